// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/fields/edit.h"
#include "app/notes/importnote.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What adding a table to a tournament would do.
struct TableMerge {
    std::vector<Edit> edits = {}; ///< in an order in which they can be applied
    std::vector<ImportNote> notes =
        {}; ///< refusals: what contradicts the tournament; nothing may be applied then
    int addedPeople = 0;
    int changedPeople = 0; ///< who get what was not known of them
    int addedGames = 0;
    int equalGames = 0; ///< that are there already

    [[nodiscard]] bool isRefused() const;
};

/// @brief Adds the people and games of a table to a tournament.
///
/// Somebody is the same person if the name is, namesakes if the number is, too; others are new and get a free
/// number when theirs is taken. What is known stays; only what is missing is filled in. A game that is there
/// with another result is a contradiction, and so is a second game of somebody in one round.
[[nodiscard]] TableMerge mergeTable(const engine::Tournament& current, const engine::Tournament& table);

} // namespace zahlmeister::app
