// SPDX-License-Identifier: GPL-3.0-or-later
// Rated participants: document 000, 3.5 and 3.6.
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_established {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

/// Number 1 with the rating plays opponents of 1500; one result each.
TournamentBuilder against1500(int rating, const std::vector<GameResult>& results)
{
    TournamentBuilder builder;
    builder.rated(rating);
    int number = 1;
    for (const GameResult result : results) {
        builder.rated(1500);
        builder.game(1, ++number, result);
    }
    return builder;
}

} // namespace

class TestEstablished : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newRatingIsRoundedHalfUp();
    void ratingDoesNotFallBelowMinimum();
    void withoutGamesNothingChanges();
    void oneGameRaisesTheIndex();
    void performanceNeedsFiveGames();
    void performanceOfZeroPercent();
    void performanceOfHundredPercent();
    void performanceIsNeverNegative();
    void specialRatingIsStrict();
    void specialRatingIsWhole();
    void specialRatingCountsForRatedOpponentsOnly();
    void noSpecialRatingInMatches();
    void matchesNeedTwoRatings();
    void foreignRatings();
    void computersDoNotCount();
    void excludedGamesDoNotCount();
    void textOnlyParticipantsAreNotRecorded();
    void formerMembersAreCarriedOn();
    void hopelessGamesAreBraked();
    void unknownAgeIsAdult();
    void portalSheet();
};

// RULE: WO2026 3.5.2
void TestEstablished::newRatingIsRoundedHalfUp()
{
    // K = 25 and W - W_e = +-0.5 against an equal opponent: 2000 + 12.5 and 2000 - 12.5.
    TournamentBuilder builder;
    builder.rated(2000);
    builder.rated(2000);
    builder.game(1, 2, kWhiteWins);
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        const Evaluation evaluation = evaluatedByWo2026(builder.tournament, arithmetic);
        QCOMPARE(evaluation.participants[0].newRating, std::optional(2013));
        QCOMPARE(evaluation.participants[1].newRating, std::optional(1988));
        QCOMPARE(evaluation.participants[1].change(), std::optional(-12));
    }
}

// RULE: WO2026 3.5.2
void TestEstablished::ratingDoesNotFallBelowMinimum()
{
    const auto low = evaluatedByWo2026(against1500(1105, {kBlackWins, kBlackWins, kBlackWins}).tournament);
    QCOMPARE(low.participants[0].newRating, std::optional(1100));
    // A rating of older rules below the minimum is lifted to it by its first game.
    const auto older = evaluatedByWo2026(against1500(845, {kWhiteWins}).tournament);
    QCOMPARE(older.participants[0].newRating, std::optional(1100));
}

// RULE: WO2026 3.5.2
void TestEstablished::withoutGamesNothingChanges()
{
    const auto evaluation = evaluatedByWo2026(against1500(1700, {kWhiteWinsByForfeit}).tournament);
    const ParticipantEvaluation& result = evaluation.participants[0];
    QCOMPARE(result.games, 0);
    QCOMPARE(result.newRating, std::optional(1700));
    QCOMPARE(result.newIndex, std::optional(20));
    QVERIFY(!result.expected && !result.coefficient && !result.opponentsAverage && !result.recorded);
}

// RULE: WO2026 2.2.4
void TestEstablished::oneGameRaisesTheIndex()
{
    const auto evaluation = evaluatedByWo2026(against1500(1700, {kDrawn}).tournament);
    QCOMPARE(evaluation.participants[0].newIndex, std::optional(21));
}

// RULE: WO2026 3.6.1
void TestEstablished::performanceNeedsFiveGames()
{
    QVERIFY(!evaluatedByWo2026(against1500(1700, {4, kDrawn}).tournament).participants[0].performance);
    QCOMPARE(evaluatedByWo2026(against1500(1700, {5, kDrawn}).tournament).participants[0].performance,
             std::optional(1500));
    // A forfeit is no game.
    QVERIFY(!evaluatedByWo2026(
                 against1500(1700, {kDrawn, kDrawn, kDrawn, kDrawn, kWhiteWinsByForfeit}).tournament)
                 .participants[0]
                 .performance);
}

