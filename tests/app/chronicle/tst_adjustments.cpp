// SPDX-License-Identifier: GPL-3.0-or-later
// Adjustments of ratings in the chain (document 000, 2.2.1, 3.7).
#include <QTest>

#include "app/chronicle/chain/chain.h"
#include "app/chronicle/chronicle.h"
#include "app/chronicle/reading/daystanding.h"
#include "app/chronicle/reading/impact.h"
#include "app/chronicle/reading/playercard.h"
#include "app/chronicle/reading/ratinglist.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/chain.h"
#include "tests/support/testmain.h"

namespace tst_adjustments {

using namespace zahlmeister;
using namespace zahlmeister::tests;
using app::ChronicleTournament;
using app::Entry;
using app::Recalculation;
using engine::Adjustment;
using engine::EntryOrigin;
using engine::RuleCatalog;

namespace {

engine::Date day(int month, int year = 2027, int of = 1)
{
    return *engine::Date::tryFrom(year, month, of);
}

/// Everybody gets so many points on a day.
Adjustment plus(double points, engine::Date on)
{
    return {.id = "plus", .day = on, .formula = *engine::Conversion::of({{0, std::nullopt, 1, points}})};
}

RuleCatalog rulesWith(std::vector<Adjustment> adjustments)
{
    return app::shippedRules().withAdjustments(std::move(adjustments));
}

/// With what the hero enters his n-th tournament.
Entry entryInto(const std::vector<ChronicleTournament>& all, std::size_t n, const RuleCatalog& rules)
{
    const Recalculation chain = app::recalculate(all, rules);
    const auto& changes = chain.tournaments.at(n).changes;
    const auto change = std::ranges::find(changes, kHero, &app::RecalculatedParticipant::number);
    const auto source = std::ranges::find(all, chain.tournaments.at(n).id, &ChronicleTournament::id);
    return change == changes.end() ? app::entryOf(source->tournament.participants.front())
                                   : change->entryAfter;
}

/// Three tournaments, each entered with what the shipped rules make of the one before.
std::vector<ChronicleTournament> threeInLine(engine::Date first, engine::Date second, engine::Date third)
{
    std::vector<ChronicleTournament> all{wonBy(1, first, 1800, 20)};
    for (const engine::Date end : {second, third}) {
        const auto left = evaluated(all.back(), app::shippedRules());
        all.push_back(wonBy(all.back().id.value() + 1, end, *left.newRating, *left.newIndex));
    }
    return settledTogether(std::move(all), app::shippedRules());
}

} // namespace

class TestAdjustments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachesTournamentsThatEndOnItsDay_data();
    void reachesTournamentsThatEndOnItsDay();
    void comesOnce();
    void isForWhomItConcerns();
    void knowsWhatListsKnow();
    void leavesTypedNumbersAlone();
    void goesAlongLinks();
    void reachesListsOfRemovedTournaments();
    void standsInLineWithConversions();
    void settlesWhatWasEnteredSince();
    void isForTheDwzAlone();
    void leavesCarryOverGamesAlone();
    void standsOnTheCard();
    void isInListsAndFigures();
    void isNamedAsTheCause();
};

// RULE: WO2026 2.2.1, 3.7
void TestAdjustments::reachesTournamentsThatEndOnItsDay_data()
{
    QTest::addColumn<engine::Date>("on");
    QTest::addColumn<bool>("second");
    QTest::addColumn<bool>("third");
    QTest::newRow("on the last day of the first") << day(3) << false << false;
    QTest::newRow("a day later") << day(3, 2027, 2) << true << true;
    QTest::newRow("on the last day of the second") << day(6) << true << true;
    QTest::newRow("a day after it") << day(6, 2027, 2) << false << true;
    QTest::newRow("on the last day of the third") << day(9) << false << true;
    QTest::newRow("after all") << day(9, 2027, 2) << false << false;
}

void TestAdjustments::reachesTournamentsThatEndOnItsDay()
{
    QFETCH(const engine::Date, on);
    QFETCH(const bool, second);
    QFETCH(const bool, third);
    const auto all = threeInLine(day(3), day(6), day(9));
    const RuleCatalog rules = rulesWith({plus(100, on)});
    const Entry before = app::entryOf(all[1].tournament.participants.front());
    const Entry after = entryInto(all, 1, rules);
    QCOMPARE(after.rating->value() - before.rating->value(), second ? 100 : 0);
    QCOMPARE(*after.index - *before.index, second ? 1 : 0);
    const int last = all[2].tournament.participants.front().rating->value();
    QCOMPARE(entryInto(all, 2, rules).rating->value() > last + 50, third);
    QCOMPARE(entryInto(all, 0, rules).rating->value(), 1800);
    // Taken back, everything is as it was.
    QVERIFY(!app::recalculate(all, app::shippedRules()).hasChanges());
}

