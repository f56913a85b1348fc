// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/plainsqlite.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

namespace tst_archivefaults {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

/// Triggers are taken away while somebody writes what they forbid, and put back as if nothing had been.
void vandalise(const QString& path, const QString& statement)
{
    tests::PlainSqlite database(path);
    QStringList drops;
    QStringList triggers;
    auto rows = database.statement(u"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"_s);
    const auto read = app::forEachRow(rows, [&](const app::Statement& row) {
        drops.append(u"DROP TRIGGER "_s + row.text(0));
        triggers.append(row.text(1));
    });
    QVERIFY(read.has_value());
    rows.reset();
    database.run(drops);
    static_cast<void>(database.execute(statement)); // what the columns refuse does no harm
    database.run(triggers);
}

} // namespace

/// Full disks, servers that go, and rows that nobody can have written.
class TestArchiveFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void survivesAFullDisk_data() { ArchivePlaces::addEngines(); }
    void survivesAFullDisk();
    void survivesAServerThatGoes();
    void survivesForeignRows_data();
    void survivesForeignRows();

private:
    void publishAll(Archive& archive, std::size_t from = 0) const
    {
        for (std::size_t at = from; at < m_tournaments.size(); ++at) {
            QVERIFY(
                archive
                    .publish(publicationOf(std::int64_t(at), 0,
                                           ChronicleTournament{engine::TournamentId(1), m_tournaments[at]}))
                    .has_value());
        }
    }

    ArchivePlaces m_places;
    std::vector<engine::Tournament> m_tournaments;
};

void TestArchiveFaults::initTestCase()
{
    m_tournaments = clubHistory({.members = 14, .years = 2, .firstYear = 2024});
}

void TestArchiveFaults::survivesAFullDisk()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    publishAll(*archive);
    const auto fill = [&](bool isFull) {
        ArchiveDatabase& database = archive->database();
        if (!isServer) {
            const auto pages = database.rows(u"PRAGMA page_count"_s)->front()[0].toInt();
            static_cast<void>(
                database.rows(u"PRAGMA max_page_count = %1"_s.arg(isFull ? pages + 2 : 1'000'000)));
        } else if (isFull) {
            QVERIFY(database
                        .run(u"CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS"
                             " $$BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END$$"_s)
                        .has_value());
            for (const QString& table : {u"participation"_s, u"journal"_s})
                QVERIFY(
                    database
                        .run(
                            u"CREATE TRIGGER no_space BEFORE INSERT ON %1 FOR EACH ROW EXECUTE FUNCTION no_space()"_s
                                .arg(table))
                        .has_value());
        } else {
            QVERIFY(database.run(u"DROP FUNCTION no_space() CASCADE"_s).has_value());
        }
    };
    fill(true);
    QCOMPARE(archive->recalculate().error().code, ErrorCode::DiskFull);
    QCOMPARE(archive->status()->persons, 0);
    ChronicleTournament large{engine::TournamentId(1), m_tournaments.front()};
    for (int i = 0; i < 300; ++i) {
        large.tournament.participants.push_back(
            {.number = engine::ParticipantNumber(5000 + i),
             .name = std::string(190, char('A' + i % 26)) + std::to_string(i)});
    }
    QCOMPARE(archive->publish(publicationOf(0, 1, large)).error().code, ErrorCode::DiskFull);
    fill(false);
    QCOMPARE((*archive->revision(uuidOf(0)))->revision, 1);
    QVERIFY(archive->recalculate()->rows > 0);
    QCOMPARE(archive->publish(publicationOf(0, 1, large))->revision, 2);
}

