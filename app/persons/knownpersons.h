// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/persons/sameness.h"

namespace zahlmeister::app {

/// @brief By what somebody may be known again, the surest first: the same person has one of these in
/// common.
[[nodiscard]] std::vector<std::string> identifyingKeys(const PersonFacts& facts);

/// @brief Compares a record with a person of whom there are several: a former name or club counts, and what
/// one of them lacks is known from the others.
/// @param known the last one counts most
[[nodiscard]] SamenessVerdict sameness(std::span<const PersonFacts> known, const PersonFacts& one);

/// @brief Who a record is.
template <class Person>
struct Recognised {
    std::optional<Person> person = {}; ///< nothing: nobody who is known, or it is unclear
    std::vector<Person> unclear = {};  ///< he may be one of these: the referee decides
};

/// @brief Chooses whom the strongest evidence names. Two for whom it is the same are no answer.
template <class Person>
[[nodiscard]] Recognised<Person> chosenFrom(const std::vector<std::pair<Person, SamenessVerdict>>& candidates)
{
    Recognised<Person> found;
    std::optional<PersonFact> best;
    for (const auto& [person, verdict] : candidates) {
        if (verdict.sameness == Sameness::Same && (!best || verdict.by < *best))
            best = verdict.by;
    }
    for (const auto& [person, verdict] : candidates) {
        const bool isBest = verdict.sameness == Sameness::Same && verdict.by == best;
        if (isBest || (!best && verdict.sameness == Sameness::Unclear))
            found.unclear.push_back(person);
    }
    if (best && found.unclear.size() == 1)
        found.person = found.unclear.front();
    if (found.person)
        found.unclear.clear();
    return found;
}

/// @brief Persons in memory, by whatever they may be known again.
class KnownPersons {
public:
    /// @brief What a record says of a person.
    void note(std::size_t person, const engine::Participant& participant);
    void note(std::size_t person, const PersonFacts& facts);

    /// @brief Who a record is.
    /// @param isExcluded persons who cannot be meant, such as those who sit beside him; empty: nobody
    [[nodiscard]] Recognised<std::size_t> find(const PersonFacts& facts,
                                               const std::function<bool(std::size_t)>& isExcluded = {}) const;

    /// @brief Number of persons.
    [[nodiscard]] std::size_t size() const { return m_facts.size(); }

private:
    std::vector<std::vector<PersonFacts>> m_facts; ///< by person
    std::unordered_map<std::string, std::vector<std::size_t>> m_byKey;
};

} // namespace zahlmeister::app
