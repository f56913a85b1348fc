// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/recordfields.h"

namespace zahlmeister::app {

namespace {

template <class Record>
std::size_t ownValuesOf(const Record& record)
{
    std::size_t count = 0;
    forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if (field.rules.isForeign)
            return;
        if constexpr (kIsList<Value>)
            count += (record.*field.member).size();
        else
            count += isBlank(field, record) ? 0 : 1;
    });
    return count;
}

} // namespace

std::string longestText(std::size_t characters)
{
    return "at-most-" + std::to_string(characters) + "-characters";
}

std::size_t ownValues(const engine::Tournament& tournament)
{
    std::size_t count = ownValuesOf(tournament.header);
    for (const engine::Participant& participant : tournament.participants)
        count += ownValuesOf(participant);
    for (const engine::Game& game : tournament.games)
        count += ownValuesOf(game);
    return count;
}

} // namespace zahlmeister::app
