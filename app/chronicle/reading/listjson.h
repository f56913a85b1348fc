// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include <QByteArray>

#include "app/chronicle/reading/ratinglist.h"
#include "app/chronicle/reading/tournamentregister.h"

/// Lists as JSON: what the command line answers, what is kept of a list that was given out, and what the hash
/// on it is about. What is not there has no key.
namespace zahlmeister::app {

/// @brief `{date, ..., sample, ratings: [{rank, person, rating, index, since, elo, last}]}`
[[nodiscard]] QByteArray toJson(const RatingList& list);
/// @brief `{..., tournaments: [{id, name, end, level, ..., evaluated, recalculated}]}`
[[nodiscard]] QByteArray toJson(const TournamentList& list);

/// @brief What was asked for alone, in one line.
[[nodiscard]] QByteArray toJson(const RatingListRequest& request);
[[nodiscard]] QByteArray toJson(const TournamentListRequest& request);

/// @brief Any list that can be given out.
using AnyList = std::variant<RatingList, TournamentList>;

/// @brief Reads what toJson() wrote of a list.
/// @return the first error, with its place
[[nodiscard]] Result<AnyList> listFromJson(const QByteArray& json);

} // namespace zahlmeister::app
