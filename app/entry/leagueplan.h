// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A place of a line-up as it was typed.
struct TypedPlace {
    int number;
    QString name; ///< `Surname, Forename`
    std::optional<engine::Date> from = {};
    std::optional<engine::Date> until = {};
    bool guest = false;
    std::optional<int> rating = {}; ///< by which line-ups are ordered

    bool operator==(const TypedPlace&) const = default;
};

/// @brief A team as it was typed.
struct TypedTeam {
    QString name;
    QString club = {}; ///< VKZ; may be empty
    std::vector<TypedPlace> lineup = {};

    bool operator==(const TypedTeam&) const = default;
};

/// @brief What makes a tournament the league that was typed.
///
/// Who is in a line-up and is no participant becomes one. A name that stands in two line-ups is one person
/// with two places. A team that has another name in the same place of the list was renamed.
/// @param fixtures of all rounds; the last of them is that of the tournament
/// @return no edits when nothing changes
[[nodiscard]] EditGroup planLeague(const engine::Tournament& tournament, const std::vector<TypedTeam>& teams,
                                   const std::vector<engine::Fixture>& fixtures, int boards);

} // namespace zahlmeister::app
