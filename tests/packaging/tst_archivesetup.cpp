// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/workfile.h"
#include "tests/packaging/archiveroles.h"
#include "tests/program/programrun.h"
#include "tests/support/databaseserver.h"
#include "tests/support/testmain.h"
#include "tests/support/toolrun.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_archivesetup {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;
using tests::DatabaseServer;
using tests::Outcome;
using tests::ToolRun;

/// packaging/archive/setup: what every role may do with plain SQL and with the program, and what it may not.
class TestArchiveSetup : public QObject, private tests::ArchiveRoles {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void maySetUpAgain();
    void takesOlderTables();
    void statusTellsRights();
    void readerSeesNoBirthDates();
    void readerSeesWhatIsPublished();
    void readerStopsNobody();
    void nothingIsGatheredOfContents();
    void administratorsCodeIsNotRun();
    void refereePublishesWithinHisLevels();
    void refereeChangesNothingElse();
    void refereeSignsWhatHeDoes();
    void calculatorComputesOnly();
    void adminKeepsTheJournal();
    void adminSignsWhatHeDoes();
    void adminAloneAdjusts();
    void nobodyKeepsOthersWaiting();
    void nobodySeesAnything();
    void refusesOtherWords();
};

void TestArchiveSetup::initTestCase()
{
    m_server = DatabaseServer::start();
    if (!m_server)
        QSKIP(qPrintable(DatabaseServer::reason()));
    qputenv("ZAHLMEISTER", ZAHLMEISTER_PROGRAM);
}

void TestArchiveSetup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_address = m_server->newDatabase();
    QCOMPARE(setup({}), 0);
    QCOMPARE(setup({u"reader"_s, u"rita"_s}), 0);
    QCOMPARE(setup({u"referee"_s, u"anna"_s, u"C05"_s, u"C1"_s}), 0);
    QCOMPARE(setup({u"referee"_s, u"berta"_s, u"D"_s}), 0);
    QCOMPARE(setup({u"calculator"_s, u"karl"_s}), 0);
    QCOMPARE(setup({u"admin"_s, u"ada"_s}), 0);
    QCOMPARE(setup({u"none"_s, u"nina"_s}), 0);
}

void TestArchiveSetup::maySetUpAgain()
{
    const QString path = workFile(u"a.zahlmeister"_s, "C05");
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, path}).code, 0);
    const QString rights =
        u"SELECT string_agg(one, ',' ORDER BY one) FROM (SELECT grantee || table_name ||"
        " privilege_type AS one FROM information_schema.table_privileges WHERE table_schema = 'zahlmeister') AS all_of_them"_s;
    const QString before = answer(u"tester"_s, rights);
    QVERIFY(before.size() > 100);
    QCOMPARE(setup({}), 0);
    QCOMPARE(answer(u"tester"_s, rights), before);
    QCOMPARE(answer(u"tester"_s, u"SELECT count(*) FROM zahlmeister.submission"_s), u"1"_s);
    QCOMPARE(answer(u"tester"_s, u"SELECT count(*) FROM zahlmeister_rights.referee_level"_s), u"3"_s);
    // A new role takes the place of the one before.
    QCOMPARE(setup({u"reader"_s, u"anna"_s}), 0);
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, path, u"--force"_s}).code, 3);
    QVERIFY(isDenied(u"anna"_s, u"SELECT names FROM zahlmeister.submission"_s));
    const QJsonObject status = archive(u"karl"_s, {u"status"_s}).json();
    QCOMPARE(status[u"roles"_s].toVariant().toStringList(), QStringList{u"zahlmeister_calculator"_s});
}

void TestArchiveSetup::takesOlderTables()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    const QString numbers = u"SELECT count(member_number) FROM zahlmeister.known_as"_s;
    QCOMPARE(answer(u"tester"_s, numbers), u"3"_s);
    QCOMPARE(sql(u"tester"_s, u"ALTER TABLE zahlmeister.known_as DROP COLUMN member_number;"
                              " COMMENT ON TABLE zahlmeister.meta IS NULL;"
                              " UPDATE zahlmeister.progress SET fingerprint = 'x'"_s)
                 .code,
             0);
    const Outcome older = archive(u"karl"_s, {u"status"_s});
    QVERIFY(older.code != 0 && older.messages.contains(u"packaging/archive/setup"_s));
    QCOMPARE(setup({}), 0);
    QCOMPARE(look(u"rita"_s, u"ratings"_s).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 3); // by another program
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s, u"--complete"_s}).code, 0);
    QCOMPARE(answer(u"anna"_s, numbers), u"3"_s);
    QVERIFY(isDenied(u"rita"_s, numbers));
    QCOMPARE(look(u"rita"_s, u"ratings"_s).code, 0);
    // Of the version before: nothing has to be computed for the table of adjustments.
    QCOMPARE(sql(u"tester"_s,
                 u"DROP TABLE zahlmeister.adjustment CASCADE; COMMENT ON TABLE zahlmeister.meta IS '5'"_s)
                 .code,
             0);
    QVERIFY(archive(u"karl"_s, {u"status"_s}).messages.contains(u"packaging/archive/setup"_s));
    QCOMPARE(setup({}), 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    QCOMPARE(archive(u"ada"_s, {u"adjustments"_s}).code, 0);
}

