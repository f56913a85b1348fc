// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/archive/kept/archivedatabase.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"

/// The adjustments of ratings of an archive, as its database has them (document 000, 2.2.1).
namespace zahlmeister::app {

/// @brief All of them, by their ids.
/// @return Error::DamagedContent (one that cannot be read), and those of the database
[[nodiscard]] Result<std::vector<engine::Adjustment>> adjustmentsIn(ArchiveDatabase& database);

/// @brief Whether adjustments ask for the club of a player, which stands among the names of a submission.
/// Without them, tournaments are computed without their names.
[[nodiscard]] bool needClubs(const engine::RuleCatalog& rules);

/// @brief The longest region of the adjustments to which a club belongs: all that they have to know of it.
/// Empty: none is about one.
[[nodiscard]] std::string regionOf(const std::string& club,
                                   const std::vector<engine::Adjustment>& adjustments);

} // namespace zahlmeister::app