void TestArchiveFaults::survivesAServerThatGoes()
{
    if (!m_places.hasServer())
        QSKIP(qPrintable(DatabaseServer::reason()));
    auto archive = m_places.make(true);
    publishAll(*archive);
    const ArchiveAddress address = archive->database().address();
    const auto reopen = [&] { archive = std::move(*Archive::open(address, shippedRules())); };
    // In the middle of a run, at several places.
    for (const int after : {0, 3, 8}) {
        int asked = 0;
        const auto run = archive->recalculate(Archive::Extent::Changed, [&](const ArchiveRun&, std::size_t) {
            if (asked++ == after)
                m_places.server().crash();
            return true;
        });
        QCOMPARE(run.error().code, ErrorCode::ArchiveUnreachable);
        QCOMPARE(archive->status().error().code, ErrorCode::ArchiveUnreachable);
        reopen();
        QCOMPARE(archive->status()->persons, 0);
        QCOMPARE(archive->status()->waiting, std::int64_t(m_tournaments.size()));
    }
    QVERIFY(archive->recalculate()->rows > 0);
    // Two at once: one of them waits.
    const auto other = std::move(*Archive::open(address, shippedRules()));
    QVERIFY(other->database().run(u"SET lock_timeout TO '200ms'"_s).has_value());
    QVERIFY(archive->publish(publicationOf(0, 1, {})).has_value());
    bool isBusy = false;
    const auto run = archive->recalculate(Archive::Extent::Changed, [&](const ArchiveRun&, std::size_t) {
        const auto busy = other->recalculate();
        isBusy = !busy.has_value() && busy.error().code == ErrorCode::ArchiveBusy;
        return isBusy;
    });
    QVERIFY(run.has_value() && isBusy);
    QVERIFY(run->rows > 0);
}

void TestArchiveFaults::survivesForeignRows_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("column");
    const auto archive = m_places.make(false);
    for (const QString& table : {u"meta"_s, u"submission"_s, u"journal"_s, u"tournament"_s, u"person"_s,
                                 u"person_key"_s, u"participation"_s, u"progress"_s}) {
        const auto columns =
            archive->database().rows(u"SELECT name FROM pragma_table_info('%1')"_s.arg(table));
        for (const QVariantList& row : *columns)
            QTest::addRow("%s.%s", qPrintable(table), qPrintable(row[0].toString()))
                << table << row[0].toString();
    }
}

/// Whatever a file contains, there is an answer or an error, and the file can be opened afterwards.
void TestArchiveFaults::survivesForeignRows()
{
    QFETCH(const QString, table);
    QFETCH(const QString, column);
    static const QString kGood = [this] {
        const auto archive = m_places.make(false);
        publishAll(*archive, m_tournaments.size() - 4);
        if (!archive->recalculate().has_value())
            qFatal("no archive");
        return archive->database().address().path;
    }();
    static int files = 0;
    int values = 0;
    for (const QString& value :
         {u"NULL"_s, u"0"_s, u"-1"_s, u"9223372036854775807"_s, u"''"_s, u"x''"_s,
          u"'%1'"_s.arg(u"ü"_s.repeated(5000)), u"randomblob(100)"_s, u"zeroblob(1000000)"_s,
          u"x'ffffffffffffffffff7f'"_s, u"char(0, 7, 55357)"_s}) {
        if (!isGone(values++, static_cast<int>(table.size() + column.size())))
            continue;
        const QString path = m_places.path(u"foreign%1.archive"_s.arg(++files));
        QVERIFY(QFile::copy(kGood, path));
        vandalise(path, u"UPDATE OR IGNORE %1 SET %2 = %3"_s.arg(table, column, value));
        const auto archive = Archive::open(archiveAddress(u"sqlite:"_s + path).value(), shippedRules());
        if (archive.has_value()) {
            static_cast<void>((*archive)->status());
            for (std::size_t at = 0; at < m_tournaments.size(); ++at)
                static_cast<void>((*archive)->revision(uuidOf(std::int64_t(at))));
            static_cast<void>((*archive)->recalculate());
            static_cast<void>((*archive)->recalculate(Archive::Extent::Complete));
            const auto copy = Archive::create(m_places.next(false), shippedRules(), {}, archive->get());
            QVERIFY(copy.has_value() || !copy.error().args.empty());
        }
        QFile::remove(path);
    }
}

ZAHLMEISTER_TEST(TestArchiveFaults, QCoreApplication)

} // namespace tst_archivefaults

#include "tst_archivefaults.moc"
