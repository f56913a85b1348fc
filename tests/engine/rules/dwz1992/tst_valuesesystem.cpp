// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"
#include "tests/support/tournamentbuilder.h"

namespace tst_valuesesystem {

using namespace zahlmeister;
using namespace zahlmeister::engine;
using tests::TournamentBuilder;

namespace {

Evaluation evaluated(const Tournament& tournament, const char* version, Arithmetic arithmetic)
{
    return *evaluate(tournament, **tests::shippedRules().find(version), {arithmetic, true});
}

/// A newcomer with four draws and a defeat.
TournamentBuilder firstRatingOfFiveGames()
{
    TournamentBuilder builder;
    builder.unrated();
    for (const int rating : {1378, 1520, 1497, 1478, 1119})
        builder.rated(rating, 10);
    for (int opponent = 2; opponent <= 6; ++opponent)
        builder.game(1, opponent, opponent == 3 ? kBlackWins : kDrawn);
    return builder;
}

const Step* find(const Evaluation& evaluation, Quantity quantity, int participant)
{
    for (const Step& step : evaluation.trace.steps()) {
        if (step.quantity == quantity && step.participant == participant)
            return &step;
    }
    return nullptr;
}

} // namespace

/// Values of the E system where its arithmetics, cycles and bounds matter.
class TestValuesESystem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void highestValueOfACycle();
    void valueBeforeTheLastStep();
    void neverBelowZero_data();
    void neverBelowZero();
    void averageOfNewcomers();
    void specialRatingInMatches();
    void exactPerformanceMeetsTheScore();
    void printedTables();
};

/// With the tables D' alternates here between 1 and -1: the highest value holds, also where else the value
/// before the last correction does.
// RULE: WO2026 Anhang 1.1.3
void TestValuesESystem::highestValueOfACycle()
{
    const TournamentBuilder builder = firstRatingOfFiveGames();
    for (const char* version : {"dwz-2004", "dwz-2013", "dwz-2016"}) {
        const Evaluation evaluation = evaluated(builder.tournament, version, Arithmetic::Tables);
        const Step* value = find(evaluation, Quantity::IterationValue, 1);
        QVERIFY(value && evaluation.trace.operand(*value, OperandName::CycleLength) > 0);
        double highest = 0;
        for (const Step& step : evaluation.trace.steps()) {
            if (step.quantity == Quantity::Iteration && step.iteration > 1)
                highest = std::max(highest, step.result);
        }
        QCOMPARE(value->result, highest);
        QCOMPARE(evaluation.participants[0].newRating, std::optional(1325));
    }
}

/// Where an iteration ends by itself, `dwz-2013` and `dwz-2016` keep the value before the last correction.
// RULE: WO2004 First rating
void TestValuesESystem::valueBeforeTheLastStep()
{
    const TournamentBuilder builder = firstRatingOfFiveGames();
    const Evaluation before = evaluated(builder.tournament, "dwz-2013", Arithmetic::Exact);
    const Evaluation after = evaluated(builder.tournament, "dwz-2004", Arithmetic::Exact);
    QCOMPARE(before.iterations, after.iterations);
    const double difference =
        std::fabs(*before.participants[0].iterationValue - *after.participants[0].iterationValue);
    QVERIFY(difference > 0 && difference < 0.1);
}

void TestValuesESystem::neverBelowZero_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::newRow("2004") << QByteArray("dwz-2004");
    QTest::newRow("2013") << QByteArray("dwz-2013");
    QTest::newRow("2016") << QByteArray("dwz-2016");
}

/// R_i is raised to 0 before the correction, so that 700 is the least first DWZ.
// RULE: WO2026 3.4.4.2
void TestValuesESystem::neverBelowZero()
{
    QFETCH(QByteArray, version);
    TournamentBuilder builder;
    builder.unrated();
    for (int i = 0; i < 7; ++i)
        builder.rated(300 + 10 * i, 5);
    for (int opponent = 2; opponent <= 8; ++opponent)
        builder.game(1, opponent, opponent == 8 ? kDrawn : kBlackWins);
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        const Evaluation evaluation = evaluated(builder.tournament, version.constData(), arithmetic);
        QVERIFY(evaluation.trace.operand(*find(evaluation, Quantity::IterationValue, 1), OperandName::Value) <
                0);
        QCOMPARE(*evaluation.participants[0].iterationValue, 0.0);
        QCOMPARE(evaluation.participants[0].newRating, std::optional(700));
    }
}

/// The mean of the ratings that count: with the special rating, as in the newcomer's games.
// RULE: WO2026 3.2
void TestValuesESystem::averageOfNewcomers()
{
    TournamentBuilder builder;
    builder.unrated();
    builder.rated(1200, 10);
    for (int i = 0; i < 5; ++i)
        builder.rated(1600, 10);
    for (int opponent = 3; opponent <= 7; ++opponent)
        builder.game(2, opponent, kWhiteWins);
    builder.game(1, 2, kBlackWins);
    for (int opponent = 3; opponent <= 6; ++opponent)
        builder.game(1, opponent, kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament, "dwz-2016", Arithmetic::Exact);
    QVERIFY(evaluation.participants[1].exceptional);
    double sum = 0;
    for (const GameDetail& detail : evaluation.participants[0].details)
        sum += *detail.ratingUsed;
    QCOMPARE(*evaluation.participants[0].opponentsAverage, int(std::floor(sum / 5 + 0.5)));
    QCOMPARE(evaluation.participants[0].opponentsAverage, std::optional(1730));
    // Before 2016 nobody has a special rating: (1200 + 4 * 1600) / 5.
    QCOMPARE(evaluated(builder.tournament, "dwz-2013", Arithmetic::Exact).participants[0].opponentsAverage,
             std::optional(1520));
}

