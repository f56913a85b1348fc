// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "app/chronicle/chain/recalculation.h"
#include "engine/base/result.h"

/// The place of a tournament in the order of evaluation as one number, so that a database orders by it
/// without knowing how texts are compared.
namespace zahlmeister::app {

/// @brief The largest id of a tournament in an archive.
inline constexpr std::int64_t kMostTournaments = 1'349'999;

/// @brief Where a tournament stands: greater than 0. Keys are ordered as isEvaluatedBefore() orders their
/// tournaments, and no two tournaments have the same.
/// @param one with its id in the archive, from 1 on in the order of processing
/// @return Error::OutOfRange for an end before 1950 or after 2149 or without one, when it took more than
/// 1,200 days, or was received more than 100 before or 700 after its end, for a level that is not three
/// capital letters or digits, and after kMostTournaments
/// @source document 000, 2.2.3; document 002, 3.3
[[nodiscard]] Result<std::int64_t> tournamentKey(const ChronicleTournament& one);

/// @brief The day on which the tournament of a key ended.
[[nodiscard]] engine::Date endOfKey(std::int64_t key);

/// @brief The VKZ of its organisation level; empty where its place in the order does not depend on that.
[[nodiscard]] std::string levelOfKey(std::int64_t key);

/// @brief The id of the tournament of a key.
[[nodiscard]] engine::TournamentId tournamentOfKey(std::int64_t key);

/// @brief The keys of tournaments that end on a day: from the first to the second. Those of a day before all
/// others are those of no tournament; after the last day they are those of that one.
[[nodiscard]] std::pair<std::int64_t, std::int64_t> keysOfDay(engine::Date day);

} // namespace zahlmeister::app
