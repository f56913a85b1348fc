// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/files/sqlitefiles.h"
#include "app/rules/rulestore.h"
#include "app/store/backups.h"
#include "app/store/database.h"
#include "app/store/decisionstore.h"
#include "app/store/enteredpersons.h"
#include "app/store/publishedpages.h"
#include "app/store/rescue.h"
#include "app/store/schema.h"
#include "app/store/unnamedpersons.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_schema {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::Database;
using app::Migration;
using app::WorkFile;

namespace {

Database::Mode constexpr kWrite = Database::Mode::ReadWrite;

/// Every table and index as SQLite wrote it down.
QStringList schemaOf(Database& database)
{
    QStringList lines;
    auto row =
        database.statement(u"SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"_s);
    while (row.next().value())
        lines.append(QStringList{row.text(0), row.text(1), row.text(2), row.text(3)}.join(u'|'));
    return lines;
}

std::int64_t versionOf(Database& database)
{
    return database.pragma(u"user_version"_s).value();
}

Result<void> failingStep(Database&)
{
    return failure(ErrorCode::StorageFailure, {"path"}, "sabotage");
}

Result<void> insertingStep(Database& database)
{
    return database.execute(u"INSERT INTO extra VALUES (42)"_s);
}

Result<void> orphaningStep(Database& database)
{
    return database.execute(u"INSERT INTO child VALUES (77)"_s);
}

} // namespace

/// Fixtures in tests/data/schema were written by the program of that schema version and are never
/// regenerated.
class TestSchema : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVersionHasAMigration();
    void migrationsLeadToTodaysTables();
    void tablesAreStrict();
    void freshFromAnEmptyFile();
    void migratesEveryShippedVersion_data();
    void migratesEveryShippedVersion();
    void settlesTeamsOfVersion15();
    void ownPlayersBecomePersons();
    void joinedDraftsGetRows();
    void notesOnNamingBecomeThePersons();
    void nothingWasPublishedBefore();
    void teamsGetOtherNames();
    void noEloWasSplitBefore();
    void nothingWasAdjustedBefore();
    void refusesVersionsBeforeTheFirstRelease();
    void backsUpBeforeMigrating();
    void runsStatementsThenTheStep();
    void failureLeavesTheLastGoodVersion_data();
    void failureLeavesTheLastGoodVersion();
    void migratesAReadOnlyFileInACopy();

private:
    [[nodiscard]] QString fixture(const QString& name);
    QTemporaryDir m_directory;
    int m_copies = 0;
};

QString TestSchema::fixture(const QString& name)
{
    const QString copy = m_directory.filePath(u"%1-%2"_s.arg(++m_copies).arg(name));
    QFile::copy(QStringLiteral(ZAHLMEISTER_TEST_DATA "/schema/") + name, copy);
    QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return copy;
}

void TestSchema::everyVersionHasAMigration()
{
    int version = app::kFirstSchemaVersion;
    for (const Migration& migration : app::migrations()) {
        QCOMPARE(migration.to, ++version);
        QVERIFY(!migration.description.isEmpty());
    }
    QCOMPARE(version, app::kSchemaVersion);
}

void TestSchema::migrationsLeadToTodaysTables()
{
    const auto database = app::emptyDatabase(app::kFirstSchemaVersion).value();
    QCOMPARE(versionOf(*database), app::kFirstSchemaVersion);
    QVERIFY(app::schemaDifferences(*database, app::kFirstSchemaVersion).value().empty());
    QVERIFY(!app::schemaDifferences(*database, app::kSchemaVersion).value().empty());
    QVERIFY(app::migrate(*database, app::migrations()).has_value());
    QCOMPARE(app::schemaDifferences(*database, app::kSchemaVersion).value(), std::vector<QString>());
    QVERIFY(database->execute(u"CREATE INDEX extra ON game (note)"_s).has_value());
    QVERIFY(database->execute(u"ALTER TABLE game RENAME COLUMN note TO remark"_s).has_value());
    QCOMPARE(app::schemaDifferences(*database, app::kSchemaVersion).value(),
             (std::vector<QString>{u"index extra"_s, u"table game"_s}));
}

