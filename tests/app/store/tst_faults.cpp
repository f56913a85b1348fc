// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <memory>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "app/document/tournamentdocument.h"
#include "app/store/database.h"
#include "app/store/schema.h"
#include "app/store/workfile.h"
#include "tests/support/faultydisk.h"
#include "tests/support/fields.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_faults {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::EditGroup;
using app::EditKind;
using app::TournamentDocument;
using app::WorkFile;

namespace {

/// What happens to the disk.
enum class Fault { Full, Broken, SyncFails };

/// Types a result into every game of a field at once, which takes many pages.
EditGroup everyGameDrawn(const engine::Tournament& tournament)
{
    EditGroup group{{EditKind::Paste, {u"all"_s}}, {}};
    for (engine::Game game : tournament.games) {
        game.result = engine::kDrawn;
        game.date = engine::Date::fromIso("2026-06-10");
        group.edits.push_back(app::PutGame{game});
    }
    return group;
}

} // namespace

/// Nothing is ever lost, whatever the disk does: an edit is either in memory and in the file, or in neither.
class TestFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void failedEditChangesNothing_data();
    void failedEditChangesNothing();
    void failureAtAnyWriteChangesNothing();
    void failedUndoChangesNothing();
    void failedDraftKeepsTheOldOne();
    void sizeLimitStopsALargeEdit();
    void fullDiskWhenOpening();
    void fullDiskWhenCreating();
    void fullDiskWhenMigrating();
    void oneSyncForAnEdit();
    void aJournalOfAnotherStateIsNotRolledBack();

private:
    void open();
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<WorkFile> m_file;
    std::unique_ptr<TournamentDocument> m_document;
    engine::TournamentId m_id = engine::TournamentId(0);
    QString m_path;
};

void TestFaults::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_path = m_directory->filePath(u"a.zahlmeister"_s);
    m_file = WorkFile::open(m_path).value();
    m_id = m_file->addTournament(tests::roundRobin(7, {.players = 24, .forfeit = 0.2})).value();
    open();
}

void TestFaults::cleanup()
{
    m_document.reset();
    m_file.reset();
}

void TestFaults::open()
{
    m_document.reset();
    m_file.reset();
    m_file = WorkFile::open(m_path).value();
    m_document = TournamentDocument::open(*m_file, m_id).value();
}

void TestFaults::failedEditChangesNothing_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("code");
    QTest::addRow("full disk") << int(Fault::Full) << int(ErrorCode::DiskFull);
    QTest::addRow("broken disk") << int(Fault::Broken) << int(ErrorCode::StorageFailure);
    QTest::addRow("synchronisation fails") << int(Fault::SyncFails) << int(ErrorCode::StorageFailure);
}

void TestFaults::failedEditChangesNothing()
{
    QFETCH(const int, fault);
    QFETCH(const int, code);
    QVERIFY(m_document->setDraft({u"participant/3/name"_s, u"Mül"_s}).has_value());
    const engine::Tournament before = m_document->tournament();
    QSignalSpy changed(m_document.get(), &TournamentDocument::gameChanged);
    QSignalSpy edited(m_document.get(), &TournamentDocument::edited);
    QSignalSpy failed(m_document.get(), &TournamentDocument::storageFailed);
    const EditGroup group = everyGameDrawn(before);
    {
        std::unique_ptr<tests::FaultyDisk> disk;
        std::unique_ptr<tests::FaultySync> sync;
        if (fault == int(Fault::SyncFails))
            sync = std::make_unique<tests::FaultySync>();
        else
            disk = std::make_unique<tests::FaultyDisk>(m_directory->path(),
                                                       fault == int(Fault::Full) ? ENOSPC : EIO);
        const auto applied = m_document->apply(group);
        QVERIFY(!applied.has_value());
        QCOMPARE(int(applied.error().code), code);
    }
    QVERIFY(m_document->tournament() == before);
    QVERIFY(!m_document->undoName());
    QVERIFY((m_document->drafts() == std::vector{app::Draft{u"participant/3/name"_s, u"Mül"_s}}));
    QVERIFY(changed.isEmpty() && edited.isEmpty());
    QCOMPARE(failed.size(), 1);

    // As soon as there is room again the same edit works, with nothing in between to be repaired.
    QVERIFY(m_document->apply(group).has_value());
    const engine::Tournament after = m_document->tournament();
    open();
    QVERIFY(m_document->tournament() == after);
    QVERIFY(m_document->undo().has_value());
    QVERIFY(m_document->tournament() == before);
    QVERIFY(m_file->checkConsistency().has_value());
}

