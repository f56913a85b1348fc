// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Reads the tournament exchange format (`zahlmeister-tournament`, version 1).
///
/// Strict: unknown keys, wrong types, numbers out of range, unknown participants, duplicates are errors with their
/// place; nothing is guessed. Games get the ids 1, 2, ... in their order.
/// @param file name for messages
/// @return all errors found, in the order of the file, or the tournament
[[nodiscard]] tl::expected<engine::Tournament, std::vector<Error>> readTournamentJson(const QByteArray& data, const QString& file);

/// @brief Writes the same format, UTF-8, indented; reading it again gives an equal tournament.
[[nodiscard]] QByteArray writeTournamentJson(const engine::Tournament& tournament);

} // namespace zahlmeister::app
