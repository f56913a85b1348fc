// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetlayout.h"

#include <array>

namespace zahlmeister::ui {

namespace {

constexpr double kA4Short = 210.0;
constexpr double kA4Long = 297.0;

} // namespace

QSizeF SheetLayout::pageSize() const
{
    return orientation == QPageLayout::Portrait ? QSizeF(kA4Short, kA4Long) : QSizeF(kA4Long, kA4Short);
}

double pointSizeOf(FontRole role)
{
    // In the order of FontRole.
    static constexpr auto kSizes = std::to_array<double>({16, 10, 9, 9, 7, 8.5, 6, 8, 8, 7});
    static_assert(kSizes.size() == kFontRoleCount);
    return kSizes[static_cast<std::size_t>(role)];
}

} // namespace zahlmeister::ui
