// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/statisticscharts.h"

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/statisticstext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class StatisticsChartsTr {
    Q_DECLARE_TR_FUNCTIONS(StatisticsCharts)
};

constexpr double kPercent = 100;
constexpr double kBarSecondsOfADay = 24.0 * 60 * 60;
constexpr double kBarDays = 200; // of a year
constexpr std::size_t kMostRegions = 24;

QString percentText(double share)
{
    return formatNumber(share * kPercent, 1) % u"\u00a0%"_s;
}

QString pointsText(double residual)
{
    return StatisticsChartsTr::tr("%1 percentage points").arg(formatSigned(residual * kPercent, 1));
}

/// The middle of a period on the axis of days.
double middleOf(const app::FlowPeriod& period)
{
    return (chartTime(period.from) + chartTime(period.to)) / 2;
}

std::int64_t shown(const app::PointFlow& flow)
{
    return app::tellsPoints(flow) ? flow.points : 0;
}

/// Bars of something that comes or goes; players are told, too.
template <class Points>
ChartSeries flowBars(const QString& name, ChartTone tone, const std::vector<app::FlowPeriod>& flows,
                     Points points)
{
    ChartSeries bars{.name = name, .shape = ChartShape::Bars, .tone = tone};
    bars.barWidth = kBarDays * kBarSecondsOfADay;
    for (const app::FlowPeriod& period : flows) {
        const auto value = static_cast<double>(points(period));
        bars.points.push_back(
            {.x = middleOf(period),
             .y = value,
             .text = u"%1 %2: %3"_s.arg(name, QString::number(period.to.year()), formatSigned(value, 0))});
    }
    return bars;
}

/// A point of the check, with its band.
ChartPoint classPoint(const app::DifferenceClass& one, double from, double value)
{
    ChartPoint point{.x = one.difference, .y = value * kPercent};
    if (one.band) {
        point.lower = (from + one.band->low) * kPercent;
        point.upper = (from + one.band->high) * kPercent;
    }
    point.text = StatisticsChartsTr::tr("Difference %1 to %2, %n game(s): reached %3, expected %4", nullptr,
                                        static_cast<int>(one.sums.games))
                     .arg(formatCount(one.from), formatCount(one.to), percentText(one.sums.reachedMean()),
                          percentText(one.sums.expectedMean()));
    return point;
}

} // namespace

Chart distributionChart(const app::RatingDistribution& distribution, engine::Date day)
{
    Chart chart{
        .title = StatisticsChartsTr::tr("Ratings on %1: %2").arg(formatDate(day), groupText(distribution))};
    chart.x = {.name = StatisticsChartsTr::tr("Rating")};
    chart.y = {.name = StatisticsChartsTr::tr("Players"), .lower = 0};
    ChartSeries bars{.shape = ChartShape::Bars};
    bars.barWidth = app::kBarWidth * 0.9;
    int from = distribution.first;
    for (const int players : distribution.bars) {
        bars.points.push_back(
            {.x = from + app::kBarWidth / 2.0,
             .y = static_cast<double>(players),
             .text = StatisticsChartsTr::tr("%1 to %2: %n player(s)", nullptr, players)
                         .arg(formatRating(from), formatRating(from + app::kBarWidth - 1))});
        from += app::kBarWidth;
    }
    chart.series.push_back(std::move(bars));
    if (distribution.persons > 0)
        chart.marks.push_back({distribution.median, StatisticsChartsTr::tr("Median")});
    return chart;
}

Chart levelChart(const app::Cohort& cohort)
{
    Chart chart{.title = StatisticsChartsTr::tr("Does the level drift?")};
    chart.x = {.isDates = true};
    chart.y = {.name = StatisticsChartsTr::tr("Rating"), .decimals = 0};
    ChartSeries mean{.name = StatisticsChartsTr::tr("Cohort: mean"), .hasSigns = true};
    ChartSeries median{
        .name = StatisticsChartsTr::tr("Cohort: median"), .tone = ChartTone::Second, .hasSigns = true};
    ChartSeries all{
        .name = StatisticsChartsTr::tr("Mean of all"), .tone = ChartTone::Quiet, .isDotted = true};
    for (const app::YearEnd& year : cohort.years) {
        const auto add = [&](ChartSeries& series, double value) {
            series.points.push_back({.x = chartTime(year.day),
                                     .y = value,
                                     .text = series.name % u": "_s % formatNumber(value, 1)});
        };
        add(mean, year.levelMean);
        add(median, year.levelMedian);
        add(all, year.ratedMean);
    }
    chart.series = {std::move(mean), std::move(median), std::move(all)};
    return chart;
}

