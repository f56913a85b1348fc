// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QByteArray>

#include "app/archive/archivedtournament.h"
#include "app/archive/otherseats.h"
#include "app/archive/participationrow.h"
#include "app/archive/seattrace.h"
#include "app/archive/standingbytes.h"

namespace zahlmeister::app {

/// @brief Where somebody stands, and the same as bytes.
struct KeptStanding {
    QByteArray bytes = {};
    Standings standings = {};
};

/// @brief What a tournament makes of a seat.
struct SeatStep {
    ParticipationRow row = {};
    SeatTrace trace = {};
    SeatQuestions asked = {};
    std::optional<KeptStanding> behind = {}; ///< where he stands then; nothing: where he stood before
};

/// @brief Computes a tournament of an archive: the step of pass() for its newest revision, and what the
/// earlier ones would leave everybody with.
/// @param before by participant, where he stands before it; nullptr: nobody knows him
/// @param missing what has to be read before it can be computed is added; then what is returned says nothing
/// @return by participant; errors of the source, and of what it says of other tournaments
/// @source document 000, 3.7
[[nodiscard]] Result<std::vector<SeatStep>> computed(const ArchivedTournament& tournament,
                                                     const std::vector<const KeptStanding*>& before,
                                                     const Origins& origins, SeatSource& source,
                                                     Levels& levels, std::set<Origins::Seat>& missing);

} // namespace zahlmeister::app
