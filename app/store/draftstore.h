// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/fields/edit.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

namespace zahlmeister::app {

class Database;

/// @brief The text that was being typed in a tournament; nothing when there is none.
[[nodiscard]] Result<std::optional<Draft>> readDraft(Database& database, engine::TournamentId id);

/// @brief Keeps the text, or removes it; inside a Transaction.
Result<void> writeDraft(Database& database, engine::TournamentId id, const std::optional<Draft>& draft);

} // namespace zahlmeister::app
