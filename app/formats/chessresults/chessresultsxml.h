// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "app/formats/tournamentformat.h"

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

/// @brief `chess-results-xml`, read and written. What its files have about rankings is left out; so are keys
/// and signatures, when it is written.
[[nodiscard]] TournamentFormat chessResultsXmlFormat();

/// @brief Reads a file. National ratings and numbers of persons are those of the German federation when the
/// tournament is in Germany, or, where it does not say so, most players are of the German federation.
[[nodiscard]] ImportResult readChessResultsXml(const ImportInput& input);

/// @brief Writes a file, UTF-8, with years of birth only, since an upload publishes it.
[[nodiscard]] ExportResult writeChessResultsXml(const ExportInput& input);

} // namespace zahlmeister::app
