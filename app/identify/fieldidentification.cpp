// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/fieldidentification.h"

#include <algorithm>
#include <utility>

namespace zahlmeister::app {

namespace {

/// Who has no id is known again by name and year of birth: see PersonRegistry.
bool isKnownByName(const engine::Participant& participant, const ListPerson& row)
{
    const auto year = engine::birthYearOf(participant);
    return participant.personId.empty() && !participant.fideId && row.nuId.empty() && row.pkz.empty() &&
           !row.fideId && year && row.birthYear == year &&
           matchNames(parseName(participant.name), listedName(row.lastName, row.firstName)).isExact();
}

/// The candidate whom the participant's ids name, or his name when there are none.
std::optional<std::size_t> namedBy(const engine::Participant& participant, const PersonKey& ids,
                                   const std::vector<Candidate>& candidates)
{
    const auto isNamed = [&](const KnownRow& row) {
        return ids.describes(row.values) || isKnownByName(participant, row.values);
    };
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (std::ranges::any_of(candidates[i].rows, isNamed))
            return i;
    }
    return {};
}

PersonKey idsOf(const engine::Participant& participant)
{
    return lastingKey(personKeyOf(participant));
}

std::optional<Decision> decisionFor(const engine::Participant& participant, const FieldSnapshot& field)
{
    if (field.decisions.empty())
        return {};
    const auto found = field.decisions.find(decisionSpelling(participant.name, participant.club));
    if (found == field.decisions.end())
        return {};
    // Nobody plays twice: when that person is here already, this is a namesake.
    const PersonKey& person = found->second.person;
    const bool isHere = std::ranges::any_of(field.participants, [&](const auto& other) {
        const PersonKey ids = idsOf(other);
        return other.number != participant.number && other.identity == engine::Identity::Person &&
               ((!ids.nuId.empty() && ids.nuId == person.nuId) ||
                (!ids.pkz.empty() && ids.pkz == person.pkz) || (ids.fideId && ids.fideId == person.fideId));
    });
    return isHere ? std::nullopt : std::optional(found->second);
}

/// The person's rows that hold at the tournament's end. Nobody plays for a club whose passive member he is
/// while he is active in another.
std::vector<ListPerson> membershipsAtEnd(const Candidate& person)
{
    std::vector<ListPerson> rows;
    for (const KnownRow& row : person.rows) {
        if (row.isInForce && isOfList(row.ref.shelf))
            rows.push_back(row.values);
    }
    const bool isActive = std::ranges::any_of(
        rows, [](const ListPerson& row) { return !row.club.empty() && row.status != MemberStatus::Passive; });
    if (isActive) {
        std::erase_if(rows, [](const ListPerson& row) {
            return !row.club.empty() && row.status == MemberStatus::Passive;
        });
    }
    return rows;
}

bool isSettled(const MatchConflict& conflict, const engine::Participant& participant)
{
    return conflict.code == ConflictCode::SeveralClubs && !participant.club.empty();
}

/// What the referee must still decide about one participant.
bool isOpen(const ParticipantIdentification& one, const engine::Participant& participant)
{
    switch (one.state) {
    case IdentityState::Computer:
    case IdentityState::TextOnly: return false;
    case IdentityState::Ambiguous: return true;
    case IdentityState::Unknown: return participant.identity == engine::Identity::Open;
    case IdentityState::Identified: break;
    }
    if (one.isTwice())
        return true;
    // His word settles everything but which rating is to count.
    if (participant.identity == engine::Identity::Person)
        return std::ranges::any_of(one.differences, &ListedDifference::isOfRating);
    // Another form of a name, or a mistyped one, was weighed when he was taken.
    const auto matters = [](const ListedDifference& d) { return d.field != ListedField::Name; };
    return std::ranges::any_of(one.differences, matters) ||
           std::ranges::any_of(one.conflicts, [&](const MatchConflict& conflict) {
               return !isSettled(conflict, participant);
           });
}

} // namespace

PersonKey lastingKey(PersonKey key)
{
    if (!key.personId().empty() || key.fideId) {
        key.club.clear();
        key.memberNumber.reset();
    }
    return key;
}

bool ParticipantIdentification::isTwice() const
{
    return std::ranges::find(conflicts, ConflictCode::SamePersonTwice, &MatchConflict::code) !=
           conflicts.end();
}

const ParticipantIdentification* FieldIdentification::of(engine::ParticipantNumber number) const
{
    const auto found = std::ranges::find(participants, number, &ParticipantIdentification::number);
    return found != participants.end() ? &*found : nullptr;
}

int FieldIdentification::openCount() const
{
    return static_cast<int>(std::ranges::count_if(participants, &ParticipantIdentification::isOpen));
}

bool FieldIdentification::isWhole() const
{
    return std::ranges::all_of(participants, &ParticipantIdentification::isWhole);
}

