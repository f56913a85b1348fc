// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <QTest>

#include "app/chronicle/reading/impact.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_impact {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::Impact;
using app::Publicity;

namespace {

engine::Date day(int month, int year = 2027)
{
    return *engine::Date::tryFrom(year, month, 1);
}

Impact impactOf(const std::vector<ChronicleTournament>& all, engine::Date today = day(12))
{
    const auto tournaments = app::shared(all);
    return app::impactOf(app::recalculate(tournaments, app::shippedRules()),
                         app::chronicleOf(tournaments, app::shippedRulesShared()), today);
}

/// A chain in which the second and the third begin with what the first one does not leave.
std::vector<ChronicleTournament> threeTournaments()
{
    return {wonBy(1, day(3), 1700, 20, 5), wonBy(2, day(6), 1700, 20), wonBy(3, day(9), 1700, 20)};
}

} // namespace

/// What a recalculation would change, told for a decision.
class TestImpact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTheBiggestFirst();
    void countsInTotals();
    void tellsFirstRatings();
    void setsFormerMembersApart();
    void setsInactivePlayersApart();
    void tellsTheClubs();
    void knowsWhereItBegan();
    void tellsWhatIsNew();
    void isEmptyWhereNothingChanges();
};

void TestImpact::tellsTheBiggestFirst()
{
    const Impact impact = impactOf(threeTournaments());
    QCOMPARE(impact.tournaments.size(), std::size_t{2});
    QCOMPARE(impact.tournaments[0].enterOtherwise, 1);
    QCOMPARE(impact.tournaments[0].changed, 2);
    QCOMPARE(impact.lines.size(), std::size_t{4});
    QCOMPARE(impact.persons, 3);
    for (std::size_t i = 1; i < impact.lines.size(); ++i)
        QVERIFY(*impact.lines[i - 1].points >= *impact.lines[i].points);
    const app::ImpactLine& first = impact.lines.front();
    QCOMPARE(first.change.number, kHero);
    QCOMPARE(*first.points, first.change.entryAfter.rating->value() - 1700);
}

// Nothing small is left out: an index alone is a change of no point.
void TestImpact::countsInTotals()
{
    auto all = threeTournaments();
    const auto left = evaluated(all[0], app::shippedRules());
    heroOf(all[1]).rating = engine::Rating(*left.newRating);
    all.pop_back();
    const Impact index = impactOf(all); // rating as left, index 20 in place of 21
    QCOMPARE(index.lines.size(), std::size_t{1});
    QCOMPARE(index.lines.front().points, std::optional(0));
    QVERIFY((index.totals == std::array<int, 5>{1, 0, 0, 0, 0}));
    const Impact impact = impactOf(threeTournaments());
    QCOMPARE(std::accumulate(impact.totals.begin(), impact.totals.end(), 0), 4);
    QCOMPARE(impact.totals[0], 0);
    heroOf(all[1]).rating = engine::Rating(1200);
    QCOMPARE(impactOf(all).totals[4], 1); // more than 50 points
}

// RULE: WO2026 3.4.2, 3.7: carry-over games of a late tournament give a first rating.
void TestImpact::tellsFirstRatings()
{
    auto first = wonBy(1, day(3), std::nullopt, std::nullopt, 3);
    auto second = wonBy(2, day(6), std::nullopt, std::nullopt, 2);
    for (ChronicleTournament* one : {&first, &second})
        one->tournament.games.back().result = engine::kDrawn;
    QVERIFY(!evaluated(second, app::shippedRules()).newRating);
    const Impact impact = impactOf({first, second});
    QCOMPARE(impact.won, 1);
    QCOMPARE(impact.lost, 0);
    QVERIFY(impact.lines.front().first == app::FirstRating::Won);
    QVERIFY(!impact.lines.front().points); // nothing to compare with, so it stands first

    // The other way round: he entered with games that nobody left him.
    auto alone = second;
    alone.tournament.participants.front().carryOver = {{engine::Rating(1700), engine::kWin, day(1)},
                                                       {engine::Rating(1700), engine::kDraw, day(1)},
                                                       {engine::Rating(1700), engine::kWin, day(1)}};
    auto nothing = wonBy(1, day(3), std::nullopt, std::nullopt, 1);
    const Impact lost = impactOf({nothing, alone});
    QCOMPARE(lost.lost, 1);
    QVERIFY(lost.lines.front().first == app::FirstRating::Lost);
}

