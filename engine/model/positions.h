// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief Finds the positions of participants by their numbers, for everybody who asks for many of them.
///
/// Numbers are nearly always 1..n in order, and that case costs nothing.
class ParticipantPositions {
public:
    /// @param participants as they stand now; later changes are not seen
    explicit ParticipantPositions(const std::vector<Participant>& participants);

    /// @brief A number that two participants have; nothing when every number is one participant's.
    [[nodiscard]] std::optional<ParticipantNumber> duplicate() const;

    /// @brief Position in the participants, of several with one number the first; nothing when none has it.
    [[nodiscard]] std::optional<std::size_t> of(ParticipantNumber number) const
    {
        // A number below 1 becomes a position beyond all others.
        const std::size_t at = m_inOrder ? static_cast<std::size_t>(number.value()) - 1 : search(number);
        return at < m_size ? std::optional(at) : std::nullopt;
    }

private:
    /// m_size when there is none. No optional: it would have to go through memory in of(), in every game.
    [[nodiscard]] std::size_t search(ParticipantNumber number) const;

    std::size_t m_size;
    bool m_inOrder = true;
    std::vector<std::pair<ParticipantNumber, std::size_t>> m_sorted; ///< only when they are not in order
};

} // namespace zahlmeister::engine
