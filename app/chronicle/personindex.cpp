// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personindex.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "app/chronicle/personregistry.h"

namespace zahlmeister::app {

namespace {

/// Which numbers stand for the same.
class Classes {
public:
    explicit Classes(std::size_t size) : m_parents(size) { std::iota(m_parents.begin(), m_parents.end(), 0); }

    std::size_t add()
    {
        m_parents.push_back(m_parents.size());
        return m_parents.size() - 1;
    }

    [[nodiscard]] std::size_t of(std::size_t one)
    {
        while (m_parents[one] != one)
            one = m_parents[one] = m_parents[m_parents[one]];
        return one;
    }

    void join(std::size_t a, std::size_t b) { m_parents[of(b)] = of(a); }

private:
    std::vector<std::size_t> m_parents;
};

} // namespace

PersonIndex::PersonIndex(const ChronicleTournaments& tournaments,
                         const std::vector<PersonDecision>& decisions)
{
    PersonRegistry registry;
    m_persons.reserve(tournaments.size());
    for (const auto& one : tournaments) {
        auto& persons = m_persons.emplace_back();
        persons.reserve(one->tournament.participants.size());
        for (const engine::Participant& participant : one->tournament.participants)
            persons.push_back(participant.computer ? std::nullopt : std::optional(registry.put(participant)));
    }
    m_size = registry.persons().size();
    if (!decisions.empty())
        decide(tournaments, decisions);
}

void PersonIndex::decide(const ChronicleTournaments& tournaments,
                         const std::vector<PersonDecision>& decisions)
{
    std::map<engine::TournamentId, std::size_t> positions;
    for (std::size_t i = 0; i < tournaments.size(); ++i)
        positions.emplace(tournaments[i]->id, i);
    const auto seat = [&](const PersonPlace& place) -> std::optional<std::size_t>* {
        const auto found = positions.find(place.tournament);
        if (found == positions.end())
            return nullptr;
        const engine::Tournament& tournament = tournaments[found->second]->tournament;
        const auto at = tournament.indexOf(place.participant);
        if (!at || tournament.participants[*at].name != place.name || tournament.participants[*at].computer)
            return nullptr;
        return &m_persons[found->second][*at];
    };
    Classes classes(m_size);
    std::map<const std::optional<std::size_t>*, std::size_t> apart; // by the seat that stands for them
    for (const PersonDecision& decision : decisions) {
        std::optional<std::size_t>* const one = seat(decision.one);
        std::optional<std::size_t>* const other = seat(decision.other);
        if (!one || !other)
            continue;
        if (decision.kind == PersonDecisionKind::Same) {
            classes.join(**one, **other);
            continue;
        }
        // The first of those who are parted together stands for all of them, and is parted from himself.
        if (one == other || !apart.contains(other))
            apart.insert_or_assign(other, classes.add());
        *one = apart.at(other);
    }
    std::map<std::size_t, std::size_t> numbers;
    for (auto& persons : m_persons) {
        for (std::optional<std::size_t>& person : persons) {
            if (person)
                person = numbers.emplace(classes.of(*person), numbers.size()).first->second;
        }
    }
    m_size = numbers.size();
}

namespace {

std::vector<bool> seatedTwiceIn(const PersonIndex& index, std::size_t tournaments)
{
    std::vector<bool> twice;
    for (std::size_t i = 0; i < tournaments; ++i) {
        std::set<std::size_t> met;
        twice.push_back(std::ranges::any_of(
            index.of(i), [&](const auto& person) { return person && !met.insert(*person).second; }));
    }
    return twice;
}

} // namespace

std::vector<engine::TournamentId> seatedTwice(const ChronicleTournaments& tournaments,
                                              const PersonDecisions& before, const PersonDecisions& after)
{
    const auto was = seatedTwiceIn(PersonIndex(tournaments, before), tournaments.size());
    const auto is = seatedTwiceIn(PersonIndex(tournaments, after), tournaments.size());
    std::vector<engine::TournamentId> found;
    for (std::size_t i = 0; i < tournaments.size(); ++i) {
        if (is[i] && !was[i])
            found.push_back(tournaments[i]->id);
    }
    return found;
}

} // namespace zahlmeister::app