void TestSchema::tablesAreStrict()
{
    const auto file = WorkFile::open(m_directory.filePath(u"strict.zahlmeister"_s)).value();
    auto row =
        file->database().statement(u"SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0"
                                   " AND name NOT LIKE 'sqlite_%'"_s);
    QVERIFY(!row.next().value());
}

void TestSchema::freshFromAnEmptyFile()
{
    const QString path = m_directory.filePath(u"empty.zahlmeister"_s);
    QFile empty(path);
    QVERIFY(empty.open(QIODevice::WriteOnly));
    empty.close();
    const auto file = WorkFile::open(path).value();
    QVERIFY(!file->isReadOnly());
    QCOMPARE(versionOf(file->database()), app::kSchemaVersion);
    QVERIFY(file->tournaments().value().empty());
    QVERIFY(file->checkConsistency().has_value());
}

void TestSchema::migratesEveryShippedVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = app::kFirstSchemaVersion; version < app::kSchemaVersion; ++version)
        QTest::addRow("version %d", version) << version;
}

void TestSchema::migratesEveryShippedVersion()
{
    QFETCH(const int, version);
    const QString path = fixture(u"v%1.zahlmeister"_s.arg(version));
    const auto before = [&] {
        const auto old = Database::open(path, Database::Mode::ReadOnly).value();
        return versionOf(*old);
    }();
    QCOMPARE(before, version);

    const auto migrated = WorkFile::open(path).value();
    QVERIFY(app::schemaDifferences(migrated->database(), app::kSchemaVersion).value().empty());
    QCOMPARE(versionOf(migrated->database()), app::kSchemaVersion);
    QVERIFY(migrated->checkConsistency().has_value());

    // The content of the fixture, as it was typed.
    const auto tournaments = migrated->tournaments().value();
    QCOMPARE(tournaments.size(), std::size_t{2});
    QCOMPARE(tournaments[0].name, u"Blitz in Arbeit"_s);
    QVERIFY(tournaments[0].removed);
    QCOMPARE(tournaments[1].name, u"Vereinsmeisterschaft Übach 2026"_s);
    const auto stored = migrated->tournament(tournaments[1].id).value();
    QCOMPARE(stored.tournament.participants.size(), std::size_t{3});
    const engine::Participant& newcomer = stored.tournament.participants[2];
    QCOMPARE(QString::fromStdString(newcomer.name), u"Łukasz, Ömer"_s);
    QCOMPARE(newcomer.carryOver.size(), std::size_t{2});
    QVERIFY(newcomer.carryOver[1].score == engine::kDraw);
    QCOMPARE(stored.tournament.games.size(), std::size_t{3});
    QVERIFY(stored.tournament.games[2].result == engine::kWhiteWinsByForfeit);
    QVERIFY(!newcomer.ratingBound);
    QVERIFY(stored.arithmetic == engine::Arithmetic::Tables);
    const auto decisions = app::DecisionStore(*migrated).decisions().value();
    QCOMPARE(decisions.size(), std::size_t{1});
    QCOMPARE(decisions[0].spelling, "muller hans C0505");
    QCOMPARE(decisions[0].person.memberNumber, std::optional(12));
}

// Version 15 and earlier took the team of the player for that of a game that named none.
void TestSchema::settlesTeamsOfVersion15()
{
    const QString path = fixture(u"v15.zahlmeister"_s);
    auto file = WorkFile::open(path).value();
    QVERIFY(file->wasMigrated());
    file.reset();
    file = WorkFile::open(path).value();
    QVERIFY(!file->wasMigrated() && file->checkConsistency().has_value());
    const auto document = app::TournamentDocument::open(*file, file->tournaments().value().at(1).id).value();
    const engine::Tournament& tournament = document->tournament();
    QVERIFY(tournament.games[0].whiteTeam == "Heim" && tournament.games[0].blackTeam == "Gäste");
    QVERIFY(tournament.games[1].whiteTeam.empty() && tournament.games[1].blackTeam == "Heim");
    QCOMPARE(tournament.participants[1].byes.at(0).team, std::string("Gäste"));
    // What its undo log brings back has them, too.
    while (document->undo().has_value()) {
        const engine::Game& first = document->tournament().games.at(0);
        QVERIFY(first.whiteTeam == "Heim" && first.blackTeam == "Gäste");
    }
    while (document->redo().has_value()) {
    }
    QVERIFY(document->tournament() == tournament);
}

