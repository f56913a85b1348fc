// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "engine/base/rounding.h"
#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_rules1992 {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament)
{
    return *evaluate(tournament, **tests::shippedRules().find("dwz-1992"));
}

/// One newcomer against rated players of so many points, with these results for him.
TournamentBuilder newcomerAgainst(std::initializer_list<int> ratings,
                                  std::initializer_list<GameResult> results)
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2000, 5, 1);
    builder.unrated();
    int number = 1;
    auto result = results.begin();
    for (const int rating : ratings) {
        builder.rated(rating);
        builder.game(1, ++number, *result++);
    }
    return builder;
}

} // namespace

class TestRules1992 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inForceUntil2003();
    void extremeResults();
    void secondStageCountsForItsOpponentsOnly();
    void specialRatingOfOnePass();
    void equivalentFormulas();
    void indexOfForeignRatings();
    void matchWithAnUnratedPlayer();
    void performanceOfEverybody();
};

void TestRules1992::inForceUntil2003()
{
    TournamentHeader header;
    header.end = Date::tryFrom(2003, 12, 31);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-1992"));
    header.end = Date::tryFrom(2004, 1, 1);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-2004"));
    header.end = Date::tryFrom(2013, 8, 1);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-2013"));
    header.end = Date::tryFrom(2026, 6, 7);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-2016"));
    header.end = Date::tryFrom(2026, 6, 8);
    QCOMPARE(tests::shippedRules().choose(header)->version->id, std::string("dwz-2026"));
}

// RULE: WO1992 4.7.2.1.2
void TestRules1992::extremeResults()
{
    const auto lost = newcomerAgainst({1500, 1600, 1400, 1550, 1450},
                                      {kBlackWins, kBlackWins, kBlackWins, kBlackWins, kBlackWins});
    QCOMPARE(evaluated(lost.tournament).participants[0].newRating, std::optional(1500 - 677));
    const auto won = newcomerAgainst({1500, 1600, 1400, 1550, 1450},
                                     {kWhiteWins, kWhiteWins, kWhiteWins, kWhiteWins, kWhiteWins});
    QCOMPARE(evaluated(won.tournament).participants[0].newRating, std::optional(1500 + 677));
}

// RULE: WO1992 4.7.3.2
void TestRules1992::secondStageCountsForItsOpponentsOnly()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2000, 5, 1);
    for (int i = 0; i < 5; ++i)
        builder.rated(1500); // 1 to 5
    for (int i = 0; i < 4; ++i)
        builder.unrated(); // 6: first stage; 7, 8: second stage; 9: residual
    for (int opponent = 1; opponent <= 5; ++opponent)
        builder.game(6, opponent, opponent % 2 == 0 ? kWhiteWins : kBlackWins);
    for (const int newcomer : {7, 8}) {
        for (int opponent = 1; opponent <= 4; ++opponent)
            builder.game(newcomer, opponent, opponent % 2 == 0 ? kWhiteWins : kBlackWins);
        builder.game(newcomer, 6, kDrawn);
    }
    builder.game(7, 8, kWhiteWins);
    builder.game(9, 7, kWhiteWins);
    builder.game(9, 1, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[5].group, Group::First);
    QCOMPARE(evaluation.participants[6].group, Group::Second);
    QCOMPARE(evaluation.participants[7].group, Group::Second);
    QCOMPARE(evaluation.participants[5].games, 7); // both second-stage players used his rating
    QCOMPARE(evaluation.participants[6].games, 5); // neither against the other of his stage nor against 9
    QCOMPARE(evaluation.participants[7].games, 5);
    QCOMPARE(evaluation.participants[8].group, Group::Residual);
    QCOMPARE(evaluation.participants[8].carryOver.size(), std::size_t(1));
    QCOMPARE(evaluation.participants[0].games, 3); // all newcomers but the residual one
}

