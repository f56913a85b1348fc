// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_recalculation {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::recalculate;
using app::RecalculatedParticipant;
using app::Recalculation;

namespace {

engine::Date day(int month, int dayOfMonth, int year = 2027)
{
    return *engine::Date::tryFrom(year, month, dayOfMonth);
}

const engine::RuleCatalog& rules()
{
    return app::shippedRules();
}

/// What changes for the hero in a tournament; nothing when nothing does.
std::optional<RecalculatedParticipant> changeOf(const Recalculation& recalculation, std::int64_t id)
{
    for (const app::RecalculatedTournament& one : recalculation.tournaments) {
        for (const RecalculatedParticipant& change : one.changes) {
            if (one.id.value() == id && change.number == kHero)
                return change;
        }
    }
    return std::nullopt;
}

} // namespace

/// The chain of evaluations without a file.
class TestRecalculation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersTournaments();
    void ordersByTheMomentOfProcessing();
    void leavesAlone();
    void followsACorrection();
    void insertsALateTournament();
    void reachesOpponents();
    void passesOnFirstRatings();
    void passesOnCarryOverGames();
    void keepsWhatComesFromElsewhere();
    void forgetsWhatIsDeleted();
    void forgetsAcrossTheConversion();
    void keepsWhatTheRefereeSet();
    void keepsSystemsApart();
    void convertsOnTheWay();
    void expires();
    void carriesEveryRatingOn();
    void carriesFormerMembersOn();
    void convertsCarryOverGames();
    void tellsNamesakesApart();
    void skips();
};

// RULE: WO2026 2.2.3
void TestRecalculation::ordersTournaments()
{
    const auto one = [](std::int64_t id, engine::Date end, std::optional<engine::Date> start,
                        const char* level) {
        ChronicleTournament tournament = wonBy(id, end, 1700, 20);
        tournament.tournament.header.start = start;
        tournament.tournament.header.level = level;
        return tournament;
    };
    const Recalculation recalculation =
        recalculate({one(1, day(5, 2), day(1, 1), "000"), one(2, day(5, 1), day(4, 2), "000"),
                     one(3, day(5, 1), day(4, 1), "C05"), one(4, day(5, 1), day(4, 1), "30L"),
                     one(6, day(5, 1), day(4, 1), "30L"), one(5, day(5, 1), {}, "000")},
                    rules());
    std::vector<std::int64_t> order;
    for (const auto& tournament : recalculation.tournaments)
        order.push_back(tournament.id.value());
    QCOMPARE(order, (std::vector<std::int64_t>{4, 6, 3, 2, 5, 1}));
}

// RULE: WO2026 2.2.3: at last that of processing, whatever the file is in which they came together
void TestRecalculation::ordersByTheMomentOfProcessing()
{
    const auto one = [](std::int64_t id, const char* processed, const char* workFile) {
        ChronicleTournament tournament = wonBy(id, day(5, 1), 1700, 20);
        tournament.tournament.header.processed = processed;
        tournament.workFile = workFile;
        return tournament;
    };
    const auto orderOf = [](std::vector<ChronicleTournament> all) {
        app::ChronicleTournaments ordered = app::shared(std::move(all));
        static_cast<void>(app::putInOrder(ordered));
        std::vector<std::int64_t> ids;
        for (const auto& tournament : ordered)
            ids.push_back(tournament->id.value());
        return ids;
    };
    QCOMPARE(orderOf({one(1, "2026-05-03T10:00:00.001Z", ""), one(2, "2026-05-03T10:00:00.000Z", ""),
                      one(3, "", ""), one(4, "", "")}),
             (std::vector<std::int64_t>{3, 4, 2, 1}));
    // An archive processes when it publishes first, and gives its ids in that order.
    QCOMPARE(orderOf({one(2, "2026-05-03T10:00:00.000Z", "a"), one(1, "2026-05-03T10:00:00.001Z", "b")}),
             (std::vector<std::int64_t>{1, 2}));
}

void TestRecalculation::leavesAlone()
{
    const ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20);
    const auto after = evaluated(first, rules());
    const Recalculation recalculation =
        recalculate({wonBy(2, day(6, 1), after.newRating, after.newIndex), first}, rules());
    QCOMPARE(recalculation.tournaments.size(), std::size_t{2});
    QVERIFY(!recalculation.hasChanges() && recalculation.skipped.empty());
}