void TestFaults::failureAtAnyWriteChangesNothing()
{
    const engine::Tournament before = m_document->tournament();
    const EditGroup group = everyGameDrawn(before);
    int failures = 0;
    for (bool done = false; !done; failures = tests::nextMoment(failures)) {
        {
            const tests::FaultyDisk disk(m_directory->path(), ENOSPC, failures);
            done = m_document->apply(group).has_value();
            QCOMPARE(done, !disk.hasFailed());
        }
        if (!done) {
            QVERIFY(m_document->tournament() == before);
            open();
            QVERIFY(m_document->tournament() == before);
            QVERIFY(m_file->checkConsistency().has_value());
        }
        QVERIFY2(failures < 1000, "the edit never works");
    }
    QVERIFY2(failures > 5, "the disk was never asked to write");
}

void TestFaults::failedUndoChangesNothing()
{
    QVERIFY(m_document->apply(everyGameDrawn(m_document->tournament())).has_value());
    const engine::Tournament before = m_document->tournament();
    QSignalSpy failed(m_document.get(), &TournamentDocument::storageFailed);
    {
        const tests::FaultyDisk disk(m_directory->path(), ENOSPC);
        QCOMPARE(m_document->undo().error().code, ErrorCode::DiskFull);
    }
    QCOMPARE(failed.size(), 1);
    QVERIFY(m_document->tournament() == before);
    QVERIFY(m_document->undoName() && !m_document->redoName());
    QVERIFY(m_document->undo().has_value());
    {
        const tests::FaultyDisk disk(m_directory->path(), ENOSPC);
        QCOMPARE(m_document->redo().error().code, ErrorCode::DiskFull);
    }
    QVERIFY(!m_document->undoName() && m_document->redoName());
    QVERIFY(m_document->redo().has_value());
    QVERIFY(m_document->tournament() == before);
}

void TestFaults::failedDraftKeepsTheOldOne()
{
    const app::Draft old{u"participant/1/name"_s, u"Mü"_s};
    QVERIFY(m_document->setDraft(old).has_value());
    QSignalSpy failed(m_document.get(), &TournamentDocument::storageFailed);
    {
        const tests::FaultyDisk disk(m_directory->path(), ENOSPC);
        QCOMPARE(m_document->setDraft({old.place, u"Mül"_s}).error().code, ErrorCode::DiskFull);
    }
    QCOMPARE(failed.size(), 1);
    QVERIFY(m_document->drafts() == std::vector{old});
    open();
    QVERIFY(m_document->drafts() == std::vector{old});
}

void TestFaults::sizeLimitStopsALargeEdit()
{
    // SQLite's own full disk: it rolls back by itself, which the transaction must survive.
    const auto pages = m_file->database().pragma(u"page_count"_s).value();
    QVERIFY(m_file->database().pragma(u"max_page_count = %1"_s.arg(pages)).has_value());
    const engine::Tournament before = m_document->tournament();
    QCOMPARE(m_document->apply(everyGameDrawn(before)).error().code, ErrorCode::DiskFull);
    QVERIFY(m_document->tournament() == before);
    open();
    QVERIFY(m_document->tournament() == before);
    QVERIFY(m_file->checkConsistency().has_value());
}