// Version 16 and earlier had a list of own players with their conversions, removals and mergers.
void TestSchema::ownPlayersBecomePersons()
{
    const auto linesIn = [this](const QString& name) {
        const auto file = WorkFile::open(fixture(name)).value();
        const auto persons = app::enteredPersons(*file).value();
        QStringList lines;
        for (const app::EnteredPerson& one : persons) {
            const engine::Participant& known = one.known;
            lines += u"%1: %2|%3|%4|%5|%6-%7|%8"_s.arg(one.id)
                         .arg(QString::fromStdString(known.name), QString::fromStdString(known.club),
                              QString::fromStdString(known.personId))
                         .arg(known.birthYear.value_or(0))
                         .arg(known.rating ? known.rating->value() : 0)
                         .arg(known.index.value_or(0))
                         .arg(QString::fromStdString(known.enteredLevel));
        }
        return lines;
    };
    const QString converted = u"1: Łukasz, Ömer|C0505||1999|1450-7|dwz-2026"_s;
    QCOMPARE(linesIn(u"v13.zahlmeister"_s), QStringList{converted});
    // Nobody who was removed; a rating that was taken over in a merger is on the level of the one who is
    // gone.
    QCOMPARE(linesIn(u"v16.zahlmeister"_s), (QStringList{u"2: Adler, Anna|40023|NU4000017|0|0-0|"_s,
                                                         u"4: Cramer, Carl|40023||1970|1634-12|dwz-2026"_s,
                                                         u"6: Dorn, Dora|||0|1450-21|"_s, converted}));
}

// Version 17 and earlier had one row for all drafts of a tournament.
void TestSchema::joinedDraftsGetRows()
{
    const auto file = WorkFile::open(fixture(u"v17.zahlmeister"_s)).value();
    const auto draftsOf = [&](std::int64_t id) {
        return app::TournamentDocument::open(*file, engine::TournamentId(id)).value()->drafts();
    };
    QVERIFY((draftsOf(1) == std::vector<app::Draft>{{u"participant/5/name"_s, u"Müll"_s},
                                                    {u"results/progress/1/2"_s, u"3w"_s}}));
    QVERIFY((draftsOf(2) == std::vector<app::Draft>{{u"participant/4/name"_s, u"Łuk"_s}}));
}

// Version 19 and earlier knew by a seat who is not to be named.
void TestSchema::notesOnNamingBecomeThePersons()
{
    const auto file = WorkFile::open(fixture(u"v19.zahlmeister"_s)).value();
    const auto unnamed = app::unnamedPersons(*file).value();
    QCOMPARE(unnamed.size(), std::size_t{1});
    QCOMPARE(unnamed[0].persons, std::vector<std::string>{"a7a006bd-04d0-5410-a02d-ed27042bd878"});
    QCOMPARE(unnamed[0].reason, std::string("Brief"));
}

// Version 20 and earlier wrote no web sites.
void TestSchema::nothingWasPublishedBefore()
{
    const auto file = WorkFile::open(fixture(u"v20.zahlmeister"_s)).value();
    QVERIFY(file->wasMigrated());
    QVERIFY(app::publishedSites(*file).value().isEmpty());
    const engine::Date day = *engine::Date::tryFrom(2026, 11, 29);
    const app::PublishedPage page{.file = u"index.html"_s, .profile = u"web"_s, .first = day, .last = day};
    QVERIFY(app::notePublishedPages(*file, u"site"_s, day, {.written = {page}}).has_value());
    QCOMPARE(app::publishedPages(*file, u"site"_s).value().size(), std::size_t{1});
}

