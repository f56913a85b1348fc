// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "app/entry/entrynote.h"
#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief So many participants `P1, Player` .. without games, rated 1500.
[[nodiscard]] engine::Tournament emptyField(int players);

/// @brief Games as lines `round? white result black`, sorted, so that tournaments typed in any order compare.
[[nodiscard]] QStringList gameLines(const engine::Tournament& tournament);

/// @brief A note with its code and its values, to be compared; empty for none.
[[nodiscard]] QString noteLine(const std::optional<app::EntryNote>& note);

} // namespace zahlmeister::tests