FieldIdentification FieldIdentifier::identify(const FieldSnapshot& field, const std::stop_token& stop)
{
    FieldSnapshot basis{
        .days = field.days, .takesDwz = field.takesDwz, .eloList = field.eloList, .sources = field.sources};
    if (m_last != basis)
        m_known.clear();
    m_last = std::move(basis);
    m_persons.look(field.sources, field.days);

    FieldIdentification result;
    const NameShelves shelves = m_persons.shelves(PersonSource::Purpose::Match);
    result.hasLists = std::ranges::any_of(
        NameShelves::kAll, [&](Shelf shelf) { return isOfList(shelf) && shelves.index(shelf) != nullptr; });
    result.members = m_persons.members();
    std::map<engine::ParticipantNumber, Known> known;
    for (const engine::Participant& participant : field.participants) {
        if (stop.stop_requested())
            break;
        const auto decision = decisionFor(participant, field);
        auto old = m_known.find(participant.number);
        const bool same = old != m_known.end() && old->second.result.isWhole &&
                          old->second.participant == participant && old->second.decision == decision;
        const std::size_t missed = m_persons.missed();
        ParticipantIdentification one =
            same ? std::move(old->second.result) : identified(participant, decision, field);
        one.isWhole = m_persons.missed() == missed;
        result.participants.push_back(one);
        known.emplace(participant.number, Known{participant, decision, std::move(one)});
    }
    // When it was stopped, the next field needs what is known of the others.
    known.merge(std::move(m_known));
    m_known = std::move(known);
    if (!stop.stop_requested())
        addConflicts(field, result);
    return result;
}

ParticipantIdentification FieldIdentifier::identified(const engine::Participant& participant,
                                                      const std::optional<Decision>& decision,
                                                      const FieldSnapshot& field) const
{
    ParticipantIdentification one{participant.number};
    if (participant.computer) {
        one.state = IdentityState::Computer;
        return one;
    }
    const bool isDecided = participant.identity == engine::Identity::Person;
    std::optional<PersonKey> remembered;
    if (isDecided)
        remembered = idsOf(participant); // so that he is offered, however he is spelled
    else if (decision)
        remembered = lastingKey(decision->person);
    PersonMatch match = PersonMatcher(m_persons).match(participant, remembered);
    one.candidates = std::move(match.candidates);
    for (Candidate& candidate : one.candidates)
        candidate.clubName = m_persons.clubName(candidate.rows.front().values.club);
    switch (participant.identity) {
    case engine::Identity::TextOnly: one.state = IdentityState::TextOnly; return one;
    case engine::Identity::Newcomer: one.state = IdentityState::Unknown; return one;
    case engine::Identity::Person:
        one.state = IdentityState::Identified;
        one.chosen = namedBy(participant, idsOf(participant), one.candidates);
        break;
    case engine::Identity::Open:
        one.state = match.state;
        one.decidedBy = match.decidedBy;
        if (match.decidedBy)
            one.chosen = 0;
        break;
    }
    if (!one.chosen)
        return one;
    const Candidate& person = one.candidates[*one.chosen];
    one.listed = listedValues(person.rows, {participant.club, field.days.end, field.takesDwz, field.eloList});
    one.listed->clubName = m_persons.clubName(one.listed->club);
    one.differences = differencesFrom(*one.listed, participant);
    if (decision) {
        const PersonKey meant = lastingKey(decision->person);
        if (std::ranges::any_of(person.rows,
                                [&](const KnownRow& row) { return meant.describes(row.values); }))
            one.remembered = decision->decided;
    }
    if (isDecided)
        addNamesakes(participant, one); // last: who was chosen may move
    return one;
}

/// What was filled in from the person who was chosen speaks against everybody else; without it they are
/// offered as before, for the choice may have been wrong.
void FieldIdentifier::addNamesakes(const engine::Participant& participant,
                                   ParticipantIdentification& one) const
{
    engine::Participant bare = withoutListed(participant, *one.listed);
    bare.personId.clear();
    bare.fideId.reset();
    for (Candidate& other : PersonMatcher(m_persons).match(bare).candidates) {
        const auto isSame = [&](const Candidate& known) {
            return std::ranges::any_of(known.rows, [&](const KnownRow& row) {
                return std::ranges::find(other.rows, row.ref, &KnownRow::ref) != other.rows.end();
            });
        };
        if (std::ranges::any_of(one.candidates, isSame))
            continue;
        other.clubName = m_persons.clubName(other.rows.front().values.club);
        one.candidates.push_back(std::move(other));
    }
}

void FieldIdentifier::addConflicts(const FieldSnapshot& field, FieldIdentification& result) const
{
    std::vector<IdentifiedParticipant> identified;
    for (std::size_t i = 0; i < result.participants.size(); ++i) {
        ParticipantIdentification& one = result.participants[i];
        one.conflicts.clear();
        IdentifiedParticipant entry{&field.participants[i]};
        if (one.chosen)
            entry.rows = membershipsAtEnd(one.candidates[*one.chosen]);
        if (i < field.performances.size())
            entry.performance = field.performances[i];
        identified.push_back(std::move(entry));
    }
    for (MatchConflict& conflict : findConflicts(identified)) {
        const auto one =
            std::ranges::find(result.participants, conflict.participant, &ParticipantIdentification::number);
        one->conflicts.push_back(std::move(conflict));
    }
    for (std::size_t i = 0; i < result.participants.size(); ++i)
        result.participants[i].isOpen = isOpen(result.participants[i], field.participants[i]);
}

} // namespace zahlmeister::app
