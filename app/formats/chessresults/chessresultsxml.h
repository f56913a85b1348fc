// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "app/formats/tournamentformat.h"
#include "engine/standings/tiebreak.h"

/// `<chessresults>`, the XML that Swiss-Manager and other programs upload to chess-results.com. Nobody has
/// published a description: what is read is what files of all four kinds of tournament have.
namespace zahlmeister::app {

inline constexpr std::string_view kChessResultsRoot = "chessresults";

/// @name Who sits on the other side of a pairing without an opponent.
/// @{
inline constexpr int kChessResultsBye = -1;       ///< spielfrei
inline constexpr int kChessResultsNotPaired = -2; ///< absent
/// @}

/// @brief The types of tournaments: single Swiss, single round robin, team round robin, team Swiss.
enum class ChessResultsType { Swiss, RoundRobin, TeamRoundRobin, TeamSwiss };

/// @brief The mark of results without a game (kampflos).
inline constexpr char16_t kChessResultsForfeit = u'K';

/// @brief `chess-results-xml`, read and written. Keys and signatures are left out when it is
/// written.
[[nodiscard]] TournamentFormat chessResultsXmlFormat();

/// @brief Reads a file. National ratings and numbers of persons are those of the German federation when the
/// tournament is in Germany, or, where it does not say so, most players are of the German federation.
[[nodiscard]] ImportResult readChessResultsXml(const ImportInput& input);

/// @brief Writes a file, UTF-8, with years of birth only, since an upload publishes it.
[[nodiscard]] ExportResult writeChessResultsXml(const ExportInput& input);

/// @brief How many tie-breaks a file has room for: `tb1no` to `tb5no`.
inline constexpr std::size_t kChessResultsTieBreaks = 5;

/// @brief The number by which the program knows a tie-break of C.07; 0: none that is known, or one with
/// modifiers, which stand elsewhere in its files. Numbers: 11, 37, 52 and 68, seen in its files and pages.
[[nodiscard]] int chessResultsNumber(const engine::TieBreak& tieBreak);

/// @brief The tie-break of such a number; nothing for others.
[[nodiscard]] std::optional<engine::TieBreak> chessResultsTieBreak(int number);

} // namespace zahlmeister::app
