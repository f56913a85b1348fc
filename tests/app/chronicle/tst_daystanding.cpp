// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/chronicle/reading/daystanding.h"
#include "tests/app/chronicle/chronicles.h"
#include "tests/app/chronicle/statisticscases.h"
#include "tests/support/testmain.h"

namespace tst_daystanding {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::Chronicle;
using app::DayStanding;
using app::StandingKind;

namespace {

/// Everybody, in the order of the chronicle.
std::vector<DayStanding> standingsOn(const Chronicle& chronicle, engine::Date on)
{
    app::LevelTable levels(*chronicle.rules);
    const auto there = app::StandingDay::on(on, *chronicle.rules);
    std::vector<DayStanding> standings;
    for (const app::PersonHistory& person : chronicle.persons)
        standings.push_back(there->of(person, levels));
    return standings;
}

std::ptrdiff_t rated(const std::vector<DayStanding>& standings)
{
    return std::ranges::count(standings, StandingKind::Rated, &DayStanding::kind);
}

/// The only person of a chronicle.
DayStanding onlyOn(const Chronicle& chronicle, engine::Date on)
{
    return standingsOn(chronicle, on).at(0);
}

} // namespace

/// Who is rated on a day.
class TestDayStanding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhoIsRated();
    void losesFormerMembers();
    void losesWhatExpires();
    void losesWhoIsInactive();
    void convertsToTheLevelOfTheDay();
    void knowsDwzOnly();
    void knowsTheRulesOfTheDay();
};

// RULE: WO2026 3.4.3
void TestDayStanding::tellsWhoIsRated()
{
    engine::Participant textOnly = somebody("C", 1700);
    textOnly.member = false;
    const Chronicle chronicle =
        chronicleOf({meeting(1, day(2027, 3, 1), {somebody("A", 1500), somebody("B", {}), textOnly}),
                     meeting(2, day(2027, 6, 1), {somebody("A", 1540)})});
    const auto before = standingsOn(chronicle, day(2027, 2, 28));
    QCOMPARE(rated(before), 0);
    QVERIFY(!before[0].last && before[0].kind == StandingKind::Unrated);
    const auto first = standingsOn(chronicle, day(2027, 3, 1)); // the day itself counts
    QCOMPARE(rated(first), 1);
    QCOMPARE(first[0].rating, std::optional(1500));
    QVERIFY(first[1].kind == StandingKind::Unrated && !first[1].rating);
    QVERIFY(first[2].kind == StandingKind::Unrated && !first[2].rating);
    QCOMPARE(standingsOn(chronicle, day(2027, 12, 31))[0].rating, std::optional(1540));
}

// RULE: WO2026 4.1.1
void TestDayStanding::losesFormerMembers()
{
    engine::Participant left = somebody("A", 1500);
    left.member = false;
    left.memberUntil = day(2027, 5, 1);
    const Chronicle chronicle = chronicleOf(
        {meeting(1, day(2027, 3, 1), {somebody("A", 1500)}), meeting(2, day(2027, 6, 1), {left})});
    QVERIFY(onlyOn(chronicle, day(2027, 5, 31)).kind == StandingKind::Rated);
    const DayStanding after = onlyOn(chronicle, day(2027, 6, 1));
    QVERIFY(after.kind == StandingKind::Former && !after.rating);
}

// RULE: WO1992 6.1.1
void TestDayStanding::losesWhatExpires()
{
    const Chronicle chronicle = chronicleOf({meeting(1, day(1995, 5, 1), {somebody("A", 1500)})});
    QVERIFY(onlyOn(chronicle, day(2000, 5, 1)).kind == StandingKind::Rated);
    QVERIFY(onlyOn(chronicle, day(2000, 5, 2)).kind == StandingKind::Expired);
    // He enters the next tournament without one.
    const Chronicle again = chronicleOf({meeting(1, day(1995, 5, 1), {somebody("A", 1500)}),
                                         meeting(2, day(2001, 5, 1), {somebody("A", {})})});
    QVERIFY(onlyOn(again, day(2001, 5, 1)).kind == StandingKind::Expired);
}

void TestDayStanding::losesWhoIsInactive()
{
    engine::RuleVersion version = **app::shippedRules().find("dwz-2026");
    version.parameters.push_back({"inactive_after_years", {2}});
    const auto rules = std::make_shared<const engine::RuleCatalog>(std::vector<engine::RuleVersion>{version});
    const Chronicle chronicle = chronicleOf({meeting(1, day(2027, 5, 1), {somebody("A", 1500)})}, {}, rules);
    QVERIFY(onlyOn(chronicle, day(2029, 5, 1)).kind == StandingKind::Rated);
    QVERIFY(onlyOn(chronicle, day(2029, 5, 2)).kind == StandingKind::Inactive);
}

// RULE: WO2026 Anhang 4
void TestDayStanding::convertsToTheLevelOfTheDay()
{
    const Chronicle chronicle = chronicleOf({meeting(1, day(2026, 3, 1), {somebody("A", 1366)})});
    QCOMPARE(onlyOn(chronicle, day(2026, 6, 7)).rating, std::optional(1366));
    QCOMPARE(onlyOn(chronicle, day(2026, 6, 8)).rating, std::optional(1634)); // a published case
    app::LevelTable levels(*chronicle.rules);
    const engine::RuleVersion& old = **chronicle.rules->find("dwz-2016");
    const engine::RuleVersion& now = **chronicle.rules->find("dwz-2026");
    for (int i = 0; i < 2; ++i) // the second time from memory
        QCOMPARE(levels.converted(1366, old, now), 1634);
    QCOMPARE(levels.converted(1366, **chronicle.rules->find("dwz-2004"), old), 1366);
}

// RULE: FWZ 1
void TestDayStanding::knowsDwzOnly()
{
    app::ChronicleTournament byPost = meeting(1, day(2027, 5, 1), {somebody("A", 2000)});
    byPost.tournament.header.system = "fwz-2019";
    const DayStanding standing = onlyOn(chronicleOf({byPost}), day(2027, 6, 1));
    QVERIFY(standing.kind == StandingKind::Unrated && !standing.last);
}

void TestDayStanding::knowsTheRulesOfTheDay()
{
    const auto there = app::StandingDay::on(day(2027, 1, 1), app::shippedRules());
    QCOMPARE(there->day(), day(2027, 1, 1));
    QCOMPARE(there->version().id, "dwz-2026");
    const engine::RuleCatalog none({});
    QVERIFY(app::StandingDay::on(day(2027, 1, 1), none).error().code == ErrorCode::UnknownRuleVersion);
}

ZAHLMEISTER_TEST(TestDayStanding, void)

} // namespace tst_daystanding

#include "tst_daystanding.moc"
