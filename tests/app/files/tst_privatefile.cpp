// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/openfile.h"
#include "app/files/privatefile.h"
#include "tests/support/filecontent.h"
#include "tests/support/testmain.h"

namespace tst_privatefile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using tests::contentOf;
using tests::overwrite;

class TestPrivateFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isItsOwnersAlone();
    void nameIsTakenOnce();
    void onlyWhatIsProvedIsRemoved();
    void nothingIsLostAside();

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
    const QString target = path(u"named"_s);
    QStringList unfinished;
    {
        auto first = app::UnfinishedFile::beside(target);
        auto second = app::UnfinishedFile::beside(target);
        QVERIFY(first.has_value() && second.has_value());
        unfinished = {first->path(), second->path()};
        QVERIFY(unfinished[0] != unfinished[1]);
        QVERIFY(app::UnfinishedFile::isNameBeside(unfinished[0] + u"-journal"_s, target));
        QVERIFY(!app::UnfinishedFile::isNameBeside(target + u".new-1"_s, target));
        overwrite(unfinished[0], "first");
        overwrite(unfinished[1], "second");
        overwrite(unfinished[1] + u"-wal"_s, "log");
        QVERIFY(first->giveName().has_value());
        const auto refused = second->giveName();
        QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
        QVERIFY(app::isNameTaken(refused.error()));
        QCOMPARE(contentOf(target), QByteArray("first"));
    }
    for (const QString& name : unfinished)
        QVERIFY(!QFile::exists(name) && !QFile::exists(name + u"-wal"_s));
    auto third = app::UnfinishedFile::beside(target);
    overwrite(third->path(), "third");
    QVERIFY(third->replaceTarget().has_value());
    QCOMPARE(contentOf(target), QByteArray("third"));
}

void TestPrivateFile::onlyWhatIsProvedIsRemoved()
{
    const app::Proof proof = [](const QByteArray& beginning) { return beginning == "ours"; };
    overwrite(path(u"ours"_s), "ours");
    overwrite(path(u"empty"_s), "");
    overwrite(path(u"other"_s), "other");
    QVERIFY(QFile::link(path(u"ours"_s), path(u"link"_s)));
    QVERIFY(!app::removeProved(path(u"other"_s), proof));
    QVERIFY(!app::removeProved(path(u"link"_s), proof));
    QVERIFY(!app::removeProved(m_folder.path(), proof));
    {
        const app::OpenFile open(path(u"ours"_s));
        QVERIFY(!app::removeProved(path(u"ours"_s), proof));
    }
    QVERIFY(app::removeProved(path(u"ours"_s), proof));
    QVERIFY(app::removeProved(path(u"empty"_s), proof));
    QVERIFY(app::removeProved(path(u"missing"_s), proof));
    QVERIFY(QFile::exists(path(u"other"_s)));
    QVERIFY(!QFile::exists(path(u"ours"_s)) && !QFile::exists(path(u"empty"_s)));
}

void TestPrivateFile::nothingIsLostAside()
{
    overwrite(path(u"a"_s), "a");
    overwrite(path(u"a-wal"_s), "log");
    const auto folder = app::moveAside(path(u"a"_s), {path(u"a"_s), path(u"a-wal"_s), path(u"a-journal"_s)});
    QVERIFY(folder.has_value());
    QCOMPARE(contentOf(*folder + u"/a"_s), QByteArray("a"));
    QCOMPARE(contentOf(*folder + u"/a-wal"_s), QByteArray("log"));
    QVERIFY(!QFile::exists(path(u"a"_s)));
    overwrite(path(u"a"_s), "b"); // within the same second
    const auto other = app::moveAside(path(u"a"_s), {path(u"a"_s)});
    QVERIFY(other.has_value() && *other != *folder);
    QCOMPARE(contentOf(*other + u"/a"_s), QByteArray("b"));
}

ZAHLMEISTER_TEST(TestPrivateFile, QCoreApplication)

} // namespace tst_privatefile

#include "tst_privatefile.moc"