// RULE: WO2026 3.7
void TestRecalculation::followsACorrection()
{
    ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20);
    const auto before = evaluated(first, rules());
    ChronicleTournament second = wonBy(2, day(6, 1), before.newRating, before.newIndex);
    const ChronicleTournament third =
        wonBy(3, day(9, 1), evaluated(second, rules()).newRating, evaluated(second, rules()).newIndex);
    first.tournament.games.front().result = engine::kBlackWins;
    const auto corrected = evaluated(first, rules());
    QVERIFY(corrected.newRating != before.newRating);

    const Recalculation recalculation = recalculate({first, second, third}, rules());
    QVERIFY(!changeOf(recalculation, 1)); // as it stands already
    const auto next = changeOf(recalculation, 2);
    QVERIFY(next.has_value());
    QCOMPARE(next->entryAfter.rating->value(), *corrected.newRating);
    QCOMPARE(next->entryAfter.index, corrected.newIndex);
    QCOMPARE(next->ratingBefore, evaluated(second, rules()).newRating);
    heroOf(second).rating = engine::Rating(*corrected.newRating);
    QCOMPARE(next->ratingAfter, evaluated(second, rules()).newRating);
    QCOMPARE(changeOf(recalculation, 3)->entryAfter.rating->value(), *next->ratingAfter);
}

// RULE: WO2026 3.7
void TestRecalculation::insertsALateTournament()
{
    const ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20);
    const auto after = evaluated(first, rules());
    const ChronicleTournament last = wonBy(2, day(9, 1), after.newRating, after.newIndex);
    const ChronicleTournament late = wonBy(3, day(6, 1), after.newRating, after.newIndex, 3);
    const Recalculation recalculation = recalculate({first, last, late}, rules());
    QVERIFY(!changeOf(recalculation, 3));
    const auto change = changeOf(recalculation, 2);
    QVERIFY(change.has_value());
    QCOMPARE(change->entryAfter.rating->value(), *evaluated(late, rules()).newRating);
    QCOMPARE(change->entryAfter.index, std::optional(22));
    QCOMPARE(change->indexAfter, std::optional(23));
}

/// Who enters otherwise changes the ratings of those he met.
void TestRecalculation::reachesOpponents()
{
    const ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20, 5);
    const ChronicleTournament parallel = wonBy(2, day(4, 1), 1700, 20); // from the same list
    const Recalculation recalculation = recalculate({first, parallel}, rules());
    const auto& changes = recalculation.tournaments.at(1).changes;
    QCOMPARE(changes.size(), std::size_t{2});
    QVERIFY(changes[1].entryBefore == changes[1].entryAfter);
    QVERIFY(*changes[1].ratingAfter > *changes[1].ratingBefore);
}

void TestRecalculation::passesOnFirstRatings()
{
    ChronicleTournament first = wonBy(1, day(3, 1), {}, {}, 6);
    first.tournament.games.front().result = engine::kDrawn;
    heroOf(first).carryOver = {{engine::Rating(1500), engine::kWin, day(1, 1)}};
    const auto after = evaluated(first, rules());
    QVERIFY(after.newRating.has_value());
    ChronicleTournament second = wonBy(2, day(6, 1), {}, {});
    heroOf(second).carryOver = heroOf(first).carryOver;
    const auto change = changeOf(recalculate({second, first}, rules()), 2);
    QCOMPARE(change->entryAfter.rating->value(), *after.newRating);
    QCOMPARE(change->entryAfter.index, std::optional(1));
    QVERIFY(change->entryAfter.carryOver.empty()); // used up
}

