// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persons/knownpersons.h"

#include <algorithm>
#include <set>

#include "app/names/personname.h"
#include "app/persons/federationid.h"

namespace zahlmeister::app {

namespace {

std::string idKey(const std::string& id)
{
    if (const auto nu = nuNumber(id))
        return "nu " + std::to_string(*nu);
    if (const auto pkz = pkzNumber(id))
        return "pkz " + std::to_string(*pkz);
    return "person " + id;
}

/// The words of a name in whatever order it was written.
std::string nameKey(const std::string& name)
{
    auto words = parseName(name).words();
    std::ranges::sort(words);
    std::string key = "name";
    for (const std::string& word : words)
        key += ' ' + word;
    return key;
}

template <class Value>
void fillFrom(Value& mine, const Value& theirs)
{
    if (mine == Value())
        mine = theirs;
}

} // namespace

std::vector<std::string> identifyingKeys(const PersonFacts& facts)
{
    std::vector<std::string> keys;
    if (!facts.personId.empty())
        keys.push_back(idKey(facts.personId));
    if (facts.fideId)
        keys.push_back("fide " + std::to_string(*facts.fideId));
    if (!facts.club.empty() && facts.memberNumber)
        keys.push_back("club " + facts.club + ' ' + std::to_string(*facts.memberNumber));
    if (facts.name.empty() || (!facts.birthYear && facts.club.empty()))
        return keys;
    const std::string name = nameKey(facts.name);
    if (facts.birthYear)
        keys.push_back(name + " year " + std::to_string(*facts.birthYear));
    if (!facts.club.empty())
        keys.push_back(name + " club " + facts.club);
    return keys;
}

SamenessVerdict sameness(std::span<const PersonFacts> known, const PersonFacts& one)
{
    PersonFacts latest;
    for (auto facts = known.rbegin(); facts != known.rend(); ++facts) {
        fillFrom(latest.personId, facts->personId);
        fillFrom(latest.fideId, facts->fideId);
        fillFrom(latest.birthYear, facts->birthYear);
        fillFrom(latest.sex, facts->sex);
    }
    SamenessVerdict best;
    for (auto facts = known.rbegin(); facts != known.rend(); ++facts) {
        PersonFacts whole = *facts;
        fillFrom(whole.personId, latest.personId);
        fillFrom(whole.fideId, latest.fideId);
        fillFrom(whole.birthYear, latest.birthYear);
        fillFrom(whole.sex, latest.sex);
        const SamenessVerdict verdict = sameness(whole, one);
        const auto rank = [](const SamenessVerdict& each) {
            return std::pair(each.sameness == Sameness::Same      ? 0
                             : each.sameness == Sameness::Unclear ? 1
                                                                  : 2,
                             each.by);
        };
        if (rank(verdict) < rank(best))
            best = verdict;
    }
    return best;
}

void KnownPersons::note(std::size_t person, const engine::Participant& participant)
{
    if (person >= m_facts.size())
        m_facts.resize(person + 1);
    if (m_facts[person].empty() || !haveSameFacts(m_facts[person].back(), participant))
        note(person, factsOf(participant));
}

void KnownPersons::note(std::size_t person, const PersonFacts& facts)
{
    if (person >= m_facts.size())
        m_facts.resize(person + 1);
    auto& all = m_facts[person];
    std::erase(all, facts);
    all.push_back(facts);
    for (std::string& key : identifyingKeys(facts)) {
        auto& persons = m_byKey[std::move(key)];
        if (std::ranges::find(persons, person) == persons.end())
            persons.push_back(person);
    }
}

Recognised<std::size_t> KnownPersons::find(const PersonFacts& facts,
                                           const std::function<bool(std::size_t)>& isExcluded) const
{
    std::set<std::size_t> met;
    std::vector<std::pair<std::size_t, SamenessVerdict>> candidates;
    for (const std::string& key : identifyingKeys(facts)) {
        const auto persons = m_byKey.find(key);
        if (persons == m_byKey.end())
            continue;
        for (const std::size_t person : persons->second) {
            if (met.insert(person).second && (!isExcluded || !isExcluded(person)))
                candidates.emplace_back(person, sameness(m_facts[person], facts));
        }
    }
    return chosenFrom(candidates);
}

} // namespace zahlmeister::app
