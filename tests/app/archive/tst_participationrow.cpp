// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/participationrow.h"

#include <atomic>
#include <csignal>
#include <random>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include <QTest>

#include "app/archive/reading/archivereading.h"
#include "tests/app/archive/archives.h"
#include "tests/app/archive/mirror.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_participationrow {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;
using namespace zahlmeister::tests;

namespace {

/// A table that takes the place of another one has to be like it, whoever may look at it and however it is
/// found.
constexpr auto kForm =
    "SELECT string_agg(one, ' ' ORDER BY one) FROM (SELECT pg_get_indexdef(indexrelid) AS one FROM pg_index"
    " WHERE indrelid = 'participation'::regclass UNION ALL SELECT conname || pg_get_constraintdef(oid)"
    " FROM pg_constraint WHERE conrelid = 'participation'::regclass UNION ALL"
    " SELECT concat(grantee::regrole, privilege_type, is_grantable, relowner::regrole) FROM pg_class,"
    " aclexplode(relacl) WHERE oid = 'participation'::regclass UNION ALL"
    " SELECT concat(attname, atttypid::regtype, attnotnull, attcollation, attstorage, attnum) FROM "
    "pg_attribute"
    " WHERE attrelid = 'participation'::regclass AND attnum > 0) AS all_of_it";

} // namespace

/// The table of participations that is written anew, and those who read it meanwhile.
class TestParticipationRow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void isForArchivesThatWereSetUp();
    void takesThePlace();
    void leavesWhatOthersMade_data();
    void leavesWhatOthersMade();
    void waitsForWhoeverReads();
    void writesThereWhenSomebodyAlwaysReads();
    void readersNeverFindNothing();
    void isGoneWhenItStops();
    void survivesKills();
    void survivesAServerThatGoes();

private:
    [[nodiscard]] QString ask(const QString& sql)
    {
        const auto rows = m_archive->database().rows(sql);
        return rows.has_value() ? rows->front().front().toString()
                                : QString::fromStdString(rows.error().detail);
    }
    [[nodiscard]] QString table() { return ask(u"SELECT 'participation'::regclass::oid"_s); }
    void run(const QString& sql)
    {
        const auto done = m_archive->database().run(sql);
        QVERIFY2(done.has_value(), done.has_value() ? "" : done.error().detail.c_str());
    }
    /// Everything is another, and is computed again.
    void computeAnew()
    {
        run(u"UPDATE participation SET games = games + 1"_s);
        const auto done = m_archive->recalculate(Archive::Extent::Complete);
        QVERIFY2(done.has_value(), done.has_value() ? "" : done.error().detail.c_str());
        QCOMPARE(done->rows, std::int64_t(m_states.size()));
        QVERIFY(statesIn(*m_archive) == m_states);
        QCOMPARE(ask(u"SELECT count(*) FROM pg_namespace WHERE nspname = 'zahlmeister_anew'"_s), u"0"_s);
    }
    [[nodiscard]] std::unique_ptr<Archive> another() const
    {
        return Archive::open(m_archive->address(), shippedRules()).value();
    }

    ArchivePlaces m_places;
    std::unique_ptr<Archive> m_archive;
    std::map<std::pair<std::int64_t, int>, QByteArray> m_states;
};

void TestParticipationRow::initTestCase()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
}

void TestParticipationRow::init()
{
    m_archive = m_places.makeSetUp(true);
    std::int64_t number = 0;
    for (const engine::Tournament& one : twoClubs(1)) {
        QVERIFY(
            m_archive->publish(publicationOf(++number, 0, ChronicleTournament{engine::TournamentId(1), one}))
                .has_value());
    }
    QVERIFY(m_archive->recalculate().has_value());
    m_states = statesIn(*m_archive);
    QVERIFY(m_states.size() > 50);
}

void TestParticipationRow::isForArchivesThatWereSetUp()
{
    QCOMPARE(ParticipationRows::canBeAnew(m_archive->database()), true);
    QCOMPARE(ParticipationRows::canBeAnew(m_places.make(true)->database()), false);
    QCOMPARE(ParticipationRows::canBeAnew(m_places.make(false)->database()), false);
    QCOMPARE(ask(u"SELECT string_agg(rolname, ' ' ORDER BY rolname) FROM pg_roles"
                 " WHERE rolname LIKE 'zahlmeister%' AND has_function_privilege(rolname, 'begin_anew()', "
                 "'EXECUTE')"
                 " AND has_function_privilege(rolname, 'end_anew(int)', 'EXECUTE')"_s),
             u"zahlmeister_admin zahlmeister_calculator"_s);
}