void TestArchiveSetup::statusTellsRights()
{
    const auto rightsOf = [this](const QString& user) {
        const QJsonObject status = archive(user, {u"status"_s}).json();
        return std::tuple(status[u"user"_s].toString() == user, status[u"may_publish"_s].toBool(),
                          status[u"may_recalculate"_s].toBool(),
                          status[u"levels"_s].toVariant().toStringList());
    };
    QCOMPARE(rightsOf(u"anna"_s), std::tuple(true, true, false, QStringList({u"C05"_s, u"C1"_s})));
    QCOMPARE(rightsOf(u"rita"_s), std::tuple(true, false, false, QStringList()));
    QCOMPARE(rightsOf(u"karl"_s), std::tuple(true, false, true, QStringList()));
    QCOMPARE(rightsOf(u"ada"_s), std::tuple(true, true, true, QStringList()));
    // His own alone, and nobody else's function.
    QCOMPARE(answer(u"berta"_s, u"SELECT string_agg(level, ',') FROM zahlmeister.my_levels() AS level"_s),
             u"D"_s);
    QVERIFY(isDenied(u"rita"_s, u"SELECT * FROM zahlmeister.my_levels()"_s));
    QVERIFY(isDenied(u"anna"_s, u"SELECT * FROM zahlmeister_rights.referee_level"_s));
}

