// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/statisticssheet.h"

#include <algorithm>
#include <vector>

#include "ui/charts/statisticscharts.h"
#include "ui/print/sheetcomposer.h"
#include "ui/text/format.h"
#include "ui/text/statisticstext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kChartHeight = 70;  // mm
constexpr double kGap = 6;           // mm
constexpr double kRemarkGap = 1.5;   // mm
constexpr double kLeastOfTable = 30; // mm that stay together with a heading
constexpr double kWidestTexts = 70;  // mm

/// The pictures that belong to a table, in their order.
std::vector<Chart> chartsOf(const app::Statistics& statistics, StatisticsPart part)
{
    switch (part) {
    case StatisticsPart::Distribution:
        if (!statistics.distributions.empty())
            return {distributionChart(statistics.distributions.front(), statistics.request.to)};
        break;
    case StatisticsPart::Level: return {levelChart(statistics.cohort)};
    case StatisticsPart::Points: return {pointsChart(statistics.flows)};
    case StatisticsPart::Between: return {regionsChart(statistics.regions)};
    case StatisticsPart::Expectancy:
        return {expectancyChart(statistics.expectancy), residualsChart(statistics.expectancy)};
    case StatisticsPart::Groups:
    case StatisticsPart::Regions:
    case StatisticsPart::Players:
    case StatisticsPart::Games: break;
    }
    return {};
}

} // namespace

SheetLayout layoutStatistics(const app::Statistics& statistics, std::optional<engine::Date> calculated)
{
    const SheetFonts fonts;
    SheetComposer composer(fonts, QPageLayout::Landscape);
    const QString span = spanText(statistics.request);
    composer.beginSection(Sheet::tr("Statistics, %1").arg(span));
    composer.title(Sheet::tr("Statistics of the ratings"), span);
    composer.facts({{Sheet::tr("Tournaments"), formatCount(statistics.games.tournaments)},
                    {Sheet::tr("Games"), formatCount(statistics.games.seen())}});
    std::vector<StatisticsTable> parts = statisticsTables(statistics);
    // The picture of all players comes before the same in numbers.
    std::ranges::stable_partition(parts,
                                  [](const auto& one) { return one.part == StatisticsPart::Distribution; });
    for (const StatisticsTable& part : parts) {
        const std::vector<Chart> charts = chartsOf(statistics, part.part);
        const bool hasChart = !charts.empty() && !charts.front().isEmpty();
        composer.gap(kGap);
        composer.keepRoom(hasChart ? kChartHeight + kLeastOfTable : kLeastOfTable);
        composer.paragraph(part.title, FontRole::Heading);
        for (const Chart& chart : charts)
            composer.chart(chart, kChartHeight);
        if (!part.rows.empty())
            composer.table(sheetTable(part, {.widestText = kWidestTexts}));
        composer.gap(kRemarkGap);
        for (const QString& remark : part.remarks)
            composer.paragraph(remark, FontRole::Note);
    }
    const QString footer = calculated
                               ? Sheet::tr("%1, calculated on %2").arg(programName(), formatDate(*calculated))
                               : programName();
    return composer.finish(Sheet::tr("Statistics, %1").arg(span), footer);
}

} // namespace zahlmeister::ui
