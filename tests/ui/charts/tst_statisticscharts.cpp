// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QApplication>
#include <QTest>

#include "tests/support/day.h"
#include "tests/support/testmain.h"
#include "ui/charts/statisticscharts.h"

namespace tst_statisticscharts {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::tests;
using ui::Chart;

namespace {

/// A class of ten games, of which so many are reached and expected.
app::DifferenceClass classOf(double difference, std::int64_t reached, std::int64_t expected)
{
    return {1,
            100,
            difference,
            {10, reached * app::kPointUnit, expected * app::kPointUnit},
            app::Band{-0.1, 0.2}};
}

} // namespace

/// The pictures of the statistics.
class TestStatisticsCharts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void barsOfADistribution();
    void linesOfTheLevel();
    void barsOfPoints();
    void regionsWithTheirNames();
    void scoresWithBands();
    void nothing();
};

void TestStatisticsCharts::barsOfADistribution()
{
    const Chart chart = ui::distributionChart(
        {app::Grouping::Everybody, "", 4, 1700, 1650, 0, 1500, {3, 0, 1}}, day(2027, 12, 31));
    const auto& points = chart.series.front().points;
    QCOMPARE(points.size(), std::size_t{3});
    QCOMPARE(points[0].x, 1550.0);
    QCOMPARE(points[0].y, 3.0);
    QCOMPARE(points[2].y, 1.0);
    QCOMPARE(points[0].text, u"1500 to 1599: 3 player(s)"_s);
    QCOMPARE(chart.marks.front().x, 1650.0);
}

void TestStatisticsCharts::linesOfTheLevel()
{
    const Chart chart = ui::levelChart({3, {{day(2027, 12, 31), 6, 1, 2, 1650, 1600, 1700}}});
    QCOMPARE(chart.series.size(), std::size_t{3});
    QCOMPARE(chart.series[0].points.front().y, 1650.0); // on the level of the last day
    QCOMPARE(chart.series[1].points.front().y, 1600.0);
    QCOMPARE(chart.series[2].points.front().y, 1700.0);
    QCOMPARE(chart.series[0].points.front().x, ui::chartTime(day(2027, 12, 31)));
}

void TestStatisticsCharts::barsOfPoints()
{
    app::FlowPeriod period{day(2026, 1, 1), day(2026, 12, 31)};
    period.first = {3, 3300};
    period.arrived = {2, 3000}; // too few to be shown
    period.former = {4, 6000};
    period.kept = {9, -40};
    period.converted = {9, 900};
    const Chart chart = ui::pointsChart({period});
    QCOMPARE(chart.series[0].points.front().y, 3300.0);
    QCOMPARE(chart.series[1].points.front().y, 0.0);
    QCOMPARE(chart.series[2].points.front().y, -6000.0);
    QCOMPARE(chart.series[3].points.front().y, -40.0);
    QVERIFY(chart.series[3].isBelow);
    QCOMPARE(chart.marks.size(), std::size_t{1}); // the conversion stands apart
}

void TestStatisticsCharts::regionsWithTheirNames()
{
    const app::GameSums sums{4, 3 * app::kPointUnit, 2 * app::kPointUnit};
    const Chart chart = ui::regionsChart(
        {{"C05", {}, 3, sums, app::Band{0.1, 0.4}}, {"C06", {}, 3, sums}, {"C05", "C06", 3, sums}});
    QCOMPARE(chart.x.words, (std::vector<QString>{u"C05"_s, u"C06"_s})); // no pairs
    const auto& points = chart.series.front().points;
    QCOMPARE(points[0].y, 25.0);
    QCOMPARE(points[0].lower, 10.0);
    QCOMPARE(points[0].upper, 40.0);
    QVERIFY(std::isnan(points[1].lower)); // no band
}

void TestStatisticsCharts::scoresWithBands()
{
    app::ExpectancyCheck check;
    check.classes = {classOf(50, 6, 5), classOf(150, 7, 7)};
    const Chart curve = ui::expectancyChart(check);
    QCOMPARE(curve.series[0].points[0].y, 50.0);
    QCOMPARE(curve.series[1].points[0].x, 50.0);
    QCOMPARE(curve.series[1].points[0].y, 60.0);
    QCOMPARE(curve.series[1].points[0].lower, 40.0); // the band of the residual around what is expected
    QCOMPARE(curve.series[1].points[0].upper, 70.0);
    const Chart residuals = ui::residualsChart(check);
    QCOMPARE(residuals.series[0].points[1].y, 0.0);
    QCOMPARE(residuals.series[1].points[0].y, 10.0);
    QCOMPARE(residuals.series[1].points[0].lower, -10.0);
    QCOMPARE(residuals.series[1].points[0].upper, 20.0);
}

void TestStatisticsCharts::nothing()
{
    for (const Chart& chart :
         {ui::distributionChart({}, day(2027, 1, 1)), ui::levelChart({}), ui::pointsChart({}),
          ui::regionsChart({}), ui::expectancyChart({}), ui::residualsChart({})})
        QVERIFY(chart.isEmpty() && !chart.title.isEmpty());
}

ZAHLMEISTER_TEST(TestStatisticsCharts, QApplication)

} // namespace tst_statisticscharts

#include "tst_statisticscharts.moc"
