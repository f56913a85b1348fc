// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/fields/edit.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

namespace zahlmeister::app {

class Database;

/// @brief The texts that were being typed in a tournament, oldest first.
[[nodiscard]] Result<std::vector<Draft>> readDrafts(Database& database, engine::TournamentId id);

/// @brief Puts drafts in the place of others, and writes only what changed; inside a Transaction.
/// @param before as they are stored
/// @param after with a text each, each place once
Result<void> writeDrafts(Database& database, engine::TournamentId id, const std::vector<Draft>& before,
                         const std::vector<Draft>& after);

} // namespace zahlmeister::app
