// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listchanges.h"

#include <iterator>

namespace zahlmeister::app {

namespace {

/// What tells persons apart across clubs.
std::string personKey(const ListPerson& person)
{
    if (!person.nuId.empty())
        return person.nuId;
    if (!person.pkz.empty())
        return person.pkz;
    return person.lastName + '|' + person.firstName + '|' + std::to_string(person.birthYear.value_or(0));
}

const std::string& federationId(const ListPerson& person)
{
    return person.nuId.empty() ? person.pkz : person.nuId;
}

/// Strong enough to be the same person against his id: who comes to the same club, or has the same FIDE id.
std::vector<std::string> keysBesideId(const ListPerson& person)
{
    std::vector<std::string> keys;
    if (person.fideId)
        keys.push_back("F" + std::to_string(*person.fideId));
    if (person.birthYear && !person.club.empty())
        keys.push_back(person.lastName + '|' + person.firstName + '|' + std::to_string(*person.birthYear) +
                       '|' + person.club);
    return keys;
}

bool areNamesakesOfOneYear(const ListPerson& a, const ListPerson& b)
{
    return a.lastName == b.lastName && a.firstName == b.firstName && a.birthYear &&
           a.birthYear == b.birthYear;
}

} // namespace

std::string_view listChangeText(ListChangeKind kind)
{
    static constexpr std::string_view kTexts[]{"new",    "gone",  "transferred", "renumbered",
                                               "rating", "other", "two-numbers"};
    static_assert(std::size(kTexts) == kListChangeKinds.size());
    return kTexts[static_cast<std::size_t>(kind)];
}

void ListChanges::add(ListChangeKind kind, const ListPerson* before, const ListPerson* after)
{
    auto& count = counts[static_cast<std::size_t>(kind)];
    if (++count > kListed)
        return;
    listed.push_back(
        {kind, before ? std::optional(*before) : std::nullopt, after ? std::optional(*after) : std::nullopt});
}

void ListChanges::compare(ListSource source, const ListPerson& before, const ListPerson& after)
{
    if (!describeSamePerson(before, after)) {
        if (areNamesakesOfOneYear(before, after))
            return add(ListChangeKind::Renumbered, &before, &after);
        // The member number was given to somebody else.
        add(ListChangeKind::Gone, &before, nullptr);
        add(ListChangeKind::Added, nullptr, &after);
        return;
    }
    const bool dwz = before.dwz != after.dwz || before.index != after.index;
    const bool elo =
        before.elo != after.elo || before.rapidElo != after.rapidElo || before.blitzElo != after.blitzElo;
    if (source == ListSource::Fide && before.federation != after.federation)
        add(ListChangeKind::Transferred, &before, &after);
    else if (dwz || (elo && source != ListSource::Dsb))
        add(ListChangeKind::Rating, &before, &after);
    else
        add(ListChangeKind::Other, &before, &after);
}

void ListChanges::settle(const std::vector<ListPerson>& added, const std::vector<ListPerson>& gone)
{
    std::vector<bool> isMatched(gone.size());
    std::unordered_map<std::string, std::vector<std::size_t>> byPerson;
    std::unordered_map<std::string, std::size_t> besideId;
    for (std::size_t i = 0; i < gone.size(); ++i) {
        byPerson[personKey(gone[i])].push_back(i);
        for (const std::string& key : keysBesideId(gone[i]))
            besideId.emplace(key, i);
    }
    const auto take = [&](ListChangeKind kind, std::size_t before, const ListPerson& after) {
        isMatched[before] = true;
        add(kind, &gone[before], &after);
    };
    std::vector<const ListPerson*> left;
    for (const ListPerson& person : added) {
        const auto found = byPerson.find(personKey(person));
        if (found == byPerson.end() || found->second.empty()) {
            left.push_back(&person);
            continue;
        }
        const std::size_t before = found->second.back();
        found->second.pop_back();
        take(gone[before].club == person.club ? ListChangeKind::Renumbered : ListChangeKind::Transferred,
             before, person);
    }
    for (const ListPerson* person : left) {
        bool isRenumbered = false;
        for (const std::string& key : keysBesideId(*person)) {
            const auto same = besideId.find(key);
            isRenumbered = !isRenumbered && same != besideId.end() && !isMatched[same->second];
            if (isRenumbered) {
                take(ListChangeKind::Renumbered, same->second, *person);
                break;
            }
        }
        if (!isRenumbered)
            add(ListChangeKind::Added, nullptr, person);
    }
    for (std::size_t i = 0; i < gone.size(); ++i) {
        if (!isMatched[i])
            add(ListChangeKind::Gone, &gone[i], nullptr);
    }
}

void DoubleNumbers::add(const ListPerson& person)
{
    if (federationId(person).empty())
        return;
    for (const std::string& key : keysBesideId(person)) {
        if (meet(key, person))
            return; // once is enough
    }
}

/// @return whether he was met before with another number
bool DoubleNumbers::meet(const std::string& key, const ListPerson& person)
{
    const auto [place, isNew] = m_seen.try_emplace(key, Seen{person});
    Seen& seen = place->second;
    // An id of today and one of before 2026 are no two numbers of one kind.
    const bool isOther = !isNew && federationId(seen.person) != federationId(person) &&
                         seen.person.nuId.empty() == person.nuId.empty();
    if (!isOther || seen.told)
        return isOther;
    seen.told = true;
    m_found.emplace_back(seen.person, person);
    return true;
}

void DoubleNumbers::addTo(ListChanges& changes) const
{
    for (const auto& [one, other] : m_found)
        changes.add(ListChangeKind::TwoNumbers, &one, &other);
}

} // namespace zahlmeister::app
