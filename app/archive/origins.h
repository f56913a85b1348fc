// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "app/archive/archivedatabase.h"
#include "app/chronicle/entry.h"

namespace zahlmeister::app {

/// @brief With what players were entered into other tournaments, as the contents of an archive say. Many are
/// read in one statement: whoever needs one that is not here goes on without it, and is asked again when it
/// has been read.
class Origins {
public:
    using Seat = std::pair<std::int64_t, std::int64_t>; ///< key of a tournament, and place in it

    /// @brief What a participant was entered with.
    struct Entered {
        Entry entry;
        bool isSetByHand = false; ///< something of it is (6.4.2)
    };

    /// @brief What was entered there; nothing: that cannot be read, or must not. Any thread can ask while
    /// none reads.
    /// @return nullptr: it has not been read
    [[nodiscard]] const std::optional<Entered>* find(const Seat& seat) const;

    /// @brief Reads what is not here.
    /// @return errors of the database
    Result<void> read(ArchiveDatabase& database, const std::set<Seat>& seats);

    /// @brief Forgets everything.
    void forget() { m_entered.clear(); }

private:
    std::map<Seat, std::optional<Entered>> m_entered;
};

} // namespace zahlmeister::app
