// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/formats/tournamentformat.h"
#include "app/output/table.h"
#include "engine/model/tournament.h"

/// A tournament as tables, for spreadsheets and web pages; the reader of tables understands them again. Their
/// words are German, as referees exchange them; the reader knows them, too.
namespace zahlmeister::app {

/// @brief How the games are laid out.
enum class GamesLayout {
    Crosstable,    ///< some games have no round, or somebody has several in one
    ProgressTable, ///< everybody has one game a round
    GamesAlone,    ///< of so many that nobody reads a crosstable: they stand in the table of games only
};

/// @brief The most participants of a crosstable: its cells grow with their square.
inline constexpr std::size_t kMostOfCrosstable = 200;

/// @brief The layout that keeps most of the games.
[[nodiscard]] GamesLayout gamesLayout(const engine::Tournament& tournament);

/// @brief What is known of the tournament itself, line by line: its name first, then `Ort: Berlin` and the
/// like.
[[nodiscard]] QStringList tournamentLines(const engine::Tournament& tournament);

/// @brief Everything about the participants, with crosstable or progress table beside it, if there is one.
[[nodiscard]] Table playersTable(const engine::Tournament& tournament);

/// @brief One row a game, in the order of rounds; of a team tournament match by match, with the teams for
/// which it was played, and boards on which somebody had no opponent.
[[nodiscard]] Table gamesTable(const engine::Tournament& tournament);

} // namespace zahlmeister::app
