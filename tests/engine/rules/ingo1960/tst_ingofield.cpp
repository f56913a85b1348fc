// SPDX-License-Identifier: GPL-3.0-or-later
// Levels, players without a number, 0 % and 100 %, and the 50 degrees.
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_ingofield {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament, Arithmetic arithmetic = Arithmetic::Exact)
{
    return *evaluate(tournament, **zahlmeister::tests::shippedRules().find("ingo-1960"), {arithmetic, true});
}

bool isClose(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-8;
}

/// One player with this number, or none, against opponents with these numbers.
TournamentBuilder against(std::optional<int> number, std::initializer_list<std::pair<int, GameResult>> games)
{
    TournamentBuilder builder;
    if (number)
        builder.rated(*number, 5);
    else
        builder.unrated();
    int opponent = 1;
    for (const auto& [rating, result] : games) {
        builder.rated(rating);
        builder.game(1, ++opponent, result);
    }
    return builder;
}

/// Four players with numbers who drew with each other: 100, 110, 120, 130.
TournamentBuilder fourDrawing()
{
    TournamentBuilder builder;
    for (const int number : {100, 110, 120, 130})
        builder.rated(number);
    for (int white = 1; white <= 4; ++white) {
        for (int black = white + 1; black <= 4; ++black)
            builder.game(white, black, kDrawn);
    }
    return builder;
}

std::optional<NotCounted> reasonOf(const Evaluation& evaluation, std::size_t participant, std::size_t game)
{
    return evaluation.participants[participant].details[game].reason;
}

bool hasStep(const Evaluation& evaluation, int participant, Quantity quantity, const char* clause)
{
    const auto steps = evaluation.trace.steps();
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return step.participant == participant && step.quantity == quantity &&
               std::string_view(step.clause) == clause;
    });
}

} // namespace

class TestIngoField : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void generalLevel();
    void incompleteRoundRobin();
    void doubleRound();
    void byes();
    void oneNewcomerInASwiss();
    void newcomerKnownThroughNewcomers();
    void newcomersAmongThemselves();
    void generalLevelIsWhereTheIterationEnds();
    void wonOrLostAll();
    void strikingReachesOthers();
    void boundsAreNoNumbers();
    void numbersOfOtherSystems();
    void fartherThanFiftyAndWonByTheBetter();
    void fartherThanFiftyButNotWonByTheBetter();
    void exactlyFifty();
    void fiftyDegreesOfNewcomers();
    void tooFewGames();
    void matches();
    void eventsThatAreTooShort();
    void tablesArithmetic();
    void slowIterationEnds();
};

// RULE: INGO B I
void TestIngoField::generalLevel()
{
    const Evaluation evaluation = evaluated(fourDrawing().tournament);
    for (const ParticipantEvaluation& result : evaluation.participants) {
        QVERIFY(isClose(result.level, 115) && isClose(result.percentDifference, 0));
        QVERIFY(isClose(result.performance, 115));
        QVERIFY(hasStep(evaluation, result.number.value(), Quantity::Level, "B I"));
    }
}

/// Whom a player has not met is not in his level.
// RULE: INGO preface, B III 1
void TestIngoField::incompleteRoundRobin()
{
    TournamentBuilder builder = fourDrawing();
    builder.tournament.games.back().result = kNotPlayed; // 120 against 130
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(isClose(evaluation.participants[0].level, 115));
    QVERIFY(isClose(evaluation.participants[2].level, 110));
    QVERIFY(isClose(evaluation.participants[3].level, 340.0 / 3));
    QVERIFY(hasStep(evaluation, 1, Quantity::Level, "B III 1"));
    QCOMPARE(reasonOf(evaluation, 2, 2), std::optional(NotCounted::NotPlayed));
}

