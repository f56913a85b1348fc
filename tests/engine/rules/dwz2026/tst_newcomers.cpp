// SPDX-License-Identifier: GPL-3.0-or-later
// First ratings: document 000, 3.4.1, 3.4.4, Anhang 1.1 and 1.2.2.
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_newcomers {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

/// A newcomer (number 1) with these results against constant carry-over games.
Evaluation newcomer(std::vector<CarryOverGame> games, Arithmetic arithmetic = Arithmetic::Exact)
{
    TournamentBuilder builder;
    builder.unrated().carryOver = std::move(games);
    return evaluatedByWo2026(builder.tournament, arithmetic);
}

} // namespace

class TestNewcomers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void needsFiveGames();
    void needsHalfAPoint();
    void stagesLookAtTheRightOpponents();
    void formsNoThirdStage();
    void correction_data();
    void correction();
    void correctionTowardsAnotherRating_data();
    void correctionTowardsAnotherRating();
    void negativeValuesBecomeZero();
    void everythingWonGetsAFictitiousDraw();
    void oneSidedGamesCountForOneSide();
    void fieldsWithoutSolutionAreReported();
    void expectedScoreEqualsScore();
    void expiredCarryOverGamesAreLeftOut_data();
    void expiredCarryOverGamesAreLeftOut();
    void convertsOldCarryOverGames();
    void tablesTakeTheHighestOfACycle();
};

// RULE: WO2026 3.4.1.1
void TestNewcomers::needsFiveGames()
{
    std::vector<CarryOverGame> games(4, carried(1500, kDraw));
    QCOMPARE(newcomer(games).participants[0].group, Group::Residual);
    games.push_back(carried(1500, kDraw));
    const Evaluation evaluation = newcomer(games);
    QCOMPARE(evaluation.participants[0].group, Group::First);
    QCOMPARE(evaluation.participants[0].iterationValue, std::optional(1500.0));
    QCOMPARE(evaluation.participants[0].newRating, std::optional(1540)); // 1500 + 0.08 * 500
    QCOMPARE(evaluation.participants[0].newIndex, std::optional(1));
}

// RULE: WO2026 3.4.1.1
void TestNewcomers::needsHalfAPoint()
{
    std::vector<CarryOverGame> games(9, carried(1500, kLoss));
    QCOMPARE(newcomer(games).participants[0].group, Group::Residual);
    games.push_back(carried(1500, kDraw));
    QCOMPARE(newcomer(games).participants[0].group, Group::First);
}

// RULE: WO2026 3.4.1.2
void TestNewcomers::stagesLookAtTheRightOpponents()
{
    TournamentBuilder builder;
    builder.unrated().carryOver.assign(5, carried(1500, kDraw)); // 1: first stage
    builder.unrated().carryOver.assign(4, carried(1500, kDraw)); // 2: needs the game against 1
    builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].group, Group::First);
    QCOMPARE(evaluation.participants[1].group, Group::Second);
    // The game counts for both in the iteration, though it made only the second a newcomer (Auswahl II).
    QCOMPARE(evaluation.participants[0].games, 6);
    QCOMPARE(evaluation.participants[1].games, 5);
}

// RULE: WO2026 3.4.1
void TestNewcomers::formsNoThirdStage()
{
    TournamentBuilder builder;
    builder.unrated().carryOver.assign(5, carried(1500, kDraw));
    builder.unrated().carryOver.assign(4, carried(1500, kDraw));
    builder.unrated().carryOver.assign(4, carried(1500, kDraw)); // 3: would need 2 as an opponent
    builder.game(1, 2, kDrawn);
    builder.game(2, 3, kDrawn);
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[1].group, Group::Second);
    QCOMPARE(evaluation.participants[2].group, Group::Residual);
    QCOMPARE(evaluation.participants[2].details[0].reason, std::optional(NotCounted::SecondStageOpponent));
    QCOMPARE(evaluation.participants[1].details[1].reason, std::optional(NotCounted::OpponentUnrated));
}

void TestNewcomers::correction_data()
{
    QTest::addColumn<int>("iterated");
    QTest::addColumn<int>("rating");

    // Drawing everything against equal opponents iterates to their rating.
    QTest::newRow("2100 stays") << 2100 << 2100;
    QTest::newRow("2000 stays") << 2000 << 2000;
    QTest::newRow("1999") << 1999 << 1999; // + 0.08
    QTest::newRow("1550") << 1550 << 1586; // + 36
    QTest::newRow("1100, both branches meet") << 1100 << 1172;
    QTest::newRow("1000") << 1000 << 1165; // 1100 + 0.72 / 11 * 1000 = 1165.45
    QTest::newRow("100") << 100 << 1107;   // 1106.55
    QTest::newRow("1") << 1 << 1100;
}

// RULE: WO2026 Anhang 1.2.2
void TestNewcomers::correction()
{
    QFETCH(int, iterated);
    QFETCH(int, rating);
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        const Evaluation evaluation =
            newcomer(std::vector<CarryOverGame>(6, carried(iterated, kDraw)), arithmetic);
        QCOMPARE(evaluation.participants[0].iterationValue, std::optional(double(iterated)));
        QCOMPARE(evaluation.participants[0].newRating, std::optional(rating));
    }
}

