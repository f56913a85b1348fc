// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace zahlmeister::engine {

/// @brief An integer that identifies one kind of thing and does not mix with others.
template <class Tag, class Value = std::int64_t>
class StrongId {
public:
    constexpr explicit StrongId(Value value) : m_value(value) { }

    /// @brief The plain number, for storage and display.
    [[nodiscard]] constexpr Value value() const { return m_value; }

    constexpr auto operator<=>(const StrongId&) const = default;

private:
    Value m_value;
};

/// @brief A participant's number in the crosstable, 1 to 99999, unique in the tournament.
using ParticipantNumber = StrongId<struct ParticipantNumberTag, int>;

/// @brief Identifies a game within a tournament; 0 for a game that was never stored.
using GameId = StrongId<struct GameIdTag>;

/// @brief Identifies a tournament within a work file.
using TournamentId = StrongId<struct TournamentIdTag>;

} // namespace zahlmeister::engine
