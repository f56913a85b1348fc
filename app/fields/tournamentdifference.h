// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

/// What two states of a tournament have not in common: of a file that is imported again, of a submission and
/// what became of it.
namespace zahlmeister::app {

/// @brief A participant who is new, gone, or not as he was.
struct ParticipantDifference {
    std::optional<engine::ParticipantNumber> before; ///< nothing: he is new
    std::optional<engine::ParticipantNumber> after;  ///< nothing: he is gone
    std::vector<std::string> fields =
        {}; ///< that differ, as keys of the exchange format; empty for new and gone

    bool operator==(const ParticipantDifference&) const = default;
};

/// @brief A game that is new, gone, or not as it was. Colours exchanged make a difference.
struct GameDifference {
    std::optional<engine::Game> before; ///< nothing: it is new
    std::optional<engine::Game> after;  ///< nothing: it is gone

    bool operator==(const GameDifference&) const = default;
};

/// @brief All differences, in the order of the later state, what is gone at the end.
struct TournamentDifference {
    std::vector<std::string> header = {}; ///< fields, as keys of the exchange format
    std::vector<ParticipantDifference> participants = {};
    std::vector<GameDifference> games = {};

    [[nodiscard]] bool isEmpty() const { return header.empty() && participants.empty() && games.empty(); }
    bool operator==(const TournamentDifference&) const = default;
};

/// @brief What differs. Participants are the same when their numbers are, games when pairing and round are.
[[nodiscard]] TournamentDifference differenceOf(const engine::Tournament& before,
                                                const engine::Tournament& after);

/// @brief The keys of the fields of two headers, or of two participants, that differ, in the order of the
/// exchange format; but for the participants' numbers.
template <class Record>
[[nodiscard]] std::vector<std::string> differingFields(const Record& before, const Record& after);

/// @brief Whether one can stand for the other as what was handed in; ids of games do not count.
[[nodiscard]] bool isSameSubmission(const engine::Tournament& a, const engine::Tournament& b);

/// @brief A tournament without what may change after it was handed in, such as acceptances and notes.
[[nodiscard]] engine::Tournament submittedPart(engine::Tournament tournament);

/// @brief How sure it is that two tournaments are one, 0 to 100.
///
/// Two thirds of the participants must be the same persons, by id, or by name and what else is known; the
/// name of the tournament, its dates and its games say the rest. From 60 on it is the same tournament.
[[nodiscard]] int likeness(const engine::Tournament& a, const engine::Tournament& b);
inline constexpr int kSameTournament = 60;

/// @brief Whether two tournaments can be one, by what is known of them without reading them: ends at most 60
/// days apart, and one with at least two thirds of the other's participants.
[[nodiscard]] bool canBeSame(std::optional<engine::Date> end, std::size_t participants,
                             std::optional<engine::Date> otherEnd, std::size_t otherParticipants);

/// @brief The imported tournament with the numbers of a current one, and with what only a referee knows.
///
/// Who is the same person gets his number there; new ones get numbers after the last. What the file does not
/// say (identity, overrides, acceptances, notes, ids, carry-over games, what the referee chose as rules)
/// stays as it is.
[[nodiscard]] engine::Tournament broughtInLine(const engine::Tournament& imported,
                                               const engine::Tournament& current);

/// @brief The edits that make one state of a tournament out of another, in an order in which they can be
/// applied.
/// @param after with the numbers of `before`, as broughtInLine() gives them
[[nodiscard]] std::vector<Edit> editsBetween(const engine::Tournament& before,
                                             const engine::Tournament& after);

/// @brief The same where games are the same when their ids are; a game with an id of its own is new.
[[nodiscard]] std::vector<Edit> editsById(const engine::Tournament& before, const engine::Tournament& after);

} // namespace zahlmeister::app
