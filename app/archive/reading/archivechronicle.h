// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/archive/archive.h"
#include "app/chronicle/chronicle.h"
#include "app/store/unnamedpersons.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief Everybody of an archive over all tournaments, as far as it is computed.
struct ArchivedChronicle {
    Chronicle chronicle;                     ///< persons have the ids of archivedPersonId()
    std::vector<UnnamedPerson> unnamed = {}; ///< who objects
    int hidden = 0;           ///< tournaments that are left out, since not all that they need can be seen
    std::int64_t waiting = 0; ///< submissions that are not computed yet
};

/// @brief Reads a whole archive in one state, for what is made of all of it at once, such as a web site: each
/// tournament is evaluated by the step of the recalculation. It takes as much memory as a work file of so
/// many tournaments.
/// @return Error::ArchiveFailure with `no-rights` where the role may not see games or years of birth, without
/// which nobody knows who is under age; else as archivedCard()
[[nodiscard]] Result<ArchivedChronicle> archivedChronicle(Archive& archive);

} // namespace zahlmeister::app