// RULE: WO2026 3.4.2
void TestRecalculation::passesOnCarryOverGames()
{
    const ChronicleTournament first = wonBy(1, day(3, 1), {}, {}, 2);
    ChronicleTournament second = wonBy(2, day(6, 1), {}, {});
    const engine::CarryOverGame elsewhere{engine::Rating(1850), engine::kDraw, day(4, 1)};
    const engine::CarryOverGame outdated{engine::Rating(1500), engine::kWin, day(2, 1)};
    heroOf(second).carryOver = {outdated, elsewhere};
    const auto change = changeOf(recalculate({first, second}, rules()), 2);
    std::vector<engine::CarryOverGame> expected = evaluated(first, rules()).carryOver;
    QCOMPARE(expected.size(), std::size_t{2});
    expected.push_back(elsewhere);
    QVERIFY(change->entryAfter.carryOver == expected);
    QVERIFY(!change->entryAfter.rating);
}

void TestRecalculation::keepsWhatComesFromElsewhere()
{
    const ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20);
    const Recalculation recalculation = recalculate({first, wonBy(2, day(6, 1), 1762, 22)}, rules());
    QVERIFY(!recalculation.hasChanges());
    const auto& outside = recalculation.tournaments.at(1).outside;
    QCOMPARE(outside.size(), std::size_t{1});
    QCOMPARE(outside[0].entry.rating->value(), 1762);
    QCOMPARE(outside[0].expected.index, std::optional(21));

    // A first rating that was earned elsewhere.
    const Recalculation newcomer =
        recalculate({wonBy(1, day(3, 1), {}, {}), wonBy(2, day(6, 1), 1400, 1)}, rules());
    QVERIFY(!changeOf(newcomer, 2));
    QCOMPARE(newcomer.tournaments.at(1).outside.size(), std::size_t{1});
}

// RULE: WO2026 3.7: an evaluation is deleted; who comes from it as it left him comes from the one before.
void TestRecalculation::forgetsWhatIsDeleted()
{
    auto first = wonBy(1, day(1, 1), 1700, 20, 3);
    const auto follow = [&](const ChronicleTournament& before, std::int64_t id, engine::Date end) {
        const auto left = evaluated(before, rules());
        return wonBy(id, end, left.newRating, left.newIndex, 3);
    };
    auto second = follow(first, 2, day(2, 1));
    auto third = follow(second, 3, day(3, 1));
    auto fourth = follow(third, 4, day(4, 1));
    const auto all = settledTogether({first, second, third, fourth}, rules());
    QVERIFY(!recalculate(all, rules()).hasChanges());
    first = all[0];
    second = all[1];
    third = all[2];
    fourth = all[3];
    const auto without = [&](std::vector<ChronicleTournament> left,
                             std::vector<ChronicleTournament> removed) {
        return recalculate(app::shared(std::move(left)), rules(), {}, app::shared(std::move(removed)));
    };
    const auto one = without({first, third, fourth}, {second});
    QCOMPARE(changeOf(one, 3)->entryAfter.rating,
             app::entryOf(second.tournament.participants.front()).rating);
    QCOMPARE(changeOf(one, 3)->entryAfter.index, std::optional(21));
    QCOMPARE(changeOf(one, 4)->entryAfter.index, std::optional(22));
    QVERIFY(one.tournaments[1].outside.empty());
    const auto two = without({first, fourth}, {second, third});
    QCOMPARE(changeOf(two, 4)->entryAfter.index, std::optional(21));
    // The first one, before which there is nothing: he comes as he came to that.
    const auto none = without({second}, {first});
    QCOMPARE(changeOf(none, 2)->entryAfter.rating, std::optional(engine::Rating(1700)));
    QCOMPARE(changeOf(none, 2)->entryAfter.index, std::optional(20));
    // Who comes otherwise than it left him comes from elsewhere.
    auto elsewhere = third;
    heroOf(elsewhere).index = 30;
    heroOf(elsewhere).origin = engine::EntryOrigin::File;
    QVERIFY(!changeOf(without({first, elsewhere}, {second}), 3));
}