// RULE: WO2026 4.1.1
void TestImpact::setsFormerMembersApart()
{
    auto all = threeTournaments();
    for (ChronicleTournament& one : all) {
        heroOf(one).member = false;
        heroOf(one).memberUntil = day(1);
        heroOf(one).club = "10101";
    }
    const Impact impact = impactOf(all);
    QVERIFY(impact.lines.front().publicity == Publicity::Unpublished);
    QVERIFY(impact.clubs.empty());
}

// RULE: FWZ 5
void TestImpact::setsInactivePlayersApart()
{
    auto all = threeTournaments();
    for (ChronicleTournament& one : all)
        one.tournament.header.system = "fwz-2019";
    QVERIFY(impactOf(all).lines.front().publicity == Publicity::Published);
    QVERIFY(impactOf(all, day(10, 2032)).lines.front().publicity == Publicity::Inactive);
}

void TestImpact::tellsTheClubs()
{
    auto all = threeTournaments();
    for (ChronicleTournament& one : all) {
        heroOf(one).club = "10101";
        one.tournament.participants.back().club = "10102";
    }
    heroOf(all.back()).clubName = "SK Neustadt";
    const Impact impact = impactOf(all);
    QCOMPARE(impact.clubs.size(), std::size_t{2});
    QCOMPARE(impact.clubs[0].name, std::string("SK Neustadt"));
    QCOMPARE(impact.clubs[0].lines.size(), std::size_t{1}); // one person, of whom the last change counts
    QCOMPARE(impact.lines[impact.clubs[0].lines.front()].tournament.value(), 3);
    QCOMPARE(impact.clubs[1].lines.size(), std::size_t{2});
}

// RULE: WO2026 6.2
void TestImpact::knowsWhereItBegan()
{
    // The second came in with a number that the first, which was there, had not left him with.
    const Impact impact = impactOf(threeTournaments(), day(6, 2028));
    QCOMPARE(impact.roots.size(), std::size_t{1});
    QCOMPARE(impact.roots.front().id.value(), 2);
    QVERIFY(!impact.roots.front().isOlderThanAYear);
    QVERIFY(impactOf(threeTournaments(), *engine::Date::tryFrom(2028, 6, 2)).roots.front().isOlderThanAYear);
}

void TestImpact::tellsWhatIsNew()
{
    const auto& rules = app::shippedRules();
    const auto before = app::recalculate(threeTournaments(), rules);
    QVERIFY(!app::newIn(before, before).hasChanges());
    auto all = threeTournaments();
    all.push_back(wonBy(4, day(7), 1700, 20));
    const auto added = app::newIn(app::recalculate(all, rules), before);
    QVERIFY(added.tournaments[1].changes.empty()); // it changed before
    QCOMPARE(added.tournaments[2].id.value(), 4);
    QVERIFY(!added.tournaments[2].changes.empty());
    QVERIFY(!added.tournaments[3].changes.empty()); // now it changes otherwise
}

void TestImpact::isEmptyWhereNothingChanges()
{
    const Impact impact = impactOf({wonBy(1, day(3), 1700, 20)});
    QVERIFY(impact.lines.empty() && impact.tournaments.empty() && impact.clubs.empty());
}

ZAHLMEISTER_TEST(TestImpact, QCoreApplication)

} // namespace tst_impact

#include "tst_impact.moc"