void TestFaults::fullDiskWhenOpening()
{
    m_document.reset();
    m_file.reset();
    {
        // From nothing at all to everything but the last write that opening takes.
        int writes = 0;
        for (bool done = false; !done; writes = tests::nextMoment(writes)) {
            const tests::FaultyDisk disk(m_directory->path(), ENOSPC, writes);
            const auto file = WorkFile::open(m_path).value();
            QCOMPARE(file->tournaments().value().front().participants, 24);
            done = !file->isReadOnly();
            if (!done) {
                QCOMPARE(file->readOnlyReason()->code, ErrorCode::DiskFull);
                QCOMPARE(file->addTournament({}).error().code, ErrorCode::DiskFull);
            }
        }
        QVERIFY(writes > 2);
    }
    open();
    QVERIFY(!m_file->isReadOnly());
}

void TestFaults::fullDiskWhenCreating()
{
    const QString path = m_directory->filePath(u"new.zahlmeister"_s);
    for (int writes = 0;; writes = tests::nextMoment(writes)) {
        QVERIFY2(writes < 1000, "the file is never made");
        const tests::FaultyDisk disk(m_directory->path(), ENOSPC, writes);
        const auto file = WorkFile::open(path);
        if (file.has_value())
            break;
        QCOMPARE(file.error().code, ErrorCode::DiskFull);
        QCOMPARE(file.error().args.front(), path.toStdString());
        QVERIFY(QDir(m_directory->path()).entryList({u"new.*"_s}).isEmpty());
    }
}

