// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for every tournament, tried with made-up ones.
#include <algorithm>
#include <cmath>
#include <map>
#include <random>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/fields.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_properties {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

constexpr int kSeeds = 400;

Evaluation evaluated(const Tournament& tournament, Arithmetic arithmetic)
{
    const auto evaluation =
        evaluate(tournament, **tests::shippedRules().find("dwz-2026"), {arithmetic, false});
    if (!evaluation.has_value())
        qFatal("cannot be evaluated: code %d", int(evaluation.error().code));
    return *evaluation;
}

bool isFinite(const std::optional<double>& value)
{
    return !value || std::isfinite(*value);
}

/// Equal but for the order of details and of the carry-over games created, and for numbers that were
/// exchanged.
void compareNumbers(const ParticipantEvaluation& a, const ParticipantEvaluation& b)
{
    QCOMPARE(a.group, b.group);
    QCOMPARE(a.games, b.games);
    QCOMPARE(a.score, b.score);
    QCOMPARE(a.opponentsAverage, b.opponentsAverage);
    QCOMPARE(a.performance, b.performance);
    QCOMPARE(a.exceptional, b.exceptional);
    QCOMPARE(a.newRating, b.newRating);
    QCOMPARE(a.newIndex, b.newIndex);
    QCOMPARE(a.recorded, b.recorded);
    // Bit for bit, not just about equal: QCOMPARE of doubles would be fuzzy.
    QVERIFY(a.expected == b.expected);
    QVERIFY(a.coefficient == b.coefficient);
    QVERIFY(a.startValue == b.startValue);
    QVERIFY(a.iterationValue == b.iterationValue);
    QCOMPARE(a.carryOver.size(), b.carryOver.size());
}

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void orderAndColoursDoNotMatter_data();
    void orderAndColoursDoNotMatter();
    void numbersAreFiniteAndInRange_data() { orderAndColoursDoNotMatter_data(); }
    void numbersAreFiniteAndInRange();
    void expectationsOfAGameAddUpToOne_data() { orderAndColoursDoNotMatter_data(); }
    void expectationsOfAGameAddUpToOne();
    void traceChangesNothing_data() { orderAndColoursDoNotMatter_data(); }
    void traceChangesNothing();
    void onePlayer();
    void nobodyRated();
    void everybodyWinsOrLosesEverything();
    void twoThousandPlayers();
    void refusesBrokenFields();
};

void TestProperties::orderAndColoursDoNotMatter_data()
{
    QTest::addColumn<int>("arithmetic");
    QTest::newRow("exact") << int(Arithmetic::Exact);
    QTest::newRow("tables") << int(Arithmetic::Tables);
}

void TestProperties::orderAndColoursDoNotMatter()
{
    QFETCH(int, arithmetic);
    for (int seed = 0; seed < kSeeds; ++seed) {
        const Tournament original = anyTournament(std::uint64_t(seed));
        const Evaluation expected = evaluated(original, Arithmetic(arithmetic));

        std::mt19937 random{unsigned(seed)};
        Tournament shuffled = original;
        std::map<ParticipantNumber, ParticipantNumber> renumbered;
        std::shuffle(shuffled.participants.begin(), shuffled.participants.end(), random);
        int number = 0;
        for (Participant& participant : shuffled.participants) {
            renumbered.emplace(participant.number, ParticipantNumber(++number));
            participant.number = ParticipantNumber(number);
            std::shuffle(participant.carryOver.begin(), participant.carryOver.end(), random);
        }
        std::shuffle(shuffled.games.begin(), shuffled.games.end(), random);
        for (Game& game : shuffled.games) {
            game.white = renumbered.at(game.white);
            game.black = renumbered.at(game.black);
            if (random() % 2 == 0) {
                std::swap(game.white, game.black);
                game.result = game.result.mirrored();
            }
        }
        const Evaluation found = evaluated(shuffled, Arithmetic(arithmetic));
        QCOMPARE(found.iterations, expected.iterations);
        QCOMPARE(found.findings.size(), expected.findings.size());
        for (const ParticipantEvaluation& before : expected.participants) {
            const auto position = shuffled.indexOf(renumbered.at(before.number));
            compareNumbers(found.participants[*position], before);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(
                    QStringLiteral("seed %1, participant %2").arg(seed).arg(before.number.value())));
        }
    }
}

