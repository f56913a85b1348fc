// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/chronicle/chain/recalculation.h"
#include "engine/model/tournament.h"

namespace zahlmeister::ui {

/// @brief Where the entry of a participant comes from: "aus Osteropen 2026", "Liste vom 1. 9. 2026", "von
/// Hand: ..."; what came in, where the chain has another number now. Empty while it is not settled.
/// @param tournament name of the one that left him with it; empty: it is not known here
[[nodiscard]] QString entryOriginText(const engine::Participant& participant, const QString& tournament);

/// @brief What has to be asked about an entry, or about whose it is, as a sentence.
[[nodiscard]] QString entryQuestionText(app::EntryQuestionKind kind);

} // namespace zahlmeister::ui
