// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/chronicle/chronicle.h"
#include "app/store/unnamedpersons.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief The card of one person of an archive.
struct ArchivedCard {
    /// The tournaments in which he sat with everybody who sat there. Of the others there are no more
    /// participations than these and the last one, which says where they stand.
    std::shared_ptr<const Chronicle> chronicle;
    std::size_t person; ///< position in it
    std::vector<UnnamedPerson> unnamed =
        {};         ///< who objects, of all in it: nothing that leaves the desk names them
    int hidden = 0; ///< tournaments whose games the role may not see: only what they left him with is known

    [[nodiscard]] const PersonHistory& history() const { return chronicle->persons[person]; }
};

/// @brief Makes the card of a person out of the tournaments in which he sat: each is evaluated by the step of
/// the recalculation, with what everybody came with.
/// @param seats that knows the rights of the role
/// @param person his number
/// @return nothing when there is nobody of this number; Error::DamagedContent and those of the database
[[nodiscard]] Result<std::optional<ArchivedCard>>
archivedCard(ArchiveDatabase& database, ArchiveSeats& seats,
             const std::shared_ptr<const engine::RuleCatalog>& rules, std::int64_t person);

} // namespace zahlmeister::app
