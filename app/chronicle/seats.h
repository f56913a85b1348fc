// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "app/chronicle/chronicle.h"

namespace zahlmeister::app {

/// @brief Who sat where, for what was noted about a seat and is looked for later.
class Seats {
public:
    /// @param chronicle must outlive this
    explicit Seats(const Chronicle& chronicle);

    /// @brief The person on a seat.
    /// @param name that he must still have there, since numbers of participants may be given anew
    /// @return nullptr when nobody of that name sits there
    [[nodiscard]] const PersonHistory* at(engine::TournamentId tournament,
                                          engine::ParticipantNumber participant, std::string_view name) const;

    /// @brief The person of a uuid; nullptr when nobody is linked to it.
    [[nodiscard]] const PersonHistory* of(const std::string& person) const;

private:
    struct Seat {
        const PersonHistory* person;
        const engine::Participant* participant;
    };

    std::map<std::string, const PersonHistory*> m_persons; ///< by uuid
    std::map<std::pair<engine::TournamentId, engine::ParticipantNumber>, Seat> m_seats;
};

} // namespace zahlmeister::app
