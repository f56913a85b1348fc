// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/model/tournament.h"

/// The one comparison of persons. Every question whether two records are one person is answered here: what
/// comes in, what is pasted, a report that is added, a line-up, lists, the chain of tournaments, an archive.
namespace zahlmeister::app {

/// @brief What tells a person apart, as one record has it.
struct PersonFacts {
    std::string name = {}; ///< `Surname, Forename`, or as somebody wrote it
    std::string club = {}; ///< VKZ
    std::optional<int> memberNumber = {};
    std::string personId = {}; ///< the federation's: NU id or PKZ
    std::optional<int> fideId = {};
    std::optional<int> birthYear = {};
    std::optional<engine::Sex> sex = {};

    bool operator==(const PersonFacts&) const = default;
};

/// @brief What a participant says of the person.
[[nodiscard]] PersonFacts factsOf(const engine::Participant& participant);

/// @brief Whether two records say the same of a person.
[[nodiscard]] bool haveSameFacts(const PersonFacts& facts, const engine::Participant& participant);

/// @brief Whether two participants are the same by all that says who they are: number, link and facts.
[[nodiscard]] bool isSameIdentity(const engine::Participant& a, const engine::Participant& b);

/// @brief Whether two records are one person.
enum class Sameness {
    Same,
    Different, ///< something contradicts, or nothing speaks for it
    Unclear,   ///< something speaks for it, and something against it: the referee decides
};

/// @brief What decided a comparison; of evidence the strongest first.
enum class PersonFact {
    Link, ///< both are linked to one person already
    FederationId,
    FideId,
    MemberNumber, ///< within one club
    NameAndYear,
    NameAndClub,
    Name, ///< alone; evidence within one tournament or season only
    BirthYear,
    Generation, ///< junior and senior
    Sex,
    Nothing,
};

/// @brief What a comparison came to.
struct SamenessVerdict {
    Sameness sameness = Sameness::Different;
    PersonFact by = PersonFact::Nothing;

    bool operator==(const SamenessVerdict&) const = default;
};

/// @brief Where the two records stand.
enum class Between {
    Tournaments,   ///< a name alone is no evidence
    OneTournament, ///< or one season: a name is evidence unless two have it, which the caller sees
};

/// @brief Compares two records.
///
/// An id of one kind that both have decides, the federation's before FIDE's; then a member number within one
/// club. Another year of birth, another sex, or one of them marked as junior or senior, contradicts. The
/// whole name counts, in whatever order and spelling of umlauts, with the year of birth or the club; a change
/// of club is no contradiction.
[[nodiscard]] SamenessVerdict sameness(const PersonFacts& a, const PersonFacts& b,
                                       Between where = Between::Tournaments);
[[nodiscard]] SamenessVerdict sameness(const engine::Participant& a, const engine::Participant& b,
                                       Between where = Between::Tournaments);

/// @brief Whether two records are one person for certain.
[[nodiscard]] bool isSamePerson(const engine::Participant& a, const engine::Participant& b,
                                Between where = Between::Tournaments);

/// @brief Whether somebody whose data were edited is still he: what he was linked to stays.
[[nodiscard]] bool isStillTheSame(const engine::Participant& before, const engine::Participant& after);

} // namespace zahlmeister::app
