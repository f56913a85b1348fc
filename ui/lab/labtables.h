// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/lab/labrun.h"
#include "app/output/table.h"
#include "engine/catalogue/rulecatalog.h"

/// The tables of a report, each described once.
namespace zahlmeister::ui {

/// @brief The variants and what they are.
[[nodiscard]] app::Table variantsTable(const app::LabReport& report, const engine::RuleCatalog& rules);
/// @brief The criteria with what was found.
[[nodiscard]] app::Table criteriaTable(const app::LabReport& report);
/// @brief The quality of all variants.
[[nodiscard]] app::Table qualityTable(const app::LabReport& report);
/// @brief What became of the games.
[[nodiscard]] app::Table usesTable(const app::LabReport& report);
/// @brief Reached minus expected, bin by bin, of all variants.
[[nodiscard]] app::Table binsTable(const app::LabReport& report, app::BinKind kind);
/// @brief Log loss of a variant against the rules in force, bin by bin.
[[nodiscard]] app::Table againstTable(const app::LabReport& report, std::size_t variant);
/// @brief The list year by year.
[[nodiscard]] app::Table levelsTable(const app::LabReport& report, std::size_t variant);
/// @brief The ledger of points year by year.
[[nodiscard]] app::Table ledgerTable(const app::LabReport& report, std::size_t variant);
/// @brief First ratings against what they became.
[[nodiscard]] app::Table newcomersTable(const app::LabReport& report);
/// @brief Who would stand elsewhere.
[[nodiscard]] app::Table impactTable(const app::LabReport& report, std::size_t variant);
/// @brief Ratings against the true strengths of a simulation, of all variants; without rows for real
/// tournaments.
[[nodiscard]] app::Table truthTable(const app::LabReport& report);
/// @brief The points of a sweep.
[[nodiscard]] app::Table sweepTable(const app::ParameterSweep& sweep);
/// @brief Of two parameters: the first in rows, the second in columns, log loss in the cells.
[[nodiscard]] app::Table heatTable(const app::ParameterSweep& sweep);

} // namespace zahlmeister::ui