void TestArchiveSetup::readerSeesNoBirthDates()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    QCOMPARE(answer(u"rita"_s, u"SELECT name, level FROM zahlmeister_public.submission"_s), u"Test|C05"_s);
    QCOMPARE(answer(u"rita"_s, u"SELECT count(exit_rating) FROM zahlmeister_public.participation"_s), u"3"_s);
    QCOMPARE(archive(u"rita"_s, {u"status"_s}).json()[u"tournaments"_s], 1);
    for (const QString& hidden : {u"SELECT names FROM zahlmeister_public.submission"_s,
                                  u"SELECT content FROM zahlmeister_public.submission"_s,
                                  u"SELECT hash FROM zahlmeister_public.submission"_s,
                                  u"SELECT * FROM zahlmeister_public.submission"_s,
                                  u"SELECT s FROM zahlmeister_public.submission AS s"_s,
                                  u"TABLE zahlmeister.journal"_s,
                                  u"TABLE zahlmeister.person_key"_s,
                                  u"SELECT birth_year FROM zahlmeister_public.known_as"_s,
                                  u"TABLE zahlmeister_public.known_as"_s,
                                  u"SELECT k FROM zahlmeister_public.known_as AS k"_s,
                                  u"TABLE zahlmeister_public.named"_s,
                                  u"TABLE zahlmeister_public.shown"_s,
                                  u"SELECT name FROM zahlmeister.known_as"_s,
                                  u"TABLE zahlmeister.participation"_s,
                                  u"TABLE zahlmeister.meta"_s,
                                  u"SELECT zahlmeister.make_public()"_s,
                                  u"DELETE FROM zahlmeister_public.roll"_s,
                                  u"TABLE zahlmeister_rights.referee_level"_s,
                                  u"SELECT zahlmeister_rights.limit_time('rita')"_s,
                                  u"COPY zahlmeister_public.submission TO STDOUT"_s,
                                  u"UPDATE zahlmeister_public.meta SET value = '0'"_s,
                                  u"DELETE FROM zahlmeister_public.progress"_s,
                                  u"SET ROLE zahlmeister_referee"_s})
        QVERIFY2(isDenied(u"rita"_s, hidden), qPrintable(hidden + answer(u"rita"_s, hidden)));
    QCOMPARE(archive(u"rita"_s, {u"publish"_s, workFile(u"b.zahlmeister"_s, "C05")}).code, 3);
    QCOMPARE(archive(u"rita"_s, {u"recalculate"_s}).code, 3);
    // He sees who is in the lists, and of a card what the tournaments left somebody with.
    QCOMPARE(look(u"rita"_s, u"ratings"_s, {u"--date=2027-01-01"_s}).json()[u"ratings"_s].toArray().size(),
             3);
    QVERIFY(look(u"rita"_s, u"ratings"_s, {u"--date=2027-01-01"_s, u"--born-from=1900"_s})
                .json()[u"ratings"_s]
                .toArray()
                .isEmpty());
    const QString name = answer(u"rita"_s, u"SELECT min(name) FROM zahlmeister_public.known_as"_s);
    const Outcome card = look(u"rita"_s, u"history"_s, {name});
    QCOMPARE(card.json()[u"participations"_s].toArray().size(), 1);
    QVERIFY2(card.messages.contains(u"[games-hidden]"_s), qPrintable(card.messages));
    QVERIFY(!card.json()[u"person"_s].toObject().contains(u"birth_year"_s));
    // Neither does a referee of another level see the games; he may see the year of birth.
    QVERIFY(look(u"berta"_s, u"history"_s, {name}).messages.contains(u"[games-hidden]"_s));
    QVERIFY(!look(u"anna"_s, u"history"_s, {name}).messages.contains(u"[games-hidden]"_s));
    QCOMPARE(answer(u"berta"_s, u"SELECT count(birth_year) FROM zahlmeister.known_as"_s), u"3"_s);
    // The same of the lists of tournaments and of the statistics.
    for (const auto& [user, isSeen] :
         {std::pair(u"rita"_s, false), std::pair(u"berta"_s, false), std::pair(u"anna"_s, true)}) {
        const Outcome list = look(user, u"tournaments"_s);
        const QJsonObject line = list.json()[u"tournaments"_s].toArray().first().toObject();
        QCOMPARE(line[u"level"_s], u"C05"_s);
        QCOMPARE(line.contains(u"evaluator"_s), isSeen);
        QCOMPARE(line.contains(u"games"_s), isSeen);
        QCOMPARE(list.messages.contains(u"[games-hidden]"_s), !isSeen);
        const Outcome statistics = look(user, u"statistics"_s, {u"--to=2027-01-01"_s});
        QCOMPARE(statistics.json()[u"games_hidden"_s].toInt(), isSeen ? 0 : 1);
        QCOMPARE(statistics.json()[u"tournaments"_s].toInt(), isSeen ? 1 : 0);
        QCOMPARE(statistics.json()[u"flows"_s].toArray().isEmpty(), false);
        QCOMPARE(statistics.messages.contains(u"[games-hidden]"_s), !isSeen);
    }
}