// RULE: WO2026 2.2.1
void TestAdjustments::comesOnce()
{
    auto all = threeInLine(day(3), day(6), day(9));
    const RuleCatalog rules = rulesWith({plus(100, day(4)), plus(30, day(4)), plus(7, day(7))});
    const int before = all[1].tournament.participants.front().rating->value();
    const int index = *all[1].tournament.participants.front().index;
    QCOMPARE(entryInto(all, 1, rules).rating->value(), before + 130);
    QCOMPARE(*entryInto(all, 1, rules).index, index + 2);
    app::putEntry(heroOf(all[1]), entryInto(all, 1, rules));
    const auto left = evaluated(all[1], app::shippedRules());
    QCOMPARE(entryInto(all, 2, rules).rating->value(), *left.newRating + 7);
    // Without another index, if it says so.
    Adjustment quiet = plus(100, day(4));
    quiet.raisesIndex = false;
    QCOMPARE(*entryInto(all, 1, rulesWith({quiet})).index, index);
}

// RULE: WO2026 2.2.1
void TestAdjustments::isForWhomItConcerns()
{
    auto all = threeInLine(day(3), day(6), day(9));
    for (ChronicleTournament& one : all)
        heroOf(one).club = "61234";
    const int before = all[1].tournament.participants.front().rating->value();
    Adjustment one = plus(100, day(4));
    one.region = "6";
    QCOMPARE(entryInto(all, 1, rulesWith({one})).rating->value(), before + 100);
    one.ages = engine::AgeGroup::Youth;
    QCOMPARE(entryInto(all, 1, rulesWith({one})).rating->value(), before);
    heroOf(all[1]).birthYear = 2010;
    QCOMPARE(entryInto(all, 1, rulesWith({one})).rating->value(), before + 100);
    // The club for which he is entered next is the latest that is known of him.
    heroOf(all[1]).club = "11234";
    QCOMPARE(entryInto(all, 1, rulesWith({one})).rating->value(), before);
}

// RULE: WO2026 2.2.1, 3.7
void TestAdjustments::knowsWhatListsKnow()
{
    std::vector<ChronicleTournament> all{wonBy(1, day(6), 1800, 20)};
    heroOf(all[0]).origin = EntryOrigin::List;
    heroOf(all[0]).enteredLevel = "dwz-2026";
    heroOf(all[0]).originDay = day(3);
    const RuleCatalog rules = rulesWith({plus(100, day(4))});
    QCOMPARE(entryInto(all, 0, rules).rating->value(), 1900);
    QCOMPARE(*entryInto(all, 0, rules).index, 21);
    heroOf(all[0]).originDay = day(4);
    QCOMPARE(entryInto(all, 0, rules).rating->value(), 1800);
    // What the chain wrote already is not adjusted again.
    heroOf(all[0]).originDay = day(3);
    app::putChained(heroOf(all[0]), entryInto(all, 0, rules));
    QCOMPARE(heroOf(all[0]).rating->value(), 1900);
    QVERIFY(!app::recalculate(all, rules).hasChanges());
    QCOMPARE(entryInto(all, 0, app::shippedRules()).rating->value(), 1800);
    // Who was evaluated elsewhere comes with the list, adjusted as the list is old.
    all.insert(all.begin(), wonBy(2, day(2), 1700, 10));
    all = settledTogether(std::move(all), app::shippedRules());
    QCOMPARE(entryInto(all, 1, rules).rating->value(), 1900);
}

// RULE: WO2026 6.4.2
void TestAdjustments::leavesTypedNumbersAlone()
{
    const RuleCatalog rules = rulesWith({plus(100, day(4))});
    auto all = threeInLine(day(3), day(6), day(9));
    heroOf(all[1]).origin = EntryOrigin::Hand;
    QVERIFY(app::recalculate(all, rules).tournaments[1].changes.empty());
    std::vector<ChronicleTournament> one{wonBy(1, day(6), 1800, 20)};
    one = settledTogether(std::move(one), app::shippedRules());
    QCOMPARE(*heroOf(one[0]).origin, EntryOrigin::File);
    QVERIFY(!app::recalculate(one, rules).hasChanges());
}

