// SPDX-License-Identifier: GPL-3.0-or-later
// What referees compute beside whole tournaments: game by game, ahead, by thumb, corrections, the conversion.
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/contribution.h"
#include "engine/rules/conversion.h"
#include "engine/rules/latercorrection.h"
#include "engine/rules/nextgame.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_calculators {

using namespace zahlmeister;
using namespace zahlmeister::engine;

namespace {

const RuleVersion& version(const char* id)
{
    return **tests::shippedRules().find(id);
}

const RatingSystem& systemWith(const char* id)
{
    return **systemOf(version(id));
}

bool isNear(double value, double expected)
{
    return std::fabs(value - expected) < 5e-10;
}

/// Player B of document 000, Anhang 3.2; his juniors' K is 32.
ParticipantEvaluation playerB()
{
    const CalculationInput input{
        .rating = 2100,
        .index = 55,
        .age = 22,
        .games = {{2220, kLoss}, {1800, kDraw}, {1961, kWin}, {1179, kWin}, {2329, kLoss}}};
    return systemWith("dwz-2026")
        .calculate(input, version("dwz-2026"), {Arithmetic::Tables, false})
        ->participants.front();
}

std::vector<int> changesOf(const NextGame& next)
{
    std::vector<int> changes;
    for (const NextGameOutcome& outcome : next.outcomes)
        changes.push_back(outcome.change.value_or(9999));
    return changes;
}

Result<Evaluation> corrected(const LaterEvaluation& later, int rating)
{
    return systemWith("dwz-1992").correct(later, rating, version("dwz-1992"), {std::nullopt, true});
}

} // namespace

class TestCalculators : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gameByGame();
    void gameByGameWithGivenFactor();
    void gameByGameKeepsTheLeastRating();
    void roughly();
    void gameByGameNeedsGames();
    void gameByGameOfEverySystem();
    void printedContributions();
    void nextGameFromScratch();
    void nextGameAfterOthers();
    void nextGameAfterTotals();
    void nextGameOfNewcomer();
    void nextGameRefusesNonsense();
    void conversion_data();
    void conversion();
    void conversionIsMonotonic();
    void conversionRaisesIndex();
    void conversionNeedsParameters();
    void correction_data();
    void correction();
    void correctionOfTheSameRating();
    void correctionExactly();
    void correctionRefusesNonsense();
    void corrections();
    void meanOfFirstRatings();
    void estimate();
    void estimateOfNewcomer_data();
    void estimateOfNewcomer();
    void onlyDocumentsWithTheRule();
    void foreignRatingEnters();
};

// RULE: WO2026 Anhang 3.2
void TestCalculators::gameByGame()
{
    const auto sums = contributionsOf(playerB());
    QVERIFY(sums.has_value());
    // As printed in the example, row by row.
    const int ratings[]{2220, 1800, 1961, 1179, 2329};
    const int differences[]{-120, 300, 139, 921, -229};
    const double expected[]{0.336, 0.856, 0.688, 0.999, 0.209};
    const double surplus[]{-0.336, -0.356, 0.312, 0.001, -0.209};
    const double changes[]{-10.752, -11.392, 9.984, 0.032, -6.688};
    QCOMPARE(sums->games.size(), std::size_t(5));
    for (std::size_t at = 0; at < 5; ++at) {
        const GameContribution& game = sums->games[at];
        QCOMPARE(game.rating, double(ratings[at]));
        QCOMPARE(game.difference, double(differences[at]));
        QVERIFY(isNear(game.expected, expected[at]));
        QVERIFY(isNear(game.surplus, surplus[at]));
        QVERIFY(isNear(game.change, changes[at]));
    }
    QVERIFY(isNear(sums->factor, 32));
    QCOMPARE(sums->score.points(), 2.5);
    QVERIFY(isNear(sums->expected, 3.088));
    QVERIFY(isNear(sums->surplus, -0.588));
    QVERIFY(isNear(sums->change, -18.816));
    QCOMPARE(sums->newRating, 2081);
}

// RULE: WO2026 Anhang 3.3
void TestCalculators::gameByGameWithGivenFactor()
{
    // "Der K-Wert sollte der Auswertung entnommen werden"
    const auto sums = contributionsOf(playerB(), 40);
    QVERIFY(isNear(sums->change, -0.588 * 40));
    QCOMPARE(sums->newRating, 2076); // -23.52
    QVERIFY(isNear(sums->games[0].change, -0.336 * 40));
}

