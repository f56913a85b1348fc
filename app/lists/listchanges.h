// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/lists/listperson.h"

namespace zahlmeister::app {

/// @brief Kinds of difference between two lists.
enum class ListChangeKind {
    Added,
    Gone,
    Transferred, ///< same person, other club; in a FIDE list: other federation
    Renumbered,  ///< same person with another number: of the federation, or in the same club
    Rating,      ///< rating or index
    Other,       ///< name, title, status and the like
    TwoNumbers,  ///< no change: one person stands in the newer list with two ids of the federation
};

/// @brief Stable text: `new`, `gone`, `transferred`, `renumbered`, `rating`, `other` or `two-numbers`.
[[nodiscard]] std::string_view listChangeText(ListChangeKind kind);

/// @brief All of them, in the order in which they are shown.
inline constexpr std::array kListChangeKinds{
    ListChangeKind::Added,  ListChangeKind::Gone,  ListChangeKind::Transferred, ListChangeKind::Renumbered,
    ListChangeKind::Rating, ListChangeKind::Other, ListChangeKind::TwoNumbers};

/// @brief One person whose row has changed.
struct ListChange {
    ListChangeKind kind = ListChangeKind::Other;
    std::optional<ListPerson> before = {}; ///< nothing for Added; of TwoNumbers one of the two rows
    std::optional<ListPerson> after = {};  ///< nothing for Gone; of TwoNumbers the other one

    bool operator==(const ListChange&) const = default;
};

/// @brief The changes that a list brings.
struct ListChanges {
    static constexpr int kListed = 500; ///< of each kind so many are kept with their names

    std::optional<engine::Date> comparedWith = {}; ///< date of the list before; nothing when there is none
    std::array<std::int64_t, kListChangeKinds.size()> counts = {};
    std::int64_t unchanged = 0;
    std::vector<ListChange> listed = {};

    /// @brief How many changes of a kind there are, listed or not.
    [[nodiscard]] std::int64_t count(ListChangeKind kind) const
    {
        return counts[static_cast<std::size_t>(kind)];
    }

    /// @brief Counts a change and keeps it while there is room.
    void add(ListChangeKind kind, const ListPerson* before, const ListPerson* after);

    /// @brief Compares two versions of one row.
    void compare(ListSource source, const ListPerson& before, const ListPerson& after);

    /// @brief Takes in rows that are in one of the two lists only: who is in both under another membership
    /// was transferred or has another number, everybody else is new or gone.
    void settle(const std::vector<ListPerson>& added, const std::vector<ListPerson>& gone);

    bool operator==(const ListChanges&) const = default;
};

/// @brief Finds persons who stand in one list with two ids of the federation: who has the same FIDE id, or
/// the same name, year of birth and club.
class DoubleNumbers {
public:
    /// @brief Takes a row of the list in.
    void add(const ListPerson& person);

    /// @brief Counts those found.
    void addTo(ListChanges& changes) const;

private:
    struct Seen {
        ListPerson person;
        bool told = false; ///< with a second number
    };
    bool meet(const std::string& key, const ListPerson& person);

    std::unordered_map<std::string, Seen> m_seen; ///< by what tells who he is
    std::vector<std::pair<ListPerson, ListPerson>> m_found;
};

} // namespace zahlmeister::app
