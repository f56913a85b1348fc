// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/entry/entrynote.h"
#include "app/entry/roundentry.h"
#include "app/fields/edit.h"

/// What typing something about a round means for the tournament. Nothing is replaced silently: who plays
/// already, or has a bye, is named in a refusal.
namespace zahlmeister::app {

/// @brief What an entry would change, or why it cannot stand.
struct RoundPlan {
    std::vector<Edit> edits = {};          ///< none when everything stands there already, or when refused
    EditKind kind = EditKind::Pairings;    ///< names the undo entry, with the next
    std::vector<EntryValue> about = {};    ///< as the arguments of its name
    std::optional<EntryNote> refusal = {}; ///< nothing when the entry can stand
    std::optional<EntryNote> notice = {};  ///< what goes with the change
};

/// @brief A pairing, typed into the cell of one participant or into the list of a round.
///
/// In a cell of its own the participant's game is replaced; the colour may be left open then, and is kept
/// when there is one, else the participant has White. In the list the first one has White. A game of the two
/// that has no round yet is taken into the round instead of being doubled.
/// @param owner whose cell it is; nothing in the list
[[nodiscard]] RoundPlan planPairing(const engine::Tournament& tournament, int round,
                                    const PairingEntry& entry, bool isColourTold,
                                    std::optional<engine::ParticipantNumber> owner);

/// @brief A cell of the progress table.
[[nodiscard]] RoundPlan planCell(const engine::Tournament& tournament, int round,
                                 engine::ParticipantNumber owner, const CellEntry& entry);

/// @brief A bye; refused when the participant plays in the round.
[[nodiscard]] RoundPlan planBye(const engine::Tournament& tournament, int round,
                                engine::ParticipantNumber number, const ByeEntry& bye);

/// @brief Takes everything out of cells: games, whole pairings, and byes.
[[nodiscard]] RoundPlan planClear(const engine::Tournament& tournament,
                                  const std::vector<std::pair<engine::ParticipantNumber, int>>& cells);

/// @brief Another result for a game; seen from White. kNotPlayed leaves the pairing.
[[nodiscard]] RoundPlan planResult(const engine::Game& game, engine::GameResult result);

/// @brief The day that all games of a round have, or all without a round; before the first game that of the
/// schedule. Nothing when there are several, or none.
[[nodiscard]] std::optional<engine::Date> commonDate(const engine::Tournament& tournament,
                                                     std::optional<int> round);

/// @brief Gives games of a plan that have no day the commonDate() of their round.
void takeDateOfRound(RoundPlan& plan, const engine::Tournament& tournament, std::optional<int> round);

/// @brief Gives a game that is new in a round the next board, if the others have boards, and their
/// commonDate().
void placeInRound(RoundPlan& plan, const engine::Tournament& tournament, int round);

/// @brief A line of a round, a pairing or a bye; nothing for one that only names a round.
[[nodiscard]] RoundPlan planLine(const engine::Tournament& tournament, int round, const LineEntry& entry);

} // namespace zahlmeister::app