// RULE: WO2026 3.5.2
void TestCalculators::gameByGameKeepsTheLeastRating()
{
    const RuleVersion& rules = version("dwz-2026");
    const auto lost =
        systemWith("dwz-2026")
            .calculate({.rating = 1105, .index = 5, .age = 40, .games = {{1100, kLoss}, {1120, kLoss}}},
                       rules, {});
    QCOMPARE(leastRatingOf(rules), std::optional(1100));
    QCOMPARE(lost->participants.front().newRating, std::optional(1100));
    QCOMPARE(contributionsOf(lost->participants.front(), 23.0, leastRatingOf(rules))->newRating, 1100);
    QCOMPARE(leastRatingOf(version("dwz-2004")), std::nullopt);
}

// RULE: WO2026 Anhang 3.3
void TestCalculators::roughly()
{
    // Table 2.3: adult, index 15, 1800: K without bonus and brake. Table 2.4 has the games in whole points.
    const CalculationInput input{
        .rating = 1800, .index = 15, .age = 40, .games = {{1900, kWin}, {1750, kDraw}, {2000, kLoss}}};
    const auto rough = systemWith("dwz-2026").estimate(input, version("dwz-2026"), {std::nullopt, true});
    QVERIFY(rough.has_value());
    const ParticipantEvaluation& result = rough->participants.front();
    int sum = 0;
    for (const auto& [opponent, score] : input.games)
        sum += printedContribution(*result.coefficient, 1800 - opponent, score);
    QVERIFY(sum > 0);
    QCOMPARE(result.newRating, std::optional(1800 + sum));
    QVERIFY(!result.recorded);
    QCOMPARE(rough->trace.steps().size(), std::size_t(1));
    // "Zusatzpunkte durch Bremsfaktor bzw. Erfolgsaufschlag entfallen"
    CalculationInput youth = input;
    youth.rating = 1300;
    youth.age = 14;
    youth.games = {{1500, kWin}, {1500, kWin}};
    const auto exact = systemWith("dwz-2026").calculate(youth, version("dwz-2026"), {});
    const auto without = systemWith("dwz-2026").estimate(youth, version("dwz-2026"), {});
    QVERIFY(*without->participants.front().coefficient < *exact->participants.front().coefficient);
    // "kann ein Spieler mit DWZ"
    youth.rating.reset();
    QCOMPARE(systemWith("dwz-2026").estimate(youth, version("dwz-2026"), {}).error().code,
             ErrorCode::MissingKey);
}

void TestCalculators::gameByGameNeedsGames()
{
    const auto totals =
        systemWith("dwz-2026")
            .calculate({.rating = 1500, .index = 5, .score = kWin, .expected = 0.5, .gameCount = 1},
                       version("dwz-2026"), {});
    QVERIFY(!contributionsOf(totals->participants.front()).has_value());
    CalculationInput newcomer;
    newcomer.games.assign(5, {1500, kDraw});
    const auto first = systemWith("dwz-2026").calculate(newcomer, version("dwz-2026"), {});
    QVERIFY(!contributionsOf(first->participants.front()).has_value());
}

/// Both ways give the same, wherever there is a way game by game.
// RULE: WO1992 Anhang 1.2.2
void TestCalculators::gameByGameOfEverySystem()
{
    int compared = 0;
    for (const RuleVersion& one : tests::shippedRules().versions()) {
        for (int rating = 1200; rating <= 2200; rating += 100) {
            const CalculationInput input{
                .rating = rating,
                .index = 12,
                .age = 40,
                .games = {
                    {1500, kWin}, {1650, kDraw}, {1700, kLoss}, {1810, kDraw}, {1900, kWin}, {1950, kLoss}}};
            const auto evaluation = (*systemOf(one))->calculate(input, one, {});
            const ParticipantEvaluation& result = evaluation->participants.front();
            const auto sums = contributionsOf(result);
            if (!result.expected)
                continue;
            QVERIFY(sums.has_value());
            QVERIFY(isNear(sums->expected, *result.expected));
            QCOMPARE(sums->newRating, *result.newRating);
            ++compared;
        }
    }
    QVERIFY(compared >= 66);
}

