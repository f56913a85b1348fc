// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/ownpersons.h"

#include <algorithm>
#include <utility>

#include "app/identify/nameindexbuilder.h"
#include "app/lists/personkey.h"
#include "app/persons/knownpersons.h"
#include "app/sql/rows.h"
#include "app/store/database.h"
#include "app/store/enteredpersons.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

void setName(ListPerson& person, const std::string& name)
{
    const std::size_t comma = name.find(',');
    person.lastName = name.substr(0, comma);
    if (comma == std::string::npos)
        return;
    const std::size_t first = name.find_first_not_of(' ', comma + 1);
    if (first != std::string::npos)
        person.firstName = name.substr(first);
}

void setPersonId(ListPerson& person, const std::string& id)
{
    (nuNumber(id) ? person.nuId : person.pkz) = id;
}

OwnPerson personOf(const EnteredPerson& entered)
{
    OwnPerson person{.values = listPersonOf(entered.known), .isEntered = true};
    person.values.dwz = entered.known.rating;
    person.values.index = entered.known.index;
    person.level = entered.known.enteredLevel;
    return person;
}

Entry ratingOf(const OwnPerson& person)
{
    return {.rating = person.values.dwz, .index = person.values.index};
}

/// Lets the one of two ratings of a person count that knows of more evaluations.
// RULE: WO2026 2.2.4
void takeRating(OwnPerson& person, const OwnPerson& other, const engine::RuleCatalog& rules)
{
    const auto newest = rules.choose({});
    const auto evaluations = [&](const OwnPerson& one) {
        return onLevelOf(*newest->version, ratingOf(one), one.level, rules).value_or(Entry()).index;
    };
    if (!other.values.dwz ||
        (person.values.dwz && newest.has_value() && evaluations(other) <= evaluations(person)))
        return;
    person.values.dwz = other.values.dwz;
    person.values.index = other.values.index;
    person.level = other.level;
    person.since = other.since;
}

/// What a tournament left a person with, adjusted since; nothing as onLevelOf() says.
// RULE: WO2026 2.2.1, Anhang 4
Entry entryInto(const OwnPerson& person, const engine::RuleVersion& to, const TournamentDays& days,
                const engine::RuleCatalog& rules)
{
    const auto entry = onLevelOf(to, ratingOf(person), person.level, rules);
    const auto from = rules.find(person.level);
    if (!entry || !person.since || !from.has_value())
        return entry.value_or(Entry());
    engine::Participant who{.number = engine::ParticipantNumber(1)};
    who.club = person.values.club;
    who.birthYear = person.values.birthYear;
    return passedOn(ratingOf(person), **from, to, rules, {*person.since, days.end}, who);
}

/// Those who are known already.
class PersonsSoFar {
public:
    /// @return false when the person was known
    bool add(const ListPerson& person)
    {
        const PersonFacts facts{listedNameText(person),
                                person.club,
                                person.memberNumber,
                                person.nuId.empty() ? person.pkz : person.nuId,
                                person.fideId,
                                person.birthYear,
                                person.sex};
        const auto found = m_known.find(facts).person;
        m_known.note(found.value_or(m_known.size()), facts);
        return !found;
    }

private:
    static std::string listedNameText(const ListPerson& person)
    {
        return person.firstName.empty() ? person.lastName : person.lastName + ", " + person.firstName;
    }

    KnownPersons m_known;
};

/// What a row of participant says of a person; its columns in the order of kColumns.
ListPerson valuesOf(const Statement& row)
{
    ListPerson values;
    setName(values, row.utf8(0));
    values.club = row.utf8(1);
    values.memberNumber = row.optionalInteger(2);
    setPersonId(values, row.utf8(3));
    values.fideId = row.optionalInteger(4);
    if (!row.isNull(5))
        values.sex = row.utf8(5) == "m" ? engine::Sex::Male : engine::Sex::Female;
    values.birthYear = row.optionalInteger(6);
    return values;
}

const QString kColumns = u"participant.name, club, member_number, person_id, fide_id, sex, birth_year"_s;

/// Lets those be known who were made anonymous, so that nobody offers them.
// RULE: WO2026 4.1.1
Result<void> leaveOutAnonymous(WorkFile& file, PersonsSoFar& known)
{
    auto rows = file.database().statement(
        u"SELECT "_s + kColumns +
        u" FROM participant JOIN unnamed_person ON CASE unnamed_person.person WHEN '' THEN"
        " unnamed_person.tournament_id = participant.tournament_id AND unnamed_person.participant = number"
        " AND unnamed_person.name = participant.name"
        " ELSE unnamed_person.person = participant.person END WHERE kind = 'anonymous'"_s);
    return forEachRow(rows, [&](const Statement& row) { known.add(valuesOf(row)); });
}

Result<void> readParticipants(WorkFile& file, PersonsSoFar& known, std::vector<OwnPerson>& persons)
{
    auto rows = file.database().statement(
        u"SELECT "_s + kColumns +
        u" FROM participant"
        " JOIN tournament ON tournament.id = tournament_id WHERE removed = 0 AND computer = 0"
        " AND identity <> 'text-only' AND (member = 1 OR person_id <> '' OR fide_id IS NOT NULL)"
        " AND participant.name <> '' ORDER BY end_date DESC, tournament_id DESC, number"_s);
    return forEachRow(rows, [&](const Statement& row) {
        OwnPerson person{.values = valuesOf(row)};
        if (known.add(person.values))
            persons.push_back(std::move(person));
    });
}

