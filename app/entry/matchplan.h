// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/entry/roundplan.h"
#include "app/entry/teams.h"

/// What typing something about a match of two teams means for the tournament.
namespace zahlmeister::app {

/// @brief `1-4 10½`: two teams by their position in teamNames(), counted from 1, the first at home, and the
/// results of the boards in order if they are given.
struct MatchEntry {
    int home;
    int away;
    std::vector<engine::GameResult> results = {}; ///< the home player stands in GameResult::white
    std::optional<engine::Date> day = {};         ///< to which the match is put; there are no results then
    std::optional<EntryNote> refusal = {};        ///< why the results cannot be read; they are empty then
    bool operator==(const MatchEntry&) const = default;
};

/// @brief Reads `1-4`, `1-4 10½0+`, `1:4`, `1 4`, `1-4 12.3.2027`; nothing for anything else.
///
/// After the teams every character is one board, blanks apart: `1 0`, a draw as `5 ½ = r`, forfeits as `+
/// -`, of both as `#`, and `x` for no result yet. A dash is never a range and never nothing.
[[nodiscard]] std::optional<MatchEntry> readMatch(const QString& text);

/// @brief Pairs two teams board by board, both in the order of their lists, or puts the results of a match
/// that is there, or the match on another day (planPostponement()).
///
/// On boards for which only one team has a player he has a bye, won by forfeit; the notice says so.
[[nodiscard]] RoundPlan planMatch(const engine::Tournament& tournament, int round, const MatchEntry& entry,
                                  int boards, engine::HomeWhite custom);

/// @brief Pairs all teams of the schedule that have not been paired in a round.
[[nodiscard]] RoundPlan planFixtures(const engine::Tournament& tournament, int round, int boards,
                                     engine::HomeWhite custom);

/// @brief Another player on a board, whatever his usual team: the team belongs to the game.
///
/// A result stays with the board. A board that had nobody to meet him becomes a game without a result.
[[nodiscard]] RoundPlan planSubstitute(const engine::Tournament& tournament, const engine::TeamMatch& match,
                                       std::size_t board, bool isHome, engine::ParticipantNumber player);

/// @brief The player of a place in the team's line-up.
/// @return a refusal when there is none on the day of the match
[[nodiscard]] RoundPlan planSubstitute(const engine::Tournament& tournament, const engine::TeamMatch& match,
                                       std::size_t board, bool isHome, int rank);

/// @brief Somebody who was found in the lists plays on a board: the participant who he is, else a new
/// participant of that team.
/// @param person with the team for which he plays; his number is given here
[[nodiscard]] RoundPlan planPerson(const engine::Tournament& tournament, const engine::TeamMatch& match,
                                   std::size_t board, bool isHome, engine::Participant person);

/// @brief Nobody plays on a board: his opponent has it won by forfeit, as a bye.
[[nodiscard]] RoundPlan planUnmanned(const engine::Tournament& tournament, const engine::TeamMatch& match,
                                     std::size_t board, bool isHome);

/// @brief The player of a board is away: those below him move up, and the next of the list comes in.
[[nodiscard]] RoundPlan planMoveUp(const engine::Tournament& tournament, const engine::TeamMatch& match,
                                   std::size_t board, bool isHome);

/// @brief Takes a whole match out of its round.
[[nodiscard]] RoundPlan planRemoveMatch(const engine::Tournament& tournament, const engine::TeamMatch& match);

/// @brief Gives every game of all matches the colour that the custom asks for; results stay the players'.
[[nodiscard]] RoundPlan planColours(const engine::Tournament& tournament, engine::HomeWhite before,
                                    engine::HomeWhite after);

} // namespace zahlmeister::app
