// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetlayout.h"

#include <algorithm>

namespace zahlmeister::ui {

namespace {

constexpr double kA4Short = 210.0;
constexpr double kA4Long = 297.0;
constexpr double kTolerance = 0.05; // mm; a hairline is 0.07

} // namespace

QSizeF SheetLayout::pageSize() const
{
    return orientation == QPageLayout::Portrait ? QSizeF(kA4Short, kA4Long) : QSizeF(kA4Long, kA4Short);
}

double pointSizeOf(FontRole role)
{
    switch (role) {
    case FontRole::Title: return 16;
    case FontRole::Heading: return 10;
    case FontRole::Body:
    case FontRole::BodyStrong: return 9;
    case FontRole::HeadStrong: return 8.5;
    case FontRole::Note:
    case FontRole::NoteStrong: return 8;
    case FontRole::Head:
    case FontRole::Footer: return 7;
    case FontRole::Subscript: return 6;
    }
    return 9;
}

bool keepsMargins(const SheetLayout& layout)
{
    const double left = kPageMargin - kTolerance;
    const double top = kPageMargin - kTolerance;
    const double right = layout.pageSize().width() - kPageMargin + kTolerance;
    const double bottom = layout.pageSize().height() - kPageMargin + kTolerance;
    const auto inside = [&](double x1, double y1, double x2, double y2) {
        return x1 >= left && y1 >= top && x2 <= right && y2 <= bottom;
    };
    return std::all_of(layout.pages.begin(), layout.pages.end(), [&](const SheetPage& page) {
        return std::all_of(page.runs.begin(), page.runs.end(),
                           [&](const TextRun& run) {
                               const double ascent = 0.75 * pointSizeOf(run.role) * kMillimetresPerPoint;
                               const double descent = 0.25 * pointSizeOf(run.role) * kMillimetresPerPoint;
                               return inside(run.x, run.baseline - ascent, run.x + run.width,
                                             run.baseline + descent);
                           }) &&
               std::all_of(page.rules.begin(), page.rules.end(),
                           [&](const Rule& rule) { return inside(rule.x1, rule.y1, rule.x2, rule.y2); }) &&
               std::all_of(page.shades.begin(), page.shades.end(),
                           [&](const Shade& shade) {
                               return inside(shade.x, shade.y, shade.x + shade.width, shade.y + shade.height);
                           }) &&
               std::all_of(page.charts.begin(), page.charts.end(), [&](const SheetChart& chart) {
                   return inside(chart.x, chart.y, chart.x + chart.width, chart.y + chart.height);
               });
    });
}

} // namespace zahlmeister::ui
