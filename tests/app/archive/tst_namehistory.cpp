// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/namehistory.h"

#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_namehistory {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

/// Years of a club whose members have numbers in it; in every tournament somebody sits twice, and in the
/// later ones some have moved.
std::vector<engine::Tournament> published()
{
    auto tournaments = clubHistory({.seed = 7, .years = 3});
    for (std::size_t at = 0; at < tournaments.size(); ++at) {
        auto& participants = tournaments[at].participants;
        participants.back().name = participants.front().name;
        participants.back().personId = participants.front().personId;
        participants.back().birthYear = participants.front().birthYear;
        for (std::size_t i = 0; i < participants.size() && at > tournaments.size() / 2; i += 3)
            participants[i].memberNumber = participants[i].memberNumber.value_or(0) + 5000;
    }
    return tournaments;
}

QStringList rowsOf(ArchiveDatabase& database, const QString& sql)
{
    const auto rows = database.rows(sql);
    if (!rows.has_value())
        qFatal("%s", rows.error().detail.c_str());
    QStringList lines;
    for (const QVariantList& row : *rows) {
        QStringList values;
        for (const QVariant& value : row)
            values.append(value.toString());
        lines.append(values.join(u'|'));
    }
    return lines;
}

QStringList known(Archive& archive)
{
    const QString columns = knownColumns(u"k"_s);
    return rowsOf(archive.database(),
                  u"SELECT k.person_id, k.key, "_s + columns + u" FROM known_as AS k ORDER BY 1, 2"_s) +
           rowsOf(archive.database(), u"SELECT person_id, search FROM roll ORDER BY 1"_s) +
           rowsOf(archive.database(), u"SELECT hash, person_id FROM person_key ORDER BY 1, 2"_s);
}

/// Makes of it what a program without member numbers would have left.
QStringList statementsOfAnOlderProgram(bool isServer)
{
    const QStringList computed{u"UPDATE progress SET fingerprint = 'of an older program'"_s,
                               u"UPDATE meta SET value = '1' WHERE name = 'schema'"_s};
    if (isServer)
        return QStringList{u"ALTER TABLE known_as DROP COLUMN member_number"_s,
                           u"ALTER TABLE participation ADD COLUMN trace bytea NOT NULL DEFAULT ''"_s,
                           u"ALTER TABLE person ADD COLUMN sure text NOT NULL DEFAULT ''"_s,
                           u"DELETE FROM person_key"_s,
                           u"DROP TABLE objection"_s,
                           u"DROP TABLE adjustment"_s,
                           u"COMMENT ON TABLE meta IS NULL"_s} +
               computed;
    QStringList statements{u"CREATE TEMP TABLE kept AS SELECT * FROM known_as"_s,
                           u"ALTER TABLE kept DROP COLUMN member_number"_s, u"DROP TABLE known_as"_s};
    statements << u"CREATE TEMP TABLE persons AS SELECT id FROM person"_s << u"DROP TABLE person"_s
               << u"DELETE FROM person_key"_s;
    statements << u"CREATE TEMP TABLE seats AS SELECT * FROM participation"_s << u"DROP TABLE participation"_s
               << u"DROP TABLE objection"_s << u"DROP TABLE adjustment"_s;
    for (const QString& sql : Dialect(false).schema(1)) {
        if (sql.contains(u" known_as"_s) || sql.contains(u" participation"_s) ||
            sql.contains(u"TABLE person "_s))
            statements.append(sql);
    }
    statements << u"INSERT INTO participation (person_id, key, seat, entry_rating, entry_index, exit_rating,"
                  " exit_index, games, half_points, state, trace, asked) SELECT person_id, key, seat,"
                  " entry_rating, entry_index, exit_rating, exit_index, games, half_points, state, x'', asked"
                  " FROM seats"_s
               << u"DROP TABLE seats"_s << u"INSERT INTO person SELECT id, '' FROM persons"_s
               << u"DROP TABLE persons"_s;
    return statements << u"INSERT INTO known_as SELECT * FROM kept"_s << u"DROP TABLE kept"_s
                      << u"PRAGMA user_version = 0"_s << computed;
}

} // namespace

/// As whom persons are known: an archive that an older program made, of which the tables lack something.
class TestNameHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFilledLikeAnew_data() { ArchivePlaces::addEngines(); }
    void isFilledLikeAnew();
    void stopsWhenAsked_data() { ArchivePlaces::addEngines(); }
    void stopsWhenAsked();
    void hidesIdentities();

