// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <tuple>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_firstfwz {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const TournamentBuilder& builder)
{
    return *evaluate(builder.tournament, **zahlmeister::tests::shippedRules().find("fwz-2019"),
                     {std::nullopt, true});
}

/// A newcomer against ten rated players of 1900, with so many points.
TournamentBuilder scoring(double points)
{
    TournamentBuilder builder;
    builder.unrated();
    for (int opponent = 2; opponent <= 11; ++opponent) {
        builder.rated(1900);
        builder.game(1, opponent, points >= 1 ? kWhiteWins : points > 0 ? kDrawn : kBlackWins);
        points -= points >= 1 ? 1 : points;
    }
    return builder;
}

double expectancy(double difference)
{
    return 1 / (1 + std::pow(10.0, -std::clamp(difference, -560.0, 560.0) / 640));
}

std::vector<Finding> findingsFor(const Evaluation& evaluation, int participant)
{
    std::vector<Finding> findings;
    for (const Finding& finding : evaluation.findings) {
        if (finding.place.participant == ParticipantNumber(participant))
            findings.push_back(finding);
    }
    return findings;
}

} // namespace

/// First FWZ where the iteration of 4.4 has no end by itself: everybody gets one (3.5).
class TestFirstFwz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withinReach();
    void outOfReach();
    void comesFromAfar();
    void fieldWithoutRatedPlayers();
    void othersKeepTheirGames();
    void climbingTogether();
    void toAndFro();
    void cycleOfTheTable();
};

// RULE: FWZ 4.4: 88.2 % are expected at most, 85 % have a rating.
void TestFirstFwz::withinReach()
{
    const Evaluation evaluation = evaluated(scoring(8.5));
    QVERIFY(evaluation.findings.empty());
    const double value = *evaluation.participants[0].iterationValue;
    QVERIFY(std::abs(10 * expectancy(value - 1900) - 8.5) < 0.1 / 26);
    QVERIFY(value > 2380 && value < 2383);
}

/// Who is further than 560 from all his opponents at the start makes the same step again and again, but only
/// until he has come near.
// RULE: FWZ 4.4
void TestFirstFwz::comesFromAfar()
{
    TournamentBuilder weak;
    weak.unrated();
    for (const int rating : {557, 790, 660, 1264})
        weak.rated(rating, 10);
    weak.game(1, 2, kDrawn);
    weak.game(1, 3, kWhiteWins);
    weak.game(1, 4, kWhiteWins);
    weak.game(1, 5, kDrawn);
    const Evaluation evaluation = evaluated(weak);
    QVERIFY(std::abs(*evaluation.participants[0].iterationValue - 1194.26066) < 1e-4);
    QCOMPARE(evaluation.participants[0].newRating, std::optional(1194));
    QVERIFY(evaluation.iterations > 20);
    QVERIFY(evaluation.findings.empty());

    TournamentBuilder strong;
    strong.unrated();
    strong.unrated();
    for (int opponent = 0; opponent < 4; ++opponent)
        strong.rated(2900, 10);
    for (const int newcomer : {1, 2}) {
        for (int opponent = 3; opponent <= 6; ++opponent)
            strong.game(newcomer, opponent, opponent < 5 ? kWhiteWins : kBlackWins);
    }
    const Evaluation fromBelow = evaluated(strong);
    for (const std::size_t newcomer : {0, 1}) {
        const int rating = *fromBelow.participants[newcomer].newRating;
        QVERIFY2(rating >= 2895 && rating <= 2900, QByteArray::number(rating).constData());
    }
}

// RULE: FWZ 3.5, 4.4: 90 % have none; they are treated like 100 %.
void TestFirstFwz::outOfReach()
{
    for (const auto& [points, rating, difference] :
         {std::tuple(9.0, 2200, "+300"), std::tuple(1.0, 1600, "-300")}) {
        const Evaluation evaluation = evaluated(scoring(points));
        QCOMPARE(evaluation.participants[0].newRating, std::optional(rating));
        QCOMPARE(evaluation.findings.size(), std::size_t(1));
        const Finding& finding = evaluation.findings[0];
        QCOMPARE(finding.code, FindingCode::FirstRatingOutOfReach);
        QCOMPARE(finding.level, FindingLevel::Warning);
        QCOMPARE(finding.clause, std::string("4.4"));
        QCOMPARE(finding.place.participant, std::optional(ParticipantNumber(1)));
        QCOMPARE(finding.args, std::vector<std::string>{difference});
    }
    // What the document fixes itself needs no finding.
    QVERIFY(evaluated(scoring(10)).findings.empty());
    QVERIFY(evaluated(scoring(0)).findings.empty());
}

/// Nobody has a rating and one player lost everything: his value is fixed, so that the wins against him would
/// move all others for ever. Without these games the others find values among themselves.
// RULE: FWZ 3.5, 4.4
void TestFirstFwz::fieldWithoutRatedPlayers()
{
    TournamentBuilder builder;
    for (int i = 0; i < 6; ++i)
        builder.unrated();
    for (int white = 1; white <= 6; ++white) {
        for (int black = white + 1; black <= 6; ++black)
            builder.game(white, black, black == 6 || (white + black) % 3 != 0 ? kWhiteWins : kBlackWins);
    }
    const Evaluation evaluation = evaluated(builder);
    QCOMPARE(evaluation.participants[5].newRating, std::optional(1600));
    QVERIFY(findingsFor(evaluation, 6).empty());
    QVERIFY(evaluation.iterations < 100);
    for (int number = 1; number <= 5; ++number) {
        const ParticipantEvaluation& result = evaluation.participants[std::size_t(number) - 1];
        double surplus = result.score.points() - 1; // the game against the last does not take part
        for (int other = 1; other <= 5; ++other) {
            if (other != number)
                surplus -= expectancy(*result.iterationValue -
                                      *evaluation.participants[std::size_t(other) - 1].iterationValue);
        }
        QVERIFY(std::abs(surplus) < 0.1 / 26);
        QCOMPARE(result.games, 5); // it counts for everything else
        const auto findings = findingsFor(evaluation, number);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, FindingCode::GamesLeftOutOfIteration);
        QCOMPARE(findings[0].clause, std::string("4.4"));
    }
    // 4, 3, 3, 3, 2 points: so is the order.
    QVERIFY(*evaluation.participants[1].newRating > *evaluation.participants[0].newRating);
    QVERIFY(*evaluation.participants[3].newRating < *evaluation.participants[0].newRating);
}

