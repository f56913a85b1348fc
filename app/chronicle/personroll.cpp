// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/personroll.h"

#include <algorithm>
#include <set>
#include <string>

#include "app/names/namefold.h"

namespace zahlmeister::app {

namespace {

constexpr char kBehind = '\n'; // no word that is typed reaches from one field into the next

/// By what else one is looked for: the year of birth, and names under which one played before.
std::string furtherKeyOf(const PersonHistory& person)
{
    std::set<std::string> further;
    if (const auto year = engine::birthYearOf(person.person()))
        further.insert(std::to_string(*year));
    for (const Participation& one : person.participations) {
        if (one.participant->name != person.person().name)
            further.insert(spelled(one.participant->name, NameSpelling::Search));
    }
    std::string key;
    for (const std::string& field : further)
        key += field + kBehind;
    return key;
}

} // namespace

std::string searchKeyOf(const engine::Participant& person)
{
    std::string key;
    std::string field;
    const auto add = [&](std::string_view text) {
        spell(text, NameSpelling::Search, field);
        key += field;
        key += kBehind;
    };
    add(person.name);
    add(person.club);
    add(person.clubName);
    add(person.personId);
    if (person.fideId)
        add(std::to_string(*person.fideId));
    return key;
}

PersonRoll::PersonRoll(std::shared_ptr<const Chronicle> chronicle) : m_chronicle(std::move(chronicle))
{
    m_entries.reserve(m_chronicle->persons.size());
    for (const PersonHistory& one : m_chronicle->persons) {
        if (isWithoutTrace(one.person()))
            m_entries.push_back({&one, {}}); // an empty row of a table, which nobody looks for
        else
            m_entries.push_back({&one, searchKeyOf(one.person()) + furtherKeyOf(one)});
        for (const Participation& seat : one.participations)
            m_seats[seat.tournament].emplace(seat.participant->number, &one);
    }
    // The name is the beginning of the key; who has none comes last.
    std::ranges::stable_sort(m_entries, [](const Entry& a, const Entry& b) {
        return a.key.empty() != b.key.empty() ? b.key.empty() : a.key < b.key;
    });
}

std::vector<std::uint32_t> PersonRoll::find(std::string_view text) const
{
    const std::string wanted = spelled(text, NameSpelling::Search);
    const auto words = wordsOf(wanted);
    std::vector<std::uint32_t> rows;
    for (std::size_t row = 0; row < m_entries.size(); ++row) {
        const std::string& key = m_entries[row].key;
        const auto isThere = [&](std::string_view word) { return key.find(word) != std::string::npos; };
        if (!key.empty() && std::ranges::all_of(words, isThere))
            rows.push_back(static_cast<std::uint32_t>(row));
    }
    return rows;
}

const PersonHistory* PersonRoll::seatedAt(engine::TournamentId tournament,
                                          engine::ParticipantNumber number) const
{
    const auto seats = m_seats.find(tournament);
    if (seats == m_seats.end())
        return nullptr;
    const auto seat = seats->second.find(number);
    return seat == seats->second.end() ? nullptr : seat->second;
}

std::optional<PersonRoll::Played> PersonRoll::playedAt(engine::TournamentId tournament,
                                                       engine::ParticipantNumber number) const
{
    const PersonHistory* const person = seatedAt(tournament, number);
    if (!person)
        return std::nullopt;
    const auto one = std::ranges::find(person->participations, tournament, &Participation::tournament);
    const auto played = std::ranges::find_if(m_chronicle->tournaments,
                                             [&](const auto& each) { return each.get() == one->played; });
    return Played{*played, one->rules};
}

} // namespace zahlmeister::app