// RULE: WO1992 4.7.6
void TestRules1992::specialRatingOfOnePass()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2000, 5, 1);
    builder.rated(1000); // scores 3 of 5 against 1400: R_p = 1000 + 800 (3 - 0.40) / 5 = 1416
    for (int i = 0; i < 5; ++i)
        builder.rated(1400);
    for (int opponent = 2; opponent <= 6; ++opponent)
        builder.game(1, opponent, opponent <= 4 ? kWhiteWins : kBlackWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(evaluation.participants[0].exceptional);
    QCOMPARE(*evaluation.participants[0].expected, 0.40);
    QCOMPARE(*evaluation.participants[1].details[0].ratingUsed, 1416.0);
    QCOMPARE(*evaluation.participants[1].expected, 0.48); // 16 points weaker
    // The opponents have one game: nobody else can be exceptional, and he himself keeps his R_0.
    QCOMPARE(evaluation.participants[0].oldRating, std::optional(1000));

    // 199 points are not enough, 200 are.
    for (const auto& [rating, isExceptional] : {std::pair(1290, false), std::pair(1280, true)}) {
        TournamentBuilder near;
        near.tournament.header.end = Date::tryFrom(2000, 5, 1);
        near.rated(rating);
        for (int i = 0; i < 5; ++i)
            near.rated(rating);
        for (int opponent = 2; opponent <= 6; ++opponent) // W_e 2.5
            near.game(1, opponent, opponent <= 4 ? kWhiteWins : kDrawn);
        near.tournament.games.back().result = isExceptional ? kDrawn : kBlackWins;
        // W - W_e = 1.5 gives 240, W - W_e = 1 gives 160
        QCOMPARE(evaluated(near.tournament).participants[0].exceptional, isExceptional);
    }
}

// RULE: WO1992 4.9.1, Anhang 1.2
void TestRules1992::equivalentFormulas()
{
    for (const auto& tournament :
         {tests::swissSystem(5, {.players = 60, .rounds = 9}), tests::swissSystem(6, {.players = 40})}) {
        const Evaluation evaluation = evaluated(tournament);
        for (const ParticipantEvaluation& result : evaluation.participants) {
            if (!result.coefficient)
                continue;
            const double e = *result.coefficient;
            const double surplus = result.score.points() - *result.expected;
            const double success = *result.oldRating + 800 * surplus / result.games; // R_p
            const double direct = *result.oldRating + 800 * surplus / (e + result.games);
            const double byMean = (*result.oldRating * e + success * result.games) / (e + result.games);
            const double byFactor = *result.oldRating + surplus * (800 / (e + result.games));
            QVERIFY(std::abs(direct - byMean) < 1e-6 && std::abs(direct - byFactor) < 1e-6);
            QCOMPARE(*result.newRating, static_cast<int>(roundCommercial(direct)));
        }
    }
}

// RULE: WO1992 4.9.3
void TestRules1992::indexOfForeignRatings()
{
    auto builder = newcomerAgainst({1500, 1600, 1400, 1550, 1450},
                                   {kWhiteWins, kBlackWins, kWhiteWins, kBlackWins, kWhiteWins});
    builder.tournament.participants[1].ratingSource = RatingSource::Fide;
    builder.tournament.participants[1].index.reset();
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[1].oldIndex, std::optional(0));
    QCOMPARE(evaluation.participants[1].newIndex, std::optional(1));
    QCOMPARE(evaluation.participants[1].coefficient, std::optional(5.0)); // index 0 counts as 1
    QCOMPARE(evaluation.participants[0].newIndex, std::optional(1));
}

// RULE: WO1992 6.2.3.5
void TestRules1992::matchWithAnUnratedPlayer()
{
    TournamentBuilder builder;
    builder.tournament.header.end = Date::tryFrom(2000, 5, 1);
    builder.tournament.header.kind = TournamentKind::Match;
    builder.unrated();
    builder.rated(1500);
    for (int i = 0; i < 6; ++i)
        builder.game(1, 2, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(!evaluation.participants[0].newRating);
    QCOMPARE(evaluation.participants[1].games, 0);
}

// RULE: WO1992 4.8
void TestRules1992::performanceOfEverybody()
{
    const auto builder = newcomerAgainst({1500, 1600, 1400, 1550, 1450},
                                         {kWhiteWins, kBlackWins, kWhiteWins, kBlackWins, kDrawn});
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(*evaluation.participants[0].performance, double(*evaluation.participants[0].newRating));
    // One game is enough for a rated player: lost against the newcomer.
    QCOMPARE(*evaluation.participants[1].performance, double(*evaluation.participants[0].newRating - 677));
}

ZAHLMEISTER_TEST(TestRules1992, void)

} // namespace tst_rules1992

#include "tst_rules1992.moc"