/// Neither guests nor former members stand in lists, and somebody who came back has brackets where they do.
// RULE: WO2026 3.4.3, 4.1.1
void TestArchiveSetup::readerSeesWhatIsPublished()
{
    const auto published = [&](const QString& name, int year,
                               const std::function<void(engine::Tournament&)>& change) {
        engine::Tournament one = tests::flawlessTournament().tournament;
        one.header.name = name.toStdString();
        one.header.start = engine::Date::tryFrom(year, 12, 1);
        one.header.end = engine::Date::tryFrom(year, 12, 12);
        one.header.evaluator = "Auswerter, Anton";
        for (engine::Game& game : one.games)
            game.date = engine::Date::tryFrom(year, 12, *game.round * 4);
        change(one);
        const QString path = m_folder->filePath(name + u".zahlmeister"_s);
        QVERIFY((*WorkFile::open(path))->addTournament(one).has_value());
        QCOMPARE(archive(u"anna"_s, {u"publish"_s, path, u"--force"_s}).code, 0);
    };
    published(u"Before"_s, 2024, [](engine::Tournament& one) {
        one.participants[0].member = false; // and will come back
        one.participants[0].memberUntil = engine::Date::tryFrom(2024, 6, 30);
    });
    published(u"After"_s, 2025, [](engine::Tournament& one) {
        one.participants[1].name = "Guest, Gerda";
        one.participants[1].member = false;
        one.participants[1].club.clear();
        one.participants[1].memberNumber.reset();
        one.participants[2].name = "Former, Frieda";
        one.participants[2].memberNumber = 77;
        one.participants[2].member = false;
        one.participants[2].memberUntil = engine::Date::tryFrom(2025, 6, 30);
    });
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    QCOMPARE(answer(u"anna"_s,
                    u"SELECT count(DISTINCT name) FROM zahlmeister.known_as WHERE name ~ 'Guest|Former'"_s),
             u"2"_s);
    QCOMPARE(
        answer(u"rita"_s,
               u"SELECT string_agg(DISTINCT name, '; ' ORDER BY name) FROM zahlmeister_public.known_as"_s),
        u"Player, B; Player, C; Player, D"_s);
    const QString all = u"SELECT (SELECT count(*) FROM %1.participation), (SELECT count(*) FROM %1.roll),"
                        " (SELECT count(*) FROM %1.person)"_s;
    QCOMPARE(answer(u"ada"_s, all.arg(u"zahlmeister"_s)), u"6|5|5"_s);
    QCOMPARE(answer(u"rita"_s, all.arg(u"zahlmeister_public"_s)), u"4|3|3"_s);
    const auto asText = [&](const QString& user, const QStringList& words) {
        return tests::run(words + QStringList{u"--archive"_s, addressOf(user), u"--lang=en"_s});
    };
    const Outcome persons = asText(u"rita"_s, {u"persons"_s});
    QVERIFY2(persons.output.contains("Player, B") && !persons.output.contains("Guest") &&
                 !persons.output.contains("Former"),
             persons.output.constData());
    QVERIFY(asText(u"anna"_s, {u"persons"_s}).output.contains("Guest"));
    QVERIFY(asText(u"rita"_s, {u"history"_s, u"Guest, Gerda"_s}).code != 0);
    for (const QString& user : {u"rita"_s, u"anna"_s}) {
        const Outcome card = asText(user, {u"history"_s, u"Player, B"_s});
        QVERIFY2(card.code == 0, qPrintable(card.messages));
        const QByteArrayList lines = card.output.split('\n');
        const auto lineOf = [&](const QByteArray& tournament) {
            const auto found =
                std::ranges::find_if(lines, [&](const auto& line) { return line.contains(tournament); });
            return found == lines.end() ? QByteArray() : *found;
        };
        QVERIFY2(lineOf("Before").trimmed().endsWith(')'), card.output.constData());
        QVERIFY2(!lineOf("After").isEmpty() && !lineOf("After").trimmed().endsWith(')'),
                 card.output.constData());
    }
    // What was computed anew is seen as before, and the fast way is still taken.
    QCOMPARE(sql(u"tester"_s, u"UPDATE zahlmeister.progress SET fingerprint = 'x'"_s).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s, u"--complete"_s}).code, 0);
    QCOMPARE(answer(u"rita"_s, all.arg(u"zahlmeister_public"_s)), u"4|3|3"_s);
    QCOMPARE(answer(u"karl"_s,
                    u"BEGIN; SELECT zahlmeister.begin_anew(); INSERT INTO zahlmeister_anew.participation"
                    " SELECT * FROM zahlmeister.participation; SELECT zahlmeister.end_anew(1); COMMIT"_s),
             u"t"_s);
    QCOMPARE(answer(u"rita"_s, all.arg(u"zahlmeister_public"_s)), u"4|3|3"_s);
}

/// Who looks cannot keep others from writing, and leaves nothing on the server.
void TestArchiveSetup::readerStopsNobody()
{
    for (const QString& act :
         {u"SELECT pg_advisory_lock(5926210521)"_s, u"SELECT pg_advisory_xact_lock(5926210521)"_s,
          u"SELECT pg_try_advisory_lock_shared(5926210521)"_s, u"SELECT pg_advisory_lock(1, 2)"_s,
          u"SELECT lo_from_bytea(0, 'x')"_s, u"SELECT lo_create(0)"_s})
        QVERIFY2(isDenied(u"rita"_s, act), qPrintable(act));
    QCOMPARE(answer(u"tester"_s, u"SELECT min(rolconnlimit) || ' ' || max(rolconnlimit) FROM pg_roles"
                                 " WHERE rolname IN ('rita', 'anna', 'karl')"_s),
             u"10 10"_s);
}

/// What the planner knows of rows that somebody may not see, it would tell by its estimates.
void TestArchiveSetup::nothingIsGatheredOfContents()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    QCOMPARE(sql(u"tester"_s, u"ANALYZE"_s).code, 0);
    QCOMPARE(answer(u"tester"_s, u"SELECT count(*), count(*) FILTER (WHERE attname IN ('content', 'names'))"
                                 " FROM pg_stats WHERE tablename = 'submission'"_s),
             u"9|0"_s);
}