/// What a person of the chronicle took from his last tournament but the open one; nothing when he is nobody
/// who may be offered.
// RULE: WO2026 3.4.3
std::optional<OwnPerson> personOf(const PersonHistory& history, std::optional<engine::TournamentId> open)
{
    const auto found = std::find_if(history.participations.rbegin(), history.participations.rend(),
                                    [&](const Participation& one) { return one.tournament != open; });
    if (found == history.participations.rend())
        return {};
    const Participation& played = *found;
    const engine::Participant& last = *played.participant;
    const bool isAnybody = last.member || !last.personId.empty() || last.fideId;
    if (last.identity == engine::Identity::TextOnly || !isAnybody || last.name.empty())
        return {};
    OwnPerson person{.values = listPersonOf(last)};
    if (played.exit.source == engine::RatingSource::Dwz && familyOf(*played.rules).empty()) {
        person.values.dwz = played.exit.rating;
        person.values.index = played.exit.index;
        person.level = played.rules->id;
        person.since = played.end;
    }
    person.lastPlayed = LastPlayed{played.name(), played.end};
    return person;
}

/// The persons of the chronicle, and those entered by hand who are none of them.
void addPersons(const Chronicle& chronicle, std::optional<engine::TournamentId> open,
                const std::vector<EnteredPerson>& entered, PersonsSoFar& known,
                std::vector<OwnPerson>& persons)
{
    std::vector<PersonFacts> records;
    for (const EnteredPerson& one : entered)
        records.push_back(factsOf(one.known));
    auto played = personsOf(chronicle, records);
    for (const PersonHistory& history : chronicle.persons) {
        auto person = personOf(history, open);
        if (!person || !known.add(person->values))
            continue;
        for (std::size_t i = 0; i < entered.size(); ++i) {
            if (played[i] != &history)
                continue;
            person->isEntered = true;
            takeRating(*person, personOf(entered[i]), *chronicle.rules);
            records[i] = {}; // is offered
        }
        persons.push_back(*std::move(person));
    }
    for (std::size_t i = 0; i < entered.size(); ++i) {
        if (records[i].name.empty())
            continue;
        persons.push_back(personOf(entered[i]));
        known.add(persons.back().values);
    }
}

} // namespace

ListPerson listPersonOf(const engine::Participant& participant)
{
    ListPerson person;
    setName(person, participant.name);
    person.club = participant.club;
    person.memberNumber = participant.memberNumber;
    setPersonId(person, participant.personId);
    person.fideId = participant.fideId;
    person.sex = participant.sex;
    person.birthYear = engine::birthYearOf(participant);
    return person;
}

bool OwnPerson::isVouchedFor() const
{
    return isEntered || (lastPlayed && !(values.nuId.empty() && values.pkz.empty()));
}

std::optional<Entry> onLevelOf(const engine::RuleVersion& to, const Entry& entry, const std::string& level,
                               const engine::RuleCatalog& rules)
{
    const auto from = rules.find(level);
    if (level.empty() || !from.has_value())
        return entry;
    if (!conversionsBetween(to, **from, rules).empty())
        return {};
    return convertedTo(entry, **from, to, rules);
}

OwnPersons::OwnPersons(std::vector<OwnPerson> persons, std::shared_ptr<const engine::RuleCatalog> rules)
    : m_persons(std::move(persons)),
      m_rules(std::move(rules)),
      m_everybody(build(false)),
      m_vouchedFor(build(true))
{
}

Result<std::shared_ptr<const OwnPersons>> OwnPersons::read(WorkFile& file, const Chronicle& chronicle,
                                                           std::optional<engine::TournamentId> open,
                                                           std::shared_ptr<const engine::RuleCatalog> rules)
{
    TRY(const auto entered, enteredPersons(file));
    std::vector<OwnPerson> persons;
    PersonsSoFar known;
    TRY_DO(leaveOutAnonymous(file, known));
    addPersons(chronicle, open, entered, known, persons);
    TRY_DO(readParticipants(file, known, persons));
    return std::make_shared<const OwnPersons>(std::move(persons), std::move(rules));
}

std::shared_ptr<const NameIndex> OwnPersons::build(bool vouchedForOnly) const
{
    NameIndexBuilder builder(m_persons.size());
    bool isEmpty = true;
    for (std::size_t i = 0; i < m_persons.size(); ++i) {
        if (vouchedForOnly && !m_persons[i].isVouchedFor())
            continue;
        builder.add(indexRowOf(m_persons[i].values, static_cast<std::int64_t>(i)));
        isEmpty = false;
    }
    return isEmpty ? nullptr : NameIndex::fromBytes(builder.build(0));
}

void OwnPersons::addTo(NameShelves& shelves, Purpose purpose) const
{
    shelves.set(Shelf::Own, purpose == Purpose::Search ? m_everybody : m_vouchedFor);
}

std::optional<KnownRow> OwnPersons::row(PersonRef ref, const TournamentDays& days) const
{
    if (ref.shelf != Shelf::Own || ref.id < 0 || static_cast<std::size_t>(ref.id) >= m_persons.size())
        return {};
    const OwnPerson& person = m_persons[static_cast<std::size_t>(ref.id)];
    KnownRow row{ref, person.values, person.isEntered || !person.lastPlayed, person.lastPlayed};
    if (!m_rules || days.rules.empty())
        return row;
    // RULE: WO2026 Anhang 4
    if (const auto to = m_rules->find(days.rules); to.has_value()) {
        const Entry entry = entryInto(person, **to, days, *m_rules);
        row.values.dwz = entry.rating;
        row.values.index = entry.index;
    }
    return row;
}

} // namespace zahlmeister::app