// Version 21 and earlier knew a team by one name, and not which tournaments are of one season.
void TestSchema::teamsGetOtherNames()
{
    const QString path = fixture(u"v21.zahlmeister"_s);
    auto file = WorkFile::open(path).value();
    QVERIFY(file->wasMigrated());
    const auto id = file->tournaments().value().at(1).id;
    engine::TournamentHeader header;
    {
        const auto document = app::TournamentDocument::open(*file, id).value();
        header = document->tournament().header;
        QVERIFY(header.season.empty());
        header.season = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
        header.teams = {{.name = "SC Adler 1", .spellings = {{"Adler I"}, {"Adler"}}},
                        {.name = "TSG Eber", .spellings = {{"Eber"}}}};
        QVERIFY(document->apply({{app::EditKind::Header, {}}, {app::PutHeader{header}}}).has_value());
    }
    file.reset();
    file = WorkFile::open(path).value();
    QVERIFY(file->checkConsistency().has_value());
    const auto document = app::TournamentDocument::open(*file, id).value();
    QVERIFY(document->tournament().header == header);
    QVERIFY(document->undo().has_value() && document->tournament().header.teams.empty());
}

// Version 21 and earlier rated every tournament for the Elo as a whole.
void TestSchema::noEloWasSplitBefore()
{
    const auto file = WorkFile::open(fixture(u"v21.zahlmeister"_s)).value();
    QVERIFY(file->wasMigrated());
    const auto document = app::TournamentDocument::open(*file, file->tournaments().value().at(1).id).value();
    engine::TournamentHeader header = document->tournament().header;
    engine::Participant first = document->tournament().participants.at(0);
    QVERIFY(!header.eloByPeriod && first.eloPeriods.empty());
    header.eloByPeriod = true;
    first.eloPeriods = {{*engine::Date::tryFrom(2026, 5, 1), engine::Rating(1820), 20}};
    QVERIFY(document->apply({{}, {app::PutHeader{header}, app::PutParticipant{first}}}).has_value());
    QVERIFY(document->undo().has_value() && document->redo().has_value());
    const auto stored = file->tournament(file->tournaments().value().at(1).id).value();
    QVERIFY(stored.tournament.header.eloByPeriod);
    QVERIFY(stored.tournament.participants.at(0).eloPeriods == first.eloPeriods);
}

// Version 21 and earlier knew no adjustments of ratings.
void TestSchema::nothingWasAdjustedBefore()
{
    const auto file = WorkFile::open(fixture(u"v21.zahlmeister"_s)).value();
    QVERIFY(file->wasMigrated());
    QVERIFY(app::rulesOf(*file).value()->adjustments().empty());
    engine::Adjustment one{.id = "one", .day = *engine::Date::tryFrom(2027, 1, 1)};
    one.reason = "Beschluss";
    QVERIFY(app::putAdjustment(*file, one).has_value());
    QVERIFY(app::rulesOf(*file).value()->adjustments().front() == one);
}

void TestSchema::refusesVersionsBeforeTheFirstRelease()
{
    const QString path = fixture(u"v13.zahlmeister"_s);
    {
        const auto database = Database::open(path, kWrite).value();
        QVERIFY(database->execute(u"PRAGMA user_version = 12"_s).has_value());
    }
    for (const auto access : {WorkFile::Access::ReadWrite, WorkFile::Access::ReadOnly}) {
        const Error error = WorkFile::open(path, access).error();
        QCOMPARE(error.code, ErrorCode::EarlierWorkFile);
        QCOMPARE(error.args, (std::vector<std::string>{path.toStdString(), "12"}));
    }
    QCOMPARE(app::rescue(path, path + u".new"_s).error().code, ErrorCode::EarlierWorkFile);
    QVERIFY(app::backupsOf(path).empty() && !QFile::exists(path + u".new"_s));
    QCOMPARE(versionOf(*Database::open(path, Database::Mode::ReadOnly).value()), 12);
}

