// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/labcharts.h"

#include <algorithm>
#include <array>
#include <limits>

#include "ui/lab/labdocument.h"
#include "ui/lab/labwords.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kThousand = 1000; // log loss differs in the third decimal
constexpr double kLabPercent = 100;
constexpr int kLossScaleDecimals = 2;

/// The tones of variants one after the other; more than there are repeat, dotted.
ChartSeries seriesOf(std::size_t variant, const QString& name)
{
    constexpr std::array kTones{ChartTone::Main, ChartTone::Second, ChartTone::Gain, ChartTone::Loss,
                                ChartTone::Quiet};
    ChartSeries series{.name = name, .tone = kTones[variant % kTones.size()], .hasSigns = true};
    series.isDotted = variant >= kTones.size();
    return series;
}

ChartPoint differencePoint(double x, const app::Difference& difference, const QString& text)
{
    ChartPoint point{.x = x, .y = difference.mean * kThousand, .text = text};
    if (difference.band) {
        point.lower = difference.band->low * kThousand;
        point.upper = difference.band->high * kThousand;
    }
    return point;
}

/// Words of an axis have room on both sides.
void giveRoom(Chart& chart)
{
    chart.x.lower = 0.5;
    chart.x.upper = static_cast<double>(chart.x.words.size()) + 0.5;
}

QString lossAxis()
{
    return LabTr::tr("Log loss against the rules in force, mnat");
}

