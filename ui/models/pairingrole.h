// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace zahlmeister::ui {

/// @brief What lists of pairings tell their delegate beside the text.
enum PairingRole {
    PairingNumberRole = Qt::UserRole, ///< number before a name, right-aligned; nothing: no number
    PairingWeightRole,                ///< PairingWeight as int
    PairingLevelRole,                 ///< engine::FindingLevel as int of a sign; nothing: no sign
    PairingHeadRole,                  ///< bool: the row is a heading, not a game
    PairingOpenRole,                  ///< bool: a result that is still open; painted as a ring
    PairingMarkRole,                  ///< a small text at the end, such as the letter of a colour
};

/// @brief How strong a text stands out.
enum class PairingWeight { Muted, Normal, Strong };

} // namespace zahlmeister::ui
