// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "app/archive/archivedatabase.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A seat of a tournament that is new or another.
struct BookedSeat {
    std::int64_t key; ///< of the tournament
    std::int64_t seat;
    bool isRemoved; ///< the tournament was removed: its seats come behind all others
    const engine::Participant* participant;
    std::optional<std::int64_t> before = {}; ///< whose it was before the tournament changed
    std::int64_t person = 0;                 ///< answer: whose it is
};

/// @brief A seat of a tournament that stays as it is, and is another person's now.
struct MovedSeat {
    std::int64_t key;
    std::int64_t seat;
    std::int64_t before;
    std::int64_t person;
};

/// @brief What a participant may be known again by, as an archive keeps it: numbers that do not tell it.
[[nodiscard]] std::vector<std::int64_t> personHashes(const engine::Participant& participant);

/// @brief Whether two participants are the same by all that PersonRegistry goes by.
[[nodiscard]] bool isSameIdentity(const engine::Participant& a, const engine::Participant& b);

/// @brief Knows the persons of an archive again, as PersonRegistry does in the order of evaluation over all
/// tournaments, and looks at no others than those whom the change can concern: persons who share any of the
/// keys, directly or through others.
///
/// Who brings the same federation's id every time is he whatever the order, so nearly always nothing has to
/// be read but the keys.
class PersonBook {
public:
    explicit PersonBook(ArchiveDatabase& database) : m_database(database) { }

    /// @brief Finds whose the seats are, and notes new persons and keys. Participations of these seats are
    /// not written here; those that they had must be gone.
    /// @param left persons who lost seats
    /// @return seats of other tournaments that are another person's now
    [[nodiscard]] Result<std::vector<MovedSeat>> book(std::vector<BookedSeat>& seats,
                                                      const std::set<std::int64_t>& left);

    /// @brief Notes by what a person is known again, where somebody else finds out who is who.
    void note(std::int64_t person, const engine::Participant& participant);

    /// @brief Writes what was noted.
    Result<void> write();

private:
    /// Persons and seats that share keys.
    struct Group {
        std::vector<std::int64_t> persons = {};
        std::vector<BookedSeat*> seats = {};
    };

    /// A seat in its place of the order.
    struct Seat {
        bool isRemoved;
        std::int64_t key;
        std::int64_t seat;
        const engine::Participant* participant;
        std::optional<std::int64_t> before;
        BookedSeat* booked = nullptr; ///< none: it stays as it is
    };

    Result<void> gather(const std::vector<BookedSeat>& seats, const std::set<std::int64_t>& left);
    [[nodiscard]] std::vector<Group> groups(std::vector<BookedSeat>& seats) const;
    [[nodiscard]] bool isSure(const Group& group) const;
    Result<void> bookSure(const Group& group);
    Result<void> readSeats(const std::vector<Group>& groups);
    Result<void> bookAnew(const Group& group, std::vector<MovedSeat>& moved);
    Result<void> nextPerson();

    ArchiveDatabase& m_database;
    std::map<std::int64_t, std::set<std::int64_t>> m_hashes;      ///< by person
    std::map<std::int64_t, QString> m_sure;                       ///< by person, what he always brings
    std::vector<std::pair<std::int64_t, std::int64_t>> m_newKeys; ///< hash and person, in any order
    std::map<std::int64_t, QString> m_changed;                    ///< persons to be written
    std::multimap<std::int64_t, Seat> m_seats;                    ///< by person, of those who are not sure
    std::map<std::int64_t, engine::Tournament> m_sources;         ///< by key, where they sit
    std::int64_t m_lastPerson = -1;
};

} // namespace zahlmeister::app