/// Every game brings the opponent's number into the sum.
// RULE: INGO preface
void TestIngoField::doubleRound()
{
    TournamentBuilder builder = fourDrawing();
    const auto first = builder.tournament.games;
    for (const Game& game : first)
        builder.game(game.black.value(), game.white.value(), kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(isClose(evaluation.participants[0].level, (100 + 2 * 360) / 7.0));
    QCOMPARE(evaluation.participants[0].games, 6);
}

// RULE: INGO preface, table: "gespielte Partien"
void TestIngoField::byes()
{
    auto builder = against(120, {{100, kDrawn}, {110, kDrawn}, {130, kDrawn}, {90, kWhiteWinsByForfeit}});
    builder.rated(95);
    builder.game(1, 6, kDrawn).rated = false;
    const Evaluation evaluation = evaluated(builder.tournament);
    QCOMPARE(evaluation.participants[0].games, 3);
    QVERIFY(isClose(evaluation.participants[0].level, 115));
    QCOMPARE(reasonOf(evaluation, 0, 3), std::optional(NotCounted::Forfeit));
    QCOMPARE(reasonOf(evaluation, 0, 4), std::optional(NotCounted::MarkedUnrated));
}

/// H + his own %d in the sum: (500 + d) / 5 + d with d = 50 - 100 * 2.5 / 6.
// RULE: INGO B III 2
void TestIngoField::oneNewcomerInASwiss()
{
    const auto builder =
        against({}, {{80, kBlackWins}, {90, kBlackWins}, {100, kDrawn}, {110, kDrawn}, {120, kWhiteWins}});
    const Evaluation evaluation = evaluated(builder.tournament);
    const double difference = 50 - 250.0 / 6;
    const ParticipantEvaluation& newcomer = evaluation.participants[0];
    QVERIFY(isClose(newcomer.level, (500 + difference) / 5));
    QVERIFY(isClose(newcomer.performance, (500 + difference) / 5 + difference));
    QCOMPARE(*newcomer.newRating, 110);
    QCOMPARE(*newcomer.newIndex, 1);
    QVERIFY(newcomer.group == Group::First && newcomer.recorded && !newcomer.bound);
    // His opponents meet his H.
    QVERIFY(isClose(evaluation.participants[1].details[0].ratingUsed, *newcomer.performance));
}

/// Number 2 has met nobody with a number but number 1, who has: 2 = 1 and 1 = (330 + 2) / 4.
// RULE: INGO B III 3
void TestIngoField::newcomerKnownThroughNewcomers()
{
    TournamentBuilder builder;
    builder.unrated();
    builder.unrated();
    for (const int number : {100, 110, 120})
        builder.rated(number);
    builder.game(1, 2, kDrawn);
    for (const int opponent : {3, 4, 5})
        builder.game(1, opponent, kDrawn);
    builder.game(2, 1, kDrawn);
    builder.game(2, 1, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(isClose(evaluation.participants[0].performance, 110));
    QVERIFY(isClose(evaluation.participants[1].performance, 110));
    QVERIFY(!evaluation.participants[1].startValue); // nothing in advance: none of his opponents was known
    QVERIFY(isClose(evaluation.participants[0].startValue, 110));
    QVERIFY(evaluation.iterations >= 2);
}

/// Without anybody's number there is no level.
// RULE: INGO B III 3
void TestIngoField::newcomersAmongThemselves()
{
    TournamentBuilder builder = fourDrawing();
    for (int i = 0; i < 4; ++i)
        builder.unrated();
    for (int white = 5; white <= 8; ++white) {
        for (int black = white + 1; black <= 8; ++black)
            builder.game(white, black, kDrawn);
    }
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& result = evaluation.participants[5];
    QVERIFY(result.group == Group::Residual);
    QVERIFY(!result.newRating && !result.level && !result.recorded);
    QCOMPARE(result.games, 0);
    QCOMPARE(reasonOf(evaluation, 5, 0), std::optional(NotCounted::OpponentUnrated));
    QVERIFY(isClose(evaluation.participants[0].level, 115));
}

/// The general level of B II is what the steps of B III 3 lead to in a complete round robin.
// RULE: INGO B II, B III 3
void TestIngoField::generalLevelIsWhereTheIterationEnds()
{
    TournamentBuilder general = fourDrawing();
    general.unrated();
    general.unrated();
    for (int known = 1; known <= 4; ++known) {
        general.game(5, known, known < 3 ? kDrawn : kBlackWins);
        general.game(6, known, known < 2 ? kBlackWins : kWhiteWins);
    }
    general.game(5, 6, kDrawn);
    TournamentBuilder single = general;
    single.rated(500);
    single.rated(500);
    single.game(7, 8, kDrawn); // somewhere else: not everybody has met everybody
    const Evaluation inGeneral = evaluated(general.tournament);
    const Evaluation singly = evaluated(single.tournament);
    QCOMPARE(inGeneral.iterations, 0);
    QVERIFY(singly.iterations > 2);
    for (std::size_t at = 0; at < 6; ++at) {
        QVERIFY(isClose(singly.participants[at].level, *inGeneral.participants[at].level));
        QCOMPARE(singly.participants[at].newRating, inGeneral.participants[at].newRating);
    }
    QVERIFY(hasStep(inGeneral, 5, Quantity::Level, "B II"));
    QVERIFY(hasStep(singly, 5, Quantity::Level, "B III 3"));
    QVERIFY(hasStep(singly, 5, Quantity::StartValue, "B III 3"));
}

// RULE: INGO C II
void TestIngoField::wonOrLostAll()
{
    for (const bool won : {true, false}) {
        TournamentBuilder builder = fourDrawing();
        builder.unrated();
        for (int known = 1; known <= 4; ++known)
            builder.game(5, known, won ? kWhiteWins : kBlackWins);
        const Evaluation evaluation = evaluated(builder.tournament);
        const ParticipantEvaluation& extreme = evaluation.participants[4];
        // As usual for himself: (460 -+ 40) / 4 -+ 40.
        QVERIFY(isClose(extreme.percentDifference, won ? -40 : 40));
        QVERIFY(isClose(extreme.performance, won ? 65 : 165));
        QCOMPARE(*extreme.newRating, won ? 65 : 165);
        QCOMPARE(extreme.bound, std::optional(won ? RatingBound::OrBetter : RatingBound::OrWorse));
        // For nobody else: neither the games nor his H.
        for (std::size_t known = 0; known < 4; ++known) {
            QCOMPARE(evaluation.participants[known].games, 3);
            QVERIFY(isClose(evaluation.participants[known].level, 115));
            QCOMPARE(reasonOf(evaluation, known, 3), std::optional(NotCounted::OpponentExtreme));
        }
        QVERIFY(hasStep(evaluation, 1, Quantity::GameNotCounted, "C II"));
        QVERIFY(hasStep(evaluation, 5, Quantity::Group, "C II"));
    }
}

/// Number 6 beat only number 5, who lost all: without this game he has lost all, too.
// RULE: INGO C II
void TestIngoField::strikingReachesOthers()
{
    TournamentBuilder builder = fourDrawing();
    builder.unrated();
    builder.unrated();
    for (int known = 1; known <= 4; ++known) {
        builder.game(5, known, kBlackWins);
        builder.game(6, known, kBlackWins);
    }
    builder.game(6, 5, kWhiteWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    for (const std::size_t newcomer : {4, 5}) {
        const ParticipantEvaluation& result = evaluation.participants[newcomer];
        QCOMPARE(result.bound, std::optional(RatingBound::OrWorse));
        QCOMPARE(result.games, 4);
        QCOMPARE(reasonOf(evaluation, newcomer, 4), std::optional(NotCounted::OpponentExtreme));
    }
    QCOMPARE(evaluation.participants[0].games, 3);
    // With half a point against each other neither has lost all his games.
    builder.tournament.games.back().result = kDrawn;
    QVERIFY(!evaluated(builder.tournament).participants[5].bound);
}

// RULE: INGO C II
void TestIngoField::boundsAreNoNumbers()
{
    TournamentBuilder builder = fourDrawing();
    Participant& bounded = builder.rated(190, 1);
    bounded.ratingBound = RatingBound::OrWorse;
    for (int known = 1; known <= 4; ++known)
        builder.game(5, known, known <= 2 ? kDrawn : kBlackWins);
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& result = evaluation.participants[4];
    // His 190 is in no level: (460 + 20) / 4 + 20, the general level of the others' numbers.
    QVERIFY(isClose(result.level, 120) && isClose(result.performance, 140));
    QVERIFY(isClose(evaluation.participants[0].level, 120));
    QVERIFY(isClose(evaluation.participants[0].details[3].ratingUsed, 140));
    QCOMPARE(result.oldRating, std::optional(190));
    QVERIFY(result.group == Group::Established);
    QCOMPARE(*result.newIndex, 2);
    // H is better than "190 oder schlechter": as in a second evaluation, here of a short tournament.
    QCOMPARE(*result.newRating, 185);
    QCOMPARE(*result.change(), -5);

    builder.tournament.participants[4].rating = Rating(130);
    const ParticipantEvaluation worse = evaluated(builder.tournament).participants[4];
    QCOMPARE(*worse.newRating, 140);
    QCOMPARE(*worse.newIndex, 1);
    QVERIFY(!worse.bound);
}

void TestIngoField::numbersOfOtherSystems()
{
    TournamentBuilder builder = fourDrawing();
    builder.rated(2100).ratingSource = RatingSource::Fide;
    for (int known = 1; known <= 4; ++known)
        builder.game(5, known, kDrawn);
    const ParticipantEvaluation result = evaluated(builder.tournament).participants[4];
    QVERIFY(!result.oldRating && result.group == Group::First);
    QCOMPARE(*result.newRating, 115);
}

// RULE: INGO C VI
void TestIngoField::fartherThanFiftyAndWonByTheBetter()
{
    const auto builder =
        against(100, {{151, kWhiteWins}, {90, kDrawn}, {100, kDrawn}, {110, kDrawn}, {49, kBlackWins}});
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& result = evaluation.participants[0];
    QCOMPARE(result.games, 3);
    QVERIFY(isClose(result.level, 100));
    for (const std::size_t game : {0, 4}) {
        QCOMPARE(reasonOf(evaluation, 0, game), std::optional(NotCounted::TooFarApart));
        QCOMPARE(reasonOf(evaluation, game + 1, 0), std::optional(NotCounted::TooFarApart));
    }
    QCOMPARE(evaluation.participants[1].games, 0);
    QCOMPARE(evaluation.participants[1].newIndex, evaluation.participants[1].oldIndex);
    QVERIFY(hasStep(evaluation, 1, Quantity::GameNotCounted, "C VI"));
}

// RULE: INGO C VI
void TestIngoField::fartherThanFiftyButNotWonByTheBetter()
{
    const auto builder =
        against(100, {{170, kDrawn}, {190, kBlackWins}, {20, kDrawn}, {30, kWhiteWins}, {100, kDrawn}});
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& result = evaluation.participants[0];
    QCOMPARE(result.games, 5);
    QVERIFY(isClose(result.level, (100 + 150 + 150 + 50 + 50 + 100) / 6.0));
    QVERIFY(isClose(result.details[0].ratingUsed, 150) && isClose(result.details[2].ratingUsed, 50));
    // From the other side: the opponent of 170 meets a 120.
    QVERIFY(isClose(evaluation.participants[1].details[0].ratingUsed, 120));
    QVERIFY(isClose(evaluation.participants[4].details[0].ratingUsed, 80));
}

// RULE: INGO C VI
void TestIngoField::exactlyFifty()
{
    const auto builder = against(100, {{150, kWhiteWins}, {50, kBlackWins}, {100, kDrawn}});
    QCOMPARE(evaluated(builder.tournament).participants[0].games, 3);
}

/// He has drawn with 100, 110, 120 and beaten 190: without that game his H is 110.
// RULE: INGO C VI
void TestIngoField::fiftyDegreesOfNewcomers()
{
    const auto builder =
        against({}, {{100, kDrawn}, {110, kDrawn}, {120, kDrawn}, {190, kWhiteWins}, {105, kDrawn}});
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& newcomer = evaluation.participants[0];
    QCOMPARE(reasonOf(evaluation, 0, 3), std::optional(NotCounted::TooFarApart));
    QCOMPARE(reasonOf(evaluation, 4, 0), std::optional(NotCounted::TooFarApart));
    QCOMPARE(newcomer.games, 4);
    QVERIFY(isClose(newcomer.performance, 435.0 / 4));
    // Drawn, the opponent counts as 50 degrees away from his H: H = (435 + H + 50) / 5.
    auto drawn = builder.tournament;
    drawn.games[3].result = kDrawn;
    const Evaluation limited = evaluated(drawn);
    QVERIFY(isClose(limited.participants[0].performance, 485.0 / 4));
    QVERIFY(isClose(limited.participants[0].details[3].ratingUsed, 485.0 / 4 + 50));
    QVERIFY(isClose(limited.participants[4].details[0].ratingUsed, 140));
}

/// Two games are in no table: his number stays, but his opponents were played.
// RULE: INGO C IV, table
void TestIngoField::tooFewGames()
{
    auto builder = against(120, {{100, kDrawn}, {110, kDrawn}});
    builder.rated(105);
    builder.rated(115);
    for (const int opponent : {4, 5})
        builder.game(2, opponent, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& result = evaluation.participants[0];
    QCOMPARE(result.games, 2);
    QVERIFY(result.performance.has_value());
    QCOMPARE(result.newRating, result.oldRating);
    QCOMPARE(result.newIndex, result.oldIndex);
    QVERIFY(!result.recorded);
    QCOMPARE(evaluation.participants[1].games, 3);
    QVERIFY(evaluation.participants[1].recorded);
    const auto newcomer = against({}, {{100, kDrawn}, {110, kDrawn}});
    QVERIFY(!evaluated(newcomer.tournament).participants[0].newRating);
}

/// 8 games bring the opponent's number into the sum 8 times.
// RULE: INGO C V
void TestIngoField::matches()
{
    TournamentBuilder builder;
    builder.tournament.header.kind = TournamentKind::Match;
    builder.rated(120);
    builder.rated(100);
    for (int round = 1; round <= 8; ++round)
        builder.game(1, 2, round <= 2 ? kWhiteWins : kDrawn).round = round;
    const Evaluation evaluation = evaluated(builder.tournament);
    const ParticipantEvaluation& winner = evaluation.participants[0];
    QVERIFY(isClose(winner.level, (120 + 8 * 100) / 9.0));
    const double performance = 920.0 / 9 + 50 - 100 * 5.5 / 9;
    QVERIFY(isClose(winner.performance, performance));
    QCOMPARE(*winner.newRating, int(std::floor((7 * 120 + performance) / 8 + 0.5)));
    QVERIFY(hasStep(evaluation, 1, Quantity::NewRating, "C V"));
}

// RULE: INGO C IV, C V
void TestIngoField::eventsThatAreTooShort()
{
    for (const auto& [kind, needed] :
         {std::pair(TournamentKind::Individual, 3), {TournamentKind::Match, 4}}) {
        TournamentBuilder builder;
        builder.tournament.header.kind = kind;
        builder.rated(120);
        builder.rated(100);
        for (int round = 1; round <= needed; ++round) {
            const Evaluation before = evaluated(builder.tournament);
            QCOMPARE(before.findings.size(),
                     std::size_t(round > 1 ? 1 : 0)); // without a game nothing is said
            QCOMPARE(before.participants[0].newRating, std::optional(120));
            builder.game(1, 2, kWhiteWins).round = round;
        }
        QVERIFY(evaluated(builder.tournament).findings.empty());
        builder.tournament.games.pop_back();
        const Finding finding = evaluated(builder.tournament).findings.front();
        QCOMPARE(finding.code, FindingCode::TooFewGamesOfEvent);
        QCOMPARE(finding.args, (std::vector{std::to_string(needed - 1), std::to_string(needed)}));
    }
}

/// With the printed table %d has one decimal: 46,1 instead of 46.15.
// RULE: INGO table
void TestIngoField::tablesArithmetic()
{
    TournamentBuilder builder;
    builder.rated(100);
    for (int opponent = 2; opponent <= 13; ++opponent) {
        builder.rated(100);
        builder.game(1, opponent, kBlackWins);
    }
    QVERIFY(isClose(evaluated(builder.tournament).participants[0].performance, 150 - 50.0 / 13));
    QVERIFY(isClose(evaluated(builder.tournament, Arithmetic::Tables).participants[0].performance, 146.1));
}

/// A ring of newcomers with one thread to a number: every step brings little, but the end is exact.
// RULE: INGO B III 3
void TestIngoField::slowIterationEnds()
{
    TournamentBuilder builder;
    constexpr int kNewcomers = 20;
    for (int number = 1; number <= kNewcomers; ++number)
        builder.unrated();
    builder.rated(137);
    for (int number = 1; number <= kNewcomers; ++number) {
        for (const int distance : {1, 2})
            builder.game(number, (number - 1 + distance) % kNewcomers + 1, kDrawn);
    }
    builder.game(1, kNewcomers + 1, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament);
    QVERIFY(evaluation.findings.empty());
    for (int number = 0; number < kNewcomers; ++number)
        QVERIFY(isClose(evaluation.participants[std::size_t(number)].performance, 137));
    // Cut off, the result says so.
    RuleVersion version = **zahlmeister::tests::shippedRules().find("ingo-1960");
    for (Parameter& parameter : version.parameters) {
        if (parameter.name == "maximum_steps")
            parameter.values = {3};
    }
    const auto cut = evaluate(builder.tournament, version, {});
    QVERIFY(cut.has_value());
    QCOMPARE(cut->findings.size(), std::size_t(1));
    QVERIFY(cut->findings.front().code == FindingCode::IterationLimitReached);
}

ZAHLMEISTER_TEST(TestIngoField, void)

} // namespace tst_ingofield

#include "tst_ingofield.moc"