/// Setting up is mostly done by a superuser, and runs nothing that whoever administers the archive wrote.
void TestArchiveSetup::administratorsCodeIsNotRun()
{
    const QString evil =
        u"CREATE FUNCTION %1.%2 LANGUAGE plpgsql AS $$BEGIN IF (SELECT rolsuper FROM pg_roles"
        " WHERE rolname = current_user) THEN EXECUTE 'ALTER ROLE ada SUPERUSER'; END IF; RETURN %3; END$$"_s;
    QCOMPARE(sql(u"ada"_s, evil.arg(u"zahlmeister"_s, u"evil() RETURNS trigger"_s, u"NEW"_s)).code, 0);
    QVERIFY(isDenied(u"ada"_s, u"CREATE TRIGGER evil BEFORE INSERT ON zahlmeister_rights.referee_level"
                               " FOR EACH ROW EXECUTE FUNCTION zahlmeister.evil()"_s));
    QVERIFY(isDenied(u"ada"_s, u"DROP TABLE zahlmeister_rights.referee_level"_s));
    QVERIFY(isDenied(u"ada"_s, u"CREATE TABLE zahlmeister_rights.other (one int)"_s));
    // Named like the superuser it would be looked into before the server's own names.
    QCOMPARE(sql(u"ada"_s, u"CREATE SCHEMA tester; GRANT USAGE ON SCHEMA tester TO PUBLIC"_s).code, 0);
    const QString format = u"format(text, name) RETURNS text"_s;
    QCOMPARE(sql(u"ada"_s, evil.arg(u"tester"_s, format, u"pg_catalog.format($1, $2)"_s)).code, 0);
    QCOMPARE(setup({}), 0);
    QCOMPARE(setup({u"referee"_s, u"anna"_s, u"C05"_s}), 0);
    QCOMPARE(answer(u"tester"_s, u"SELECT rolsuper FROM pg_roles WHERE rolname = 'ada'"_s), u"f"_s);
}

void TestArchiveSetup::refereePublishesWithinHisLevels()
{
    const QString mine = workFile(u"a.zahlmeister"_s, "C05");
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, mine}).code, 0);
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"c.zahlmeister"_s, "C1A")}).code, 0);
    const Outcome outside = archive(u"anna"_s, {u"publish"_s, workFile(u"d.zahlmeister"_s, "D00")});
    QCOMPARE(outside.code, 3);
    QVERIFY2(outside.messages.contains(u"does not have the right"_s), qPrintable(outside.messages));
    // Of another level he sees nothing, and cannot take its tournaments over.
    const QString copy = m_folder->filePath(u"copy.zahlmeister"_s);
    QVERIFY(QFile::copy(mine, copy));
    QCOMPARE(answer(u"berta"_s, u"SELECT count(*) FROM zahlmeister.submission"_s), u"0"_s);
    QCOMPARE(archive(u"berta"_s, {u"publish"_s, copy}).code, 3);
    {
        const auto file = WorkFile::open(mine).value();
        QVERIFY(file->removeTournament(engine::TournamentId(1)).has_value());
    }
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, mine}).code, 0);
    QCOMPARE(answer(u"anna"_s, u"SELECT revision, level, length(content) FROM zahlmeister.submission"
                               " WHERE revision = 2"_s),
             u"2|C05|0"_s);
    QCOMPARE(archive(u"anna"_s, {u"recalculate"_s}).code, 3);
    // What he sees is a part, and would pass for all of it.
    const QString file = m_folder->filePath(u"a.archive"_s);
    QCOMPARE(archive(u"anna"_s, {u"export"_s, u"--output"_s, file}).code, 3);
    QVERIFY(!QFile::exists(file));
    QCOMPARE(archive(u"ada"_s, {u"export"_s, u"--output"_s, file}).code, 0);
}