// RULE: WO2026 Anhang 4: what the deleted one left him with was converted before he entered the next.
void TestRecalculation::forgetsAcrossTheConversion()
{
    const auto first = wonBy(1, day(1, 1, 2026), 1400, 20, 3);
    const auto left = evaluated(first, rules());
    const auto second = wonBy(2, day(3, 1, 2026), left.newRating, left.newIndex, 3);
    const auto after = [&](const ChronicleTournament& one) {
        const auto result = evaluated(one, rules());
        return app::convertedTo({engine::Rating::tryFrom(*result.newRating), result.newIndex},
                                *rules().choose(one.tournament.header)->version,
                                *rules().choose({.end = day(9, 1, 2026)})->version, rules());
    };
    const app::Entry entered = after(second);
    const auto third = wonBy(3, day(9, 1, 2026), entered.rating->value(), entered.index, 3);
    const auto all = settledTogether({first, second, third}, rules());
    QVERIFY(!recalculate(all, rules()).hasChanges());
    const auto change =
        changeOf(recalculate(app::shared({all[0], all[2]}), rules(), {}, app::shared({all[1]})), 3);
    QVERIFY(change && change->entryAfter == after(first));
}

// RULE: WO2026 6.4.2
void TestRecalculation::keepsWhatTheRefereeSet()
{
    ChronicleTournament second = wonBy(2, day(6, 1), 1900, 20);
    heroOf(second).overrides = {{engine::ListedValue::Rating, 1700, 1900, "Beschluss"}};
    QVERIFY(!recalculate({wonBy(1, day(3, 1), 1700, 20), second}, rules()).hasChanges());
}

void TestRecalculation::keepsSystemsApart()
{
    ChronicleTournament correspondence = wonBy(1, day(3, 1), 1700, 20);
    correspondence.tournament.header.system = "fwz-2019";
    const ChronicleTournament board = wonBy(2, day(6, 1), 1700, 20);
    QVERIFY(!recalculate({correspondence, board}, rules()).hasChanges());
    ChronicleTournament another = wonBy(3, day(9, 1), 1700, 20);
    another.tournament.header.system = "fwz-2019";
    const auto change = changeOf(recalculate({correspondence, board, another}, rules()), 3);
    QCOMPARE(change->entryAfter.rating->value(), *evaluated(correspondence, rules()).newRating);
}

// RULE: WO2026 Anhang 4
void TestRecalculation::convertsOnTheWay()
{
    ChronicleTournament first = wonBy(1, day(3, 1, 2026), 1366, 20, 1);
    first.tournament.participants[1].rating = engine::Rating(1366);
    first.tournament.games[0].result = engine::kDrawn;
    QCOMPARE(evaluated(first, rules()).newRating, std::optional(1366));
    const auto change = changeOf(recalculate({first, wonBy(2, day(9, 1, 2026), 1366, 21)}, rules()), 2);
    QCOMPARE(change->entryAfter.rating->value(), 1634);
    QCOMPARE(change->entryAfter.index, std::optional(22));
}

// RULE: WO1992 6.1.1, 4.4
void TestRecalculation::expires()
{
    const ChronicleTournament first = wonBy(1, day(3, 1, 1995), 1700, 20);
    const auto after = evaluated(first, rules());
    const auto entryOf = [&](engine::Date end, const engine::RuleCatalog& catalog = rules()) {
        const auto change =
            changeOf(recalculate({first, wonBy(2, end, after.newRating, after.newIndex)}, catalog), 2);
        return change ? change->entryAfter.rating : engine::Rating(*after.newRating);
    };
    QVERIFY(entryOf(day(3, 1, 2000)).has_value()); // still valid on the last day of the five years
    QVERIFY(!entryOf(day(3, 2, 2000)).has_value());
    QVERIFY(entryOf(day(3, 2, 2010)).has_value()); // the rules of 2004 on know no such end
    // Who was evaluated elsewhere in between has a valid rating.
    const auto elsewhere = recalculate({first, wonBy(2, day(3, 2, 2001), 1800, 25)}, rules());
    QVERIFY(!elsewhere.hasChanges());
    // A rating of another system stays in the place of the one that expired.
    ChronicleTournament foreign = wonBy(2, day(3, 2, 2001), 1900, {});
    heroOf(foreign).ratingSource = engine::RatingSource::Fide;
    QVERIFY(!recalculate({first, foreign}, rules()).hasChanges());
}