private:
    /// An archive with everything computed, and what it knows.
    std::unique_ptr<Archive> filled(bool isServer)
    {
        auto archive = m_places.make(isServer);
        std::int64_t number = 0;
        for (const engine::Tournament& one : published()) {
            const auto done = archive->publish(
                publicationOf(++number, 0, ChronicleTournament{engine::TournamentId(1), one}));
            if (!done.has_value())
                qFatal("%s", done.error().detail.c_str());
        }
        if (!archive->recalculate().has_value())
            qFatal("not computed");
        return archive;
    }
    /// The same when an older program has made it; nobody else has it open.
    ArchiveAddress asOlderProgram(std::unique_ptr<Archive> archive, bool isServer)
    {
        const ArchiveAddress address = archive->address();
        for (const QString& sql : statementsOfAnOlderProgram(isServer)) {
            const auto done = archive->database().run(sql);
            if (!done.has_value())
                qFatal("%s: %s", qPrintable(sql), done.error().detail.c_str());
        }
        if (isServer) { // what packaging/archive/rights.sql does
            archive.reset();
            [&] { QCOMPARE(Archive::open(address, shippedRules()).error().code, ErrorCode::OlderArchive); }();
            const auto database = ArchiveDatabase::open(address, ArchiveDatabase::Mode::ReadWrite);
            for (const QString& sql :
                 {u"ALTER TABLE known_as ADD COLUMN member_number bigint"_s,
                  u"ALTER TABLE participation DROP COLUMN trace"_s, u"ALTER TABLE person DROP COLUMN sure"_s,
                  u"CREATE TABLE objection (id bigint PRIMARY KEY)"_s,
                  u"CREATE TABLE adjustment (id text PRIMARY KEY, content text NOT NULL)"_s,
                  u"COMMENT ON TABLE meta IS '6'"_s}) {
                if (!(*database)->run(sql).has_value())
                    qFatal("%s", qPrintable(sql));
            }
        }
        return address;
    }

    ArchivePlaces m_places;
};

void TestNameHistory::isFilledLikeAnew()
{
    ZAHLMEISTER_ENGINE(m_places);
    auto before = filled(isServer);
    const QStringList wanted = known(*before);
    const ArchivedNumbers numbers = numbersIn(*before);
    QVERIFY(rowsOf(before->database(), u"SELECT * FROM known_as WHERE member_number > 0"_s).size() > 20);
    const ArchiveAddress address = asOlderProgram(std::move(before), isServer);
    const auto archive = Archive::open(address, shippedRules());
    QVERIFY2(archive.has_value(), archive.has_value() ? "" : archive.error().detail.c_str());
    QCOMPARE((*archive)->status()->schema, kArchiveSchema);
    QVERIFY((*archive)->status()->hasOtherRules);
    QCOMPARE(rowsOf((*archive)->database(), u"SELECT * FROM known_as"_s).size(),
             rowsOf((*archive)->database(), u"SELECT * FROM known_as WHERE member_number IS NULL"_s).size());
    QCOMPARE((*archive)->recalculate().error().code, ErrorCode::OtherRules);
    QVERIFY((*archive)->recalculate(Archive::Extent::Complete).has_value());
    QCOMPARE(known(**archive), wanted);
    QCOMPARE(numbersIn(**archive), numbers);
    QVERIFY(!(*archive)->status()->hasOtherRules);
    // Whoever comes later finds it as it has to be.
    const auto again = Archive::open(address, shippedRules());
    QVERIFY(again.has_value());
    QCOMPARE(known(**again), wanted);
}

void TestNameHistory::stopsWhenAsked()
{
    ZAHLMEISTER_ENGINE(m_places);
    const ArchiveAddress address = asOlderProgram(filled(isServer), isServer);
    const auto archive = Archive::open(address, shippedRules());
    QVERIFY(archive.has_value());
    const QStringList before = known(**archive);
    const auto stopped = (*archive)->recalculate(Archive::Extent::Complete,
                                                 [](const ArchiveRun&, std::size_t) { return false; });
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(known(**archive), before);
    QVERIFY((*archive)->status()->hasOtherRules);
}

void TestNameHistory::hidesIdentities()
{
    QVERIFY(knownColumns(u"k"_s).contains(u"k.birth_year"_s));
    QVERIFY(knownColumns(u"k"_s).contains(u"k.member_number"_s));
    const QString seen = knownColumns(u"k"_s, false);
    QVERIFY(!seen.contains(u"birth_year"_s) && !seen.contains(u"member_number"_s));
    QCOMPARE(seen.count(u','), knownColumns(u"k"_s).count(u','));
}

ZAHLMEISTER_TEST(TestNameHistory, QCoreApplication)

} // namespace tst_namehistory

#include "tst_namehistory.moc"