void TestParticipationRow::takesThePlace()
{
    run(u"GRANT SELECT ON participation TO PUBLIC"_s);
    run(u"GRANT SELECT ON participation TO zahlmeister_reader WITH GRANT OPTION"_s);
    const QString form = ask(QString::fromLatin1(kForm));
    QVERIFY2(form.contains(u"participation_asked"_s) && form.contains(u"zahlmeister_calculatorUPDATEf"_s) &&
                 form.contains(u"zahlmeister_readerSELECTt"_s),
             qPrintable(form));
    const QString before = table();
    computeAnew();
    QVERIFY(table() != before);
    QCOMPARE(ask(QString::fromLatin1(kForm)), form);
    // Rows that no tournament has do not come along, and neither do those that are missing stay so.
    run(u"INSERT INTO participation SELECT person_id, key + 1, seat, 1, 1, 1, 1, 1, 1, '', ''"
        " FROM participation"_s);
    run(u"DELETE FROM participation WHERE games > 1"_s);
    const QString second = table();
    QVERIFY(m_archive->recalculate(Archive::Extent::Complete).has_value());
    QVERIFY(statesIn(*m_archive) == m_states);
    QVERIFY(table() != second);
    // Where little is another, the table stays.
    const QString third = table();
    run(u"UPDATE participation SET games = games + 1 WHERE person_id ="
        " (SELECT min(person_id) FROM participation)"_s);
    QVERIFY(m_archive->recalculate(Archive::Extent::Complete).has_value());
    QVERIFY(statesIn(*m_archive) == m_states);
    QCOMPARE(table(), third);
}

void TestParticipationRow::leavesWhatOthersMade_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("view") << u"CREATE VIEW strongest AS SELECT max(exit_rating) FROM participation"_s;
    QTest::newRow("trigger") << u"CREATE TRIGGER looks BEFORE TRUNCATE ON participation"
                                " EXECUTE FUNCTION stays()"_s;
    QTest::newRow("policy") << u"ALTER TABLE participation ENABLE ROW LEVEL SECURITY"_s;
    QTest::newRow("column") << u"GRANT SELECT (games) ON participation TO PUBLIC"_s;
    QTest::newRow("publication") << u"CREATE PUBLICATION elsewhere FOR TABLE participation"_s;
    QTest::newRow("statistics") << u"CREATE STATISTICS more ON games, half_points FROM participation"_s;
    QTest::newRow("option") << u"ALTER TABLE participation SET (fillfactor = 80)"_s;
    QTest::newRow("heir") << u"CREATE TABLE heir () INHERITS (participation)"_s;
}

void TestParticipationRow::leavesWhatOthersMade()
{
    QFETCH(const QString, statement);
    run(statement);
    const QString before = table();
    computeAnew();
    QCOMPARE(table(), before);
}

void TestParticipationRow::waitsForWhoeverReads()
{
    const auto reader = another();
    auto transaction =
        std::optional(ArchiveTransaction::begin(reader->database(), ArchiveTransaction::Kind::Read).value());
    const auto seen = statesIn(*reader);
    std::thread leaves([&] {
        QThread::msleep(1000);
        transaction.reset(); // the connection is nobody else's meanwhile
    });
    const QString before = table();
    computeAnew();
    leaves.join();
    QVERIFY(table() != before);
    QVERIFY(seen == m_states && statesIn(*reader) == m_states);
}

/// Who reads and does not end, keeps what he sees; the numbers come all the same.
void TestParticipationRow::writesThereWhenSomebodyAlwaysReads()
{
    const auto reader = another();
    const auto transaction =
        ArchiveTransaction::begin(reader->database(), ArchiveTransaction::Kind::Read).value();
    ArchiveDatabase& database = m_archive->database();
    const QString before = table();
    {
        auto writing = ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Write).value();
        run(u"SELECT begin_anew()"_s);
        run(u"INSERT INTO zahlmeister_anew.participation SELECT * FROM participation"_s);
        run(u"DELETE FROM participation"_s);
        QCOMPARE(ask(u"SELECT end_anew(1)::int"_s), u"0"_s);
        QVERIFY(writing.commit().has_value());
    }
    QCOMPARE(table(), before);
    QVERIFY(statesIn(*m_archive) == m_states);
    QVERIFY(statesIn(*reader) == m_states);
}