// RULE: WO2026 3.6.2
void TestEstablished::performanceOfZeroPercent()
{
    QVERIFY(!evaluatedByWo2026(against1500(1700, {9, kBlackWins}).tournament).participants[0].performance);
}

// RULE: WO2026 3.6.2
void TestEstablished::performanceOfHundredPercent()
{
    // 5.5 of 6 against 1500, as a newcomer with the same games would have it.
    const auto evaluation = evaluatedByWo2026(against1500(1800, {5, kWhiteWins}).tournament);
    QVERIFY(std::abs(*evaluation.participants[0].performance - 1891) <= 1);
    QCOMPARE(evaluation.participants[0].opponentsAverage, std::optional(1500));
    QCOMPARE(evaluation.participants[0].games, 5);
}

// RULE: WO2026 Anhang 1.1.4
void TestEstablished::performanceIsNeverNegative()
{
    TournamentBuilder builder;
    builder.rated(1100);
    for (int number = 2; number <= 30; ++number) {
        builder.rated(300);
        builder.game(1, number, number == 2 ? kDrawn : kBlackWins);
    }
    QCOMPARE(evaluatedByWo2026(builder.tournament).participants[0].performance, std::optional(0));
}

// RULE: WO2026 3.6.3
void TestEstablished::specialRatingIsStrict()
{
    // Five draws against 1500 are a performance of exactly 1500.
    QVERIFY(!evaluatedByWo2026(against1500(1200, {5, kDrawn}).tournament).participants[0].exceptional);
    QVERIFY(evaluatedByWo2026(against1500(1199, {5, kDrawn}).tournament).participants[0].exceptional);
}

// RULE: WO2026 2.2.1, 3.6.1, 3.6.3: rounded before it is compared, and before it counts.
void TestEstablished::specialRatingIsWhole()
{
    int below = 0;
    int above = 0;
    for (int opponent = 1400; opponent < 1600; ++opponent) {
        TournamentBuilder builder = against1500(1200, {5, kDrawn});
        builder.tournament.participants[5].rating = Rating(opponent);
        const auto performanceOf = [&](const Evaluation& evaluation) {
            for (const Step& step : evaluation.trace.steps()) {
                if (step.quantity == Quantity::Performance && step.participant == 1)
                    return evaluation.trace.operand(step, OperandName::Unrounded);
            }
            return 0.0;
        };
        const double unrounded = performanceOf(evaluatedByWo2026(builder.tournament));
        const double fraction = unrounded - std::floor(unrounded);
        if (fraction < 0.05 || std::fabs(fraction - 0.5) < 0.05 || fraction > 0.95)
            continue;
        // R_h lies above R_0 + 300 by that fraction only.
        builder.tournament.participants[0].rating = Rating(static_cast<int>(std::floor(unrounded)) - 300);
        const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
        const bool isRoundedUp = fraction > 0.5;
        QCOMPARE(evaluation.participants[0].exceptional, isRoundedUp);
        if (isRoundedUp)
            QCOMPARE(evaluation.participants[1].details[0].ratingUsed, std::optional(std::ceil(unrounded)));
        ++(isRoundedUp ? above : below);
    }
    QVERIFY(below > 10 && above > 10);
}

// RULE: WO2026 3.6.3
void TestEstablished::specialRatingCountsForRatedOpponentsOnly()
{
    TournamentBuilder builder = against1500(1100, {6, kDrawn});
    Participant& newcomer = builder.unrated(); // number 8
    newcomer.carryOver.assign(5, carried(1500, kDraw));
    builder.game(1, 8, kDrawn);
    Participant& residual = builder.unrated(); // number 9
    residual.carryOver.clear();
    builder.game(1, 9, kDrawn);
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QVERIFY(evaluation.participants[0].exceptional);
    const double performance = *evaluation.participants[0].performance;
    QVERIFY(performance > 1400);
    QCOMPARE(evaluation.participants[1].details[0].ratingUsed, std::optional(performance));
    QCOMPARE(evaluation.participants[1].opponentsAverage, std::optional(performance));
    QCOMPARE(evaluation.participants[7].details[0].ratingUsed, std::optional(1100.0)); // first rating
    QCOMPARE(evaluation.participants[8].carryOver[0].opponentRating, Rating(1100));    // carry-over game
    QCOMPARE(evaluation.participants[0].oldRating, std::optional(1100));               // he himself keeps R_0
}

