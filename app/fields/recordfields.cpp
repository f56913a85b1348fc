// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/recordfields.h"

namespace zahlmeister::app {

namespace {

template <class Record>
void addOwnValues(std::map<std::string, std::size_t>& counts, const Record& record)
{
    forEachField<Record>([&](const auto& field) {
        using Value = typename std::decay_t<decltype(field)>::Value;
        if (field.rules.isForeign)
            return;
        std::size_t count = 0;
        if constexpr (kIsList<Value>)
            count = (record.*field.member).size();
        else
            count = isBlank(field, record) ? 0 : 1;
        if (count > 0)
            counts[std::string(field.key)] += count;
    });
}

} // namespace

std::string longestText(std::size_t characters)
{
    return "at-most-" + std::to_string(characters) + "-characters";
}

std::map<std::string, std::size_t> ownValues(const engine::Tournament& tournament)
{
    std::map<std::string, std::size_t> counts;
    addOwnValues(counts, tournament.header);
    for (const engine::Participant& participant : tournament.participants)
        addOwnValues(counts, participant);
    for (const engine::Game& game : tournament.games)
        addOwnValues(counts, game);
    return counts;
}

} // namespace zahlmeister::app
