// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "app/chronicle/reading/statistics.h"
#include "app/output/table.h"

/// Statistics as tables and sentences: what window, paper and files say of them.
namespace zahlmeister::ui {

/// @brief What a table of the statistics is about.
enum class StatisticsPart {
    Groups,       ///< the ratings of the last day, group by group
    Distribution, ///< how many players have which rating: everybody and the age groups
    Regions,      ///< the same region by region
    Level,        ///< the cohort year by year
    Points,       ///< points that come and go
    Players,      ///< the players who come and go with them
    Between,      ///< games between regions
    Expectancy,   ///< reached against expected scores
    Games,        ///< which games could be used, and why not the others
};

/// @brief A table of the statistics. Nothing in it names anybody.
struct StatisticsTable : app::Table {
    StatisticsPart part = StatisticsPart::Groups;
};

/// @brief All tables, in the order of the parts; one without rows has a remark that says why. Many regions
/// stand in several tables.
[[nodiscard]] std::vector<StatisticsTable> statisticsTables(const app::Statistics& statistics);

/// @brief The days that the statistics are about.
[[nodiscard]] QString spanText(const app::StatisticsRequest& request);

/// @brief What a group is called: "C05", "Adults", "All".
[[nodiscard]] QString groupText(const app::RatingDistribution& distribution);

/// @brief The answer whether P(D) holds, in a sentence.
[[nodiscard]] QString verdictSentence(const app::ExpectancyCheck& check);

/// @brief The tables as CSV, each with its title and its remarks; the decimal mark of the language.
[[nodiscard]] QByteArray statisticsCsv(const app::Statistics& statistics);
/// @brief The same of some tables.
[[nodiscard]] QByteArray tablesCsv(const std::vector<StatisticsTable>& tables);

} // namespace zahlmeister::ui
