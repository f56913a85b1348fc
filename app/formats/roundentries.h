// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/formats/importedtournament.h"
#include "app/notes/notelist.h"

/// Many files have every game twice: in the row of each player. Here the two halves become one game, and what
/// they contradict each other in is refused.
namespace zahlmeister::app {

/// @brief The colour that a row names.
enum class EntryColour { Unknown, White, Black };

/// @brief What the row of one participant says of one round.
struct RoundEntry {
    std::size_t participant;                  ///< position in Tournament::participants
    std::optional<std::size_t> opponent = {}; ///< likewise; nothing: a bye
    int round = 1;                            ///< 1 to 999
    int game = 1;                             ///< which of several games of the same two in that round
    EntryColour colour = EntryColour::Unknown;
    engine::SideResult result = engine::SideResult::NotPlayed; ///< of the participant
    bool rated = true;                       ///< false: the row says that the game is not to be rated
    std::optional<engine::ByeKind> bye = {}; ///< what kind of bye, where the row tells; with its result
    std::optional<int> board = {};
    std::optional<engine::Date> date = {};
    ImportPlace place = {};
};

/// @brief Adds games and byes to a tournament whose participants are complete. Games come in the order of
/// rounds, boards and participants.
///
/// Refused: results that do not fit together, two games with the same colour, an opponent who plays somebody
/// else or has a bye, a game against oneself, two entries of one participant in one round. Noted as doubtful:
/// a game that only one of the two rows has. A game that one row does not want to be rated is not. Where no
/// row names a colour, the participant who comes first has White; that is noted once, if any of these games
/// was played. A bye whose kind is not known counts as allocated when it brings a full point, else as
/// requested; without a result it is none.
void joinRoundEntries(std::vector<RoundEntry> halves, ImportedTournament& imported, NoteList& notes);

/// @brief How a row of a progress table would have it: `12w1`, `3s½`, `7+`, `-½`.
[[nodiscard]] std::string roundEntryText(const RoundEntry& half, const engine::Tournament& tournament);

} // namespace zahlmeister::app