// RULE: WO2026 Anhang 2.4
void TestCalculators::printedContributions()
{
    QCOMPARE(printedContribution(80, 0, kWin), 40);
    QCOMPARE(printedContribution(36, -25, kLoss), -17);
    QCOMPARE(printedContribution(44, -75, kDraw), 5); // printed wrongly as 4
    QCOMPARE(printedContribution(28, -200, kDraw), 7);
    // From the stronger player's side everything is turned round.
    QCOMPARE(printedContribution(28, 200, kDraw), -7);
    QCOMPARE(printedContribution(28, 200, kWin), -printedContribution(28, -200, kLoss));
}

// RULE: WO2026 Anhang 1.3, Anhang 2.3.1, Anhang 2.3.2
void TestCalculators::nextGameFromScratch()
{
    const auto next =
        nextGame(systemWith("dwz-2026"), {.rating = 1500, .index = 20}, 1500, version("dwz-2026"));
    QVERIFY(next.has_value());
    QCOMPARE(next->before, std::optional(1500));
    // K = 28 + 4 for a win, and 28 * 0.958 = 26.8 for a loss.
    QCOMPARE(changesOf(*next), (std::vector{16, 0, -13}));
    QCOMPARE(next->outcomes[0].newRating, std::optional(1516));
    QCOMPARE(next->outcomes[0].score, kWin);
    QCOMPARE(next->outcomes[2].score, kLoss);
}

void TestCalculators::nextGameAfterOthers()
{
    const CalculationInput sofar{
        .rating = 1850, .index = 20, .age = 40, .games = {{1900, kWin}, {1700, kDraw}}};
    const RatingSystem& system = systemWith("dwz-2016");
    const RuleVersion& rules = version("dwz-2016");
    const auto next = nextGame(system, sofar, 1950, rules);
    QVERIFY(next.has_value());
    QCOMPARE(next->before, system.calculate(sofar, rules, {})->participants.front().newRating);
    for (const NextGameOutcome& outcome : next->outcomes) {
        CalculationInput grown = sofar;
        grown.games.push_back({1950, outcome.score});
        const auto evaluation = system.calculate(grown, rules, {});
        QCOMPARE(outcome.newRating, evaluation->participants.front().newRating);
        QCOMPARE(*outcome.change, *outcome.newRating - *next->before);
    }
}

void TestCalculators::nextGameAfterTotals()
{
    // The same two games as single games and as their totals.
    const CalculationInput games{
        .rating = 1850, .index = 20, .age = 40, .games = {{1900, kWin}, {1700, kDraw}}};
    for (const char* id : {"dwz-1992", "dwz-2004", "dwz-2016", "dwz-2026", "fwz-2019"}) {
        const RatingSystem& system = systemWith(id);
        const auto played = system.calculate(games, version(id), {});
        const CalculationInput totals{.rating = 1850,
                                      .index = 20,
                                      .age = 40,
                                      .score = Score::fromHalfPoints(3),
                                      .expected = played->participants.front().expected,
                                      .gameCount = 2};
        const auto fromGames = nextGame(system, games, 1950, version(id));
        const auto fromTotals = nextGame(system, totals, 1950, version(id));
        QVERIFY(fromGames.has_value() && fromTotals.has_value());
        QCOMPARE(changesOf(*fromTotals), changesOf(*fromGames));
    }
}

void TestCalculators::nextGameOfNewcomer()
{
    CalculationInput newcomer;
    newcomer.games.assign(4, {1500, kDraw});
    const auto fifth = nextGame(systemWith("dwz-2026"), newcomer, 1500, version("dwz-2026"));
    QVERIFY(fifth.has_value());
    QCOMPARE(fifth->before, std::optional<int>());
    QVERIFY(fifth->outcomes[0].newRating.has_value()); // five games give a first rating
    QVERIFY(!fifth->outcomes[0].change.has_value());
    QCOMPARE(fifth->outcomes[1].newRating, std::optional(1540));
    newcomer.games.pop_back();
    const auto fourth = nextGame(systemWith("dwz-2026"), newcomer, 1500, version("dwz-2026"));
    QVERIFY(!fourth->outcomes[0].newRating.has_value());
}

void TestCalculators::nextGameRefusesNonsense()
{
    const auto next = nextGame(systemWith("dwz-2026"), {.rating = 1500}, 10000, version("dwz-2026"));
    QVERIFY(!next.has_value());
    QCOMPARE(next.error().code, ErrorCode::OutOfRange);
}