/// Document 001 has no floor: what it gives is carried on, and its index goes on from there.
// RULE: WO1992 4.7.2.1.2
void TestRecalculation::carriesEveryRatingOn()
{
    ChronicleTournament first = wonBy(1, day(3, 1, 1999), {}, {}, 5);
    for (std::size_t game = 0; game < 5; ++game) {
        first.tournament.participants[game + 1].rating = engine::Rating(620);
        first.tournament.games[game].result = engine::kBlackWins;
    }
    QCOMPARE(evaluated(first, rules()).newRating, std::optional(-57));
    const auto change = changeOf(recalculate({first, wonBy(2, day(6, 1, 1999), {}, {})}, rules()), 2);
    QVERIFY(change.has_value());
    QCOMPARE(change->entryAfter.rating, std::optional(engine::Rating(-57)));
    QCOMPARE(change->indexAfter, std::optional(2));
}

// RULE: WO2026 3.4.3, 4.1.1
void TestRecalculation::carriesFormerMembersOn()
{
    ChronicleTournament first = wonBy(1, day(3, 1), 1700, 20);
    heroOf(first).member = false;
    heroOf(first).memberUntil = day(12, 31, 2026);
    const auto after = evaluated(first, rules());
    const auto change = changeOf(recalculate({first, wonBy(2, day(6, 1), 1700, 20)}, rules()), 2);
    QVERIFY(change.has_value());
    QCOMPARE(change->entryAfter.rating->value(), *after.newRating);
    heroOf(first).memberUntil = day(12, 31, 2021);
    QVERIFY(!changeOf(recalculate({first, wonBy(2, day(6, 1), 1700, 20)}, rules()), 2));
}

/// The chain passes the games on as they were played, and the evaluation of one tournament converts them.
// RULE: WO2026 Anhang 4
void TestRecalculation::convertsCarryOverGames()
{
    ChronicleTournament first = wonBy(1, day(3, 1, 2026), {}, {}, 3);
    for (int game = 0; game < 3; ++game) {
        first.tournament.participants[std::size_t(game) + 1].rating = engine::Rating(1000 + 50 * game);
        first.tournament.games[std::size_t(game)].result = engine::kDrawn;
    }
    ChronicleTournament second = wonBy(2, day(9, 1, 2026), {}, {}, 2);
    for (int game = 0; game < 2; ++game) {
        second.tournament.participants[std::size_t(game) + 1].rating = engine::Rating(1505);
        second.tournament.games[std::size_t(game)].result = engine::kDrawn;
    }
    const auto change = changeOf(recalculate({second, first}, rules()), 2);
    QVERIFY(change.has_value());
    QCOMPARE(change->ratingAfter, std::optional(1504));
    heroOf(second).carryOver = change->entryAfter.carryOver;
    QCOMPARE(evaluated(second, rules()).newRating, change->ratingAfter);
}

void TestRecalculation::tellsNamesakesApart()
{
    ChronicleTournament namesake = wonBy(2, day(6, 1), 1700, 20);
    heroOf(namesake).personId = "NU0000002";
    QVERIFY(!recalculate({wonBy(1, day(3, 1), 1700, 20), namesake}, rules()).hasChanges());
    heroOf(namesake).personId.clear();
    QVERIFY(recalculate({wonBy(1, day(3, 1), 1700, 20), namesake}, rules()).hasChanges());
    heroOf(namesake).birthYear.reset(); // too little to be sure
    QVERIFY(!recalculate({wonBy(1, day(3, 1), 1700, 20), namesake}, rules()).hasChanges());
}

void TestRecalculation::skips()
{
    ChronicleTournament undated = wonBy(1, day(3, 1), 1700, 20);
    undated.tournament.header.end.reset();
    ChronicleTournament foreign = wonBy(2, day(3, 1), 1700, 20);
    foreign.tournament.header.system = "elo-1970";
    const Recalculation recalculation =
        recalculate({undated, foreign, wonBy(3, day(6, 1), 1700, 20)}, rules());
    QCOMPARE(recalculation.tournaments.size(), std::size_t{1});
    QCOMPARE(recalculation.skipped.size(), std::size_t{2});
    QVERIFY(!recalculation.skipped[0].error);
    QCOMPARE(recalculation.skipped[1].error->code, ErrorCode::UnknownRuleVersion);
}

ZAHLMEISTER_TEST(TestRecalculation, QCoreApplication)

} // namespace tst_recalculation

#include "tst_recalculation.moc"
