// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/files/fileinhand.h"
#include "app/files/filelock.h"
#include "app/files/openfile.h"
#include "app/store/backups.h"
#include "app/store/database.h"
#include "app/store/schema.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/filecontent.h"
#include "tests/support/plainsqlite.h"
#include "tests/support/testmain.h"
#include "tests/support/unprivileged.h"
#include "tests/support/woexample.h"

namespace tst_workfile {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Database;
using app::TournamentDocument;
using app::WorkFile;
using tests::contentOf;
using tests::overwrite;

namespace {

/// Any SQLite file of another program.
void makeForeignDatabase(const QString& path, int applicationId)
{
    tests::PlainSqlite(path).run({u"PRAGMA application_id = %1"_s.arg(applicationId),
                                  u"CREATE TABLE tournament (secret TEXT)"_s,
                                  u"INSERT INTO tournament VALUES ('recipes')"_s});
}

} // namespace

class TestWorkFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void createsAFileAndItsDirectory();
    void keepsTournaments();
    void keepsEveryTournament_data();
    void keepsEveryTournament();
    void listsTheNewestFirst();
    void wasteBasket();
    void refusesImpossibleTournaments_data();
    void refusesImpossibleTournaments();
    void secondInstanceReadsOnly();
    void staleLockIsTaken();
    void halfMadeLockIsTaken();
    void newerFileReadsOnly();
    void fileWithoutWriteRight();
    void directoryWithoutWriteRight();
    void directoryWithoutWriteRightAfterACrash();
    void cannotBeCreated();
    void unreadableFile();
    void foreignFileIsNotTouched_data();
    void foreignFileIsNotTouched();
    void damagedFileIsNotTouched_data();
    void damagedFileIsNotTouched();
    void readOnlyAccess();
    void consistencyCheckFinds_data();
    void consistencyCheckFinds();
    void openingCanBeCancelled_data();
    void openingCanBeCancelled();

private:
    [[nodiscard]] QString path(const QString& name = u"a.zahlmeister"_s)
    {
        return m_directory->filePath(name);
    }
    /// A closed work file with the example tournament in it.
    [[nodiscard]] QString example();
    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestWorkFile::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

void TestWorkFile::cleanup()
{
    QFile::setPermissions(m_directory->path(),
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

QString TestWorkFile::example()
{
    const auto file = WorkFile::open(path()).value();
    if (!file->addTournament(tests::woExample()).has_value())
        qFatal("cannot store the example");
    return path();
}

void TestWorkFile::createsAFileAndItsDirectory()
{
    const QString name = path(u"not/yet/there.zahlmeister"_s);
    {
        const auto file = WorkFile::open(name).value();
        QVERIFY(!file->isReadOnly());
        QVERIFY(!file->readOnlyReason());
        QCOMPARE(file->path(), name);
        QVERIFY(file->tournaments().value().empty());
        QVERIFY(file->checkConsistency().has_value());
    }
    // Nothing is left beside a file that was closed.
    QCOMPARE(QDir(QFileInfo(name).path()).entryList(QDir::Files), QStringList{u"there.zahlmeister"_s});
}

void TestWorkFile::keepsTournaments()
{
    const engine::Tournament example = tests::woExample();
    const auto id = [&] { return WorkFile::open(path()).value()->addTournament(example).value(); }();
    const auto file = WorkFile::open(path()).value();
    const auto stored = file->tournament(id).value();
    QVERIFY(stored.tournament.header == example.header);
    QVERIFY(stored.tournament.participants == example.participants);
    QCOMPARE(stored.tournament.games.size(), example.games.size());
    for (std::size_t i = 0; i < example.games.size(); ++i) {
        engine::Game expected = example.games[i];
        expected.id = engine::GameId(static_cast<std::int64_t>(i) + 1);
        QVERIFY(stored.tournament.games[i] == expected);
    }
    QVERIFY(!stored.arithmetic);
    QCOMPARE(file->tournament(engine::TournamentId(99)).error().code, ErrorCode::UnknownTournament);
}

void TestWorkFile::keepsEveryTournament_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestWorkFile::keepsEveryTournament()
{
    QFETCH(const quint64, seed);
    engine::Tournament made = tests::anyTournament(seed);
    const auto file = WorkFile::open(path()).value();
    const auto id = file->addTournament(made).value();
    const auto stored = file->tournament(id).value().tournament;
    std::int64_t next = 1;
    for (engine::Game& game : made.games)
        game.id = engine::GameId(next++);
    std::sort(made.participants.begin(), made.participants.end(),
              [](const auto& a, const auto& b) { return a.number < b.number; });
    QVERIFY(stored == made);
}

void TestWorkFile::listsTheNewestFirst()
{
    const auto file = WorkFile::open(path()).value();
    for (const char* end : {"2026-03-01", "", "2026-05-01", "2025-12-31"}) {
        engine::Tournament tournament = tests::woExample();
        tournament.header.name = end;
        tournament.header.end = engine::Date::fromIso(end);
        QVERIFY(file->addTournament(tournament).has_value());
    }
    QStringList names;
    const auto summaries = file->tournaments().value();
    for (const auto& summary : summaries) {
        names.append(summary.name);
        QCOMPARE(summary.participants, 16);
        QCOMPARE(summary.games, static_cast<int>(tests::woExample().games.size()));
        QVERIFY(!summary.removed);
    }
    QCOMPARE(names, (QStringList{u""_s, u"2026-05-01"_s, u"2026-03-01"_s, u"2025-12-31"_s}));
}

void TestWorkFile::wasteBasket()
{
    const auto file = WorkFile::open(path()).value();
    const auto id = file->addTournament(tests::woExample()).value();
    const auto before = file->tournament(id).value().tournament;
    QVERIFY(file->removeTournament(id).has_value());
    QVERIFY(file->tournaments().value().front().removed);
    QVERIFY(file->tournament(id).value().tournament == before);
    QVERIFY(file->restoreTournament(id).has_value());
    QVERIFY(!file->tournaments().value().front().removed);
    QCOMPARE(file->removeTournament(engine::TournamentId(99)).error().code, ErrorCode::UnknownTournament);
    // Several at once, or nothing.
    const engine::Tournament other = file->tournament(id)->tournament;
    const auto failed =
        file->replaceTournaments({.added = {other}, .removed = {id}, .restored = {engine::TournamentId(99)}});
    QCOMPARE(failed.error().code, ErrorCode::UnknownTournament);
    QCOMPARE(file->tournaments()->size(), 1U);
    QVERIFY(!file->tournaments()->front().removed);
    const auto added = file->replaceTournaments({.added = {other, other}, .removed = {id}});
    QCOMPARE(added->size(), 2U);
    QVERIFY(file->tournament(added->back())->tournament.games == other.games);
    QVERIFY(file->replaceTournaments({.removed = *added, .restored = {id}}).has_value());
    const auto listed = file->tournaments();
    for (const auto& summary : *listed)
        QCOMPARE(summary.removed, summary.id != id);
    QCOMPARE(file->restoreTournament(engine::TournamentId(99)).error().code, ErrorCode::UnknownTournament);
}

void TestWorkFile::refusesImpossibleTournaments_data()
{
    QTest::addColumn<int>("spoil");
    QTest::addColumn<int>("code");
    QTest::addRow("same number twice") << 0 << int(ErrorCode::DuplicateParticipant);
    QTest::addRow("unknown player") << 1 << int(ErrorCode::UnknownParticipant);
    QTest::addRow("against himself") << 2 << int(ErrorCode::GameAgainstSelf);
    QTest::addRow("round out of range") << 3 << int(ErrorCode::OutOfRange);
    QTest::addRow("rounds out of range") << 4 << int(ErrorCode::OutOfRange);
    QTest::addRow("text that is no UTF-8") << 5 << int(ErrorCode::WrongType);
}

void TestWorkFile::refusesImpossibleTournaments()
{
    QFETCH(const int, spoil);
    QFETCH(const int, code);
    engine::Tournament tournament = tests::woExample();
    switch (spoil) {
    case 0: tournament.participants[3].number = tournament.participants[4].number; break;
    case 1: tournament.games[7].black = engine::ParticipantNumber(99); break;
    case 2: tournament.games[7].black = tournament.games[7].white; break;
    case 3: tournament.games[7].round = 1000; break;
    case 4: tournament.header.rounds = 0; break;
    default: tournament.header.name = "\xff\xfe"; break;
    }
    const auto file = WorkFile::open(path()).value();
    const auto added = file->addTournament(tournament);
    QVERIFY(!added.has_value());
    QCOMPARE(int(added.error().code), code);
    QVERIFY(file->tournaments().value().empty());
}

void TestWorkFile::secondInstanceReadsOnly()
{
    auto first = WorkFile::open(path()).value();
    const auto id = first->addTournament(tests::woExample()).value();
    const auto second = WorkFile::open(path()).value();
    QVERIFY(second->isReadOnly());
    QCOMPARE(second->readOnlyReason()->code, ErrorCode::WorkFileInUse);
    QCOMPARE(second->readOnlyReason()->args.at(0), path().toStdString());
    QCOMPARE(second->readOnlyReason()->args.at(2), std::to_string(QCoreApplication::applicationPid()));

    // It sees what the first one has stored, and everything that would write is refused with the same reason.
    QCOMPARE(second->tournament(id).value().tournament.games.size(), tests::woExample().games.size());
    QCOMPARE(second->addTournament(tests::woExample()).error().code, ErrorCode::WorkFileInUse);
    QCOMPARE(second->removeTournament(id).error().code, ErrorCode::WorkFileInUse);
    const auto document = TournamentDocument::open(*second, id).value();
    QVERIFY(document->isReadOnly());
    const auto refused = document->apply({{}, {app::PutArithmetic{engine::Arithmetic::Tables}}});
    QCOMPARE(refused.error().code, ErrorCode::WorkFileInUse);
    QVERIFY(document->setDraft({u"place"_s, u"x"_s}).has_value() && document->drafts().empty());
    QVERIFY(!document->arithmetic());

    first.reset();
    QVERIFY(!WorkFile::open(path()).value()->isReadOnly());
}

void TestWorkFile::staleLockIsTaken()
{
    // The lock of a process that does not exist any more: its id, program and host, a line each.
#ifdef Q_OS_WIN
    const QByteArray host = qgetenv("COMPUTERNAME");
#else
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
#endif
    overwrite(path() + ".lock"_L1, "4194305\nzahlmeister\n" + host + '\n');
    QVERIFY(!app::FileLock::isHeld(path()));
    QVERIFY(!WorkFile::open(path()).value()->isReadOnly());
}

void TestWorkFile::halfMadeLockIsTaken()
{
    // Its owner was killed between making the lock file and writing his name into it.
    overwrite(path() + ".lock"_L1, {});
    QVERIFY(!WorkFile::open(path()).value()->isReadOnly());
}

void TestWorkFile::newerFileReadsOnly()
{
    const QString name = example();
    {
        const auto database = Database::open(name, Database::Mode::ReadWrite).value();
        QVERIFY(database->execute(u"PRAGMA user_version = 99"_s).has_value());
        QVERIFY(
            database->execute(u"ALTER TABLE game ADD COLUMN clock TEXT NOT NULL DEFAULT ''"_s).has_value());
    }
    const QByteArray before = contentOf(name);
    {
        const auto file = WorkFile::open(name).value();
        QVERIFY(file->isReadOnly());
        const Error newer{ErrorCode::NewerWorkFile,
                          {name.toStdString(), "99", std::to_string(app::kSchemaVersion)}};
        QVERIFY(*file->readOnlyReason() == newer);
        QCOMPARE(file->tournaments().value().front().participants, 16);
        QCOMPARE(file->addTournament(tests::woExample()).error().code, ErrorCode::NewerWorkFile);
    }
    QCOMPARE(contentOf(name), before);
}

void TestWorkFile::fileWithoutWriteRight()
{
#ifdef Q_OS_WIN
    QSKIP("The rights of an owner are no rights of Windows.");
#endif
    const QString name = example();
    tests::giveToUnprivileged(m_directory->path());
    tests::giveToUnprivileged(name);
    QFile::setPermissions(name, QFileDevice::ReadOwner);
    const QByteArray before = contentOf(name);
    {
        const tests::Unprivileged unprivileged;
        const auto file = WorkFile::open(name).value();
        QVERIFY(file->isReadOnly());
        QCOMPARE(file->readOnlyReason()->code, ErrorCode::ReadOnly);
        QCOMPARE(file->tournaments().value().front().participants, 16);
        QCOMPARE(file->addTournament(tests::woExample()).error().code, ErrorCode::ReadOnly);
    }
    QCOMPARE(contentOf(name), before);
}

void TestWorkFile::directoryWithoutWriteRight()
{
#ifdef Q_OS_WIN
    QSKIP("The rights of an owner are no rights of Windows.");
#endif
    const QString name = example();
    tests::giveToUnprivileged(m_directory->path());
    tests::giveToUnprivileged(name);
    QFile::setPermissions(m_directory->path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const tests::Unprivileged unprivileged;
    const auto file = WorkFile::open(name).value();
    QCOMPARE(file->readOnlyReason()->code, ErrorCode::ReadOnly);
    QCOMPARE(file->tournaments().value().front().participants, 16);
    QVERIFY(file->checkConsistency().has_value());
}

void TestWorkFile::directoryWithoutWriteRightAfterACrash()
{
#ifdef Q_OS_WIN
    QSKIP("The rights of an owner are no rights of Windows.");
#endif
    // A copy of file and log as a crash leaves them: the tournament is in the log only.
    const QString name = path(u"crashed.zahlmeister"_s);
    {
        const auto living = WorkFile::open(path()).value();
        QVERIFY(living->addTournament(tests::woExample()).has_value());
        QVERIFY(QFile::copy(path(), name));
        QVERIFY(QFile::copy(path() + "-wal"_L1, name + "-wal"_L1));
    }
    tests::giveToUnprivileged(m_directory->path());
    tests::giveToUnprivileged(name);
    tests::giveToUnprivileged(name + "-wal"_L1);
    QFile::setPermissions(m_directory->path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const tests::Unprivileged unprivileged;
    const auto file = WorkFile::open(name).value();
    QVERIFY(file->isReadOnly());
    QCOMPARE(file->tournaments().value().size(), std::size_t{1});
}

void TestWorkFile::cannotBeCreated()
{
#ifdef Q_OS_WIN
    QSKIP("The rights of an owner are no rights of Windows.");
#endif
    tests::giveToUnprivileged(m_directory->path());
    QFile::setPermissions(m_directory->path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    {
        const tests::Unprivileged unprivileged;
        QCOMPARE(WorkFile::open(path()).error().code, ErrorCode::FileNotWritable);
    }
    QVERIFY(!QFile::exists(path()));
    QCOMPARE(WorkFile::open(path(), WorkFile::Access::ReadOnly).error().code, ErrorCode::FileNotFound);
}

void TestWorkFile::unreadableFile()
{
    QCOMPARE(WorkFile::open(m_directory->path()).error().code, ErrorCode::NotARegularFile);
#ifdef Q_OS_WIN
    QSKIP("The rights of an owner are no rights of Windows.");
#endif
    const QString name = example();
    tests::giveToUnprivileged(m_directory->path());
    QFile::setPermissions(name, QFileDevice::Permissions());
    const tests::Unprivileged unprivileged;
    QCOMPARE(WorkFile::open(name).error().code, ErrorCode::FileNotReadable);
}

void TestWorkFile::foreignFileIsNotTouched_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("text") << 0;
    QTest::addRow("short") << 1;
    QTest::addRow("database without id") << 2;
    QTest::addRow("database of another program") << 3;
    QTest::addRow("database with a hot journal") << 4;
}

void TestWorkFile::foreignFileIsNotTouched()
{
    QFETCH(const int, kind);
    switch (kind) {
    case 0: overwrite(path(), QByteArray("Dear diary, ").repeated(50)); break;
    case 1: overwrite(path(), "x"); break;
    case 2: makeForeignDatabase(path(), 0); break;
    case 3:
        makeForeignDatabase(path(), 0x47504b47); // GeoPackage
        break;
    default:
        makeForeignDatabase(path(), 0);
        overwrite(path() + "-journal"_L1, QByteArray::fromHex("d9d505f920a163d7") + QByteArray(504, '\0'));
        break;
    }
    const QByteArray before = contentOf(path());
    const QStringList files = QDir(m_directory->path()).entryList(QDir::Files);
    for (const auto access : {WorkFile::Access::ReadWrite, WorkFile::Access::ReadOnly}) {
        const auto opened = WorkFile::open(path(), access);
        QVERIFY(!opened.has_value());
        QVERIFY((opened.error() == Error{ErrorCode::NotAWorkFile, {path().toStdString()}}));
    }
    QCOMPARE(contentOf(path()), before);
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), files);
}

void TestWorkFile::damagedFileIsNotTouched_data()
{
    QTest::addColumn<int>("kind");
    QTest::addRow("truncated") << 0;
    QTest::addRow("garbage in a page") << 1;
    QTest::addRow("only the header is ours") << 2;
    QTest::addRow("zeroed second half") << 3;
}

void TestWorkFile::damagedFileIsNotTouched()
{
    QFETCH(const int, kind);
    constexpr qsizetype kPage = 4096;
    QByteArray content = contentOf(example());
    switch (kind) {
    case 0: content.truncate(content.size() / 2); break;
    case 1: content.replace(3 * kPage, kPage, QByteArray("\x5a\x01\xfe").repeated(kPage).left(kPage)); break;
    case 2: content.replace(100, content.size() - 100, QByteArray(content.size() - 100, '\xa7')); break;
    default:
        content.replace(content.size() / 2, content.size(),
                        QByteArray(content.size() - content.size() / 2, '\0'));
        break;
    }
    overwrite(path(), content);
    for (const auto access : {WorkFile::Access::ReadWrite, WorkFile::Access::ReadOnly}) {
        const auto opened = WorkFile::open(path(), access);
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, ErrorCode::DamagedWorkFile);
        QCOMPARE(opened.error().args.size(), std::size_t{2});
        QCOMPARE(opened.error().args[0], path().toStdString());
        QVERIFY(!opened.error().args[1].empty());
    }
    QCOMPARE(contentOf(path()), content);
}

void TestWorkFile::readOnlyAccess()
{
    const QString name = example();
    const QByteArray before = contentOf(name);
    {
        const auto reader = WorkFile::open(name, WorkFile::Access::ReadOnly).value();
        QVERIFY(reader->isReadOnly());
        QCOMPARE(reader->readOnlyReason()->code, ErrorCode::ReadOnly);
        // What is open for reading only has locks, too: nothing else opens it.
        QVERIFY(app::isOpenHere(name));
        QVERIFY(!app::contentOfFile(name).has_value());
        // It does not lock anybody out.
        QVERIFY(!WorkFile::open(name).value()->isReadOnly());
        QCOMPARE(reader->tournaments().value().size(), std::size_t{1});
    }
    QCOMPARE(contentOf(name).size(), before.size());
}

void TestWorkFile::consistencyCheckFinds_data()
{
    QTest::addColumn<QString>("sabotage");
    const auto row = [](const char* name, const QString& sql) { QTest::newRow(name) << sql; };
    const QString entry = u"INSERT INTO undo_entry VALUES (1, %1, 'result', '[]', '[]', '[]', %2)"_s;
    row("game without its player", u"UPDATE game SET white = 77 WHERE id = 3"_s);
    row("unreadable undo entry", u"INSERT INTO undo_entry VALUES (1, 1, 'result', '[]', '[{}]', '[]', 0)"_s);
    row("unknown kind of undo entry",
        u"INSERT INTO undo_entry VALUES (1, 1, 'dance', '[]', '[]', '[]', 0)"_s);
    row("gap in the undo log", entry.arg(1).arg(0) + u';' + entry.arg(3).arg(0));
    row("undone before done", entry.arg(1).arg(1) + u';' + entry.arg(2).arg(0));
    row("impossible date", u"UPDATE tournament SET end_date = '2026-02-31'"_s);
}

void TestWorkFile::consistencyCheckFinds()
{
    QFETCH(const QString, sabotage);
    const QString name = example();
    QVERIFY(WorkFile::open(name).value()->checkConsistency().has_value());
    {
        const auto database = Database::open(name, Database::Mode::ReadWrite).value();
        QVERIFY(database->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        for (const QString& sql : sabotage.split(u';'))
            QVERIFY(database->execute(sql).has_value());
    }
    const auto found = WorkFile::open(name).value()->checkConsistency();
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, ErrorCode::DamagedWorkFile);
}

void TestWorkFile::openingCanBeCancelled_data()
{
    QTest::addColumn<WorkFile::Step>("step");
    QTest::newRow("check") << WorkFile::Step::Check;
    QTest::newRow("backup") << WorkFile::Step::Backup;
    QTest::newRow("migration") << WorkFile::Step::Migration;
}

void TestWorkFile::openingCanBeCancelled()
{
    QFETCH(const WorkFile::Step, step);
    QVERIFY(QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/v14.zahlmeister"), path()));
    QFile::setPermissions(path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    {
        const auto database = Database::open(path(), Database::Mode::ReadWrite).value();
        const auto filled = database->execute(
            u"INSERT INTO participant (tournament_id, number, name, club, club_name, member, person_id,"
            " rating_source, computer, team) WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n"
            " WHERE i < 90000) SELECT 1, i, 'Muster, Max', '', '', 1, '', 'dwz', 0, '' FROM n"_s);
        QVERIFY(filled.has_value());
    }
    const QByteArray before = contentOf(path());
    const auto cancelled = WorkFile::open(path(), WorkFile::Access::ReadWrite, WorkFile::ForeignLogs::Refuse,
                                          [&](WorkFile::Step asked) { return asked != step; });
    QVERIFY(!cancelled.has_value());
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    const QStringList files = QDir(m_directory->path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QCOMPARE(app::backupsOf(path()).size(), std::size_t(step == WorkFile::Step::Migration ? 1 : 0));
    if (step == WorkFile::Step::Check)
        QCOMPARE(contentOf(path()), before);
    // It goes on where it stopped.
    const auto opened = WorkFile::open(path()).value();
    QVERIFY(!opened->isReadOnly());
    QCOMPARE(opened->tournaments().value().size(), std::size_t{2});
}

ZAHLMEISTER_TEST(TestWorkFile, QCoreApplication)

} // namespace tst_workfile

#include "tst_workfile.moc"
