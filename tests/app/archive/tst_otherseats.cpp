// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <random>

#include "app/archive/archivedtournament.h"
#include "app/archive/knownseats.h"
#include "app/archive/levels.h"
#include "app/archive/otherrows.h"
#include "app/archive/otherseats.h"
#include "tests/app/archive/archives.h"
#include "tests/support/clubhistory.h"
#include "tests/support/testmain.h"

namespace tst_otherseats {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using namespace zahlmeister::app;

namespace {

/// What two sources of seats are compared by.
QStringList told(const std::vector<Origin>& origins)
{
    QStringList all;
    for (const Origin& one : origins)
        all.append(u"%1: %2-%3 %4 %5"_s.arg(one.tournament.value())
                       .arg(one.entered.rating ? one.entered.rating->value() : -1)
                       .arg(one.entered.index.value_or(-1))
                       .arg(one.isSetByHand)
                       .arg(one.counts));
    return all;
}

} // namespace

/// What is known of a player's other tournaments.
class TestOtherSeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levelsConvertAsEntriesDo();
    void memoryAnswersAsTheDatabase_data() { ArchivePlaces::addEngines(); }
    void memoryAnswersAsTheDatabase();

private:
    ArchivePlaces m_places;
};

// RULE: WO2026 Anhang 4, 2.2.4
void TestOtherSeats::levelsConvertAsEntriesDo()
{
    const auto versions = shippedRules().versions();
    Levels levels(shippedRules());
    int converted = 0;
    for (const engine::RuleVersion& from : versions) {
        for (const engine::RuleVersion& to : versions) {
            if (familyOf(from) != familyOf(to))
                continue;
            for (int rating = 700; rating < 2700; rating += 137) {
                for (const std::optional<int> index :
                     {std::optional<int>(), std::optional(1), std::optional(40)}) {
                    const Entry there =
                        convertedTo({engine::Rating(rating), index}, from, to, shippedRules());
                    const TracedDwz dwz(there.rating->value(), there.index);
                    QVERIFY(levels.isThat({rating, index}, from, dwz, to));
                    QVERIFY(!levels.isThat({rating, index}, from, {dwz.first + 1, dwz.second}, to));
                    QVERIFY(
                        !levels.isThat({rating, index}, from, {dwz.first, dwz.second.value_or(3) + 1}, to));
                    converted += dwz.first != rating ? 1 : 0;
                }
            }
        }
    }
    QVERIFY(converted > 0);
    QVERIFY(!levels.isThat({20'000, 1}, versions.front(), {20'000, 1}, versions.back()));
}

// NOLINTNEXTLINE(readability-function-size): one run with all that it compares
void TestOtherSeats::memoryAnswersAsTheDatabase()
{
    ZAHLMEISTER_ENGINE(m_places);
    const auto archive = m_places.make(isServer);
    std::mt19937 random(5);
    // Over a conversion, with corrections: results, days, and some that are removed.
    const auto tournaments = clubHistory({.members = 12, .years = 4, .firstYear = 2024});
    std::vector<int> revisions(tournaments.size(), 0);
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < tournaments.size(); ++i) {
            if (round > 0 && random() % 3 != 0)
                continue;
            std::optional<ChronicleTournament> one{{engine::TournamentId(1), tournaments[i]}};
            for (int game = 0; round > 0 && game < 3; ++game) {
                auto& result = one->tournament.games[random() % one->tournament.games.size()].result;
                result = result.mirrored();
            }
            if (round > 0 && random() % 3 == 0)
                one->tournament.header.end =
                    one->tournament.header.end->plusDays(static_cast<int>(random() % 40));
            if (round == 2 && random() % 4 == 0)
                one.reset();
            revisions[i] = archive->publish(publicationOf(std::int64_t(i), revisions[i], one))->revision;
        }
    }
    QVERIFY(archive->recalculate().has_value());
    ArchiveDatabase& database = archive->database();
    Levels levels(shippedRules());
    const PendingRows none;
    OtherRows rows(database, shippedRules(), none);
    KnownSeats known(levels);
    const auto keys = known.read(database);
    QVERIFY(keys.has_value());
    const auto seats = database.rows(u"SELECT p.person_id, p.entry_rating, p.entry_index, p.exit_rating,"
                                     " p.exit_index, p.games, p.half_points, p.state, p.trace, p.asked"
                                     " FROM participation AS p"_s);
    Origins entered;
    int missing = 0;
    int found = 0;
    int days = 0;
    for (int question = 0; question < 3000; ++question) {
        const QVariantList& seat = (*seats)[random() % seats->size()];
        const std::vector<std::int64_t> persons{seat[0].toLongLong()};
        const std::int64_t key = (*keys)[random() % keys->size()];
        const engine::RuleVersion& version =
            shippedRules().versions()[random() % shippedRules().versions().size()];
        const OtherSeats first(entered, known, levels, key, version, persons);
        const OtherSeats byRows(entered, rows, levels, key, version, persons);
        const OtherSeats byMemory(entered, known, levels, key, version, persons);
        const SeatTrace trace = unpackedTrace(rowIn(seat, 1)).value();
        Entry entry{engine::Rating(1500), static_cast<int>(random() % 30)};
        if (!trace.published.empty())
            entry = {engine::Rating(trace.published.back().first), trace.published.back().second};
        if (random() % 3 == 0 && !trace.computed.empty())
            entry = {engine::Rating(trace.computed.back().first), trace.computed.back().second};
        if (question % 2 == 0) {
            rows.forget();
            rows.expect(persons.front(), {{{entry.rating->value(), entry.index}}, {}});
            QVERIFY(rows.readExpected().has_value());
        }
        std::ignore = first.leavingWith(0, entry);
        QVERIFY(entered.read(database, first.missing()).has_value());
        missing += first.missing().empty() ? 0 : 1;
        const auto origins = byRows.leavingWith(0, entry);
        QVERIFY(byRows.missing().empty() && byMemory.missing().empty());
        QCOMPARE(told(byMemory.leavingWith(0, entry)), told(origins));
        const engine::Date day =
            tournaments[random() % tournaments.size()].header.end->plusDays(static_cast<int>(random() % 2));
        const bool hasEnded = byRows.endedOn(0, day);
        QCOMPARE(byMemory.endedOn(0, day), hasEnded);
        QVERIFY(!byRows.error() && !byMemory.error() && *byRows.asked(0) == *byMemory.asked(0));
        found += origins.empty() ? 0 : 1;
        days += hasEnded ? 1 : 0;
    }
    QVERIFY2(found > 300 && days > 100 && missing > 30,
             qPrintable(u"%1 %2 %3"_s.arg(found).arg(days).arg(missing)));
}

ZAHLMEISTER_TEST(TestOtherSeats, QCoreApplication)

} // namespace tst_otherseats

#include "tst_otherseats.moc"
