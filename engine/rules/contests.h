// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief One game from one side.
struct Contest {
    std::uint32_t opponent;  ///< position in Tournament::participants
    std::uint32_t game;      ///< position in Tournament::games
    std::int32_t halfPoints; ///< scored by this side; 0 when the game does not count for it
    SideResult result;
    bool white;
    bool countable;    ///< played and not excluded by itself
    NotCounted reason; ///< why not, when it is not countable
};

/// @brief How a rating system counts one side of one game, before anybody's rating is looked at.
struct Countability {
    NotCounted reason = NotCounted::NotPlayed; ///< when it does not count
    int halfPoints = -1;                       ///< for this side; negative: it does not count

    [[nodiscard]] bool countable() const { return halfPoints >= 0; }
};

/// @brief Decides whether a game counts for one side.
/// @param own the result of `self`
using CountingRule = Countability (*)(const Tournament& tournament, const Game& game, SideResult own,
                                      const Participant& self, const Participant& opponent);

/// @brief Games decided at the board, none against computers.
/// @source document 000, 2.2.5.2, 4.1.4; document 003, preface and table ("gespielte Partien")
[[nodiscard]] Countability countPlayed(const Tournament& tournament, const Game& game, SideResult own,
                                       const Participant& self, const Participant& opponent);

/// @brief The rule of all DWZ versions: games decided at the board, none against computers, matches only
/// between two players with a DWZ.
/// @source document 000, 2.2.5.2, 4.1.4, 4.2.4.5; document 001, 6.1.4, 6.2.3.5
[[nodiscard]] Countability countAtTheBoard(const Tournament& tournament, const Game& game, SideResult own,
                                           const Participant& self, const Participant& opponent);

/// @brief Every game of a tournament from both sides.
class Contests {
public:
    /// @return Error::DuplicateParticipant, UnknownParticipant, GameAgainstSelf, TooManyGames
    [[nodiscard]] static Result<Contests> build(const Tournament& tournament,
                                                CountingRule rule = countAtTheBoard);

    /// @brief Number of participants.
    [[nodiscard]] std::size_t size() const { return m_first.size() - 1; }

    /// @brief A participant's games by round, then in the order of input; games without a round come last.
    [[nodiscard]] std::span<const Contest> of(std::size_t participant) const
    {
        return std::span(m_contests)
            .subspan(m_first[participant], m_first[participant + 1] - m_first[participant]);
    }

private:
    Contests() = default;

    std::vector<Contest> m_contests;
    std::vector<std::uint32_t> m_first; ///< by participant, and one past the last
};

/// @brief What the result says of one game before it is known whether it counts. An unfinished game that the
/// counting rule counts is a forfeit (document 002, 3.7).
[[nodiscard]] GameDetail detailOf(const Tournament& tournament, const Contest& contest);

/// @brief Adds a game to the open step.
/// @param trace nullptr: no step is recorded
/// @param rating of the opponent, as used in this step; the others as in Term
inline void addTerm(Trace* trace, const Tournament& tournament, const Contest& contest, double rating,
                    double difference = 0, double probability = 0)
{
    if (trace)
        trace->add(TermKind::Participant, tournament.participants[contest.opponent].number.value(),
                   tournament.games[contest.game].round.value_or(0), contest.halfPoints, rating, difference,
                   probability);
}

/// @brief Adds what the computation found, on the level of its code.
void addFinding(Evaluation& result, FindingCode code, const char* clause, std::vector<std::string> args,
                const FindingPlace& place = {});

/// @brief Opens the step of a game that does not count.
/// @pre detail.reason is set
void beginNotCounted(Trace& trace, ParticipantNumber self, const GameDetail& detail, const char* clause);

/// @brief Year of the tournament's end minus year of birth; nothing when either is unknown.
/// @source document 000, 3.2; document 001, 4.9.2
[[nodiscard]] std::optional<int> ageOf(const Participant& participant, const TournamentHeader& header);

} // namespace zahlmeister::engine
