// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_byhand {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using namespace zahlmeister::tests;

namespace {

Result<Evaluation> calculated(const CalculationInput& input)
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-2026");
    return (*systemOf(version))->calculate(input, version, {Arithmetic::Tables, true});
}

CalculationInput playerB()
{
    return {.rating = 2100,
            .index = 55,
            .age = 22,
            .games = {{2220, kLoss}, {1800, kDraw}, {1961, kWin}, {1179, kWin}, {2329, kLoss}}};
}

} // namespace

class TestByHand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fromSingleGames();
    void fromTotals();
    void firstRating();
    void refusesIncompleteInput();
    void refusesImpossibleInput_data();
    void refusesImpossibleInput();
};

// RULE: WO2026 Anhang 3.2
void TestByHand::fromSingleGames()
{
    const auto evaluation = calculated(playerB());
    QVERIFY(evaluation.has_value());
    QCOMPARE(evaluation->participants.size(), std::size_t(1));
    const ParticipantEvaluation& b = evaluation->participants[0];
    QCOMPARE(b.expected, std::optional(3.088));
    QCOMPARE(b.coefficient, std::optional(32.0));
    QCOMPARE(b.newRating, std::optional(2081));
    QCOMPARE(b.opponentsAverage, std::optional(1898));
    QVERIFY(!evaluation->trace.empty());
    for (const Step& step : evaluation->trace.steps())
        QCOMPARE(step.participant, 1);
}

// RULE: WO2026 3.5.2
void TestByHand::fromTotals()
{
    const auto evaluation = calculated({.rating = 1950,
                                        .index = 15,
                                        .age = 16,
                                        .score = Score::fromHalfPoints(9),
                                        .expected = 3.818,
                                        .gameCount = 7});
    QVERIFY(evaluation.has_value());
    QCOMPARE(evaluation->participants[0].coefficient, std::optional(33.7));
    QCOMPARE(evaluation->participants[0].newRating, std::optional(1973));
    QCOMPARE(evaluation->participants[0].newIndex, std::optional(16));
}

// RULE: WO2026 3.4.4
void TestByHand::firstRating()
{
    CalculationInput input;
    input.games.assign(6, {1500, kDraw});
    const auto evaluation = calculated(input);
    QVERIFY(evaluation.has_value());
    QCOMPARE(evaluation->participants[0].newRating, std::optional(1540));
    QCOMPARE(evaluation->participants[0].newIndex, std::optional(1));
}

void TestByHand::refusesIncompleteInput()
{
    const auto noRating = calculated({.score = kWin, .expected = 0.5, .gameCount = 1});
    QCOMPARE(noRating.error().code, ErrorCode::MissingKey);
    QCOMPARE(noRating.error().args[1], std::string("rating"));
    const auto noGames = calculated({.rating = 1500, .score = kWin, .expected = 0.5});
    QCOMPARE(noGames.error().args[1], std::string("games"));
    CalculationInput both = playerB();
    both.score = kWin;
    QCOMPARE(calculated(both).error().code, ErrorCode::BadUsage);
}

void TestByHand::refusesImpossibleInput_data()
{
    QTest::addColumn<int>("rating");
    QTest::addColumn<int>("age");
    QTest::addColumn<int>("halfPoints");
    QTest::addColumn<double>("expected");
    QTest::addColumn<int>("games");
    QTest::addColumn<QByteArray>("key");

    QTest::newRow("rating") << 10000 << 30 << 2 << 1.0 << 2 << QByteArray("rating");
    QTest::newRow("age") << 1500 << -1 << 2 << 1.0 << 2 << QByteArray("age");
    QTest::newRow("score above games") << 1500 << 30 << 5 << 1.0 << 2 << QByteArray("score");
    QTest::newRow("expected above games") << 1500 << 30 << 2 << 2.1 << 2 << QByteArray("expected");
    QTest::newRow("expected not a number") << 1500 << 30 << 2 << double(NAN) << 2 << QByteArray("expected");
    QTest::newRow("no games") << 1500 << 30 << 0 << 0.0 << 0 << QByteArray("games");
}

void TestByHand::refusesImpossibleInput()
{
    QFETCH(int, rating);
    QFETCH(int, age);
    QFETCH(int, halfPoints);
    QFETCH(double, expected);
    QFETCH(int, games);
    QFETCH(QByteArray, key);
    const auto evaluation = calculated({.rating = rating,
                                        .index = 5,
                                        .age = age,
                                        .score = Score::fromHalfPoints(halfPoints),
                                        .expected = expected,
                                        .gameCount = games});
    QVERIFY(!evaluation.has_value());
    QCOMPARE(evaluation.error().code, ErrorCode::OutOfRange);
    QCOMPARE(QByteArray::fromStdString(evaluation.error().args[1]), key);
}

ZAHLMEISTER_TEST(TestByHand, QCoreApplication)

} // namespace tst_byhand

#include "tst_byhand.moc"
