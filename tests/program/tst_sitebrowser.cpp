// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/chronicle/chain/settling.h"
#include "app/store/workfile.h"
#include "tests/program/programrun.h"
#include "tests/support/clubhistory.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_sitebrowser {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

/// The site of a club in a browser: tests/web/browse.mjs. Needs section [web] of the dependencies and what
/// tests/web/package.json names; `tests/run --long` gets both.
class TestSiteBrowser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesWork_data();
    void pagesWork();
};

void TestSiteBrowser::pagesWork_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("language");
    QTest::addRow("web, German") << u"web"_s << u"de"_s;
    QTest::addRow("board, English") << u"board"_s << u"en"_s;
}

void TestSiteBrowser::pagesWork()
{
    QFETCH(const QString, profile);
    QFETCH(const QString, language);
    if (!tests::isLongRun())
        QSKIP("a browser takes its time: tests/run --long");
    const QString node = QStandardPaths::findExecutable(u"node"_s);
    const QString chromium = QStandardPaths::findExecutable(u"chromium"_s);
    const QString modules = QStringLiteral(WEB_MODULES);
    if (node.isEmpty() || chromium.isEmpty())
        QSKIP("no node or no chromium here (section [web] of packaging/dependencies)");
    if (!QFileInfo::exists(modules + u"/playwright-core"_s) || !QFileInfo::exists(modules + u"/axe-core"_s))
        QSKIP("no playwright-core or no axe-core here (tests/web/package.json)");
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.zahlmeister"_s);
    {
        const auto file = app::WorkFile::open(path).value();
        for (engine::Tournament one : tests::clubHistory({.years = 2})) {
            one.participants.front().name = "<script>alert(1)</script>, \"><img src=x onerror=alert(2)>";
            QVERIFY(file->addTournament(one).has_value());
        }
        QVERIFY(app::settleEntries(*file).has_value());
    }
    const QString site = folder.filePath(u"site"_s);
    QCOMPARE(
        tests::run({u"site"_s, path, u"--output"_s, site, u"--lang"_s, language, u"--profile"_s, profile})
            .code,
        0);
    QProcess browser;
    browser.setProcessChannelMode(QProcess::MergedChannels);
    browser.start(node, {QStringLiteral(BROWSE), site, modules, chromium});
    QVERIFY(browser.waitForFinished(60 * 60 * 1000));
    const QString said = QString::fromUtf8(browser.readAll());
    QVERIFY2(browser.exitCode() == 0, qPrintable(said));
    static const QRegularExpression kEnd(u"\n\\d+ pages, [1-9]\\d* looked at, 0 faults\n$"_s);
    QVERIFY2(kEnd.match(said).hasMatch(), qPrintable(said));
}

ZAHLMEISTER_TEST(TestSiteBrowser, QCoreApplication)

} // namespace tst_sitebrowser

#include "tst_sitebrowser.moc"