/// Neither by the program, which waits before it looks, nor by a transaction that began long before.
void TestParticipationRow::readersNeverFindNothing()
{
    const auto early = another();
    QVERIFY(early->database().run(u"BEGIN ISOLATION LEVEL REPEATABLE READ"_s).has_value());
    QCOMPARE(early->database().rows(u"SELECT count(*) FROM meta"_s)->size(), 1U); // it sees this state
    const QString person = ask(u"SELECT min(person_id) FROM participation"_s);
    std::atomic<bool> isOver = false;
    std::atomic<int> looks = 0;
    std::set<std::size_t> found;
    std::thread looking([&] {
        const auto reader = another();
        while (!isOver) {
            const engine::Date day = *engine::Date::tryFrom(2026, 1, 1);
            const auto list = ratingList(*reader, {.day = day}, day);
            found.insert(list.has_value() ? list->lines.size() : 0);
            ++looks;
        }
    });
    while (looks == 0)
        QThread::msleep(1);
    for (int i = 0; i < rounds(20, 4); ++i)
        computeAnew();
    isOver = true;
    looking.join();
    QVERIFY2(looks >= rounds(20, 4), qPrintable(QString::number(looks)));
    QCOMPARE(found.size(), 1U);
    QVERIFY(*found.begin() > 20);
    QVERIFY(statesIn(*early) == m_states);
    QVERIFY(early->database().run(u"COMMIT"_s).has_value());
}

void TestParticipationRow::isGoneWhenItStops()
{
    run(u"UPDATE participation SET games = games + 1"_s);
    const QString before = table();
    int times = 0;
    const auto stopped =
        m_archive->recalculate(Archive::Extent::Complete,
                               [&](const ArchiveRun&, std::size_t left) { return left > 0 && ++times < 5; });
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(table(), before);
    QCOMPARE(ask(u"SELECT count(*) FROM pg_namespace WHERE nspname = 'zahlmeister_anew'"_s), u"0"_s);
    QVERIFY(statesIn(*m_archive) != m_states);
    // Whoever committed in the middle of it is in nobody's way.
    run(u"SELECT begin_anew()"_s);
    QVERIFY(m_archive->recalculate(Archive::Extent::Complete).has_value());
    QVERIFY(statesIn(*m_archive) == m_states);
    QVERIFY(table() != before);
}

void TestParticipationRow::survivesKills()
{
    const ArchiveAddress address = m_archive->address();
    std::mt19937 random(5);
    for (int i = 0; i < rounds(20, 4); ++i) {
        const pid_t child = fork();
        if (child == 0) {
            const auto own = Archive::open(address, shippedRules()).value();
            while (true) {
                static_cast<void>(own->database().run(u"UPDATE participation SET games = games + 1"_s));
                static_cast<void>(own->recalculate(Archive::Extent::Complete));
            }
        }
        QThread::msleep(random() % 120);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        QCOMPARE(ask(u"SELECT count(*) FROM participation"_s).toULongLong(), m_states.size());
    }
    computeAnew();
}

void TestParticipationRow::survivesAServerThatGoes()
{
    for (const int after : {0, 3, 5}) {
        run(u"UPDATE participation SET games = games + 1"_s);
        const auto before = statesIn(*m_archive);
        int asked = 0;
        const auto lost =
            m_archive->recalculate(Archive::Extent::Complete, [&](const ArchiveRun&, std::size_t) {
                if (asked++ == after)
                    m_places.server().crash();
                return true;
            });
        QCOMPARE(lost.error().code, ErrorCode::ArchiveUnreachable);
        m_archive = another();
        QVERIFY(statesIn(*m_archive) == before);
    }
    computeAnew();
}

ZAHLMEISTER_TEST(TestParticipationRow, QCoreApplication)

} // namespace tst_participationrow

#include "tst_participationrow.moc"
