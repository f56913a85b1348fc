// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/check/readiness.h"

namespace zahlmeister::ui {

/// @brief "Teilnehmerdaten", "Zuordnung der Personen".
[[nodiscard]] QString readinessItemName(app::ReadinessItem item);

/// @brief How far an item is: "in Ordnung", "2 Warnungen offen", "11 von 12".
[[nodiscard]] QString readinessStateText(const app::ReadinessEntry& entry);

/// @brief The sign that stands beside the state's colour: `✓`, `!`, `✕`.
[[nodiscard]] QString readinessSign(app::ReadinessState state);

/// @brief The check-list in one sentence, as a heading.
[[nodiscard]] QString readinessSummary(const std::vector<app::ReadinessEntry>& entries);

} // namespace zahlmeister::ui
