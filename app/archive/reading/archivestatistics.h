// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "app/archive/archive.h"
#include "app/chronicle/reading/statistics.h"

/// The statistics of an association: what statisticsOf() says of a chronicle with the same tournaments,
/// without ever holding one.
namespace zahlmeister::app {

/// @brief As wholeSpan() of a chronicle.
[[nodiscard]] Result<std::optional<StatisticsRequest>> wholeSpan(Archive& archive, engine::Date today);

/// @brief Told how many percent are done; false cancels.
using GatheringProgress = std::function<bool(int percent)>;

/// @brief Gathers what the statistics of an archive are made of; StatisticsTally::finish() needs no archive.
///
/// One state is read, whatever is computed meanwhile, and every table once: persons with all that they
/// played, some thousands at a time, then the tournaments of the span, each evaluated with what the archive
/// says that everybody enters. Where that does not give what the archive has computed, the step of the
/// recalculation does. Games that the role may not see are left out and counted.
///
/// Memory: 16 bytes for every seat of these tournaments, 6 for every game that is used, and what RatedGames
/// says; nothing grows with the persons but sums. With the bands some 1 GB for 350,000 tournaments of an
/// association with 13 million participations.
/// @return Error::Cancelled, DamagedContent, UnknownRuleVersion and those of the database
[[nodiscard]] Result<StatisticsTally> gatherStatistics(Archive& archive, const StatisticsRequest& request,
                                                       const GatheringProgress& goesOn = {});

} // namespace zahlmeister::app