Chart pointsChart(const std::vector<app::FlowPeriod>& flows)
{
    Chart chart{.title = StatisticsChartsTr::tr("Rating points that come and go")};
    chart.x = {.isDates = true};
    chart.y = {.name = StatisticsChartsTr::tr("Points with players")};
    chart.below = StatisticsChartsTr::tr("By games");
    if (flows.empty())
        return chart;
    chart.series = {flowBars(StatisticsChartsTr::tr("First ratings"), ChartTone::Main, flows,
                             [](const auto& one) { return shown(one.first); }),
                    flowBars(StatisticsChartsTr::tr("From elsewhere"), ChartTone::Second, flows,
                             [](const auto& one) { return shown(one.arrived); }),
                    flowBars(StatisticsChartsTr::tr("Gone"), ChartTone::Loss, flows,
                             [](const auto& one) {
                                 return -(shown(one.expired) + shown(one.former) + shown(one.inactive));
                             }),
                    flowBars(StatisticsChartsTr::tr("By games"), ChartTone::Gain, flows,
                             [](const auto& one) { return shown(one.kept); })};
    chart.series[1].isStacked = true;
    chart.series.back().isBelow = true;
    for (const app::FlowPeriod& period : flows) {
        if (period.converted.persons > 0)
            chart.marks.push_back({middleOf(period), StatisticsChartsTr::tr("Conversion")});
    }
    return chart;
}

Chart regionsChart(const std::vector<app::RegionResidual>& regions)
{
    Chart chart{.title = StatisticsChartsTr::tr("Regions against all others")};
    chart.y = {.name = StatisticsChartsTr::tr("Difference (%)"), .decimals = 1};
    ChartSeries points{.shape = ChartShape::Points};
    for (const app::RegionResidual& one : regions) {
        if (one.against || points.points.size() == kMostRegions)
            continue;
        const auto x = static_cast<double>(points.points.size() + 1);
        ChartPoint point{.x = x, .y = one.sums.residual() * kPercent};
        point.text = u"%1: %2"_s.arg(fromEngine(one.region), pointsText(one.sums.residual()));
        if (one.band) {
            point.lower = one.band->low * kPercent;
            point.upper = one.band->high * kPercent;
        }
        points.points.push_back(std::move(point));
        chart.x.words.push_back(fromEngine(one.region));
    }
    chart.x.name = StatisticsChartsTr::tr("Region");
    chart.x.lower = 0;
    chart.x.upper = static_cast<double>(points.points.size() + 1);
    chart.series.push_back(std::move(points));
    return chart;
}

Chart expectancyChart(const app::ExpectancyCheck& check)
{
    Chart chart{.title = StatisticsChartsTr::tr("Does P(D) hold?")};
    chart.x = {.name = StatisticsChartsTr::tr("Rating difference"), .lower = 0};
    chart.y = {.name = StatisticsChartsTr::tr("Points (%)"), .lower = 50, .upper = 100};
    ChartSeries expected{.name = StatisticsChartsTr::tr("Expected"), .tone = ChartTone::Second};
    ChartSeries reached{.name = StatisticsChartsTr::tr("Reached, with 95 % band"),
                        .shape = ChartShape::Points};
    for (const app::DifferenceClass& one : check.classes) {
        ChartPoint point = classPoint(one, one.sums.expectedMean(), one.sums.reachedMean());
        expected.points.push_back(
            {.x = one.difference, .y = one.sums.expectedMean() * kPercent, .text = point.text});
        reached.points.push_back(std::move(point));
    }
    chart.series = {std::move(expected), std::move(reached)};
    return chart;
}

Chart residualsChart(const app::ExpectancyCheck& check)
{
    Chart chart{.title = StatisticsChartsTr::tr("Reached minus expected score")};
    chart.x = {.name = StatisticsChartsTr::tr("Rating difference"), .lower = 0};
    chart.y = {.name = StatisticsChartsTr::tr("Difference (%)"), .decimals = 1};
    ChartSeries zero{.name = StatisticsChartsTr::tr("Expected"), .tone = ChartTone::Second};
    ChartSeries residuals{.name = StatisticsChartsTr::tr("Reached, with 95 % band"),
                          .shape = ChartShape::Points};
    for (const app::DifferenceClass& one : check.classes) {
        zero.points.push_back({.x = one.difference, .y = 0});
        residuals.points.push_back(classPoint(one, 0, one.sums.residual()));
    }
    chart.series = {std::move(zero), std::move(residuals)};
    return chart;
}

} // namespace zahlmeister::ui
