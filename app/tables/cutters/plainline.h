// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace zahlmeister::app {

/// @brief A line of a report as pairingLine() reads it, where people write it differently.
///
/// Emphasis of Markdown goes, and so do brackets around a result, `(H)` and `(G)` after teams, and numbers
/// of line-ups in brackets. `B3`, `Brett3`, `#3`, `3. Brett` and `3.Müller` become `3. `; `1 0` at the end,
/// points after each name, `1,5 zu 2,5` and `1 ½ : 2 ½` become a result; a score before the teams goes
/// after them, and a round after a match before it. What is written as usual stays as it is.
[[nodiscard]] QString plainLine(const QString& line);

} // namespace zahlmeister::app