void TestNewcomers::correctionTowardsAnotherRating_data()
{
    QTest::addColumn<int>("below");
    QTest::addColumn<int>("target");
    QTest::addColumn<int>("iterated");
    QTest::addColumn<int>("rating");

    QTest::newRow("towards 1800, above it") << 2000 << 1800 << 1950 << 1938; // 1950 - 0.08 * 150
    QTest::newRow("towards 1800, at it") << 2000 << 1800 << 1800 << 1800;
    QTest::newRow("towards 1800, below it") << 2000 << 1800 << 1500 << 1524;
    QTest::newRow("towards 1800, below the least rating") << 2000 << 1800 << 550 << 1128; // 1100 + 56 / 2
    QTest::newRow("below 1500 towards 2000, above the bound") << 1500 << 2000 << 1500 << 1500;
    QTest::newRow("below 1500 towards 2000") << 1500 << 2000 << 1400 << 1448;
    QTest::newRow("towards a rating below the least") << 2000 << 600 << 1000 << 1064; // 1100 - 40 / 1.1
}

/// What the regulation has as one number, 2000, can be two: below which, and towards which.
// RULE: WO2026 Anhang 1.2.2
void TestNewcomers::correctionTowardsAnotherRating()
{
    QFETCH(int, below);
    QFETCH(int, target);
    QFETCH(int, iterated);
    QFETCH(int, rating);
    RuleVersion version = **tests::shippedRules().find("dwz-2026");
    for (Parameter& parameter : version.parameters) {
        if (parameter.name == "correction_below")
            parameter.values = {double(below)};
        if (parameter.name == "correction_target")
            parameter.values = {double(target)};
    }
    Tournament tournament;
    tournament.header.end = Date::tryFrom(2026, 9, 1);
    tournament.participants.push_back({.number = ParticipantNumber(1),
                                       .carryOver = std::vector<CarryOverGame>(6, carried(iterated, kDraw))});
    const auto evaluation = evaluate(tournament, version, {.arithmetic = Arithmetic::Exact, .trace = true});
    QCOMPARE(evaluation->participants[0].newRating, std::optional(rating));
}

// RULE: WO2026 3.4.4.2
void TestNewcomers::negativeValuesBecomeZero()
{
    std::vector<CarryOverGame> games(20, carried(300, kLoss));
    games.push_back(carried(300, kDraw));
    const Evaluation evaluation = newcomer(games);
    QCOMPARE(evaluation.participants[0].iterationValue, std::optional(0.0));
    QCOMPARE(evaluation.participants[0].newRating, std::optional(1100));
}

// RULE: WO2026 3.4.1.3
void TestNewcomers::everythingWonGetsAFictitiousDraw()
{
    const Evaluation evaluation = newcomer(std::vector<CarryOverGame>(5, carried(1500, kWin)));
    const ParticipantEvaluation& result = evaluation.participants[0];
    QCOMPARE(result.startValue, std::optional(2229.0)); // 1500 + 729
    // 5.5 points in six games against 1500: D(0.91667) above it, up to the tolerance.
    QVERIFY(std::fabs(*result.iterationValue - (1500 + 391.2)) < 1.0);
    QCOMPARE(result.games, 5); // the fictitious draw is no game
    QCOMPARE(result.score, Score::fromHalfPoints(10));
}

// RULE: WO2026 2.2.5.2
void TestNewcomers::oneSidedGamesCountForOneSide()
{
    TournamentBuilder builder;
    builder.unrated().carryOver.assign(4, carried(1500, kDraw));
    builder.rated(1500);
    builder.game(1, 2, kLossAndForfeit); // counts for White only
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].group, Group::First);
    QCOMPARE(evaluation.participants[0].games, 5);
    QCOMPARE(evaluation.participants[1].games, 0);
    QCOMPARE(evaluation.participants[1].details[0].reason, std::optional(NotCounted::Forfeit));
}

// RULE: WO2026 3.4.4.1
void TestNewcomers::fieldsWithoutSolutionAreReported()
{
    TournamentBuilder builder;
    builder.unrated();
    builder.unrated();
    for (int opponent = 3; opponent <= 7; ++opponent) {
        builder.rated(1500);
        builder.game(1, opponent, kWhiteWins);
        builder.game(2, opponent, kWhiteWins);
    }
    builder.game(1, 2, kDrawn); // neither has 100 %, so nobody gets a fictitious draw
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        const Evaluation evaluation = evaluatedByWo2026(builder.tournament, arithmetic);
        QVERIFY(evaluation.iterations > 0 && evaluation.iterations <= 1000);
        int reported = 0;
        for (const Finding& finding : evaluation.findings)
            reported += finding.code == FindingCode::IterationHasNoSolution;
        QCOMPARE(reported, 2);
        QVERIFY(*evaluation.participants[0].iterationValue > 2200);
    }
    // One of them loses a point to a rated player: now everybody has a bound.
    builder.rated(1900);
    builder.game(2, 8, kBlackWins);
    QVERIFY(evaluatedByWo2026(builder.tournament).findings.empty());
}

