// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "app/archive/chainstep.h"
#include "app/archive/kept/archivedatabase.h"

namespace zahlmeister::app {

/// @brief All seats of an archive in memory, for a complete run: 16 bytes each, so that it is known which
/// rows are to be written. Several threads can ask and keep at once, each about others.
class ParticipationIndex {
public:
    /// @brief Reads the seats of all tournaments, and their participations.
    /// @return the keys of the tournaments in their order; Error::DamagedContent
    [[nodiscard]] Result<std::vector<std::int64_t>> read(ArchiveDatabase& database);

    /// @brief Rows that no tournament has: person, key and seat.
    using Place = std::tuple<std::int64_t, std::int64_t, std::int64_t>;
    [[nodiscard]] const std::vector<Place>& strays() const { return m_strays; }

    /// @brief How many seats there are.
    [[nodiscard]] std::size_t count() const { return m_seats.size(); }

    /// @brief Where a person stands after what was computed so far; nullptr: nobody knows him.
    [[nodiscard]] const KeptStanding* standing(std::int64_t person) const;

    /// @brief Takes over what a seat came to, and with SeatStep::behind where its person stands then.
    /// @pre his seats before it are kept
    /// @return whether the database has another row
    bool keep(std::int64_t person, std::int64_t key, std::size_t at, SeatStep& step);

private:
    struct Seat {
        std::int64_t key = 0;
        std::uint64_t row : 47 = 0;  ///< hash of that of the database; 0: it has none
        std::uint64_t seat : 17 = 0; ///< unpackedSeats() has fewer
    };

    static_assert(sizeof(Seat) == 16);

    struct Person {
        std::size_t first = 0;
        std::size_t end = 0;
        std::size_t next = 0; ///< of those that are not computed yet
        KeptStanding standing = {};
    };

    [[nodiscard]] static std::uint64_t hashIn(const ParticipationRow& row);
    Result<void> readRows(ArchiveDatabase& database);

    std::vector<Seat> m_seats; ///< person after person, each in the order of the keys
    std::unordered_map<std::int64_t, Person> m_persons;
    std::vector<Place> m_strays;
};

} // namespace zahlmeister::app