void TestArchiveSetup::refereeChangesNothingElse()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    for (const QString& statement :
         {u"UPDATE zahlmeister.submission SET name = 'x'"_s,
          u"UPDATE zahlmeister.submission SET names = ''"_s,
          u"DELETE FROM zahlmeister.submission"_s,
          u"TRUNCATE zahlmeister.submission"_s,
          u"UPDATE zahlmeister.journal SET who = 'x'"_s,
          u"DELETE FROM zahlmeister.journal"_s,
          u"UPDATE zahlmeister.participation SET exit_rating = 2800"_s,
          u"INSERT INTO zahlmeister.person VALUES (99)"_s,
          u"DELETE FROM zahlmeister.tournament"_s,
          u"UPDATE zahlmeister.progress SET submission_id = 99"_s,
          u"UPDATE zahlmeister.meta SET value = '9'"_s,
          u"INSERT INTO zahlmeister_rights.referee_level VALUES ('anna', '')"_s,
          u"ALTER TABLE zahlmeister.submission DISABLE TRIGGER ALL"_s,
          u"SET session_replication_role = replica"_s,
          u"ALTER TABLE zahlmeister.submission DISABLE ROW LEVEL SECURITY"_s,
          u"CREATE FUNCTION zahlmeister.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"_s,
          u"SET ROLE zahlmeister_admin"_s,
          u"SET ROLE zahlmeister_calculator"_s,
          u"CREATE TEMP TABLE submission (id int)"_s,
          u"COPY zahlmeister.submission TO '/zahlmeister-none'"_s,
          u"COPY zahlmeister.submission TO PROGRAM 'cat'"_s,
          u"INSERT INTO zahlmeister.submission VALUES (1, '%1', 1, '%1', 'x', 'x', 'x', 'D00',"
          " sha256('1'), '1', '')"_s.arg(u"9d0cd1ba-2df0-4c3c-b6a6-8a3e7c5f6c11"_s)}) {
        const ToolRun done = sql(u"anna"_s, statement);
        QVERIFY2(done.code != 0, qPrintable(statement));
        QVERIFY2(done.messages.contains(u"permission denied"_s) ||
                     done.messages.contains(u"must be owner"_s) ||
                     done.messages.contains(u"row-level security"_s) ||
                     done.messages.contains(u"must be superuser or have privileges"_s),
                 qPrintable(statement + u": "_s + done.messages));
    }
}

void TestArchiveSetup::refereeSignsWhatHeDoes()
{
    const QString uuid = u"9d0cd1ba-2df0-4c3c-b6a6-8a3e7c5f6c11"_s;
    const auto insert = [&](const QString& values) {
        return sql(u"anna"_s, u"INSERT INTO zahlmeister.submission VALUES ("_s + values + u')');
    };
    const QString rest = u"'Berta', '1999-01-01T00:00:00Z', 'x', 'C05', sha256('1'), '1', ''"_s;
    QCOMPARE(insert(u"77, '%1', 1, '%1', %2"_s.arg(uuid, rest)).code, 0);
    QCOMPARE(answer(u"anna"_s, u"SELECT id, publisher, published > '2020' FROM zahlmeister.submission"_s),
             u"1|Berta (anna)|t"_s);
    QVERIFY(insert(u"2, '%1', 1, 'b', %2"_s.arg(uuid, rest)).code != 0); // that revision is there
    QVERIFY(insert(u"2, '%1', 3, 'b', %2"_s.arg(uuid, rest)).code != 0); // one is missing
    QVERIFY(insert(u"2, 'none', 1, 'b', %1"_s.arg(rest)).code != 0);
    QVERIFY(insert(u"2, '%1', 2, 'b', 'B', 'x', 'x', 'C05', sha256('2'), '1', ''"_s.arg(uuid)).code != 0);
    QVERIFY(insert(u"2, '%1', 2, 'b', 'B', 'x', 'x', 'C05', sha256(repeat('1', 5000000)::bytea),"
                   " repeat('1', 5000000)::bytea, ''"_s.arg(uuid))
                .code != 0);
    QVERIFY(
        insert(u"2, '%1', 2, 'b', E'B\\x1b[2K', 'x', 'x', 'C05', sha256('1'), '1', ''"_s.arg(uuid)).code !=
        0); // what terminals would obey
    QCOMPARE(
        sql(u"anna"_s, u"INSERT INTO zahlmeister.journal VALUES (5, '1999', 'Berta', 'x', '', 0, '')"_s).code,
        0);
    QCOMPARE(
        answer(u"anna"_s, u"SELECT who, at > '2020' FROM zahlmeister.journal ORDER BY id DESC LIMIT 1"_s),
        u"Berta (anna)|t"_s);
    QCOMPARE(sql(u"anna"_s, u"INSERT INTO zahlmeister.journal VALUES (6, '', E'a\\nb', repeat('w', 9000),"
                            " repeat('u', 9000), 1, repeat('d', 9000))"_s)
                 .code,
             0);
    QCOMPARE(answer(u"anna"_s,
                    u"SELECT who, length(what), length(uuid), length(detail) FROM zahlmeister.journal"
                    " ORDER BY id DESC LIMIT 1"_s),
             u"a b (anna)|100|36|1000"_s);
}

void TestArchiveSetup::calculatorComputesOnly()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).json()[u"rows"_s], 3);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s, u"--complete"_s}).json()[u"rows"_s], 0);
    QCOMPARE(archive(u"karl"_s, {u"publish"_s, workFile(u"b.zahlmeister"_s, "C05")}).code, 3);
    for (const QString& denied :
         {u"UPDATE zahlmeister.submission SET name = 'x'"_s, u"DELETE FROM zahlmeister.submission"_s,
          u"TABLE zahlmeister.journal"_s, u"UPDATE zahlmeister.meta SET value = '9'"_s,
          u"INSERT INTO zahlmeister.journal VALUES (5, '1999', 'Berta', 'x', '', 0, '')"_s})
        QVERIFY2(isDenied(u"karl"_s, denied), qPrintable(denied));
}

