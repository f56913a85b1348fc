// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "engine/base/rounding.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_values1992 {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament, Arithmetic arithmetic = Arithmetic::Tables,
                     bool trace = false)
{
    return *evaluate(tournament, **tests::shippedRules().find("dwz-1992"), {arithmetic, trace});
}

TournamentBuilder tournamentOf2000()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2000, 5, 1);
    return builder;
}

/// A first rating far below 0: everything lost against children.
TournamentBuilder beginner(std::initializer_list<int> opponents)
{
    TournamentBuilder builder = tournamentOf2000();
    builder.unrated();
    int number = 1;
    for (const int rating : opponents) {
        builder.rated(rating);
        builder.game(1, ++number, kBlackWins);
    }
    return builder;
}

/// R_p as the decision about the special rating had it.
double successOf(const Evaluation& evaluation, int participant)
{
    for (const Step& step : evaluation.trace.steps()) {
        if (step.quantity == Quantity::Exceptional && step.participant == participant)
            return evaluation.trace.operand(step, OperandName::Performance);
    }
    return std::nan("");
}

} // namespace

/// What document 001 says to the letter, where its successors say something else.
class TestValues1992 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesBelowZero();
    void carryOverBelowZero();
    void startOfExtremeResults();
    void performanceIsTheFirstRatingOfTheSameGames();
    void specialRatingIsOneNumber();
    void specialRatingInMatches();
};

// RULE: WO1992 4.7.2.1.2, 4.8: neither a correction nor a least value
void TestValues1992::valuesBelowZero()
{
    for (const Arithmetic arithmetic : {Arithmetic::Tables, Arithmetic::Exact}) {
        auto builder = beginner({560, 600, 620, 640, 660});
        const Evaluation evaluation = evaluated(builder.tournament, arithmetic, true);
        const ParticipantEvaluation& first = evaluation.participants[0];
        QCOMPARE(first.newRating, std::optional(616 - 677));
        QCOMPARE(*first.iterationValue, 616.0 - 677);
        QCOMPARE(*first.performance, 616.0 - 677); // R_h = R_n
        QCOMPARE(*evaluation.participants[1].details[0].ratingUsed, 616.0 - 677);

        // A rated player who loses to the newcomer only: 677 below him.
        builder.rated(400);
        builder.game(7, 1, kBlackWins);
        const Evaluation deeper = evaluated(builder.tournament, arithmetic);
        QVERIFY(*deeper.participants[6].performance < 0);
        QCOMPARE(*deeper.participants[6].performance, double(*deeper.participants[0].newRating - 677));
    }
    // The first pass before a special rating is the same: the exceptional player's opponents see no floor.
    auto builder = beginner({560, 600, 620, 640, 660});
    builder.rated(300);
    for (int opponent = 2; opponent <= 6; ++opponent)
        builder.game(7, opponent, kWhiteWins);
    const Evaluation special = evaluated(builder.tournament);
    QVERIFY(special.participants[6].exceptional);
    QCOMPARE(special.participants[0].newRating, std::optional(616 - 677));
}

