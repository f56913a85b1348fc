// SPDX-License-Identifier: GPL-3.0-or-later
#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"

namespace tst_installedfiles {

using namespace Qt::StringLiterals;
using namespace zahlmeister::tests;

/// What is installed: the list of files, and whether a desktop understands them.
class TestInstalledFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void areTheseAndNoOthers();
    void desktopEntry();
    void metainfo();
    void mimeType();
    void icon();
    void changelog();

private:
    QString share(const QString& file) const { return m_folder.filePath(u"share/"_s + file); }

    QTemporaryDir m_folder;
};

void TestInstalledFiles::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const ToolRun installed =
        runTool(QStringLiteral(ZAHLMEISTER_CMAKE),
                {u"--install"_s, QStringLiteral(ZAHLMEISTER_BUILD), u"--prefix"_s, m_folder.path()});
    QVERIFY2(installed.code == 0, qPrintable(installed.messages));
}

void TestInstalledFiles::areTheseAndNoOthers()
{
    QStringList found;
    for (QDirIterator it(m_folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
         it.hasNext();)
        found += QDir(m_folder.path()).relativeFilePath(it.next());
    found.sort();
    const QStringList expected{
        u"bin/zahlmeister"_s,
        u"share/applications/zahlmeister.desktop"_s,
        u"share/bash-completion/completions/zahlmeister"_s,
        u"share/doc/zahlmeister/changelog.Debian.gz"_s,
        u"share/doc/zahlmeister/changelog.gz"_s,
        u"share/doc/zahlmeister/copyright"_s,
        u"share/doc/zahlmeister/manual.de.html"_s,
        u"share/doc/zahlmeister/manual.en.html"_s,
        u"share/icons/hicolor/scalable/apps/zahlmeister.svg"_s,
        u"share/lintian/overrides/zahlmeister"_s,
        u"share/man/de/man1/zahlmeister.1.gz"_s,
        u"share/man/man1/zahlmeister.1.gz"_s,
        u"share/metainfo/org.zahlmeister.zahlmeister.metainfo.xml"_s,
        u"share/mime/packages/zahlmeister.xml"_s,
    };
    QCOMPARE(found, expected);
}

void TestInstalledFiles::desktopEntry()
{
    NEEDS_TOOL("desktop-file-validate", "desktop-file-utils");
    const ToolRun asked = runTool(u"desktop-file-validate"_s, {share(u"applications/zahlmeister.desktop"_s)});
    QCOMPARE(asked.output + asked.messages, QString()); // hints, too
    QCOMPARE(asked.code, 0);
}

void TestInstalledFiles::metainfo()
{
    NEEDS_TOOL("appstreamcli", "appstream");
    // The whole folder: the metainfo's desktop entry must be there.
    const QString file = share(u"metainfo/org.zahlmeister.zahlmeister.metainfo.xml"_s);
    const ToolRun asked = runTool(u"appstreamcli"_s, {u"validate"_s, u"--no-net"_s, u"--pedantic"_s, file});
    QVERIFY2(asked.code == 0, qPrintable(asked.output));
    const ToolRun whole = runTool(u"appstreamcli"_s, {u"validate-tree"_s, u"--no-net"_s, m_folder.path()});
    QVERIFY2(whole.code == 0, qPrintable(whole.output));
    QVERIFY(contentOf(file).contains("<release version=\"" ZAHLMEISTER_VERSION "\""));
}

void TestInstalledFiles::mimeType()
{
    NEEDS_TOOL("update-mime-database", "shared-mime-info");
    const ToolRun made = runTool(u"update-mime-database"_s, {share(u"mime"_s)});
    QVERIFY2(made.code == 0, qPrintable(made.messages));
    QVERIFY(
        contentOf(share(u"mime/globs"_s)).contains("application/vnd.zahlmeister.workfile:*.zahlmeister\n"));
    QVERIFY(QFile::exists(share(u"mime/application/vnd.zahlmeister.workfile.xml"_s)));
    // One name for one thing.
    const QByteArray desktop = contentOf(share(u"applications/zahlmeister.desktop"_s));
    QVERIFY(desktop.contains("\nMimeType=application/vnd.zahlmeister.workfile;\n"));
    QVERIFY(contentOf(share(u"metainfo/org.zahlmeister.zahlmeister.metainfo.xml"_s))
                .contains("<mediatype>application/vnd.zahlmeister.workfile</mediatype>"));
}

void TestInstalledFiles::icon()
{
    const QByteArray desktop = contentOf(share(u"applications/zahlmeister.desktop"_s));
    QVERIFY(desktop.contains("\nIcon=zahlmeister\n"));
    NEEDS_TOOL("xmllint", "libxml2-utils");
    const ToolRun asked =
        runTool(u"xmllint"_s, {u"--noout"_s, share(u"icons/hicolor/scalable/apps/zahlmeister.svg"_s),
                               share(u"mime/packages/zahlmeister.xml"_s)});
    QCOMPARE(asked.messages, QString());
    QCOMPARE(asked.code, 0);
}

void TestInstalledFiles::changelog()
{
    NEEDS_TOOL("dpkg-parsechangelog", "dpkg-dev");
    const ToolRun unpacked = runTool(u"gzip"_s, {u"-dk"_s, share(u"doc/zahlmeister/changelog.Debian.gz"_s)});
    QCOMPARE(unpacked.code, 0);
    const ToolRun asked = runTool(u"dpkg-parsechangelog"_s,
                                  {u"--file"_s, share(u"doc/zahlmeister/changelog.Debian"_s), u"--all"_s});
    QVERIFY2(asked.code == 0 && asked.messages.isEmpty(), qPrintable(asked.messages));
    QVERIFY2(asked.output.contains(u"\nVersion: " ZAHLMEISTER_VERSION "-1\n"_s), qPrintable(asked.output));
    static const QRegularExpression empty(u"unstable; urgency=medium\\s+--"_s);
    QVERIFY(!asked.output.contains(empty));
}

ZAHLMEISTER_TEST(TestInstalledFiles, QCoreApplication)

} // namespace tst_installedfiles

#include "tst_installedfiles.moc"