void TestSchema::backsUpBeforeMigrating()
{
    const QString path = fixture(u"v13.zahlmeister"_s);
    QVERIFY(WorkFile::open(path).has_value());
    const auto copies = app::backupsOf(path);
    QCOMPARE(copies.size(), std::size_t{1});
    QCOMPARE(copies.front().reason, app::BackupReason::Migration);
    const auto backup = Database::open(copies.front().path, Database::Mode::ReadOnly).value();
    QCOMPARE(versionOf(*backup), 13);
    QCOMPARE(backup->pragma(u"application_id"_s).value(), app::kWorkFileId);
    auto row = backup->statement(u"SELECT count(*) FROM game"_s);
    QVERIFY(row.next().value());
    QCOMPARE(row.integer(0), 3);
}

void TestSchema::runsStatementsThenTheStep()
{
    const auto database = Database::open(m_directory.filePath(u"step.zahlmeister"_s), kWrite).value();
    const std::vector<Migration> migrations{
        {1, u"table, then content"_s, {u"CREATE TABLE extra (n INTEGER) STRICT"_s}, insertingStep}};
    QVERIFY(app::migrate(*database, migrations).has_value());
    QCOMPARE(versionOf(*database), 1);
    {
        auto row = database->statement(u"SELECT n FROM extra"_s);
        QVERIFY(row.next().value());
        QCOMPARE(row.integer(0), 42);
    }
    QVERIFY(app::migrate(*database, migrations).has_value()); // nothing left to do, so no second table
}

void TestSchema::failureLeavesTheLastGoodVersion_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<int>("step");
    QTest::addRow("bad statement") << QStringList{u"CREATE TABLE half (n INTEGER) STRICT"_s,
                                                  u"CREATE nonsense"_s}
                                   << 0;
    QTest::addRow("failing step") << QStringList{u"CREATE TABLE half (n INTEGER) STRICT"_s} << 1;
    QTest::addRow("broken reference") << QStringList{u"CREATE TABLE half (n INTEGER) STRICT"_s} << 2;
}

void TestSchema::failureLeavesTheLastGoodVersion()
{
    QFETCH(const QStringList, statements);
    QFETCH(const int, step);
    const QString path = m_directory.filePath(QLatin1StringView(QTest::currentDataTag()) + ".zahlmeister"_L1);
    constexpr Result<void> (*kSteps[])(Database&) = {nullptr, failingStep, orphaningStep};
    const std::vector<Migration> migrations{
        {1,
         u"good"_s,
         {u"CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT"_s,
          u"CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) STRICT"_s}},
        {2, u"sabotaged"_s, {statements.begin(), statements.end()}, kSteps[step]},
        {3, u"never reached"_s, {u"CREATE TABLE never (n INTEGER) STRICT"_s}}};
    const auto database = Database::open(path, kWrite).value();
    QVERIFY(!app::migrate(*database, migrations).has_value());
    QCOMPARE(versionOf(*database), 1);
    const QString schema = schemaOf(*database).join(u'\n');
    QVERIFY(schema.contains(u"parent") && !schema.contains(u"half") && !schema.contains(u"never"));
}

void TestSchema::migratesAReadOnlyFileInACopy()
{
    const QString path = fixture(u"v13.zahlmeister"_s);
    {
        const auto file = WorkFile::open(path, WorkFile::Access::ReadOnly).value();
        QVERIFY(file->isReadOnly());
        QCOMPARE(file->tournaments().value().size(), std::size_t{2});
        QVERIFY(file->checkConsistency().has_value());
    }
    const auto untouched = Database::open(path, Database::Mode::ReadOnly).value();
    QCOMPARE(versionOf(*untouched), 13);
    QVERIFY(app::backupsOf(path).empty());
}

ZAHLMEISTER_TEST(TestSchema, QCoreApplication)

} // namespace tst_schema

#include "tst_schema.moc"
