// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "ui/print/sheetlayout.h"

namespace zahlmeister::testing {

/// @brief Whether all text, rules, shades and charts keep the margins, within a tolerance of 0.05 mm.
[[nodiscard]] inline bool keepsMargins(const ui::SheetLayout& layout)
{
    constexpr double kTolerance = 0.05; // mm; a hairline is 0.07
    const double left = ui::kPageMargin - kTolerance;
    const double top = ui::kPageMargin - kTolerance;
    const double right = layout.pageSize().width() - ui::kPageMargin + kTolerance;
    const double bottom = layout.pageSize().height() - ui::kPageMargin + kTolerance;
    const auto inside = [&](double x1, double y1, double x2, double y2) {
        return x1 >= left && y1 >= top && x2 <= right && y2 <= bottom;
    };
    return std::all_of(layout.pages.begin(), layout.pages.end(), [&](const ui::SheetPage& page) {
        return std::all_of(
                   page.runs.begin(), page.runs.end(),
                   [&](const ui::TextRun& run) {
                       const double ascent = 0.75 * ui::pointSizeOf(run.role) * ui::kMillimetresPerPoint;
                       const double descent = 0.25 * ui::pointSizeOf(run.role) * ui::kMillimetresPerPoint;
                       return inside(run.x, run.baseline - ascent, run.x + run.width, run.baseline + descent);
                   }) &&
               std::all_of(
                   page.rules.begin(), page.rules.end(),
                   [&](const ui::Rule& rule) { return inside(rule.x1, rule.y1, rule.x2, rule.y2); }) &&
               std::all_of(page.shades.begin(), page.shades.end(),
                           [&](const ui::Shade& shade) {
                               return inside(shade.x, shade.y, shade.x + shade.width, shade.y + shade.height);
                           }) &&
               std::all_of(page.charts.begin(), page.charts.end(), [&](const ui::SheetChart& chart) {
                   return inside(chart.x, chart.y, chart.x + chart.width, chart.y + chart.height);
               });
    });
}

} // namespace zahlmeister::testing
