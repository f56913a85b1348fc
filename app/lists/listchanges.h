// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/lists/listperson.h"

namespace zahlmeister::app {

/// @brief Kinds of difference between two lists.
enum class ListChangeKind {
    Added,
    Gone,
    Transferred, ///< same person, other club; in a FIDE list: other federation
    Rating,      ///< rating or index
    Other,       ///< name, title, status and the like
};

/// @brief Stable text: `new`, `gone`, `transferred`, `rating` or `other`.
[[nodiscard]] std::string_view listChangeText(ListChangeKind kind);

inline constexpr int kListChangeKinds = 5;

/// @brief One person whose row has changed.
struct ListChange {
    ListChangeKind kind = ListChangeKind::Other;
    std::optional<ListPerson> before = {}; ///< nothing for Added
    std::optional<ListPerson> after = {};  ///< nothing for Gone

    bool operator==(const ListChange&) const = default;
};

/// @brief The changes that a list brings.
struct ListChanges {
    static constexpr int kListed = 500; ///< of each kind so many are kept with their names

    std::optional<engine::Date> comparedWith = {}; ///< date of the list before; nothing when there is none
    std::array<std::int64_t, kListChangeKinds> counts = {};
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

    bool operator==(const ListChanges&) const = default;
};

} // namespace zahlmeister::app
