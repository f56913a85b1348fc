// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The name of a tournament among the texts that stand around its table: headings, the lines of a
/// mail, a page's title. What names lists, rounds, parts of a site or persons is no name of a tournament, and
/// is left out where it stands beside one: `Vereinsmeisterschaft 2025 - Endstand`.
/// @param texts the ones that are likelier first
/// @return empty when none of them can be its name
[[nodiscard]] QString tableTitle(const QStringList& texts);

/// @brief The mode that such texts name: `Kreuztabelle im Schweizer-System`, `Jeder gegen jeden`.
/// @return nothing when they name none or several
[[nodiscard]] std::optional<engine::TournamentMode> tableMode(const QStringList& texts);

/// @brief Whether a name has a word in it that only tournaments have: Meisterschaft, Open, Liga.
[[nodiscard]] bool isTournamentTitle(const QString& name);

} // namespace zahlmeister::app
