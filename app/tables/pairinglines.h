// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QStringList>

#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief The result of a match between two teams.
struct MatchLine {
    QString home = {};
    QString guest = {};
    int homeHalfPoints = 0;
    int guestHalfPoints = 0;
};

/// @brief Reads the heading of a match: `SK Turm - SV Springer 2,5:1,5`.
[[nodiscard]] std::optional<MatchLine> matchOfLine(const QString& line);

/// @brief Half points of both sides of a match's result: `2½ : 1½`; nothing when it may be that of a game.
[[nodiscard]] std::optional<std::pair<int, int>> matchScore(const QString& text);

/// @brief A list of pairings without separators, as it stands in mails: `3. Müller, Hans - Schmidt, Karl
/// 1:0`, with or without boards (`Brett 3:`) and ratings (`(1850)`).
///
/// A match of teams is known by its heading `SK Turm - SV Springer 2,5:1,5`, whose result is the sum of the
/// boards below it: the teams stand beside the names then, as home and guest.
/// @param lines of which none is cut at its ends; what is no pairing becomes a row of one cell
/// @return nothing when fewer than two lines are pairings
[[nodiscard]] std::optional<TableGrid> gridOfPairingLines(const QStringList& lines);

} // namespace zahlmeister::app
