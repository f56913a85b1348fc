// SPDX-License-Identifier: GPL-3.0-or-later
// Participants who stay unrated: document 000, 3.4.2 and 3.4.3.
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_residual {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

Evaluation evaluated(const Tournament& tournament)
{
    return *evaluate(tournament, **tests::shippedRules().find("dwz-2026"), {Arithmetic::Exact, true});
}

} // namespace

class TestResidual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsAndCreatesCarryOverGames();
    void dropsExpiredGames();
    void textOnlyParticipantsKeepNothing();
    void formerMembersKeepTheirs();
    void keepsGamesAsTheyWerePlayed();
    void gamesAmongResidualsAreLost();
    void newGamesCarryTheFirstRating();
};

// RULE: WO2026 3.4.2
void TestResidual::keepsAndCreatesCarryOverGames()
{
    TournamentBuilder builder;
    builder.unrated().carryOver = {carried(1400, kWin)};
    builder.rated(1600);
    builder.game(2, 1, kWhiteWins);
    const ParticipantEvaluation result = evaluated(builder.tournament).participants[0];
    QCOMPARE(result.group, Group::Residual);
    QCOMPARE(result.games, 2);
    QCOMPARE(result.score, kWin);
    QCOMPARE(result.opponentsAverage, std::optional(1500));
    QVERIFY(!result.newRating && !result.recorded);
    const std::vector<CarryOverGame> expected{carried(1400, kWin),
                                              {Rating(1600), kLoss, Date::tryFrom(2026, 12, 12)}};
    QVERIFY(result.carryOver == expected);
}

// RULE: WO2026 4.1.1
void TestResidual::dropsExpiredGames()
{
    TournamentBuilder builder;
    builder.unrated().carryOver = {{Rating(1400), kWin, Date::tryFrom(2024, 12, 11)}, carried(1500, kLoss)};
    const ParticipantEvaluation result = evaluated(builder.tournament).participants[0];
    QVERIFY(result.carryOver == std::vector<CarryOverGame>{carried(1500, kLoss)});
}

// RULE: WO2026 3.4.3
void TestResidual::textOnlyParticipantsKeepNothing()
{
    TournamentBuilder builder;
    builder.unrated().member = false;
    builder.rated(1600);
    builder.game(2, 1, kWhiteWins);
    const ParticipantEvaluation result = evaluated(builder.tournament).participants[0];
    QVERIFY(result.carryOver.empty());
    QCOMPARE(result.games, 1); // computed and shown in brackets
    QCOMPARE(result.opponentsAverage, std::optional(1600));
}

// RULE: WO2026 3.4.3, 4.1.1
void TestResidual::formerMembersKeepTheirs()
{
    TournamentBuilder builder;
    Participant& former = builder.unrated();
    former.member = false;
    former.memberUntil = Date::tryFrom(2026, 1, 31);
    builder.rated(1600);
    builder.game(2, 1, kWhiteWins);
    QCOMPARE(evaluated(builder.tournament).participants[0].carryOver.size(), std::size_t(1));
}

/// The day tells the level of the opponents, as often as the games are passed on.
// RULE: WO2026 Anhang 4
void TestResidual::keepsGamesAsTheyWerePlayed()
{
    const CarryOverGame old{Rating(1000), kDraw, Date::tryFrom(2026, 6, 7)};
    const CarryOverGame recent{Rating(1000), kDraw, Date::tryFrom(2026, 6, 8)};
    const CarryOverGame undated{Rating(1000), kDraw};
    TournamentBuilder builder;
    builder.unrated().carryOver = {old, recent, undated};
    const ParticipantEvaluation result = evaluated(builder.tournament).participants[0];
    QVERIFY(result.carryOver == (std::vector<CarryOverGame>{old, recent, undated}));
    QCOMPARE(result.opponentsAverage, std::optional(1133)); // (1400 + 1000 + 1000) / 3
}

// RULE: WO2026 3.4.2
void TestResidual::gamesAmongResidualsAreLost()
{
    TournamentBuilder builder;
    builder.unrated();
    builder.unrated();
    builder.game(1, 2, kWhiteWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(evaluation.participants[0].carryOver.empty());
    QCOMPARE(evaluation.participants[0].games, 0);
    QCOMPARE(evaluation.participants[0].details[0].reason, std::optional(NotCounted::OpponentUnrated));
    QVERIFY(!evaluation.participants[0].opponentsAverage);
}

// RULE: WO2026 3.4.4.2
void TestResidual::newGamesCarryTheFirstRating()
{
    TournamentBuilder builder;
    builder.unrated().carryOver.assign(5, carried(1500, kDraw));
    builder.unrated();
    builder.game(1, 2, kWhiteWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[1].carryOver.size(), std::size_t(1));
    QCOMPARE(evaluation.participants[1].carryOver[0].opponentRating, Rating(1540)); // R_1, not R_i = 1500
}

ZAHLMEISTER_TEST(TestResidual, QCoreApplication)

} // namespace tst_residual

#include "tst_residual.moc"
