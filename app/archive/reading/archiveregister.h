// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

#include "app/archive/archive.h"
#include "app/chronicle/reading/tournamentregister.h"
#include "app/threads/continuecallback.h"

namespace zahlmeister::app {

/// @brief How many tournaments of an archive are listed at once, some 60 MB with their table.
inline constexpr std::size_t kMostListed = 20'000;

/// @brief The tournaments of an archive that a request asks for, as tournamentList() has them of a chronicle;
/// the last ones when there are more than are wanted.
///
/// Evaluated is a tournament on the day on which it was first published, computed last on that of its newest
/// revision: when a run gave its players other numbers, the archive does not note. Of those that the role may
/// not see there is what stands in the table of tournaments; tournaments that are asked for by their
/// evaluator are not among them.
/// @param most no more than so many, at least 1
/// @param goesOn asked every now and then; false cancels
/// @return Error::Cancelled, DamagedContent and those of the database
/// @source document 000, 6.5.2.1
[[nodiscard]] Result<TournamentList> tournamentList(Archive& archive, const TournamentListRequest& request,
                                                    std::size_t most = kMostListed,
                                                    const ContinueCallback& goesOn = {});

} // namespace zahlmeister::app