void TestProperties::numbersAreFiniteAndInRange()
{
    QFETCH(int, arithmetic);
    for (int seed = 0; seed < kSeeds; ++seed) {
        const Tournament tournament = anyTournament(std::uint64_t(seed));
        const Evaluation evaluation = evaluated(tournament, Arithmetic(arithmetic));
        QVERIFY(evaluation.iterations <= 1000);
        for (const ParticipantEvaluation& result : evaluation.participants) {
            QVERIFY(isFinite(result.expected) && isFinite(result.coefficient) &&
                    isFinite(result.startValue) && isFinite(result.iterationValue));
            QVERIFY(result.games >= 0 && result.score.halfPoints() <= 2 * result.games);
            QVERIFY(!result.expected || (*result.expected >= 0 && *result.expected <= result.games));
            QVERIFY(!result.coefficient || (*result.coefficient > 0 && *result.coefficient <= 80));
            QVERIFY(!result.performance || (*result.performance >= 0 && result.games >= 5));
            QVERIFY(!result.iterationValue || *result.iterationValue >= 0);
            if (result.newRating && result.games > 0)
                QVERIFY(*result.newRating >= 1100);
            for (const GameDetail& detail : result.details) {
                QVERIFY(isFinite(detail.expected) && isFinite(detail.change) && isFinite(detail.ratingUsed));
                QCOMPARE(detail.reason.has_value(), !detail.counted);
            }
        }
    }
}

// RULE: WO2026 3.3.2
void TestProperties::expectationsOfAGameAddUpToOne()
{
    QFETCH(int, arithmetic);
    int compared = 0;
    for (int seed = 0; seed < kSeeds; ++seed) {
        const Tournament tournament = anyTournament(std::uint64_t(seed));
        const Evaluation evaluation = evaluated(tournament, Arithmetic(arithmetic));
        std::map<std::size_t, std::vector<double>> byGame;
        for (const ParticipantEvaluation& result : evaluation.participants) {
            for (const GameDetail& detail : result.details) {
                const auto opponent = tournament.indexOf(detail.opponent);
                const ParticipantEvaluation& other = evaluation.participants[*opponent];
                // Both sides see the same two ratings only when both are rated and neither is exceptional.
                if (detail.counted && result.group == Group::Established &&
                    other.group == Group::Established && !result.exceptional && !other.exceptional)
                    byGame[detail.game].push_back(*detail.expected);
            }
        }
        for (const auto& [game, expectations] : byGame) {
            if (expectations.size() != 2)
                continue; // a half-rated result counts for one side
            QVERIFY2(std::fabs(expectations[0] + expectations[1] - 1.0) < 1e-12,
                     qPrintable(QStringLiteral("seed %1, game %2").arg(seed).arg(game)));
            ++compared;
        }
    }
    QVERIFY(compared > 1000);
}

void TestProperties::traceChangesNothing()
{
    QFETCH(int, arithmetic);
    const RuleVersion& version = **tests::shippedRules().find("dwz-2026");
    for (int seed = 0; seed < kSeeds; ++seed) {
        const Tournament tournament = anyTournament(std::uint64_t(seed));
        const auto traced = evaluate(tournament, version, {Arithmetic(arithmetic), true});
        const Evaluation plain = evaluated(tournament, Arithmetic(arithmetic));
        QVERIFY(traced->participants == plain.participants);
        QVERIFY(plain.trace.empty());
        // Whoever has a number has the step that explains it.
        for (const ParticipantEvaluation& result : traced->participants) {
            const auto has = [&](Quantity quantity) {
                const auto steps = traced->trace.steps();
                return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
                    return step.quantity == quantity && step.participant == result.number.value();
                });
            };
            QVERIFY(has(Quantity::Group) && has(Quantity::Games) && has(Quantity::Score));
            QVERIFY(!result.expected || (has(Quantity::Expected) && has(Quantity::NewRating)));
            QVERIFY(!result.coefficient || (has(Quantity::Coefficient) && has(Quantity::BaseCoefficient)));
            QVERIFY(!result.performance ||
                    (has(Quantity::Performance) && has(Quantity::PerformanceIteration)));
            QVERIFY(!result.iterationValue || (has(Quantity::IterationValue) && has(Quantity::FirstRating)));
            QVERIFY(!result.opponentsAverage || has(Quantity::OpponentsAverage));
        }
    }
}

