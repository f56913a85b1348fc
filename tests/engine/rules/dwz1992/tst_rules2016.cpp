// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_rules2016 {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament, const char* version)
{
    return *evaluate(tournament, **tests::shippedRules().find(version), {std::nullopt, true});
}

/// A strong player with a low rating, ten opponents, and a newcomer who drew with all eleven.
TournamentBuilder fieldWithAStrongBeginner()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2018, 5, 1);
    builder.rated(1000);
    for (int i = 0; i < 6; ++i)
        builder.rated(1700);
    builder.unrated();
    for (int opponent = 2; opponent <= 7; ++opponent) {
        builder.game(1, opponent, opponent == 2 ? kDrawn : kWhiteWins);
        builder.game(8, opponent, kDrawn);
    }
    builder.game(8, 1, kDrawn);
    return builder;
}

double valueOf(const Evaluation& evaluation, Quantity quantity, int participant)
{
    for (const Step& step : evaluation.trace.steps()) {
        if (step.quantity == quantity && step.participant == participant)
            return step.result;
    }
    return std::nan("");
}

} // namespace

class TestRules2016 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void specialRatingReachesNewcomers();
    void extremeResultsGiveNoFirstRating();
    void lowFirstRatingsAreRaised();
    void extremePerformances();
    void acceleratesAndBrakes();
};

// RULE: WO2004 Special rating
void TestRules2016::specialRatingReachesNewcomers()
{
    const auto builder = fieldWithAStrongBeginner();
    const Evaluation with = evaluated(builder.tournament, "dwz-2016");
    const Evaluation without = evaluated(builder.tournament, "dwz-2013");
    QVERIFY(with.participants[0].exceptional && !without.participants[0].exceptional);
    const double performance = valueOf(with, Quantity::Exceptional, 1);
    QCOMPARE(performance, 1.0);
    // The rated opponents meet his performance, and so does the newcomer in the second joint iteration.
    const double met = *with.participants[2].details[0].ratingUsed;
    QVERIFY(met > 1900);
    QCOMPARE(*without.participants[2].details[0].ratingUsed, 1000.0);
    QVERIFY(*with.participants[7].newRating > *without.participants[7].newRating + 80);
    // He himself keeps his rating, and the newcomer's first rating is told once.
    QCOMPARE(with.participants[0].oldRating, std::optional(1000));
    QCOMPARE(with.participants[0].newRating.has_value(), true);
    int told = 0;
    for (const Step& step : with.trace.steps())
        told += step.quantity == Quantity::FirstRating ? 1 : 0;
    QCOMPARE(told, 1);
}

// RULE: WO2004 First rating
void TestRules2016::extremeResultsGiveNoFirstRating()
{
    for (const GameResult result : {kWhiteWins, kBlackWins}) {
        TournamentBuilder builder;
        builder.tournament.header.end = Date::tryFrom(2018, 5, 1);
        builder.unrated();
        for (int opponent = 2; opponent <= 6; ++opponent) {
            builder.rated(1500);
            builder.game(1, opponent, result);
        }
        const Evaluation evaluation = evaluated(builder.tournament, "dwz-2016");
        QCOMPARE(evaluation.participants[0].group, Group::Residual);
        QCOMPARE(evaluation.participants[0].carryOver.size(), std::size_t(5));
        builder.rated(1500);
        builder.game(1, 7, kDrawn); // half a point on the other side is enough
        QVERIFY(evaluated(builder.tournament, "dwz-2016").participants[0].newRating);
    }
}

// RULE: WO2004 First rating
void TestRules2016::lowFirstRatingsAreRaised()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2018, 5, 1);
    builder.unrated();
    for (int opponent = 2; opponent <= 6; ++opponent) {
        builder.rated(800);
        builder.game(1, opponent, opponent == 2 ? kDrawn : kBlackWins);
    }
    const Evaluation evaluation = evaluated(builder.tournament, "dwz-2016");
    const double iterated = *evaluation.participants[0].iterationValue;
    QVERIFY(iterated < 500);
    QCOMPARE(*evaluation.participants[0].newRating, static_cast<int>(std::floor(700 + iterated / 8 + 0.5)));
}

// RULE: WO1992 4.7.2.1.2
void TestRules2016::extremePerformances()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2018, 5, 1);
    builder.rated(1600);
    for (int opponent = 2; opponent <= 6; ++opponent) {
        builder.rated(1500);
        builder.game(1, opponent, kBlackWins);
    }
    QCOMPARE(*evaluated(builder.tournament, "dwz-2016").participants[0].performance, 1500.0 - 677);
    for (Game& game : builder.tournament.games)
        game.result = kWhiteWins;
    QCOMPARE(*evaluated(builder.tournament, "dwz-2016").participants[0].performance, 1500.0 + 677);
    builder.tournament.games.pop_back(); // four games give none
    QVERIFY(!evaluated(builder.tournament, "dwz-2016").participants[0].performance);
}

// RULE: WO2004 Development coefficient
void TestRules2016::acceleratesAndBrakes()
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-2016");
    const auto coefficient = [&](int rating, int index, int age, double score) {
        const auto evaluation = (*systemOf(version))
                                    ->calculate({.rating = rating,
                                                 .index = index,
                                                 .age = age,
                                                 .score = Score::fromHalfPoints(int(2 * score)),
                                                 .expected = 3.0,
                                                 .gameCount = 6},
                                                version, {});
        return int(*evaluation->participants[0].coefficient);
    };
    QCOMPARE(coefficient(1600, 20, 26, 3.0), 22); // 6.5536 + 15 = 21.55
    QCOMPARE(coefficient(1600, 20, 20, 3.0), 9);  // (6.5536 + 5) * 0.8 = 9.24
    QCOMPARE(coefficient(1600, 20, 20, 2.5), 12); // no acceleration below expectation: 11.55
    QCOMPARE(coefficient(900, 20, 20, 3.0), 5);   // (0.6561 + 5) * 0.5 = 2.83, at least 5
    QCOMPARE(coefficient(900, 20, 26, 2.5), 29);  // 15.6561 + e^(400/150) - 1 = 29.05
    QCOMPARE(coefficient(400, 1, 26, 2.5), 150);  // a brake knows no index, but 150 is the end
    QCOMPARE(coefficient(1600, 2, 26, 3.0), 10);  // 5 times the index
    QCOMPARE(coefficient(2400, 40, 26, 3.0), 30);
}

ZAHLMEISTER_TEST(TestRules2016, void)

} // namespace tst_rules2016

#include "tst_rules2016.moc"
