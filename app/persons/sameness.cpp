// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persons/sameness.h"

#include "app/names/personname.h"
#include "app/persons/federationid.h"

namespace zahlmeister::app {

using engine::Participant;

namespace {

/// Both are known and differ, or are equal; nothing when one is not known.
template <class Value>
std::optional<bool> agree(const Value& a, const Value& b)
{
    if (a == Value() || b == Value())
        return std::nullopt;
    return a == b;
}

/// Ids of one kind: somebody may be known by a NU id here and by a PKZ there.
std::optional<bool> agreeIds(const std::string& a, const std::string& b)
{
    if (a.empty() || b.empty() || a == b)
        return agree(a, b);
    const auto nu = agree(nuNumber(a), nuNumber(b));
    const auto pkz = agree(pkzNumber(a), pkzNumber(b));
    if (nu || pkz)
        return nu ? nu : pkz;
    const bool areKinds = (nuNumber(a) || pkzNumber(a)) && (nuNumber(b) || pkzNumber(b));
    return areKinds ? std::nullopt : std::optional(false);
}

/// What the names say; nothing where a name is not known.
struct Names {
    bool areSame = false;
    bool areAlike = false;        ///< but for typing errors, or for what one of them lacks
    bool haveOneForename = false; ///< with another last name: somebody who married
    bool differInGeneration = false;
};

Names compareNames(const std::string& a, const std::string& b)
{
    if (a.empty() || b.empty())
        return {};
    const PersonName one = parseName(a);
    const PersonName other = parseName(b);
    const NameMatch match = matchNames(one, other);
    const bool haveNoForename = one.first.isEmpty() && other.first.isEmpty();
    return {a == b || match.isExact() || (haveNoForename && match.last <= PartMatch::Spelling),
            match.last <= PartMatch::Near &&
                (match.first <= PartMatch::Near || match.first == PartMatch::Missing),
            match.first <= PartMatch::Spelling && !one.first.isEmpty(), one.generation != other.generation};
}

/// Within one club; numbers are given anew when somebody leaves, so that names have a say.
std::optional<SamenessVerdict> byMemberNumber(const PersonFacts& a, const PersonFacts& b, const Names& names,
                                              std::optional<bool> sameYear)
{
    const auto sameNumber = agree(a.memberNumber, b.memberNumber);
    if (agree(a.club, b.club) != true || !sameNumber)
        return std::nullopt;
    if (!*sameNumber)
        return SamenessVerdict{Sameness::Different, PersonFact::MemberNumber};
    const bool isNameUnknown = a.name.empty() || b.name.empty();
    if (names.areSame || isNameUnknown || ((names.areAlike || names.haveOneForename) && sameYear != false))
        return SamenessVerdict{Sameness::Same, PersonFact::MemberNumber};
    return sameYear == false ? std::nullopt
                             : std::optional(SamenessVerdict{Sameness::Unclear, PersonFact::MemberNumber});
}

} // namespace

PersonFacts factsOf(const Participant& participant)
{
    return {participant.name,     participant.club,   participant.memberNumber,
            participant.personId, participant.fideId, engine::birthYearOf(participant),
            participant.sex};
}

bool haveSameFacts(const PersonFacts& facts, const Participant& participant)
{
    return facts.name == participant.name && facts.club == participant.club &&
           facts.memberNumber == participant.memberNumber && facts.personId == participant.personId &&
           facts.fideId == participant.fideId && facts.birthYear == engine::birthYearOf(participant) &&
           facts.sex == participant.sex;
}

bool isSameIdentity(const Participant& a, const Participant& b)
{
    return a.number == b.number && a.computer == b.computer && a.person == b.person &&
           a.notPerson == b.notPerson && haveSameFacts(factsOf(a), b);
}

SamenessVerdict sameness(const PersonFacts& a, const PersonFacts& b, Between where)
{
    const auto decided = [](bool isSame, PersonFact by) {
        return SamenessVerdict{isSame ? Sameness::Same : Sameness::Different, by};
    };
    if (const auto same = agreeIds(a.personId, b.personId))
        return decided(*same, PersonFact::FederationId);
    if (const auto same = agree(a.fideId, b.fideId))
        return decided(*same, PersonFact::FideId);
    const Names names = compareNames(a.name, b.name);
    const auto sameYear = agree(a.birthYear, b.birthYear);
    if (const auto verdict = byMemberNumber(a, b, names, sameYear))
        return *verdict;
    if (sameYear == false)
        return decided(false, PersonFact::BirthYear);
    if (names.differInGeneration && !sameYear)
        return decided(false, PersonFact::Generation);
    if (agree(a.sex, b.sex) == false)
        return decided(false, PersonFact::Sex);
    if (!names.areSame)
        return {};
    if (sameYear)
        return decided(true, PersonFact::NameAndYear);
    if (agree(a.club, b.club) == true)
        return decided(true, PersonFact::NameAndClub);
    return where == Between::OneTournament ? decided(true, PersonFact::Name) : SamenessVerdict();
}

SamenessVerdict sameness(const Participant& a, const Participant& b, Between where)
{
    // Other links say nothing: two work files have met him in different places.
    if (!a.person.empty() && a.person == b.person)
        return {Sameness::Same, PersonFact::Link};
    return sameness(factsOf(a), factsOf(b), where);
}

bool isSamePerson(const Participant& a, const Participant& b, Between where)
{
    return sameness(a, b, where).sameness == Sameness::Same;
}

bool isStillTheSame(const Participant& before, const Participant& after)
{
    // Who gets an id may be somebody whom it names already.
    if (before.personId != after.personId || before.fideId != after.fideId)
        return false;
    // By his data alone: an edit leaves the link where it was.
    const SamenessVerdict verdict = sameness(factsOf(before), factsOf(after), Between::OneTournament);
    if (verdict.sameness == Sameness::Same)
        return true;
    const NameMatch match = matchNames(parseName(before.name), parseName(after.name));
    const bool isMisspelt = match.last <= PartMatch::Near && match.first <= PartMatch::Near;
    return isMisspelt && verdict.by != PersonFact::BirthYear && verdict.by != PersonFact::Generation;
}

} // namespace zahlmeister::app
