// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/session/backupkeeper.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_backupkeeper {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::BackupKeeper;
using app::BackupReason;
using app::TournamentDocument;
using app::WorkFile;

class TestBackupKeeper : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesWhatWasChangedOnly();
    void copiesWhenTheFileIsClosed();
    void closingLosesNoCopyThatIsBeingMade();
    void holdsTheStateBeforeTheAct();
    void saysOnceThatItFails();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"a.zahlmeister"_s); }
    [[nodiscard]] std::size_t copies() const { return app::backupsOf(path()).size(); }
    void rename(const std::string& name);
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkFile> m_file;
    engine::TournamentId m_id = engine::TournamentId(0);
};

void TestBackupKeeper::init()
{
    m_file.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = WorkFile::open(path()).value();
    m_id = m_file->addTournament(tests::woExample()).value();
}

void TestBackupKeeper::rename(const std::string& name)
{
    const auto document = TournamentDocument::open(*m_file, m_id).value();
    auto header = document->tournament().header;
    header.name = name;
    QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
}

void TestBackupKeeper::copiesWhatWasChangedOnly()
{
    BackupKeeper keeper(std::chrono::milliseconds(50));
    QSignalSpy made(&keeper, &BackupKeeper::made);
    keeper.follow(m_file.get());
    QTest::qWait(300);
    QCOMPARE(copies(), std::size_t{0});
    rename("one");
    QVERIFY(made.wait());
    QCOMPARE(copies(), std::size_t{1});
    QTest::qWait(300);
    QCOMPARE(copies(), std::size_t{1});
    rename("two");
    QVERIFY(made.wait());
    QCOMPARE(copies(), std::size_t{2});
}

void TestBackupKeeper::copiesWhenTheFileIsClosed()
{
    BackupKeeper keeper;
    keeper.follow(m_file.get());
    rename("one");
    keeper.close();
    m_file.reset();
    keeper.closed();
    keeper.wait();
    QCOMPARE(copies(), std::size_t{1});
    // Nothing is left beside the file by whoever read it.
    QCOMPARE(QDir(m_folder->path()).entryList({u"a.zahlmeister-*"_s}, QDir::Files), QStringList());
    keeper.close();
    keeper.closed();
    keeper.wait();
    QCOMPARE(copies(), std::size_t{1});
}

void TestBackupKeeper::closingLosesNoCopyThatIsBeingMade()
{
    for (std::size_t i = 1; i <= 10; ++i) {
        BackupKeeper keeper;
        keeper.follow(m_file.get());
        rename("name " + std::to_string(i));
        keeper.copyNow(BackupReason::Regular);
        keeper.close(); // at once
        m_file.reset();
        keeper.closed();
        keeper.wait();
        QCOMPARE(copies(), i);
        m_file = WorkFile::open(path()).value();
    }
}

void TestBackupKeeper::holdsTheStateBeforeTheAct()
{
    BackupKeeper keeper;
    keeper.follow(m_file.get());
    rename("before");
    keeper.copyNow(BackupReason::Import);
    rename("after");
    keeper.wait();
    const auto copy = app::backupsOf(path());
    QCOMPARE(copy.size(), std::size_t{1});
    QCOMPARE(copy.front().reason, BackupReason::Import);
    const auto opened = WorkFile::open(copy.front().path, WorkFile::Access::ReadOnly).value();
    QCOMPARE(opened->tournament(m_id).value().tournament.header.name, std::string("before"));
}

void TestBackupKeeper::saysOnceThatItFails()
{
    QFile inTheWay(app::backupFolder(path()));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    BackupKeeper keeper(std::chrono::milliseconds(20));
    QSignalSpy failed(&keeper, &BackupKeeper::failed);
    QSignalSpy made(&keeper, &BackupKeeper::made);
    keeper.follow(m_file.get());
    rename("one");
    QVERIFY(failed.wait());
    QTest::qWait(200);
    QCOMPARE(failed.size(), 1);
    QVERIFY(inTheWay.remove());
    QVERIFY(made.wait()); // the copy is still due
}

ZAHLMEISTER_TEST(TestBackupKeeper, QCoreApplication)

} // namespace tst_backupkeeper

#include "tst_backupkeeper.moc"
