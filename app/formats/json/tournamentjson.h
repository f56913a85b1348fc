// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "app/formats/importedtournament.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The largest file that is read, in bytes; a tournament of 2,000 players is a hundredth of it.
inline constexpr qsizetype kMaximumTournamentFileSize = qsizetype(64) * 1024 * 1024;

/// @brief How many errors of one file are listed; ErrorCode::TooManyErrors follows them when there are more.
inline constexpr std::size_t kMaximumTournamentFileErrors = 1000;

/// @brief Whether readTournamentJson() is to say what a file is: it begins with a brace, or is called so.
/// @param start the beginning of the file, some thousand bytes
[[nodiscard]] bool looksLikeTournamentJson(const QByteArray& start, const QString& file);

/// @brief Reads the tournament exchange format (`zahlmeister-tournament`, version 1).
///
/// Strict: unknown keys, wrong types, numbers out of range, unknown participants, duplicates are errors with
/// their place; nothing is guessed, but what no text has is taken out of texts with a note: earlier versions
/// wrote it. `null` says "not known" for every optional key, and for the dates. Games
/// get the ids 1, 2, ... in their order.
/// @param file name for messages
/// @return the tournament, or all errors found, in the order of the file, each with its position
[[nodiscard]] tl::expected<ImportedTournament, std::vector<Error>>
readLocatedTournamentJson(const QByteArray& data, const QString& file);

/// @brief The same without the lines.
[[nodiscard]] tl::expected<engine::Tournament, std::vector<Error>> readTournamentJson(const QByteArray& data,
                                                                                      const QString& file);

/// @brief The same with texts of any length and with any characters, as earlier versions stored them.
[[nodiscard]] tl::expected<engine::Tournament, std::vector<Error>>
readStoredTournamentJson(const QByteArray& data, const QString& file);

/// @brief Writes the same format, UTF-8, keys in a fixed order, a line for each game.
///
/// Reading it again gives an equal tournament, but for the ids of games, which are counted anew.
/// @pre every value is in the range that its declaration names
[[nodiscard]] QByteArray writeTournamentJson(const engine::Tournament& tournament);

} // namespace zahlmeister::app
