// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "app/identify/namesearch.h"
#include "app/lists/listperson.h"

namespace zahlmeister::app {

/// @brief Where persons are looked for, in the order in which they are offered.
enum class Shelf {
    Own,        ///< persons of the work file
    Dsb,        ///< members of the German federation's list
    SwissChess, ///< the Swiss-Chess file
    Archive,    ///< persons of the archive that the program is connected to
    Fide,       ///< the world's list
};

/// @brief Whether a shelf has a federation's list; the others have those who took part in tournaments.
[[nodiscard]] constexpr bool isOfList(Shelf shelf)
{
    return shelf != Shelf::Own && shelf != Shelf::Archive;
}

/// @brief The shelf of a list.
[[nodiscard]] Shelf shelfOf(ListSource source);

/// @brief Names a person, or a membership, on a shelf.
struct PersonRef {
    Shelf shelf = Shelf::Own;
    std::int64_t id = 0; ///< of a ListRow, of an own person, or of one of the archive

    auto operator<=>(const PersonRef&) const = default;
};

/// @brief The indexes that are loaded. A value: a search keeps a copy, while newer indexes arrive.
class NameShelves {
public:
    /// @brief Puts an index on its shelf; nullptr clears it.
    void set(Shelf shelf, std::shared_ptr<const NameIndex> index);

    /// @return nullptr when nothing is loaded
    [[nodiscard]] const NameIndex* index(Shelf shelf) const
    {
        return m_indexes[static_cast<std::size_t>(shelf)].get();
    }

    /// @brief The same, to be put on another's shelf.
    [[nodiscard]] const std::shared_ptr<const NameIndex>& shared(Shelf shelf) const
    {
        return m_indexes[static_cast<std::size_t>(shelf)];
    }

    /// @brief Every shelf, loaded or not, in their order.
    static constexpr std::array kAll{Shelf::Own, Shelf::Dsb, Shelf::SwissChess, Shelf::Archive, Shelf::Fide};

private:
    std::array<std::shared_ptr<const NameIndex>, kAll.size()> m_indexes;
};

/// @brief A person who answers a search.
struct PersonHit {
    PersonRef person;
    HitKind kind = HitKind::Exact;
    int distance = 0; ///< as in IndexHit

    bool operator==(const PersonHit&) const = default;
};

/// @brief Searches all shelves for a typed text: names in any order and spelling, clubs, numbers, ids.
///
/// Exact answers come first; near ones are looked for when there are few. A player of the world's list who is
/// also on a shelf before it, with the same FIDE id, is offered once.
/// @param typed UTF-8
[[nodiscard]] std::vector<PersonHit> searchPersons(const NameShelves& shelves, std::string_view typed,
                                                   const SearchLimits& limits);

} // namespace zahlmeister::app