// RULE: WO2026 3.7
void TestAdjustments::goesAlongLinks()
{
    auto all = threeInLine(day(3), day(6), day(9));
    const std::vector<ChronicleTournament> rest{all[1], all[2]};
    const RuleCatalog rules = rulesWith({plus(100, day(4))});
    const auto later = [&](const RuleCatalog& catalog) {
        const Recalculation chain = app::recalculate(app::shared(rest), catalog, {}, app::shared({all[0]}));
        const auto& changes = chain.tournaments.front().changes;
        return changes.empty() ? 0 : changes.front().entryAfter.rating->value();
    };
    // With what he was entered in the tournament that was deleted, adjusted since.
    QCOMPARE(later(app::shippedRules()), 1800);
    QCOMPARE(later(rules), 1900);
    heroOf(all[0]).origin = EntryOrigin::List;
    heroOf(all[0]).originDay = day(2);
    QCOMPARE(later(rules), 1900);
}

/// decision 22 of rules/README.md
void TestAdjustments::reachesListsOfRemovedTournaments()
{
    auto all = threeInLine(day(3), day(6), day(9));
    ChronicleTournament removed = wonBy(7, day(5), 2000, 40);
    heroOf(removed).origin = EntryOrigin::List;
    heroOf(removed).originDay = day(4);
    heroOf(removed).enteredLevel = "dwz-2026";
    const auto entered = [&](engine::Date on) {
        const RuleCatalog rules = rulesWith({plus(100, on)});
        const Recalculation chain = app::recalculate(app::shared(all), rules, {}, app::shared({removed}));
        return chain.tournaments[1].changes.front().entryAfter.rating->value();
    };
    QCOMPARE(entered(day(4)), 2000);
    QCOMPARE(entered(day(4, 2027, 2)), 2100);
    QCOMPARE(entered(day(6)), 2100);
    QCOMPARE(entered(day(6, 2027, 2)), 2000);
}

// RULE: WO2026 2.2.1, Anhang 4
void TestAdjustments::standsInLineWithConversions()
{
    const engine::RuleVersion& old = *app::shippedRules().find("dwz-2016").value();
    const engine::RuleVersion& now = *app::shippedRules().find("dwz-2026").value();
    const engine::Participant who{.number = kHero};
    const Entry entry{engine::Rating(1366), 21};
    const app::RestingTime time{day(1, 2026), day(12, 2026)};
    const auto after = [&](engine::Date on) {
        const RuleCatalog rules = rulesWith({plus(100, on)});
        const auto steps = app::stepsOf(entry, old, now, rules, time, who);
        return std::pair(steps.front().adjustment != nullptr, steps.back().after);
    };
    // Before the conversion on the old level: 0.64 * 1466 + 760.
    QCOMPARE(after(day(3, 2026)), std::pair(true, Entry{engine::Rating(1698), 23}));
    QCOMPARE(after(day(6, 2026, 8)), std::pair(false, Entry{engine::Rating(1734), 23}));
    QCOMPARE(after(day(9, 2026)), std::pair(false, Entry{engine::Rating(1734), 23}));
    QVERIFY(app::stepsOf({}, old, now, rulesWith({plus(100, day(3, 2026))}), time, who).empty());
    Entry foreign = entry;
    foreign.source = engine::RatingSource::Fide;
    QVERIFY(app::stepsOf(foreign, now, now, rulesWith({plus(100, day(3, 2026))}), time, who).empty());
}

/// decision 22 of rules/README.md
void TestAdjustments::settlesWhatWasEnteredSince()
{
    const RuleCatalog rules = rulesWith({plus(100, day(4))});
    const std::vector<ChronicleTournament> first{wonBy(1, day(3), 1800, 20)};
    const auto left = evaluated(first[0], rules);
    for (const int known : {0, 1}) {
        auto all = first;
        all.push_back(wonBy(2, day(6), *left.newRating + 100 * known, *left.newIndex + known));
        all = settledTogether(std::move(all), rules);
        QCOMPARE(*heroOf(all[1]).origin, EntryOrigin::Chain);
        QCOMPARE(entryInto(all, 1, rules).rating->value(), *left.newRating + 100);
        QCOMPARE(*entryInto(all, 1, rules).index, *left.newIndex + 1);
    }
}

// RULE: WO2026 2.2.1
void TestAdjustments::isForTheDwzAlone()
{
    auto all = threeInLine(day(3), day(6), day(9));
    for (ChronicleTournament& one : all)
        one.tournament.header.system = "fwz-2019";
    const Recalculation before = app::recalculate(all, app::shippedRules());
    const Recalculation after = app::recalculate(all, rulesWith({plus(100, day(4))}));
    QCOMPARE(after.tournaments.size(), before.tournaments.size());
    for (std::size_t i = 0; i < after.tournaments.size(); ++i)
        QCOMPARE(after.tournaments[i].changes.size(), before.tournaments[i].changes.size());
}