void TestCalculators::conversion_data()
{
    QTest::addColumn<int>("old");
    QTest::addColumn<int>("expected");

    QTest::newRow("published case") << 1366 << 1634;
    QTest::newRow("lowest") << 1 << 401;
    QTest::newRow("end of the first range") << 1000 << 1400;
    QTest::newRow("begin of the second range") << 1001 << 1401; // 1400.64
    QTest::newRow("rounded down") << 1499 << 1719;              // 1719.36
    QTest::newRow("end of the second range") << 2110 << 2110;   // 2110.40
    QTest::newRow("begin of the third range") << 2111 << 2111;
    QTest::newRow("high") << 2700 << 2700;
}

// RULE: WO2026 Anhang 4
void TestCalculators::conversion()
{
    QFETCH(int, old);
    QFETCH(int, expected);
    QCOMPARE(Conversion::from(version("dwz-2026"))->convert(old), expected);
}

void TestCalculators::conversionIsMonotonic()
{
    const auto conversion = Conversion::from(version("dwz-2026"));
    QCOMPARE(conversion->pieces().size(), std::size_t(3));
    for (int rating = 2; rating <= 3000; ++rating) {
        QVERIFY(conversion->convert(rating) >= conversion->convert(rating - 1));
        QVERIFY(conversion->convert(rating) >= rating);
    }
}

// RULE: WO2026 2.2.4
void TestCalculators::conversionRaisesIndex()
{
    const auto evaluation = convertByHand(1366, 21, version("dwz-2026"), true);
    QVERIFY(evaluation.has_value());
    const ParticipantEvaluation& result = evaluation->participants.front();
    QCOMPARE(result.oldRating, std::optional(1366));
    QCOMPARE(result.oldIndex, std::optional(21));
    QCOMPARE(result.newRating, std::optional(1634));
    QCOMPARE(result.newIndex, std::optional(22));
    QCOMPARE(result.change(), std::optional(268));
    const Step& step = evaluation->trace.steps().front();
    QCOMPARE(std::string(step.clause), std::string("Anhang 4"));
    QVERIFY(isNear(evaluation->trace.operand(step, OperandName::Unrounded), 1634.24));
    QCOMPARE(convertByHand(0, 21, version("dwz-2026"), false).error().code, ErrorCode::OutOfRange);
    QCOMPARE(convertByHand(1366, -1, version("dwz-2026"), false).error().code, ErrorCode::OutOfRange);
}

void TestCalculators::conversionNeedsParameters()
{
    QCOMPARE(Conversion::from(version("dwz-2016")).error().code, ErrorCode::MissingParameter);
    for (const char* name : {"conversion_up_to", "conversion_factor", "conversion_summand"}) {
        RuleVersion broken = version("dwz-2026");
        for (Parameter& parameter : broken.parameters) {
            if (parameter.name == name)
                parameter.values.push_back(2);
        }
        QCOMPARE(Conversion::from(broken).error().code, ErrorCode::BadParameter);
    }
}

void TestCalculators::correction_data()
{
    QTest::addColumn<int>("used");
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("halfPoints");
    QTest::addColumn<double>("expected");
    QTest::addColumn<int>("average");
    QTest::addColumn<double>("corrected");
    QTest::addColumn<int>("newRating");

    // By hand with the tables of Anhang 2; n = 7, index 8, above 25 years.
    // P = 0.49, D = -7; 33 -> 0.55; E = 21; 1580 + 800 * 0.15 / 28 = 1584.3
    QTest::newRow("below 50 %") << 1540 << 1580 << 8 << 3.45 << 1547 << 3.85 << 1584;
    // P = 0.70, D = 149; 99 -> 0.64; E = 24; 1750 + 800 * 0.52 / 31 = 1763.4
    QTest::newRow("above 50 %") << 1800 << 1750 << 10 << 4.90 << 1651 << 4.48 << 1763;
    // P = 0.50, D = 0; -60 -> 0.42; E = 20; 1500 + 800 * 0.56 / 27 = 1516.6
    QTest::newRow("50 %") << 1560 << 1500 << 7 << 3.50 << 1560 << 2.94 << 1517;
    // 4.7.2.1.2: D = 677 where the table ends; 577 -> 0.98
    QTest::newRow("100 %") << 2000 << 1900 << 14 << 7.00 << 1323 << 6.86 << 1903;
    QTest::newRow("0 %") << 1300 << 1400 << 0 << 0.00 << 1977 << 0.14 << 1396;
}

