// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief The tournaments of which everything needed was there more than a week before a day, but whose
/// evaluation is neither handed in nor refused and of which the organiser was not informed; not those in the
/// waste basket.
/// @return Error::DamagedWorkFile, StorageFailure
/// @source document 000, 6.5.1
[[nodiscard]] Result<std::vector<engine::TournamentId>> overdueTournaments(const WorkFile& file,
                                                                           engine::Date today);

} // namespace zahlmeister::app
