// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "engine/model/tournament.h"

/// The Elo of later rating periods in one line, as it is typed and shown: `01.11.2026 1830 20; 01.12.2026 –`.
namespace zahlmeister::ui {

/// @brief First day of the period, Elo (a dash: unrated), K where the list's is known; separated by
/// semicolons.
[[nodiscard]] QString eloPeriodsText(const std::vector<engine::EloPeriod>& periods);

/// @brief Reads eloPeriodsText(), in any order; what is as it was keeps the day of its list.
/// @param before what stood there
/// @return nothing for what is none, for a day that is not the first of its month, and for a day twice
[[nodiscard]] std::optional<std::vector<engine::EloPeriod>>
readEloPeriods(const QString& text, const std::vector<engine::EloPeriod>& before);

} // namespace zahlmeister::ui
