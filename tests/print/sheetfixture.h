// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"

/// What the tests of sheets share.
namespace zahlmeister::testing {

/// @brief A tournament of tests/data, such as `wo-2026`; stops the test program when it cannot be read.
[[nodiscard]] engine::Tournament tournamentFromFile(const QString& name);

/// @brief The tournament evaluated under `dwz-2026`, with trace and findings.
[[nodiscard]] ui::SheetSnapshot evaluated(engine::Tournament tournament,
                                          engine::Arithmetic arithmetic = engine::Arithmetic::Tables);

/// @brief A round of so many rated players, everybody against the next: names, clubs and ratings are made up.
[[nodiscard]] engine::Tournament fieldOf(int players);

/// @brief The texts of one page, in the order in which they were set.
[[nodiscard]] QStringList textsOf(const ui::SheetPage& page);

} // namespace zahlmeister::testing