/// Somebody out of reach changes nothing for a newcomer who did not meet him: his win against a player with
/// 0 % takes part.
// RULE: FWZ 4.4
void TestFirstFwz::othersKeepTheirGames()
{
    const auto field = [](bool isWithOutOfReach) {
        TournamentBuilder builder;
        builder.unrated(); // 1
        builder.unrated(); // 2: 0 %
        for (int i = 0; i < 10; ++i)
            builder.rated(1900);
        builder.unrated(); // 13
        builder.game(1, 2, kWhiteWins);
        for (int opponent = 3; opponent <= 6; ++opponent) {
            builder.game(1, opponent, opponent % 2 == 0 ? kWhiteWins : kBlackWins);
            builder.game(2, opponent, kBlackWins);
        }
        for (int opponent = 3; opponent <= 12; ++opponent)
            builder.game(13, opponent, opponent > 3 || !isWithOutOfReach ? kWhiteWins : kBlackWins);
        return builder;
    };
    const Evaluation with = evaluated(field(true));
    const Evaluation without = evaluated(field(false));
    QVERIFY(without.findings.empty());
    QCOMPARE(with.findings.size(), std::size_t(1));
    QCOMPARE(findingsFor(with, 13).size(), std::size_t(1));
    QCOMPARE(with.participants[0].newRating, without.participants[0].newRating);
    QCOMPARE(with.iterations, without.iterations);
}

/// Two newcomers beat all others and draw with each other: 75 % each, and together without end. Who only drew
/// with one of them follows him.
// RULE: FWZ 3.5, 4.4
void TestFirstFwz::climbingTogether()
{
    TournamentBuilder builder;
    for (int i = 0; i < 3; ++i)
        builder.unrated(); // 1 and 2 climb, 3 follows
    for (int opponent = 4; opponent <= 8; ++opponent) {
        builder.rated(1900);
        builder.game(1, opponent, kWhiteWins);
        builder.game(2, opponent, kWhiteWins);
        builder.game(1, 2, kDrawn);
    }
    builder.game(3, 1, kDrawn);
    const Evaluation evaluation = evaluated(builder);
    QCOMPARE(evaluation.participants[1].newRating, std::optional(2200)); // the most extreme one is fixed
    const double second = *evaluation.participants[0].iterationValue;
    QVERIFY(second > 2200 && second < 2900); // and bounds the other, who drew with him
    QVERIFY(std::abs(*evaluation.participants[2].iterationValue - second) < 10);
    QCOMPARE(evaluation.findings.size(), std::size_t(1));
    QCOMPARE(findingsFor(evaluation, 2).size(), std::size_t(1));
}

/// With a hundred games one step is so large that the values go to and fro: no result is to blame.
// RULE: FWZ 4.4
void TestFirstFwz::toAndFro()
{
    TournamentBuilder builder;
    builder.unrated();
    for (int opponent = 2; opponent <= 101; ++opponent) {
        builder.rated(2000);
        builder.game(1, opponent, kDrawn);
    }
    const Evaluation evaluation = evaluated(builder);
    QCOMPARE(evaluation.findings.size(), std::size_t(1));
    QCOMPARE(evaluation.findings[0].code, FindingCode::IterationLimitReached);
    QCOMPARE(evaluation.iterations, 1000);
    QVERIFY(std::abs(*evaluation.participants[0].newRating - 2000) < 500);
}

/// P with two decimals meets a score by chance only; the values repeat, and the highest holds without further
/// ado.
// RULE: FWZ 4.4, Anhang B
void TestFirstFwz::cycleOfTheTable()
{
    // 2.5 of 4 against equal opponents: W is 2.48 or 2.52.
    TournamentBuilder builder;
    builder.unrated();
    for (const GameResult result : {kWhiteWins, kWhiteWins, kDrawn, kBlackWins}) {
        builder.rated(1900);
        builder.game(1, int(builder.tournament.participants.size()), result);
    }
    const Evaluation evaluation =
        *evaluate(builder.tournament, **zahlmeister::tests::shippedRules().find("fwz-2019"),
                  {Arithmetic::Tables, true});
    QVERIFY(evaluation.findings.empty());
    QVERIFY(evaluation.iterations < 1000);
    std::vector<double> values;
    double cycle = 0;
    for (const Step& step : evaluation.trace.steps()) {
        if (step.quantity == Quantity::Iteration)
            values.push_back(step.result);
        if (step.quantity == Quantity::FirstRating)
            cycle = evaluation.trace.operand(step, OperandName::CycleLength);
    }
    QVERIFY(cycle >= 2);
    QCOMPARE(*evaluation.participants[0].iterationValue,
             *std::max_element(values.end() - int(cycle), values.end()));
    const double exact = *evaluated(builder).participants[0].iterationValue;
    QVERIFY(std::abs(*evaluation.participants[0].iterationValue - exact) < 10);
}

ZAHLMEISTER_TEST(TestFirstFwz, void)

} // namespace tst_firstfwz

#include "tst_firstfwz.moc"
