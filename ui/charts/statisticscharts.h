// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/reading/statistics.h"
#include "ui/charts/chart.h"

/// The pictures of the statistics, in the language of the program.
namespace zahlmeister::ui {

/// @brief How many players of a group have which rating.
[[nodiscard]] Chart distributionChart(const app::RatingDistribution& distribution, engine::Date day);

/// @brief The cohort and all who are rated, year by year, on the level of the last day.
[[nodiscard]] Chart levelChart(const app::Cohort& cohort);

/// @brief The points that come and go with players, and below what their games change.
[[nodiscard]] Chart pointsChart(const std::vector<app::FlowPeriod>& flows);

/// @brief What regions reach against all others more than is expected.
[[nodiscard]] Chart regionsChart(const std::vector<app::RegionResidual>& regions);

/// @brief Reached scores with their bands beside the curve that is expected.
[[nodiscard]] Chart expectancyChart(const app::ExpectancyCheck& check);

/// @brief Reached minus expected, with its bands.
[[nodiscard]] Chart residualsChart(const app::ExpectancyCheck& check);

} // namespace zahlmeister::ui
