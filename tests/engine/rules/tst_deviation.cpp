// SPDX-License-Identifier: GPL-3.0-or-later
// The deviation as a parameter: all that computes follows it.
#include <algorithm>
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/contribution.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_deviation {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

void set(RuleVersion& version, const char* name, double value)
{
    for (Parameter& parameter : version.parameters) {
        if (parameter.name == name)
            parameter.values = {value};
    }
}

const RuleVersion& version(const char* id)
{
    return **tests::shippedRules().find(id);
}

/// The rules of 2026 on a scale that is so many times as wide. Nothing that looks at a rating itself is on:
/// neither the correction of first ratings nor special ratings nor the conversion of old opponents.
RuleVersion scaled(double factor)
{
    RuleVersion rules = version("dwz-2026");
    set(rules, "deviation", 200 * factor);
    set(rules, "tolerance", 1e-6 * factor);
    set(rules, "correction_below", 1);
    set(rules, "special_threshold", 5000);
    set(rules, "converts_carry_over", 0);
    return rules;
}

Tournament stretched(Tournament tournament, int factor)
{
    for (Participant& participant : tournament.participants) {
        if (participant.rating)
            participant.rating = Rating(participant.rating->value() * factor);
        for (CarryOverGame& game : participant.carryOver)
            game.opponentRating = Rating(game.opponentRating.value() * factor);
    }
    return tournament;
}

bool isNear(const std::optional<double>& value, const std::optional<double>& expected, double within)
{
    return value.has_value() == expected.has_value() && (!value || std::fabs(*value - *expected) <= within);
}

} // namespace

class TestDeviation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scaleIsFree_data();
    void scaleIsFree();
    void everythingFollows();
};

void TestDeviation::scaleIsFree_data()
{
    QTest::addColumn<int>("factor");
    QTest::newRow("twice") << 2;
    QTest::newRow("three times") << 3;
}

/// A scale that is twice as wide, with twice the deviation, is the same scale.
// RULE: WO2026 3.3.1, 3.3.2, 3.4.4.1, 3.6.2, Anhang 1.1
void TestDeviation::scaleIsFree()
{
    QFETCH(const int, factor);
    int firstRatings = 0;
    int performances = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Tournament tournament = tests::swissSystem(seed, {.players = 40, .rounds = 7});
        const auto plain = evaluate(tournament, scaled(1));
        const auto wide = evaluate(stretched(tournament, factor), scaled(factor));
        QVERIFY(plain.has_value() && wide.has_value());
        for (std::size_t at = 0; at < plain->participants.size(); ++at) {
            const ParticipantEvaluation& one = plain->participants[at];
            const ParticipantEvaluation& other = wide->participants[at];
            QCOMPARE(other.group, one.group);
            const auto times = [&](const std::optional<double>& value) {
                return value ? std::optional(*value * factor) : std::nullopt;
            };
            // First ratings are whole numbers, so that what others make of them is so far off at most.
            QVERIFY(isNear(other.iterationValue, times(one.iterationValue), 1e-3 * factor));
            QVERIFY(isNear(other.startValue, times(one.startValue), 1e-6 * factor));
            QVERIFY(isNear(other.performance, times(one.performance), 2.0 * factor));
            QVERIFY(isNear(other.expected, one.expected, 0.01));
            firstRatings += one.iterationValue ? 1 : 0;
            performances += one.performance ? 1 : 0;
        }
    }
    QVERIFY(firstRatings > 20 && performances > 200);
}

/// Calculator, estimate, single games, approximation and tables know the deviation as the evaluation does.
// RULE: WO2026 3.3.1, Anhang 2.1, 2.4, 3.2, 3.3
void TestDeviation::everythingFollows()
{
    for (const char* id : {"dwz-2026", "dwz-2016", "dwz-1992"}) {
        RuleVersion wide = version(id);
        set(wide, "deviation", 400);
        const RatingSystem& system = **systemOf(version(id));
        const CalculationInput narrow{.rating = 2000, .index = 20, .age = 40, .games = {{1900, kWin}}};
        CalculationInput twice = narrow;
        twice.games.front().rating = 1800;
        for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
            const auto plain = system.calculate(narrow, version(id), {arithmetic});
            const auto doubled = system.calculate(twice, wide, {arithmetic});
            QCOMPARE(doubled->participants[0].expected, plain->participants[0].expected);
            QCOMPARE(doubled->participants[0].newRating, plain->participants[0].newRating);
        }
        const auto tables = system.tables(wide);
        const auto printed = system.tables(version(id));
        for (const char* table : {"expectancy", "difference", "contribution"}) {
            const auto rowsOf = [&](const std::vector<PrintedTable>& all) {
                return std::ranges::find(all, table, &PrintedTable::id)->rows;
            };
            QVERIFY2(rowsOf(*tables) != rowsOf(*printed), table);
        }
    }
    const Expectancy wide(400);
    QCOMPARE(printedContribution(28, 400, kDraw, wide), printedContribution(28, 200, kDraw));
    QCOMPARE(approximateExpectation(350, wide), approximateExpectation(175));
    QCOMPARE(expectancyOf(version("fwz-2019")).stretch(), 1.0);
    // Roughly, game by game (Anhang 3.3 a): W - P(100) of 200 is W - P(200) of 400.
    RuleVersion changed = version("dwz-2026");
    set(changed, "deviation", 400);
    const CalculationInput one{.rating = 2000, .index = 20, .age = 40, .games = {{1900, kWin}}};
    CalculationInput two = one;
    two.games.front().rating = 1800;
    QCOMPARE(
        (*systemOf(version("dwz-2026")))->estimate(two, changed, {})->participants[0].newRating,
        (*systemOf(version("dwz-2026")))->estimate(one, version("dwz-2026"), {})->participants[0].newRating);
}

ZAHLMEISTER_TEST(TestDeviation, QCoreApplication)

} // namespace tst_deviation

#include "tst_deviation.moc"
