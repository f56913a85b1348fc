// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/privatefile.h"
#include "tests/support/testmain.h"

namespace tst_privatefile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestPrivateFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isItsOwnersAlone();
    void nameIsTakenOnce();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestPrivateFile::isItsOwnersAlone()
{
    [[maybe_unused]] const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                         QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(app::makePrivateFile(path(u"file"_s)).has_value());
    QVERIFY(app::makePrivateFolder(path(u"folder"_s)).has_value());
    QVERIFY(app::makePrivateFolder(path(u"folder"_s)).has_value());
#ifdef Q_OS_UNIX
    QCOMPARE(QFile::permissions(path(u"file"_s)) & others, QFile::Permissions());
    QCOMPARE(QFile::permissions(path(u"folder"_s)) & others, QFile::Permissions());
#endif
    QCOMPARE(app::makePrivateFile(path(u"file"_s)).error().code, ErrorCode::FileNotWritable);
    QCOMPARE(app::makePrivateFolder(path(u"file"_s)).error().code, ErrorCode::FileNotWritable);
    QVERIFY(app::makePrivateFolder(path(u"new/inner"_s)).has_value());
    const auto refused = app::makePrivateFolder(path(u"file/inner"_s));
    QCOMPARE(refused.error().args.at(1), std::string("no-folder"));
}

void TestPrivateFile::nameIsTakenOnce()
{
    const QString first = app::unfinishedName(path(u"named"_s));
    const QString second = app::unfinishedName(path(u"named"_s));
    QVERIFY(first != second);
    QVERIFY(app::makePrivateFile(first).has_value());
    QVERIFY(app::makePrivateFile(second).has_value());
    QVERIFY(app::giveName(first, path(u"named"_s)).has_value());
    QCOMPARE(app::giveName(second, path(u"named"_s)).error().code, ErrorCode::FileNotWritable);
    QVERIFY(QFile::exists(path(u"named"_s)));
    QVERIFY(!QFile::exists(first));
    QVERIFY(!QFile::exists(second));
}

ZAHLMEISTER_TEST(TestPrivateFile, QCoreApplication)

} // namespace tst_privatefile

#include "tst_privatefile.moc"
