// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lab/labrun.h"
#include "ui/charts/chart.h"

namespace zahlmeister::ui {

/// @brief Log loss of every variant against the rules in force, with bands: below the line is better.
[[nodiscard]] Chart lossChart(const app::LabReport& report);

/// @brief Reached minus expected points by the difference of the ratings, of the rules in force and one
/// variant, with bands.
/// @param variant position; 0: the rules in force alone
[[nodiscard]] Chart residualChart(const app::LabReport& report, std::size_t variant);

/// @brief Log loss against the rules in force year by year.
[[nodiscard]] Chart yearsChart(const app::LabReport& report);

/// @brief The mean of the list year by year, of all variants.
[[nodiscard]] Chart levelsChart(const app::LabReport& report);

/// @brief What the channels of the ledger add up to, of one variant.
[[nodiscard]] Chart ledgerChart(const app::LabReport& report, std::size_t variant);

/// @brief The mean error of first ratings after so many games.
[[nodiscard]] Chart newcomersChart(const app::LabReport& report);

/// @brief How many players would stand how far elsewhere.
[[nodiscard]] Chart impactChart(const app::LabReport& report, std::size_t variant);

/// @brief Log loss against the rules in force along the values of a parameter, with its band. Of two
/// parameters a cell for each pair of values, the first one upwards, the second one across, as in
/// heatTable(): the stronger its colour, the less its log loss.
[[nodiscard]] Chart sweepChart(const app::ParameterSweep& sweep);

} // namespace zahlmeister::ui