void TestFaults::fullDiskWhenMigrating()
{
    const QString path = m_directory->filePath(u"v13.zahlmeister"_s);
    QVERIFY(QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/v13.zahlmeister"), path));
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    int attempts = 0;
    for (bool done = false; !done; attempts = tests::nextMoment(attempts)) {
        QVERIFY2(attempts < 1000, "the file is never migrated");
        {
            const tests::FaultyDisk disk(m_directory->path(), ENOSPC, attempts);
            const auto file = WorkFile::open(path);
            done = file.has_value() && !(*file)->isReadOnly();
            const auto error = file.has_value() ? (*file)->readOnlyReason() : std::optional(file.error());
            if (!done)
                QCOMPARE(error->code, ErrorCode::DiskFull);
        }
        if (!done) {
            const auto untouched = app::Database::open(path, app::Database::Mode::ReadOnly).value();
            const auto version = untouched->pragma(u"user_version"_s).value();
            QVERIFY(version >= 13 && version <= app::kSchemaVersion); // every migration is a transaction
            auto row = untouched->statement(u"SELECT count(*) FROM game"_s);
            QVERIFY(row.next().value());
            QCOMPARE(row.integer(0), 3);
        }
    }
    QVERIFY(attempts > 3);
}

void TestFaults::oneSyncForAnEdit()
{
    const auto syncsOf = [](const auto& edit) {
        const int before = tests::syncCount();
        edit();
        return tests::syncCount() - before;
    };
    engine::Game game = m_document->tournament().games[5];
    game.result = engine::kBothForfeit;
    // The first edit after opening is no dearer than the others.
    QCOMPARE(syncsOf([&] { QVERIFY(m_document->apply({{}, {app::PutGame{game}}}).has_value()); }), 1);
    QCOMPARE(
        syncsOf([&] { QVERIFY(m_document->apply(everyGameDrawn(m_document->tournament())).has_value()); }),
        1);
    QCOMPARE(syncsOf([&] { QVERIFY(m_document->undo().has_value()); }), 1);
    QCOMPARE(syncsOf([&] { QVERIFY(m_document->redo().has_value()); }), 1);
    QCOMPARE(syncsOf([&] { QVERIFY(m_document->setDraft({u"p"_s, u"t"_s}).has_value()); }), 1);
    QCOMPARE(syncsOf([&] { QVERIFY(m_document->setDraft({u"p"_s, u"t"_s}).has_value()); }), 0);
    // What changes nothing does not write.
    QVERIFY(m_document->setDraft({u"p"_s, {}}).has_value());
    QCOMPARE(
        syncsOf([&] { QVERIFY(m_document->apply(everyGameDrawn(m_document->tournament())).has_value()); }),
        0);
    // However long somebody types without a pause, no edit pays for folding the log back.
    for (int i = 0; i < 300; ++i) {
        game.result = i % 2 == 0 ? engine::kDrawn : engine::kWhiteWins;
        QCOMPARE(syncsOf([&] { QVERIFY(m_document->apply({{}, {app::PutGame{game}}}).has_value()); }), 1);
    }
}

/// Where there is no write-ahead log, a crash leaves a rollback journal; the disk stops at each write in
/// turn.
// NOLINTNEXTLINE(readability-function-size): one file through all its states
void TestFaults::aJournalOfAnotherStateIsNotRolledBack()
{
#ifdef Q_OS_UNIX
    cleanup();
    const QString folder = m_directory->filePath(u"Dropbox"_s);
    QVERIFY(QDir().mkdir(folder));
    const QString path = folder + u"/a.zahlmeister"_s;
    m_file = WorkFile::open(path).value();
    m_id = m_file->addTournament(tests::roundRobin(7, {.players = 24})).value();
    m_file.reset();
    QVERIFY(QFile::copy(path, folder + u"/backup"_s));
    const auto rename = [&](const std::string& name) {
        m_file = WorkFile::open(path).value();
        m_document = TournamentDocument::open(*m_file, m_id).value();
        auto header = m_document->tournament().header;
        header.name = name;
        return m_document->apply({{EditKind::Header, {}}, {app::PutHeader{header}}});
    };
    QVERIFY(rename("later").has_value());
    cleanup();

    int journals = 0;
    for (int writes = 0; writes < 60; writes = tests::nextMoment(writes)) {
        const pid_t child = ::fork();
        if (child == 0) {
            static_cast<void>(rename("before the crash"));
            const tests::FaultyDisk disk(folder, EIO, writes);
            static_cast<void>(m_document->apply(everyGameDrawn(m_document->tournament())));
            ::_exit(0);
        }
        ::waitpid(child, nullptr, 0);
        const QString journal = path + u"-journal"_s;
        if (!QFile::exists(journal) || QFileInfo(journal).size() < 512)
            continue;
        // Beside its own file it is rolled back.
        QFile::remove(folder + u"/left"_s);
        QFile::remove(folder + u"/left-journal"_s);
        QVERIFY(QFile::copy(path, folder + u"/left"_s));
        QVERIFY(QFile::copy(journal, folder + u"/left-journal"_s));
        {
            const auto file = WorkFile::open(path);
            QVERIFY(file.has_value());
            QVERIFY(!(*file)->isReadOnly());
            QVERIFY((*file)->checkConsistency().has_value());
            QCOMPARE((*file)->tournament(m_id).value().tournament.header.name,
                     std::string("before the crash"));
        }
        // Only a journal that had reached the disk as a whole is one; SQLite and we ignore the others.
        QFile content(folder + u"/left-journal"_s);
        QVERIFY(content.open(QIODevice::ReadOnly));
        if (content.read(1) != "\xd9")
            continue;
        ++journals;
        // Beside another state of the file it is not.
        for (const auto& [from, to] : {std::pair(u"/backup"_s, u"/a.zahlmeister"_s),
                                       std::pair(u"/left-journal"_s, u"/a.zahlmeister-journal"_s)}) {
            QFile::remove(folder + to);
            QVERIFY(QFile::copy(folder + from, folder + to));
        }
        const auto refused = WorkFile::open(path);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, ErrorCode::ForeignLog);
        const auto file = WorkFile::open(path, WorkFile::Access::ReadWrite, WorkFile::ForeignLogs::SetAside);
        QVERIFY(file.has_value());
        QVERIFY((*file)->checkConsistency().has_value());
    }
    QVERIFY2(journals > 0, "no write left a journal behind");
#endif
}

ZAHLMEISTER_TEST(TestFaults, QCoreApplication)

} // namespace tst_faults

#include "tst_faults.moc"