// RULE: WO1992 4.10.1.1
void TestCalculators::correction()
{
    QFETCH(int, used);
    QFETCH(int, rating);
    QFETCH(int, halfPoints);
    QFETCH(double, expected);
    QFETCH(int, average);
    QFETCH(double, corrected);
    QFETCH(int, newRating);
    const auto evaluation = tst_calculators::corrected({.rating = used,
                                                        .index = 8,
                                                        .age = 40,
                                                        .score = Score::fromHalfPoints(halfPoints),
                                                        .expected = expected,
                                                        .gameCount = 7},
                                                       rating);
    QVERIFY(evaluation.has_value());
    const ParticipantEvaluation& result = evaluation->participants.front();
    QCOMPARE(result.opponentsAverage, std::optional(average));
    QVERIFY(isNear(*result.expected, corrected));
    QCOMPARE(result.oldRating, std::optional(rating));
    QCOMPARE(result.newRating, std::optional(newRating));
    QCOMPARE(result.newIndex, std::optional(9));
    QCOMPARE(std::string(evaluation->trace.steps().front().clause), std::string("4.10.1.1"));
}

void TestCalculators::correctionOfTheSameRating()
{
    // Nothing was wrong: the average opponent gives W_e back, as well as two decimals can.
    const LaterEvaluation later{
        .rating = 1700, .index = 4, .score = Score::fromHalfPoints(9), .expected = 4.4, .gameCount = 8};
    const ParticipantEvaluation same = corrected(later, 1700)->participants.front();
    QVERIFY(std::fabs(*same.expected - 4.4) <= 8 * 0.005 + 1e-9);
}

void TestCalculators::correctionExactly()
{
    const LaterEvaluation later{
        .rating = 1700, .index = 4, .score = Score::fromHalfPoints(9), .expected = 4.4, .gameCount = 8};
    const auto exact =
        systemWith("dwz-1992").correct(later, 1700, version("dwz-1992"), {Arithmetic::Exact, false});
    QVERIFY(std::fabs(*exact->participants.front().expected - 4.4) < 1e-9);
}

void TestCalculators::correctionRefusesNonsense()
{
    const LaterEvaluation good{.rating = 1700, .index = 4, .score = kWin, .expected = 0.5, .gameCount = 1};
    QVERIFY(corrected(good, 1700).has_value());
    LaterEvaluation bad = good;
    bad.expected = 1.1;
    QCOMPARE(corrected(bad, 1700).error().args[1], std::string("expected"));
    bad = good;
    bad.rating = -10000;
    QCOMPARE(corrected(bad, 1700).error().args[1], std::string("rating"));
    bad = good;
    bad.gameCount = 0;
    QCOMPARE(corrected(bad, 1700).error().args[1], std::string("games"));
    QCOMPARE(corrected(good, 10000).error().args[1], std::string("rating"));
}

// RULE: WO1992 4.10.1.2
void TestCalculators::corrections()
{
    const std::vector<LaterEvaluation> chain{
        {.rating = 1540,
         .index = 8,
         .age = 40,
         .score = Score::fromHalfPoints(8),
         .expected = 3.45,
         .gameCount = 7},
        {.rating = 1553,
         .index = 9,
         .age = 40,
         .score = Score::fromHalfPoints(6),
         .expected = 2.60,
         .gameCount = 5},
    };
    const auto both =
        correctInOrder(systemWith("dwz-1992"), chain, 1580, version("dwz-1992"), {std::nullopt, false});
    QVERIFY(both.has_value());
    QCOMPARE(both->size(), std::size_t(2));
    QCOMPARE((*both)[0].participants.front().newRating, std::optional(1584));
    // The second starts from what the first gives, and is what it is alone.
    QCOMPARE((*both)[1].participants.front().oldRating, std::optional(1584));
    QCOMPARE((*both)[1].participants.front().newRating,
             corrected(chain[1], 1584)->participants.front().newRating);
}

