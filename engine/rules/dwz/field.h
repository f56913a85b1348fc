// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/contests.h"
#include "engine/rules/dwz/rules.h"

namespace zahlmeister::engine::dwz {

/// @brief A carry-over game that is still valid at the tournament's end.
struct ValidCarryOver {
    std::int32_t position; ///< in Participant::carryOver
    std::int32_t rating;   ///< of the opponent, on the level of the rules
    std::int32_t halfPoints;
};

/// @brief What a participant scored in some of his games.
struct Tally {
    int games = 0;
    int halfPoints = 0;
};

/// @brief A tournament prepared for the computation: every game from both sides, and everybody's group.
class Field {
public:
    /// @return Error::DuplicateParticipant, UnknownParticipant, GameAgainstSelf, TooManyGames; an empty field
    /// is a field
    [[nodiscard]] static Result<Field> build(const Tournament& tournament, const StageRules& rules);

    [[nodiscard]] std::size_t size() const { return m_groups.size(); }

    /// @brief A participant's games by round, then in the order of input; games without a round come last.
    [[nodiscard]] std::span<const Contest> contests(std::size_t participant) const
    {
        return m_contests.of(participant);
    }

    /// @brief A participant's valid carry-over games; none for rated players and computers.
    [[nodiscard]] std::span<const ValidCarryOver> carryOver(std::size_t participant) const
    {
        return std::span(m_carryOver)
            .subspan(m_firstCarryOver[participant],
                     m_firstCarryOver[participant + 1] - m_firstCarryOver[participant]);
    }

    /// @brief How a participant takes part; participants are named by their position.
    [[nodiscard]] Group group(std::size_t participant) const { return m_groups[participant]; }

    /// @brief Members of the first and second stage, in the order of the tournament.
    [[nodiscard]] std::span<const std::uint32_t> newcomers() const { return m_newcomers; }

    /// @brief Whether a game of this participant counts: for ratings inside Auswahl II, for residual players
    /// as carry-over game against Auswahl I (3.4.1, 3.4.2).
    [[nodiscard]] bool counts(std::size_t participant, const Contest& contest) const
    {
        if (!contest.countable)
            return false;
        const Group own = m_groups[participant];
        const Group opponent = m_groups[contest.opponent];
        return opponent == Group::Established || opponent == Group::First ||
               (opponent == Group::Second && own != Group::Residual &&
                !(m_secondStageApart && own == Group::Second));
    }

    /// @brief Why a game does not count.
    /// @pre !counts(participant, contest)
    [[nodiscard]] NotCounted reason(const Contest& contest) const
    {
        if (!contest.countable)
            return contest.reason;
        return m_groups[contest.opponent] == Group::Second ? NotCounted::SecondStageOpponent
                                                           : NotCounted::OpponentUnrated;
    }

    /// @brief What decided about the first stage: games against rated opponents, carry-over included
    /// (3.4.1.1).
    [[nodiscard]] Tally againstRated(std::size_t participant) const;

    /// @brief What decided about the second stage: games against Auswahl I, carry-over included (3.4.1.2).
    [[nodiscard]] Tally againstSelectionOne(std::size_t participant) const;

private:
    explicit Field(Contests contests) : m_contests(std::move(contests)) { }
    void addCarryOver(const Tournament& tournament, const StageRules& rules);
    void formGroups(const Tournament& tournament, const StageRules& rules);
    template <class Selects>
    [[nodiscard]] Tally tally(std::size_t participant, Selects selects) const;

    Contests m_contests;
    bool m_secondStageApart = false;
    std::vector<ValidCarryOver> m_carryOver;
    std::vector<std::uint32_t> m_firstCarryOver;
    std::vector<Group> m_groups;
    std::vector<std::uint32_t> m_newcomers;
};

/// @brief Whether a participant has a rating that the computation may use (4.1.2, 4.1.4).
[[nodiscard]] inline bool isRated(const Participant& participant)
{
    return participant.rating.has_value() && !participant.computer;
}

/// @brief How what the tournament gives a participant is kept.
enum class Keeping {
    Nothing, ///< a text-only participant
    Member,
    Former, ///< kept like a member's, but not published
};

/// @brief How a participant is kept, by his membership at the tournament's end.
///
/// The years of a former member begin with the end of his last membership and end with the same day so many
/// years later, which still belongs to them; without an end date of the tournament they are not over.
/// @source document 000, 3.4.3, 4.1.1
[[nodiscard]] Keeping keepingOf(const Participant& participant, const std::optional<Date>& end,
                                const FamilyRules& rules);

/// @brief Whether a carry-over game may still be used.
///
/// The two years of 4.1.1 begin with the end of the game's tournament and end with the same day two years
/// later, which still belongs to them (sections 187, 188 BGB). Without a date on either side the game is
/// taken as valid; check() warns.
[[nodiscard]] bool isValid(const CarryOverGame& game, const std::optional<Date>& end,
                           const StageRules& rules);

} // namespace zahlmeister::engine::dwz