/// Only the rules of 2026 leave matches out.
// RULE: WO2026 3.6.3
void TestValuesESystem::specialRatingInMatches()
{
    TournamentBuilder builder;
    builder.tournament.header.kind = TournamentKind::Match;
    builder.rated(1200, 10);
    builder.rated(1600, 10);
    for (int i = 0; i < 6; ++i)
        builder.game(1, 2, i < 5 ? kWhiteWins : kDrawn);
    const Evaluation evaluation = evaluated(builder.tournament, "dwz-2016", Arithmetic::Exact);
    QVERIFY(evaluation.participants[0].exceptional);
    QCOMPARE(evaluation.participants[1].newRating, std::optional(1600));
    QVERIFY(!evaluated(builder.tournament, "dwz-2026", Arithmetic::Exact).participants[0].exceptional);
    QVERIFY(!evaluated(builder.tournament, "dwz-2013", Arithmetic::Exact).participants[0].exceptional);
}

/// |W - W_e| <= 0.005 ends the performance with the tables only; without their rounding W is met.
// RULE: WO2004 First rating
void TestValuesESystem::exactPerformanceMeetsTheScore()
{
    TournamentBuilder builder;
    builder.rated(1826, 10);
    for (const int rating : {1872, 1989, 1881, 1623, 1701})
        builder.rated(rating, 10);
    for (int opponent = 2; opponent <= 6; ++opponent)
        builder.game(1, opponent, opponent == 5 ? kDrawn : kBlackWins);
    const Evaluation exact = evaluated(builder.tournament, "dwz-2004", Arithmetic::Exact);
    QCOMPARE(*exact.participants[0].performance, 1411.0);
    QCOMPARE(*evaluated(builder.tournament, "dwz-2013", Arithmetic::Exact).participants[0].performance,
             1411.0);
    double expected = 0;
    for (const Term& term : exact.trace.terms(*find(exact, Quantity::Performance, 1)))
        expected += term.probability;
    QVERIFY(std::fabs(expected - 0.5) < 0.0005);
    const Evaluation tables = evaluated(builder.tournament, "dwz-2004", Arithmetic::Tables);
    expected = 0;
    for (const Term& term : tables.trace.terms(*find(tables, Quantity::Performance, 1)))
        expected += term.probability;
    QVERIFY(std::fabs(expected - 0.5) < 0.0051);
}

/// The tables have the factors that 1992 did not know; document 004 prints none, so nothing is cited.
// RULE: WO2004 Development coefficient
void TestValuesESystem::printedTables()
{
    const RuleVersion& version = **tests::shippedRules().find("dwz-2016");
    const auto tables = (*systemOf(version))->tables(version);
    QVERIFY(tables.has_value());
    const auto tableOf = [&](const char* id) {
        const auto found = std::find_if(tables->begin(), tables->end(),
                                        [&](const PrintedTable& table) { return table.id == id; });
        return found == tables->end() ? PrintedTable() : *found;
    };
    for (const PrintedTable& table : *tables)
        QCOMPARE(table.clause, std::string());
    // E_0 a = (1.6^4 + 5) * 0.8 = 9.2 at 1600, where E_0 alone is 11.6.
    const PrintedTable coefficient = tableOf("coefficient");
    QCOMPARE(coefficient.columns[4], std::string("accelerated"));
    const auto isWithin = [](const std::string& range, int rating) {
        const QStringList bounds = QString::fromStdString(range).split(u'-');
        return bounds.size() == 2 && bounds[0].toInt() <= rating && rating <= bounds[1].toInt();
    };
    for (const auto& row : coefficient.rows) {
        QCOMPARE(isWithin(row[1], 1600), row[0] == "12");
        QCOMPARE(isWithin(row[4], 1600), row[0] == "9");
    }
    // B = e^2 - 1 = 6.4 at 1000; J is 5, 10 and 15.
    const PrintedTable brake = tableOf("brake");
    QCOMPARE(brake.rows.front(), (std::vector<std::string>{"500", "206.1", "150", "150", "150"}));
    QCOMPARE(brake.rows.back().front(), std::string("1275"));
    const auto at1000 =
        std::find_if(brake.rows.begin(), brake.rows.end(), [](const auto& row) { return row[0] == "1000"; });
    QVERIFY(at1000 != brake.rows.end());
    QCOMPARE(*at1000, (std::vector<std::string>{"1000", "6.4", "12", "17", "22"}));
}

ZAHLMEISTER_TEST(TestValuesESystem, void)

} // namespace tst_valuesesystem

#include "tst_valuesesystem.moc"
