// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QByteArray>

#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/linktargets.h"
#include "app/archive/kept/participationrow.h"
#include "app/archive/kept/standingcodec.h"

namespace zahlmeister::app {

/// @brief Where somebody stands, and the same as bytes.
struct KeptStanding {
    QByteArray bytes = {};
    Standings standings = {};
};

/// @brief What becomes of a participant in a tournament.
struct SeatStep {
    ParticipationRow row = {};
    std::optional<KeptStanding> behind = {}; ///< where he stands then; nothing: where he stood before
};

/// @brief Computes a tournament of an archive: the step of applyTournament() for its newest revision.
/// @param before by participant, where he stands before it; nullptr: nobody knows him
/// @param missing what has to be read before it can be computed is added; then what is returned says nothing
/// @return by participant
/// @source document 000, 3.7
[[nodiscard]] std::vector<SeatStep> computed(const ArchivedTournament& tournament,
                                             const std::vector<const KeptStanding*>& before,
                                             const LinkTargets& targets, const engine::RuleCatalog& rules,
                                             std::set<LinkTargets::Link>& missing);

} // namespace zahlmeister::app
