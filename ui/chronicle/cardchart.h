// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/chronicle/reading/playercard.h"
#include "ui/charts/chart.h"

namespace zahlmeister::ui {

/// @brief What the chart of a card shows.
struct CardChartOptions {
    bool byEvaluation = false; ///< one step for each tournament; else by their days
    bool games = true;         ///< won, drawn and lost games below
    bool performance = false;  ///< what lies between the entry rating and the performance
    bool newestLevel = false;  ///< ratings before a conversion on the level after it, too

    bool operator==(const CardChartOptions&) const = default;
};

/// @brief The chart of a career, and from which participations its points come.
struct CareerChart {
    Chart chart;
    std::vector<std::vector<std::size_t>> participations = {}; ///< by series and point
};

/// @brief The ratings of a person as steps. The line is cut where he was evaluated elsewhere and where his
/// rating expired; a conversion is a step with its name. Only what belongs to the system of his last
/// participation is drawn.
/// @param games nullptr: they are not counted yet, and are left out
[[nodiscard]] CareerChart careerChart(const app::PersonHistory& person, const app::CardSummary& summary,
                                      const app::CardGames* games, const CardChartOptions& options);

} // namespace zahlmeister::ui