void TestArchiveSetup::adminKeepsTheJournal()
{
    QCOMPARE(archive(u"ada"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "D00")}).code, 0);
    QCOMPARE(archive(u"ada"_s, {u"recalculate"_s}).code, 0);
    for (const QString& statement :
         {u"UPDATE zahlmeister.journal SET who = 'x'"_s, u"DELETE FROM zahlmeister.journal"_s,
          u"DELETE FROM zahlmeister.submission"_s, u"UPDATE zahlmeister.submission SET publisher = 'x'"_s})
        QVERIFY2(answer(u"ada"_s, statement).contains(u"stays"_s), qPrintable(statement));
    // 4.1.1
    QCOMPARE(sql(u"ada"_s, u"UPDATE zahlmeister.submission SET names = names"_s).code, 0);
}

/// Also that somebody was made anonymous (4.1.1), whatever name the program was told.
void TestArchiveSetup::adminSignsWhatHeDoes()
{
    engine::Tournament one = tests::flawlessTournament().tournament;
    one.header.level = "C05";
    one.participants[0].member = false;
    one.participants[0].club.clear();
    one.participants[0].memberNumber.reset();
    const QString path = m_folder->filePath(u"a.zahlmeister"_s);
    QVERIFY((*WorkFile::open(path))->addTournament(one).has_value());
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, path}).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    const Outcome done = archive(u"ada"_s, {u"anonymise"_s, path + u"#1"_s, u"--number"_s,
                                            QString::number(one.participants[0].number.value()),
                                            u"--reason=letter"_s, u"--publisher=Somebody Else"_s});
    QVERIFY2(done.code == 0, qPrintable(done.messages));
    QCOMPARE(answer(u"ada"_s, u"SELECT who, what, at > '2020' FROM zahlmeister.journal"
                              " ORDER BY id DESC LIMIT 1"_s),
             u"Somebody Else (ada)|anonymise|t"_s);
    // Nor can he write it for another day.
    QCOMPARE(
        sql(u"ada"_s, u"INSERT INTO zahlmeister.journal VALUES (5, '1999', 'Berta', 'x', '', 0, '')"_s).code,
        0);
    QCOMPARE(answer(u"ada"_s, u"SELECT who, at > '2020' FROM zahlmeister.journal"
                              " ORDER BY id DESC LIMIT 1"_s),
             u"Berta (ada)|t"_s);
}

// RULE: WO2026 2.2.1
void TestArchiveSetup::adminAloneAdjusts()
{
    QCOMPARE(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code, 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s}).code, 0);
    const auto file = [&](const QString& id, const QByteArray& ages) {
        QFile written(m_folder->filePath(id));
        const QByteArray text =
            R"({"format": "zahlmeister-adjustment", "version": 1, "id": ")" + id.toUtf8() +
            R"(", "day": "2040-01-01", )" + ages +
            R"("raises_index": true, "reason": "r", "ranges": [{"factor": 1, "summand": 50}]})";
        return written.open(QIODevice::WriteOnly) && written.write(text) > 0 ? written.fileName() : QString();
    };
    const QString all = file(u"all"_s, {});
    for (const QString& user : {u"rita"_s, u"anna"_s, u"karl"_s}) {
        const Outcome denied = archive(user, {u"adjustments"_s, u"--add"_s, all});
        QVERIFY2(denied.code == 3, qPrintable(user + denied.messages));
        QVERIFY(isDenied(user, u"INSERT INTO zahlmeister.adjustment VALUES ('x', '{}')"_s));
        QVERIFY(isDenied(user, u"DELETE FROM zahlmeister.adjustment"_s));
    }
    QVERIFY(isDenied(u"rita"_s, u"TABLE zahlmeister.adjustment"_s));
    const auto ratingOf = [&](const QString& user) {
        const auto list = look(user, u"ratings"_s, {u"--date"_s, u"2040-06-01"_s}).json();
        return list[u"ratings"_s].toArray().first()[u"rating"_s].toInt();
    };
    const int before = ratingOf(u"anna"_s);
    QVERIFY(before > 0);
    const Outcome made = archive(u"ada"_s, {u"adjustments"_s, u"--add"_s, all, u"--publisher=Ada"_s});
    QVERIFY2(made.code == 0, qPrintable(made.messages));
    for (const QString& user : {u"rita"_s, u"anna"_s, u"karl"_s}) {
        QCOMPARE(archive(user, {u"adjustments"_s}).json()[u"adjustments"_s].toArray().size(), 1);
        if (user != "karl"_L1)
            QCOMPARE(ratingOf(user), before + 50);
    }
    QCOMPARE(answer(u"ada"_s, u"SELECT who, what FROM zahlmeister.journal ORDER BY id DESC LIMIT 1"_s),
             u"Ada (ada)|adjustment"_s);
    // Whom those of an age group concern, a reader cannot know.
    QCOMPARE(archive(u"ada"_s, {u"adjustments"_s, u"--add"_s, file(u"young"_s, R"("ages": "youth", )")}).code,
             0);
    QCOMPARE(archive(u"rita"_s, {u"adjustments"_s}).json()[u"adjustments"_s].toArray().size(), 1);
    QCOMPARE(archive(u"anna"_s, {u"adjustments"_s}).json()[u"adjustments"_s].toArray().size(), 2);
    // The calculator has them, and whoever runs setup again loses none.
    QCOMPARE(setup({}), 0);
    QCOMPARE(archive(u"karl"_s, {u"recalculate"_s, u"--complete"_s}).json()[u"rows"_s], 0);
    QCOMPARE(
        archive(u"ada"_s, {u"adjustments"_s, u"--remove=all"_s, u"--remove=young"_s, u"--reason=r"_s}).code,
        0);
    QCOMPARE(ratingOf(u"rita"_s), before);
}

