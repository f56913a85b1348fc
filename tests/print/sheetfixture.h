// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"

/// What the tests of sheets share.
namespace zahlmeister::testing {

/// @brief The tournament evaluated under `dwz-2026`, with trace and findings.
[[nodiscard]] ui::SheetSnapshot evaluated(engine::Tournament tournament,
                                          engine::Arithmetic arithmetic = engine::Arithmetic::Tables);

/// @brief A round of so many rated players, everybody against the next: names, clubs and ratings are made up.
[[nodiscard]] engine::Tournament fieldOf(int players);

/// @brief The texts of one page, in the order in which they were set.
[[nodiscard]] QStringList textsOf(const ui::SheetPage& page);

/// @brief Those of all pages.
[[nodiscard]] QStringList textsOf(const ui::SheetLayout& layout);

} // namespace zahlmeister::testing