// RULE: WO2026 3.4.2
void TestAdjustments::leavesCarryOverGamesAlone()
{
    std::vector<ChronicleTournament> all{wonBy(1, day(3), {}, {}), wonBy(2, day(6), {}, {})};
    all = settledTogether(std::move(all), app::shippedRules());
    const Entry entry = entryInto(all, 1, rulesWith({plus(100, day(4))}));
    QCOMPARE(entry.carryOver.size(), 1);
    QCOMPARE(entry.carryOver.front().opponentRating.value(), 1700);
}

// RULE: WO2026 2.2.1
void TestAdjustments::standsOnTheCard()
{
    auto all = threeInLine(day(3), day(6), day(9));
    Adjustment later = plus(-30, day(11));
    later.id = "later";
    const auto rules = std::make_shared<const RuleCatalog>(rulesWith({plus(100, day(4)), later}));
    for (const std::size_t n : {std::size_t(1), std::size_t(2)})
        app::putChained(heroOf(all[n]), entryInto(all, n, *rules));
    const app::Chronicle chronicle = app::chronicleOf(app::shared(all), rules);
    const app::PersonHistory& hero = *app::personsNamed(chronicle, "NU0000001").front();
    QCOMPARE(hero.entries.size(), std::size_t(2));
    const app::EntryChange& change = hero.entries[0];
    QVERIFY(change.kind == app::EntryChangeKind::Adjustment);
    QCOMPARE(change.adjustment, &rules->adjustments()[0]);
    QCOMPARE(change.tournament, std::optional(engine::TournamentId(2)));
    QCOMPARE(change.date, day(4));
    QCOMPARE(change.after.rating->value() - change.before.rating->value(), 100);
    QCOMPARE(*change.after.index - *change.before.index, 1);
    // Since his last tournament.
    QVERIFY(!hero.entries[1].tournament);
    QCOMPARE(hero.entries[1].adjustment->id, std::string("later"));
    QCOMPARE(hero.entries[1].before.rating, hero.standing().rating);
}

// RULE: WO2026 2.2.1, 6.5
void TestAdjustments::isInListsAndFigures()
{
    const std::vector<ChronicleTournament> all{wonBy(1, day(3), 1800, 20)};
    const auto rules = std::make_shared<const RuleCatalog>(rulesWith({plus(100, day(4))}));
    const app::Chronicle chronicle = app::chronicleOf(app::shared(all), rules);
    const app::PersonHistory& hero = *app::personsNamed(chronicle, "NU0000001").front();
    const int left = hero.standing().rating->value();
    const engine::Date before = day(3, 2027, 31);
    QCOMPARE(app::standingOn(hero, *rules, before).rating->value(), left);
    QCOMPARE(app::standingOn(hero, *rules, day(4)).rating->value(), left + 100);
    QCOMPARE(*app::standingOn(hero, *rules, day(4)).index, *hero.standing().index + 1);
    for (const auto& [on, expected] : {std::pair(before, left), std::pair(day(4), left + 100)}) {
        const auto list = *app::ratingList(chronicle, {on}, {chronicle, {}, on});
        const auto line = std::ranges::find(list.lines, hero.person().name, &app::RatingLine::name);
        QVERIFY(line != list.lines.end());
        QCOMPARE(line->rating, expected);
        app::LevelTable levels(*rules);
        QCOMPARE(app::StandingDay::on(on, *rules)->of(hero, levels).rating, std::optional(expected));
    }
    // Nothing of it was won in play.
    const auto since = *app::ratingList(chronicle, {day(4), before}, {chronicle, {}, day(4)});
    QCOMPARE(since.lines.front().change, std::optional(0));
    QCOMPARE(app::concernedBy(chronicle, plus(100, day(4))), 2);
    QCOMPARE(app::concernedBy(chronicle, plus(100, day(3))), 0);
}

// RULE: WO2026 3.7
void TestAdjustments::isNamedAsTheCause()
{
    const auto all = threeInLine(day(3), day(6), day(9));
    const auto rules = std::make_shared<const RuleCatalog>(rulesWith({plus(100, day(4))}));
    const Recalculation chain = app::recalculate(all, *rules);
    for (const std::size_t n : {std::size_t(1), std::size_t(2)}) {
        QVERIFY(!chain.tournaments[n].changes.empty());
        for (const app::RecalculatedParticipant& change : chain.tournaments[n].changes)
            QCOMPARE(change.adjustment, std::string("plus"));
    }
    const app::Impact impact = app::impactOf(chain, app::chronicleOf(app::shared(all), rules), day(1, 2030));
    QCOMPARE(impact.adjustments, std::vector<std::string>{"plus"});
    QVERIFY(impact.roots.empty()); // nobody has to be asked for a correction of a tournament (6.2)
}

ZAHLMEISTER_TEST(TestAdjustments, QCoreApplication)

} // namespace tst_adjustments

#include "tst_adjustments.moc"