// RULE: WO2026 3.4.4.1: the rating at which the expected score is the score
void TestNewcomers::expectedScoreEqualsScore()
{
    const Evaluation evaluation = newcomer({carried(1300, kWin), carried(1450, kDraw), carried(1600, kLoss),
                                            carried(1750, kDraw), carried(1900, kLoss), carried(1200, kWin)});
    const Step* last = nullptr;
    for (const Step& step : evaluation.trace.steps()) {
        if (step.quantity == Quantity::Iteration)
            last = &step;
    }
    QVERIFY(last);
    QVERIFY(std::fabs(evaluation.trace.operand(*last, OperandName::Expected) - 3.0) < 0.003);
    QVERIFY(std::fabs(evaluation.trace.operand(*last, OperandName::Step)) < 0.1); // RULE: WO2026 Anhang 1.1.3
}

void TestNewcomers::expiredCarryOverGamesAreLeftOut_data()
{
    QTest::addColumn<QDate>("date");
    QTest::addColumn<bool>("valid");

    QTest::newRow("day before it expires") << QDate(2024, 12, 13) << true;
    QTest::newRow("last day of the two years") << QDate(2024, 12, 12) << true;
    QTest::newRow("day after") << QDate(2024, 12, 11) << false;
    QTest::newRow("long ago") << QDate(2020, 1, 1) << false;
}

// RULE: WO2026 4.1.1
void TestNewcomers::expiredCarryOverGamesAreLeftOut()
{
    QFETCH(QDate, date);
    QFETCH(bool, valid);
    std::vector<CarryOverGame> games(4, carried(1500, kDraw));
    games.push_back({Rating(1500), kDraw, Date::tryFrom(date.year(), date.month(), date.day())});
    const Evaluation evaluation = newcomer(games);
    QCOMPARE(evaluation.participants[0].group, valid ? Group::First : Group::Residual);
    QCOMPARE(evaluation.participants[0].games, valid ? 5 : 4);
    bool traced = false;
    for (const Step& step : evaluation.trace.steps())
        traced = traced || step.quantity == Quantity::CarryOverDiscarded;
    QCOMPARE(traced, !valid);
}

// RULE: WO2026 Anhang 4, 4.1.1: a choice of ours that an administrator can switch off.
void TestNewcomers::convertsOldCarryOverGames()
{
    TournamentBuilder builder;
    Participant& player = builder.unrated();
    for (const int rating : {1000, 1050, 1100})
        player.carryOver.push_back({Rating(rating), kDraw, Date::tryFrom(2026, 6, 7)});
    for (int number = 2; number <= 3; ++number) {
        builder.rated(1505);
        builder.game(1, number, kDrawn);
    }
    const Evaluation converted = evaluatedByWo2026(builder.tournament);
    QCOMPARE(converted.participants[0].newRating, std::optional(1504));
    QCOMPARE(converted.participants[0].opponentsAverage, std::optional(1461));
    int steps = 0;
    for (const Step& step : converted.trace.steps())
        steps += step.quantity == Quantity::CarryOverConverted ? 1 : 0;
    QCOMPARE(steps, 3);

    RuleVersion version = **tests::shippedRules().find("dwz-2026");
    const auto flag = std::find_if(version.parameters.begin(), version.parameters.end(),
                                   [](const Parameter& one) { return one.name == "converts_carry_over"; });
    flag->values = {0};
    QCOMPARE(evaluate(builder.tournament, version)->participants[0].newRating, std::optional(1285));
}

// RULE: WO2026 Anhang 1.1.3: with the tables sometimes only D' = +-1 can be reached; then the higher value
// holds.
void TestNewcomers::tablesTakeTheHighestOfACycle()
{
    int cycles = 0;
    for (int rating = 1000; rating < 2000; ++rating) {
        const Evaluation evaluation =
            newcomer({carried(rating, kWin), carried(1400, kLoss), carried(1533, kDraw), carried(1611, kLoss),
                      carried(1702, kWin), carried(1809, kLoss)},
                     Arithmetic::Tables);
        double highest = 0;
        double cycle = 0;
        for (const Step& step : evaluation.trace.steps()) {
            if (step.quantity == Quantity::IterationValue)
                cycle = evaluation.trace.operand(step, OperandName::CycleLength);
        }
        if (cycle == 0)
            continue;
        ++cycles;
        std::vector<double> values;
        for (const Step& step : evaluation.trace.steps()) {
            if (step.quantity == Quantity::Iteration)
                values.push_back(step.result);
        }
        for (std::size_t back = 1; back <= std::size_t(cycle); ++back)
            highest = std::max(highest, values[values.size() - back]);
        QCOMPARE(evaluation.participants[0].iterationValue, std::optional(highest));
    }
    QVERIFY2(cycles > 0, "the search found no cycle, so nothing was tested");
}

ZAHLMEISTER_TEST(TestNewcomers, QCoreApplication)

} // namespace tst_newcomers

#include "tst_newcomers.moc"