/// Document 001 has no floor: what it gives is kept.
// RULE: WO1992 4.7.7
void TestValues1992::carryOverBelowZero()
{
    auto builder = beginner({560, 600, 620, 640, 660});
    builder.unrated();
    builder.game(7, 1, kWhiteWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& residual = evaluation.participants[6];
    QCOMPARE(residual.group, Group::Residual);
    QCOMPARE(residual.opponentsAverage, std::optional(616 - 677));
    QCOMPARE(residual.carryOver.size(), std::size_t(1));
    QCOMPARE(residual.carryOver[0].opponentRating, Rating(616 - 677));
}

// RULE: WO1992 4.7.2.1.2
void TestValues1992::startOfExtremeResults()
{
    for (const Arithmetic arithmetic : {Arithmetic::Tables, Arithmetic::Exact}) {
        auto builder = beginner({1500, 1510, 1520, 1530, 1540});
        const Evaluation lost = evaluated(builder.tournament, arithmetic);
        QCOMPARE(*lost.participants[0].startValue, 1520.0 - 677);
        QCOMPARE(*lost.participants[0].iterationValue, 1520.0 - 677);
        for (Game& game : builder.tournament.games)
            game.result = kWhiteWins;
        const Evaluation won = evaluated(builder.tournament, arithmetic);
        QCOMPARE(*won.participants[0].startValue, 1520.0 + 677);
        QCOMPARE(*won.participants[0].iterationValue, 1520.0 + 677);
        QVERIFY(won.findings.empty()); // his value is fixed, not unbounded
    }
}

/// The tables run into a cycle here, D' = 1, -1, 1: the rated player and the newcomer leave it with the same
/// value.
// RULE: WO1992 4.8
void TestValues1992::performanceIsTheFirstRatingOfTheSameGames()
{
    TournamentBuilder builder = tournamentOf2000();
    builder.unrated();
    builder.rated(1500);
    for (const int rating : {1532, 1262, 1347, 1588, 1678})
        builder.rated(rating);
    for (const int player : {1, 2}) {
        for (int opponent = 3; opponent <= 7; ++opponent)
            builder.game(player, opponent, opponent <= 4 ? kBlackWins : kWhiteWins);
    }
    const Evaluation evaluation = evaluated(builder.tournament, Arithmetic::Tables, true);
    const bool isCycle = [&] {
        for (const Step& step : evaluation.trace.steps()) {
            if (step.quantity == Quantity::IterationValue)
                return evaluation.trace.operand(step, OperandName::CycleLength) > 0;
        }
        return false;
    }();
    QVERIFY(isCycle);
    QCOMPARE(*evaluation.participants[1].performance, double(*evaluation.participants[0].newRating));
}

// RULE: WO1992 4.7.6
void TestValues1992::specialRatingIsOneNumber()
{
    // R_p = 1000 + 800 (W - W_e) / 7 is no whole number: rated opponents meet the same one as newcomers.
    TournamentBuilder builder = tournamentOf2000();
    builder.rated(1000);
    for (int i = 0; i < 6; ++i)
        builder.rated(1403 + 20 * i);
    builder.unrated(); // 8
    for (int opponent = 2; opponent <= 7; ++opponent) {
        builder.game(1, opponent, opponent <= 5 ? kWhiteWins : kBlackWins);
        builder.game(8, opponent, opponent % 2 == 0 ? kWhiteWins : kBlackWins);
    }
    builder.game(8, 1, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament, Arithmetic::Tables, true);
    QVERIFY(evaluation.participants[0].exceptional);
    const double success = successOf(evaluation, 1);
    QVERIFY(success != std::floor(success));
    const double met = *evaluation.participants[1].details[0].ratingUsed;
    QCOMPARE(met, double(roundCommercial(success)));
    QCOMPARE(*evaluation.participants[7].details.back().ratingUsed, met);
    // With exact numbers nothing is rounded.
    const Evaluation exact = evaluated(builder.tournament, Arithmetic::Exact, true);
    const double unrounded = *exact.participants[1].details[0].ratingUsed;
    QCOMPARE(unrounded, successOf(exact, 1));
    QVERIFY(unrounded != std::floor(unrounded));
    QCOMPARE(*exact.participants[7].details.back().ratingUsed, unrounded);
}

/// Document 001 does not leave matches out; only that of 2026 does (3.6.3).
// RULE: WO1992 4.7.6, 6.2.3.5
void TestValues1992::specialRatingInMatches()
{
    TournamentBuilder builder = tournamentOf2000();
    builder.tournament.header.kind = TournamentKind::Match;
    builder.rated(1200, 10).birthYear = 1960;
    builder.rated(1600, 10).birthYear = 1960;
    for (int i = 0; i < 6; ++i)
        builder.game(1, 2, i < 5 ? kWhiteWins : kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(evaluation.participants[0].exceptional);
    // R_p = 1200 + 800 (5.5 - 6 * 0.08) / 6 = 1869.3
    QCOMPARE(*evaluation.participants[1].details[0].ratingUsed, 1869.0);
    QCOMPARE(evaluation.participants[1].newRating, std::optional(1585));
}

ZAHLMEISTER_TEST(TestValues1992, void)

} // namespace tst_values1992

#include "tst_values1992.moc"