Chart heatChart(const app::ParameterSweep& sweep)
{
    constexpr std::size_t kMostNumbers = 12; // beside each other, with room
    Chart chart{.title = LabTr::tr("Log loss of both values, the stronger the better")};
    if (sweep.parameters.size() != 2)
        return chart;
    for (auto [axis, parameter] :
         {std::pair(&chart.y, &sweep.parameters[0]), std::pair(&chart.x, &sweep.parameters[1])}) {
        axis->name = fromEngine(parameter->name);
        for (const double value : parameter->values())
            axis->words.push_back(formatNumberShort(value, 6));
    }
    const auto member = sweep.fitUntil ? &app::SweepPoint::fitted : &app::SweepPoint::all;
    double best = std::numeric_limits<double>::max();
    double worst = std::numeric_limits<double>::lowest();
    for (const app::SweepPoint& point : sweep.points) {
        if ((point.*member).games == 0)
            continue;
        best = std::min(best, (point.*member).mean);
        worst = std::max(worst, (point.*member).mean);
    }
    const std::size_t columns = chart.x.words.size();
    for (std::size_t row = chart.y.words.size(); row-- > 0;) { // from above, as the keys go
        ChartSeries series{.shape = ChartShape::Cells};
        for (std::size_t column = 0; column < columns && row * columns + column < sweep.points.size();
             ++column) {
            const app::SweepPoint& point = sweep.points[row * columns + column];
            if ((point.*member).games == 0)
                continue;
            const double mean = (point.*member).mean;
            const QString text = lossDifferenceText(mean);
            series.points.push_back(
                {.x = static_cast<double>(column + 1),
                 .y = static_cast<double>(row + 1),
                 .text = u"%1 = %2, %3 = %4: %5"_s.arg(chart.y.name, chart.y.words[row], chart.x.name,
                                                       chart.x.words[column], text),
                 .shade = worst > best ? (worst - mean) / (worst - best) : 0,
                 .value = mean,
                 .inside = columns <= kMostNumbers ? text : QString()});
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

} // namespace

Chart lossChart(const app::LabReport& report)
{
    Chart chart{.title = LabTr::tr("Are games foretold better?")};
    chart.y = {.name = lossAxis(), .decimals = kLossScaleDecimals};
    ChartSeries points{.shape = ChartShape::Points};
    for (std::size_t i = 1; i < report.variants.size(); ++i) {
        const app::VariantReport& one = report.variants[i];
        const QString name = variantName(one.variant);
        chart.x.words.push_back(name);
        if (one.logLoss.games > 0)
            points.points.push_back(
                differencePoint(static_cast<double>(i), one.logLoss,
                                u"%1: %2 (%3)"_s.arg(name, lossDifferenceText(one.logLoss.mean),
                                                     bandText(one.logLoss.band))));
    }
    giveRoom(chart);
    chart.series.push_back(std::move(points));
    return chart;
}

Chart residualChart(const app::LabReport& report, std::size_t variant)
{
    Chart chart{.title = LabTr::tr("Reached minus expected by the difference of the ratings")};
    chart.x = {.name = LabTr::tr("Difference"), .lower = 0};
    chart.y = {.name = LabTr::tr("Percentage points"), .decimals = 1};
    std::vector<std::size_t> shown{0};
    if (variant > 0)
        shown.push_back(variant);
    for (const std::size_t one : shown) {
        ChartSeries series = seriesOf(one == 0 ? 0 : 1, variantName(report.variants[one].variant));
        for (const app::BinReport& bin : report.variants[one].bins) {
            if (bin.key.kind != app::BinKind::Difference || bin.isHidden)
                continue;
            constexpr double kMiddle = 25;
            ChartPoint point{.x = *bin.key.from + kMiddle, .y = bin.residual() * kLabPercent};
            if (bin.band) {
                point.lower = bin.band->low * kLabPercent;
                point.upper = bin.band->high * kLabPercent;
            }
            point.text = u"%1, %2: %3"_s.arg(series.name, binText(bin.key), formatSigned(point.y, 1));
            series.points.push_back(std::move(point));
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart yearsChart(const app::LabReport& report)
{
    Chart chart{.title = LabTr::tr("Quality by year")};
    chart.x = {.name = LabTr::tr("Year")};
    chart.y = {.name = lossAxis(), .decimals = kLossScaleDecimals};
    for (std::size_t i = 1; i < report.variants.size(); ++i) {
        ChartSeries series = seriesOf(i - 1, variantName(report.variants[i].variant));
        for (const app::BinDifference& bin : report.variants[i].against) {
            if (bin.key.kind == app::BinKind::Year && !bin.isHidden)
                series.points.push_back(differencePoint(
                    *bin.key.from, bin.logLoss,
                    u"%1 %2: %3"_s.arg(series.name, binText(bin.key), lossDifferenceText(bin.logLoss.mean))));
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart levelsChart(const app::LabReport& report)
{
    Chart chart{.title = LabTr::tr("Level of the list")};
    chart.x = {.isDates = true};
    chart.y = {.name = LabTr::tr("Mean of the active players"), .decimals = 0};
    for (std::size_t i = 0; i < report.variants.size(); ++i) {
        ChartSeries series = seriesOf(i, variantName(report.variants[i].variant));
        for (const app::ListLevel& level : report.variants[i].course.levels)
            series.points.push_back({.x = chartTime(level.day),
                                     .y = level.mean,
                                     .text = u"%1, %2: %3"_s.arg(series.name, formatDate(level.day),
                                                                 formatNumber(level.mean, 1))});
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart ledgerChart(const app::LabReport& report, std::size_t variant)
{
    Chart chart{.title = LabTr::tr("Where the points come from")};
    chart.y = {.name = LabTr::tr("Points"), .decimals = 0};
    ChartSeries bars{.shape = ChartShape::Bars, .barWidth = 0.6};
    for (std::size_t i = 0; i < app::kLedgerChannels; ++i) {
        std::int64_t points = 0;
        for (const app::LedgerYear& year : report.variants[variant].course.ledger)
            points += year.points[i];
        const QString name = channelName(static_cast<app::LedgerChannel>(i));
        chart.x.words.push_back(name);
        bars.points.push_back({.x = static_cast<double>(i + 1),
                               .y = static_cast<double>(points),
                               .text = u"%1: %2"_s.arg(name, formatSigned(static_cast<double>(points), 0))});
    }
    giveRoom(chart);
    chart.series.push_back(std::move(bars));
    return chart;
}

Chart newcomersChart(const app::LabReport& report)
{
    Chart chart{.title = LabTr::tr("First ratings against what they became")};
    chart.x = {.name = LabTr::tr("Games")};
    chart.y = {.name = LabTr::tr("Mean error"), .decimals = 0, .lower = 0};
    std::size_t shown = 0;
    for (const app::VariantReport& one : report.variants) {
        if (one.variant.yardstick != app::Yardstick::None)
            continue;
        ChartSeries series = seriesOf(shown++, variantName(one.variant));
        for (const app::Newcomers::Later& later : one.course.newcomers.later) {
            if (later.persons > 0)
                series.points.push_back({.x = static_cast<double>(later.games),
                                         .y = later.meanError,
                                         .text = u"%1, %2: %3"_s.arg(series.name, formatCount(later.games),
                                                                     formatNumber(later.meanError, 1))});
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

Chart impactChart(const app::LabReport& report, std::size_t variant)
{
    Chart chart{.title = LabTr::tr("Who would stand elsewhere")};
    chart.y = {.name = LabTr::tr("Players"), .decimals = 0, .lower = 0};
    const auto& impact = report.variants[variant].impact;
    if (impact.empty() || impact.front().isHidden)
        return chart;
    chart.x.words = {LabTr::tr("same"),  LabTr::tr("to 10"),  LabTr::tr("to 25"),
                     LabTr::tr("to 50"), LabTr::tr("to 100"), LabTr::tr("more")};
    ChartSeries bars{.shape = ChartShape::Bars, .barWidth = 0.6};
    for (std::size_t i = 0; i < impact.front().byChange.size(); ++i)
        bars.points.push_back(
            {.x = static_cast<double>(i + 1),
             .y = static_cast<double>(impact.front().byChange[i]),
             .text = u"%1: %2"_s.arg(chart.x.words[i], formatCount(impact.front().byChange[i]))});
    giveRoom(chart);
    chart.series.push_back(std::move(bars));
    return chart;
}

Chart sweepChart(const app::ParameterSweep& sweep)
{
    if (sweep.parameters.size() == 2)
        return heatChart(sweep);
    Chart chart{.title = LabTr::tr("Log loss along the values")};
    if (sweep.parameters.empty())
        return chart;
    chart.x = {.name = fromEngine(sweep.parameters.front().name), .decimals = 3};
    chart.y = {.name = lossAxis(), .decimals = kLossScaleDecimals};
    const auto add = [&](const QString& name, std::size_t tone, auto member) {
        ChartSeries series = seriesOf(tone, name);
        for (const app::SweepPoint& one : sweep.points) {
            if ((one.*member).games > 0)
                series.points.push_back(
                    differencePoint(one.values.front(), one.*member,
                                    u"%1: %2"_s.arg(formatNumberShort(one.values.front(), 6),
                                                    lossDifferenceText((one.*member).mean))));
        }
        chart.series.push_back(std::move(series));
    };
    if (sweep.fitUntil) {
        add(LabTr::tr("up to %1").arg(formatDate(sweep.fitUntil)), 0, &app::SweepPoint::fitted);
        add(LabTr::tr("afterwards"), 1, &app::SweepPoint::judged);
    } else {
        add(LabTr::tr("all years"), 0, &app::SweepPoint::all);
    }
    return chart;
}

} // namespace zahlmeister::ui