void TestProperties::onePlayer()
{
    TournamentBuilder builder;
    builder.rated(1500);
    QCOMPARE(evaluated(builder.tournament, Arithmetic::Exact).participants[0].newRating, std::optional(1500));
    TournamentBuilder newcomer;
    newcomer.unrated();
    QCOMPARE(evaluated(newcomer.tournament, Arithmetic::Tables).participants[0].group, Group::Residual);
}

void TestProperties::nobodyRated()
{
    TournamentBuilder builder;
    for (int number = 1; number <= 12; ++number) {
        builder.unrated();
        for (int other = 1; other < number; ++other)
            builder.game(number, other, kWhiteWins);
    }
    const Evaluation evaluation = evaluated(builder.tournament, Arithmetic::Exact);
    for (const ParticipantEvaluation& result : evaluation.participants) {
        QCOMPARE(result.group, Group::Residual);
        QCOMPARE(result.games, 0);
    }
}

void TestProperties::everybodyWinsOrLosesEverything()
{
    // Half the field wins all its games, the other half loses all; unrated players on both sides.
    TournamentBuilder builder;
    for (int number = 1; number <= 16; ++number) {
        if (number % 4 == 0)
            builder.unrated();
        else
            builder.rated(1100 + 50 * number);
    }
    for (int winner = 1; winner <= 8; ++winner) {
        for (int loser = 9; loser <= 16; ++loser)
            builder.game(winner, loser, kWhiteWins);
    }
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        const Evaluation evaluation = evaluated(builder.tournament, arithmetic);
        QCOMPARE(evaluation.participants[3].group, Group::First);     // 100 %
        QCOMPARE(evaluation.participants[11].group, Group::Residual); // 0 %
        QVERIFY(evaluation.participants[0].performance && !evaluation.participants[8].performance);
        QVERIFY(*evaluation.participants[3].newRating > 1500);
    }
}

void TestProperties::twoThousandPlayers()
{
    FieldShape shape;
    shape.players = 2000;
    const Tournament tournament = league(7, shape, 8);
    QVERIFY(tournament.participants.size() >= 1900);
    const Evaluation evaluation = evaluated(tournament, Arithmetic::Exact);
    std::size_t changed = 0;
    for (const ParticipantEvaluation& result : evaluation.participants)
        changed += result.change().value_or(0) != 0;
    QVERIFY(changed > tournament.participants.size() / 2);
}

void TestProperties::refusesBrokenFields()
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-2026");
    TournamentBuilder unknown;
    unknown.rated(1500);
    unknown.game(1, 2, kDrawn);
    QCOMPARE(evaluate(unknown.tournament, version).error().code, ErrorCode::UnknownParticipant);

    TournamentBuilder self;
    self.rated(1500);
    self.game(1, 1, kDrawn);
    QCOMPARE(evaluate(self.tournament, version).error().code, ErrorCode::GameAgainstSelf);

    TournamentBuilder twice;
    twice.rated(1500);
    twice.rated(1600).number = ParticipantNumber(1);
    const auto error = evaluate(twice.tournament, version).error();
    QCOMPARE(error.code, ErrorCode::DuplicateParticipant);
    QCOMPARE(error.args, std::vector<std::string>{"1"});
}

ZAHLMEISTER_TEST(TestProperties, QCoreApplication)

} // namespace tst_properties

#include "tst_properties.moc"