// RULE: WO1992 4.10.1.3
void TestCalculators::meanOfFirstRatings()
{
    const std::vector<PartialRating> parts{{1500, 6}, {1620, 9}, {1450, 5}};
    QCOMPARE(*meanRating(parts), 1542); // 30830 / 20 = 1541.5
    QCOMPARE(meanRating({}).error().code, ErrorCode::MissingKey);
    QCOMPARE(meanRating(std::vector<PartialRating>{{1500, 0}}).error().code, ErrorCode::OutOfRange);
    QCOMPARE(meanRating(std::vector<PartialRating>{{10000, 3}}).error().code, ErrorCode::OutOfRange);
}

// RULE: WO1992 Anhang 1.3
void TestCalculators::estimate()
{
    // 2100 counts as 1950: R_c = 1617, P(-17) = 0.48, W_e = 1.44, E = 22
    const CalculationInput input{
        .rating = 1600, .index = 6, .age = 40, .games = {{2100, kDraw}, {1500, kWin}, {1400, kLoss}}};
    const auto evaluation = systemWith("dwz-1992").estimate(input, version("dwz-1992"), {std::nullopt, true});
    QVERIFY(evaluation.has_value());
    const ParticipantEvaluation& result = evaluation->participants.front();
    QCOMPARE(result.opponentsAverage, std::optional(1617));
    QVERIFY(isNear(*result.expected, 1.44));
    QCOMPARE(result.coefficient, std::optional(22.0));
    QCOMPARE(result.newRating, std::optional(1602)); // 1600 + 800 * 0.06 / 25
    QVERIFY(!result.recorded);
    const Step& average = evaluation->trace.steps().front();
    QCOMPARE(evaluation->trace.terms(average).front().rating, 1950.0);
    CalculationInput nothing = input;
    nothing.games.clear();
    QCOMPARE(systemWith("dwz-1992").estimate(nothing, version("dwz-1992"), {}).error().code,
             ErrorCode::MissingKey);
}

void TestCalculators::estimateOfNewcomer_data()
{
    QTest::addColumn<int>("wins");
    QTest::addColumn<int>("newRating");
    QTest::newRow("25 %") << 1 << 1300;
    QTest::newRow("50 %") << 2 << 1500;
    QTest::newRow("75 %") << 3 << 1700;
    QTest::newRow("100 %") << 4 << 1850; // never more than 350
    QTest::newRow("0 %") << 0 << 1150;
}

// RULE: WO1992 Anhang 1.3
void TestCalculators::estimateOfNewcomer()
{
    QFETCH(int, wins);
    QFETCH(int, newRating);
    CalculationInput input;
    for (int game = 0; game < 4; ++game)
        input.games.push_back({1500, game < wins ? kWin : kLoss});
    const auto evaluation = systemWith("dwz-1992").estimate(input, version("dwz-1992"), {});
    QCOMPARE(evaluation->participants.front().newRating, std::optional(newRating));
}

void TestCalculators::onlyDocumentsWithTheRule()
{
    const LaterEvaluation later{.rating = 1700, .index = 4, .score = kWin, .expected = 0.5, .gameCount = 1};
    const CalculationInput input{.rating = 1700, .games = {{1700, kWin}}};
    for (const RuleVersion& one : tests::shippedRules().versions()) {
        const RatingSystem& system = **systemOf(one);
        const SystemDescription& description = system.description();
        QCOMPARE(system.correct(later, 1700, one, {}).has_value(), *description.correctionClause != '\0');
        QCOMPARE(system.estimate(input, one, {}).has_value(), *description.estimateClause != '\0');
    }
}

// RULE: WO2026 2.2.4, 4.1.2
void TestCalculators::foreignRatingEnters()
{
    CalculationInput input{.rating = 1900, .source = RatingSource::Fide, .games = {{1900, kWin}}};
    const auto index = [&](const char* id) {
        return systemWith(id).calculate(input, version(id), {})->participants.front().oldIndex;
    };
    QCOMPARE(index("dwz-2026"), std::optional(6));
    QCOMPARE(index("dwz-2016"), std::optional(6));
    QCOMPARE(index("dwz-1992"), std::optional(0)); // document 001, 4.9.3
    input.index = 9;                               // the referee knows better
    QCOMPARE(index("dwz-2026"), std::optional(9));
    input = {.rating = 1900, .source = RatingSource::Fide, .score = kWin, .expected = 0.5, .gameCount = 1};
    QCOMPARE(index("dwz-2026"), std::optional(6));
}

ZAHLMEISTER_TEST(TestCalculators, void)

} // namespace tst_calculators

#include "tst_calculators.moc"