// RULE: WO2026 3.6.3
void TestEstablished::noSpecialRatingInMatches()
{
    TournamentBuilder builder;
    builder.rated(1100);
    builder.rated(1800);
    for (int round = 1; round <= 6; ++round)
        builder.game(1, 2, kWhiteWins).round = round;
    QVERIFY(evaluatedByWo2026(builder.tournament).participants[0].exceptional);
    builder.tournament.header.kind = TournamentKind::Match;
    const Evaluation match = evaluatedByWo2026(builder.tournament);
    QVERIFY(!match.participants[0].exceptional);
    QCOMPARE(match.participants[1].details[0].ratingUsed, std::optional(1100.0));
}

// RULE: WO2026 4.2.4.5
void TestEstablished::matchesNeedTwoRatings()
{
    TournamentBuilder builder;
    builder.rated(1500);
    builder.unrated();
    for (int round = 1; round <= 6; ++round)
        builder.game(1, 2, kDrawn).round = round;
    QCOMPARE(evaluatedByWo2026(builder.tournament).participants[1].group, Group::First);
    builder.tournament.header.kind = TournamentKind::Match;
    const Evaluation match = evaluatedByWo2026(builder.tournament);
    QCOMPARE(match.participants[1].group, Group::Residual);
    QCOMPARE(match.participants[0].games, 0);
    QCOMPARE(match.participants[0].details[0].reason, std::optional(NotCounted::MatchUnrated));

    // "Eine DWZ besitzen": a rating of another system is none.
    for (const RatingSource source : {RatingSource::Fide, RatingSource::National, RatingSource::Dwz}) {
        builder.tournament.participants[1].rating = Rating(1800);
        builder.tournament.participants[1].ratingSource = source;
        const Evaluation rated = evaluatedByWo2026(builder.tournament);
        const bool isDwz = source == RatingSource::Dwz;
        QCOMPARE(rated.participants[0].games, isDwz ? 6 : 0);
        QCOMPARE(rated.participants[0].newRating == 1500, !isDwz);
        QCOMPARE(rated.participants[1].newRating == 1800, !isDwz);
        QVERIFY(isDwz || rated.participants[0].details[0].reason == NotCounted::MatchUnrated);
    }
}

// RULE: WO2026 4.1.2, 2.2.4
void TestEstablished::foreignRatings()
{
    TournamentBuilder builder;
    Participant& fide = builder.rated(1800);
    fide.ratingSource = RatingSource::Fide;
    fide.index.reset();
    builder.rated(1800);
    builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].group, Group::Established);
    QCOMPARE(evaluation.participants[0].oldIndex, std::optional(6));
    QCOMPARE(evaluation.participants[0].newIndex, std::optional(7));
    QCOMPARE(evaluation.participants[0].coefficient, std::optional(38.0));
}

// RULE: WO2026 4.1.4
void TestEstablished::computersDoNotCount()
{
    TournamentBuilder builder;
    builder.rated(1800);
    builder.rated(2400).computer = true;
    builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].games, 0);
    QCOMPARE(evaluation.participants[0].details[0].reason, std::optional(NotCounted::Computer));
    QVERIFY(!evaluation.participants[1].newRating && !evaluation.participants[1].recorded);
}

// RULE: WO2026 6.4.3
void TestEstablished::excludedGamesDoNotCount()
{
    TournamentBuilder builder = against1500(1700, {kDrawn, kDrawn});
    builder.tournament.games[0].rated = false;
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].games, 1);
    QCOMPARE(evaluation.participants[0].details[0].reason, std::optional(NotCounted::MarkedUnrated));
}