void TestArchiveSetup::nobodyKeepsOthersWaiting()
{
    const QString limits =
        u"SELECT current_setting('idle_in_transaction_session_timeout') || ' ' ||"
        " current_setting('lock_timeout') || ' ' || current_setting('statement_timeout')"_s;
    for (const QString& user : {u"rita"_s, u"anna"_s})
        QCOMPARE(answer(user, limits), u"2min 30s 10min"_s);
    for (const QString& user : {u"karl"_s, u"ada"_s})
        QCOMPARE(answer(user, limits), u"10min 30s 1h"_s);
    // Who was there before gets them with the next setup, and who changes his role those of the new one.
    const QString database = answer(u"tester"_s, u"SELECT current_database()"_s);
    QCOMPARE(sql(u"tester"_s, u"ALTER ROLE anna IN DATABASE \"%1\" RESET ALL"_s.arg(database)).code, 0);
    QCOMPARE(answer(u"anna"_s, limits), u"0 0 0"_s);
    QCOMPARE(setup({}), 0);
    QCOMPARE(answer(u"anna"_s, limits), u"2min 30s 10min"_s);
    QCOMPARE(setup({u"calculator"_s, u"anna"_s}), 0);
    QCOMPARE(answer(u"anna"_s, limits), u"10min 30s 1h"_s);
    // The program has no other limits than those.
    QCOMPARE(setup({u"referee"_s, u"anna"_s, u"C05"_s}), 0);
    QCOMPARE(
        sql(u"tester"_s, u"ALTER ROLE anna IN DATABASE \"%1\" SET statement_timeout TO '1ms'"_s.arg(database))
            .code,
        0);
    QVERIFY(archive(u"anna"_s, {u"publish"_s, workFile(u"a.zahlmeister"_s, "C05")}).code != 0);
}

void TestArchiveSetup::nobodySeesAnything()
{
    QVERIFY(isDenied(u"nina"_s, u"SELECT 1"_s)); // no connection
    const Outcome status = archive(u"nina"_s, {u"status"_s});
    QCOMPARE(status.code, 3);
    QVERIFY2(status.messages.contains(u"[archive-unreachable]"_s), qPrintable(status.messages));
}

void TestArchiveSetup::refusesOtherWords()
{
    QCOMPARE(setup({u"king"_s, u"anna"_s}), 2);
    QCOMPARE(setup({u"referee"_s, u"anna"_s}), 2);
    QCOMPARE(setup({u"referee"_s, u"anna"_s, u"C05'); DROP TABLE x; --"_s}), 2);
    QCOMPARE(setup({u"reader"_s, u"o'\"hara; DROP"_s}), 0); // a name is a name
    QCOMPARE(answer(u"tester"_s, u"SELECT count(*) FROM pg_roles WHERE rolname LIKE 'o%'"_s), u"1"_s);
}

ZAHLMEISTER_TEST(TestArchiveSetup, QCoreApplication)

} // namespace tst_archivesetup

#include "tst_archivesetup.moc"
