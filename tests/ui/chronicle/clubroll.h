// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>

#include "app/chronicle/reading/playercard.h"
#include "app/rules/shippedrules.h"
#include "tests/support/clubhistory.h"

namespace zahlmeister::tests {

/// @brief The roll of a made-up club.
inline app::PersonRoll clubRoll(const ClubShape& shape = {.years = 3, .firstYear = 2024})
{
    std::vector<app::ChronicleTournament> chain;
    for (const engine::Tournament& one : clubHistory(shape))
        chain.push_back({engine::TournamentId(static_cast<std::int64_t>(chain.size()) + 1), one});
    return app::PersonRoll(std::make_shared<const app::Chronicle>(
        app::chronicleOf(app::shared(std::move(chain)), app::shippedRulesShared())));
}

/// @brief The first person of whom something is true; aborts when there is none.
template <class Predicate>
const app::PersonHistory& personWho(const app::PersonRoll& roll, Predicate predicate)
{
    const auto& persons = roll.chronicle().persons;
    const auto found = std::ranges::find_if(persons, predicate);
    if (found == persons.end())
        std::abort();
    return *found;
}

/// @brief Whether something of a kind happened to a person between two tournaments.
inline bool hasEntry(const app::PersonHistory& person, app::EntryChangeKind kind)
{
    return std::ranges::count(person.entries, kind, &app::EntryChange::kind) > 0;
}

} // namespace zahlmeister::tests