// RULE: WO2026 3.4.3
void TestEstablished::textOnlyParticipantsAreNotRecorded()
{
    TournamentBuilder builder = against1500(1700, {kDrawn});
    builder.tournament.participants[0].member = false;
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QVERIFY(!evaluation.participants[0].recorded);
    QVERIFY(evaluation.participants[0].newRating.has_value());
    QVERIFY(evaluation.participants[1].recorded);
}

// RULE: WO2026 3.4.3, 4.1.1
void TestEstablished::formerMembersAreCarriedOn()
{
    TournamentBuilder builder = against1500(1700, {kDrawn});
    Participant& former = builder.tournament.participants[0];
    former.member = false;
    const auto recordedWith = [&](int year, int month, int day) {
        former.memberUntil = Date::tryFrom(year, month, day);
        const ParticipantEvaluation result = evaluatedByWo2026(builder.tournament).participants[0];
        return result.recorded && result.formerMember && !result.isPublished();
    };
    QVERIFY(recordedWith(2026, 6, 30));
    QVERIFY(recordedWith(2021, 12, 12)); // the last day of the five years
    QVERIFY(!recordedWith(2021, 12, 11));
    QVERIFY(!evaluatedByWo2026(builder.tournament).participants[0].formerMember);
    builder.tournament.header.end.reset();
    QVERIFY(recordedWith(2021, 12, 11));
    former.member = true;
    QVERIFY(evaluatedByWo2026(builder.tournament).participants[0].isPublished());
}

/// Nobody is ever certain to lose: W = 0 stays below W_e, so that the loss is braked.
// RULE: WO2026 Anhang 1.3
void TestEstablished::hopelessGamesAreBraked()
{
    TournamentBuilder builder;
    builder.rated(600, 1);
    builder.rated(2800);
    builder.game(1, 2, kBlackWins);
    const Evaluation far = evaluatedByWo2026(builder.tournament);
    QVERIFY(*far.participants[0].expected > 0);
    QCOMPARE(far.participants[0].coefficient, std::optional(35.0)); // 60 * (600 + 800) / (1600 + 800)
    QVERIFY(*far.participants[1].expected < 1);
}

// RULE: WO2026 Anhang 1.3
void TestEstablished::unknownAgeIsAdult()
{
    TournamentBuilder builder = against1500(1700, {kWhiteWins});
    builder.tournament.participants[0].birthYear.reset();
    const Evaluation evaluation = evaluatedByWo2026(builder.tournament);
    QCOMPARE(evaluation.participants[0].coefficient, std::optional(28.0));
    QVERIFY(!evaluation.participants[0].ageGroup);
    builder.tournament.participants[0].birthYear = 2010;
    QCOMPARE(evaluatedByWo2026(builder.tournament).participants[0].coefficient, std::optional(42.0));
    QCOMPARE(evaluatedByWo2026(builder.tournament).participants[0].ageGroup, std::optional(AgeGroup::Youth));
}

/// A sheet of the official portal under the rules of 2026: K 28.0, W_e 3.89098, R_n 1876 - 45.
void TestEstablished::portalSheet()
{
    TournamentBuilder builder;
    builder.rated(1887, 44);
    const int opponents[] = {1318, 1973, 1942, 1964, 1987, 1905, 1554};
    const GameResult results[] = {kWhiteWins, kDrawn,     kDrawn, kDrawn,
                                  kDrawn,     kBlackWins, kDrawn}; // 3.5 points
    for (int game = 0; game < 7; ++game) {
        builder.rated(opponents[game]);
        builder.game(1, game + 2, results[game]);
    }
    const ParticipantEvaluation result = evaluatedByWo2026(builder.tournament).participants[0];
    QCOMPARE(result.score.points(), 3.5);
    QCOMPARE(result.coefficient, std::optional(28.0));
    QVERIFY(std::fabs(*result.expected - 3.89098) < 5e-6);
    QCOMPARE(result.newRating, std::optional(1876));
    QCOMPARE(result.newIndex, std::optional(45));
}

ZAHLMEISTER_TEST(TestEstablished, QCoreApplication)

} // namespace tst_established

#include "tst_established.moc"
