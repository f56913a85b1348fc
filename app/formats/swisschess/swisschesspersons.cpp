// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swisschess/swisschesspersons.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/formats/birthdates.h"
#include "app/formats/importvalues.h"
#include "app/spelling/nobody.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kCutNameSize = 16; // to which lists of pairings cut names; others do not

void rate(engine::Participant& participant, std::optional<int> nwz, std::optional<int> elo,
          const ImportPlace& place, NoteList& notes)
{
    const auto taken = nwz ? nwz : elo;
    if (!taken)
        return;
    participant.rating = engine::Rating::tryListed(*taken);
    if (!participant.rating)
        notes.doubt(ImportCode::OutOfRange, {"rating", std::to_string(*taken), "1–5000"}, place);
    participant.ratingSource = nwz ? engine::RatingSource::Dwz : engine::RatingSource::Fide;
}

} // namespace

SwissChessPersons::SwissChessPersons(SwissChessLists& lists, NoteList& notes) : m_notes(notes)
{
    for (const SwissChessSource& form : lists[SwissChessList::Form])
        addForm(form);
    for (const SwissChessSource& list : lists[SwissChessList::Participants])
        addParticipants(list);
    for (const SwissChessList kind : {SwissChessList::Alphabet, SwissChessList::Pairings}) {
        for (const SwissChessSource& list : lists[kind])
            addPaired(list);
    }
    if (m_persons.size() > kSwissChessMaximumParticipants) {
        m_notes.refuse(ImportCode::TooLarge,
                       {"participants", std::to_string(kSwissChessMaximumParticipants)});
        return;
    }
    for (const auto& [number, person] : m_persons)
        m_numbersByName[person.name].push_back(number);
    for (const SwissChessSource& list : lists[SwissChessList::Evaluation])
        addRatings(list);
}

void SwissChessPersons::addTo(ImportedTournament& imported) const
{
    for (const auto& [number, person] : m_persons) {
        engine::Participant participant = person.details;
        participant.number = engine::ParticipantNumber(number);
        participant.name = importedName(person.name);
        participant.clubName = person.club.toStdString();
        if (!person.isWholeName && person.name.size() == kCutNameSize)
            m_notes.doubt(ImportCode::NameCut, {participant.name}, person.place);
        rate(participant, person.nwz, person.elo, person.place, m_notes);
        const auto doubtful = person.elo ? person.elo : person.twz;
        if (doubtful && !person.nwz && !person.unrated)
            m_notes.doubt(ImportCode::RatingIsNotDwz,
                          {participantLabel(participant), std::to_string(*doubtful)}, person.place);
        imported.tournament.participants.push_back(std::move(participant));
        imported.participantLines.push_back(person.place.line);
    }
}

QString SwissChessPersons::name(int number) const
{
    return m_persons.at(number).name;
}

QString SwissChessPersons::club(int number) const
{
    return m_persons.at(number).club;
}

std::span<const int> SwissChessPersons::numbersOf(const QString& name) const
{
    const auto found = m_numbersByName.find(name);
    return found == m_numbersByName.end() ? std::span<const int>() : found->second;
}

std::optional<int> SwissChessPersons::numberIn(const QString& text, const ImportPlace& place)
{
    const auto number = swissChessNumber(text);
    if (number && *number >= 1 && *number <= 99'999)
        return number;
    m_notes.refuse(ImportCode::BadNumber, {"number", text.toStdString()}, place);
    return std::nullopt;
}

/// A positive number; nothing for nothing and for 0, or with a note for what is none.
std::optional<int> SwissChessPersons::valueIn(const char* field, const QString& text,
                                              const ImportPlace& place)
{
    if (text.isEmpty() || text == "0"_L1)
        return std::nullopt;
    const auto number = importedNumber(text);
    if (!number)
        m_notes.doubt(ImportCode::BadNumber, {field, text.toStdString()}, place);
    return number;
}

/// The person of a number. A different name there belongs to another tournament.
SwissChessPersons::Person* SwissChessPersons::person(int number, const QString& name, bool isWhole,
                                                     const ImportPlace& place)
{
    const auto [found, isNew] = m_persons.try_emplace(number);
    Person& person = found->second;
    if (isNew) {
        person.name = name;
        person.isWholeName = isWhole;
        person.place = place;
        return &person;
    }
    const bool agrees = isWhole && person.isWholeName
                            ? person.name == name
                            : person.name.startsWith(name) || name.startsWith(person.name);
    if (!agrees) {
        m_notes.refuse(ImportCode::Malformed, {name.toStdString(), person.name.toStdString()}, place);
        return nullptr;
    }
    if (!person.isWholeName && (isWhole || name.size() > person.name.size()))
        person.name = name;
    person.isWholeName = person.isWholeName || isWhole;
    return &person;
}

void SwissChessPersons::addForm(const SwissChessSource& source)
{
    const SwissChessTable& form = *source.table;
    const ImportPlace place = source.place(form.line);
    const auto number = numberIn(form.formValue(u"TlnNr"), place);
    if (!number)
        return;
    if (!m_forms.emplace(*number, source).second) {
        m_notes.refuse(ImportCode::DuplicateNumber, {std::to_string(*number)}, place);
        return;
    }
    Person* added = person(*number, form.formValue(u"Name"), true, place);
    if (!added)
        return;
    added->club = form.formValue(u"Verein/Ort");
    added->nwz = valueIn("rating", form.formValue(u"NWZ"), place);
    added->elo = valueIn("rating", form.formValue(u"ELO"), place);
    added->unrated = !added->nwz && !added->elo;
    added->details.fideId = valueIn("fide_id", form.formValue(u"FIDE-Ken."), place);
    added->details.sex = importedSex(form.formValue(u"Attr."));
    readBirth(form.formValue(u"Geburt"), added->details, place, m_notes);
}

void SwissChessPersons::addParticipants(const SwissChessSource& source)
{
    const SwissChessTable& list = *source.table;
    const qsizetype numbers = std::max(list.column(u"tlnnr"), list.column(u"tnr"));
    for (const SwissChessRow& row : list.rows) {
        const ImportPlace place = source.place(row.line);
        const QString name = row.cell(list.column(u"teilnehmer"));
        if (isNobody(name))
            continue;
        const auto number = numberIn(row.cell(numbers), place);
        Person* added = number ? person(*number, name, true, place) : nullptr;
        if (!added)
            continue;
        if (added->club.isEmpty())
            added->club = row.cell(list.column(u"verein/ort"));
        added->twz = valueIn("rating", row.cell(list.column(u"twz")), place);
        if (!added->nwz)
            added->nwz = valueIn("rating", row.cell(list.column(u"nwz")), place);
        if (!added->elo)
            added->elo = valueIn("rating", row.cell(list.column(u"elo")), place);
        if (!added->details.birthYear)
            readBirth(row.cell(list.column(u"geburt")), added->details, place, m_notes);
        if (!added->details.sex)
            added->details.sex = importedSex(row.cell(list.column(u"attr")));
    }
}

void SwissChessPersons::addPaired(const SwissChessSource& source)
{
    const SwissChessTable& list = *source.table;
    for (const SwissChessRow& row : list.rows) {
        const ImportPlace place = source.place(row.line);
        for (const int side : {1, 2}) {
            const QString name = row.cell(list.column(u"teilnehmer", side));
            if (isNobody(name))
                continue;
            const auto number = numberIn(row.cell(pairedNumberColumn(list, side)), place);
            Person* added = number ? person(*number, name, false, place) : nullptr;
            // In the alphabet the rating stands after the opponent.
            if (added && side == 2 && !added->twz && !added->isWholeName)
                added->twz = valueIn("rating", row.cell(list.column(u"twz")), place);
        }
    }
}

/// Lists of evaluations number people by rank, so that only the name tells who is who.
void SwissChessPersons::addRatings(const SwissChessSource& source)
{
    const SwissChessTable& list = *source.table;
    for (const SwissChessRow& row : list.rows) {
        const ImportPlace place = source.place(row.line);
        const QString name = row.cell(list.column(u"teilnehmer"));
        if (name.isEmpty())
            continue;
        const auto numbers = numbersOf(name);
        if (numbers.size() == 1)
            takeRating(m_persons.at(numbers.front()), row.cell(list.column(u"ro")), place);
        else
            m_notes.doubt(ImportCode::BadValue, {"name", name.toStdString()}, place);
    }
}

void SwissChessPersons::takeRating(Person& person, const QString& text, const ImportPlace& place)
{
    const auto rating = valueIn("rating", text, place);
    if (!rating) {
        person.unrated = person.unrated || text == "0"_L1;
        return;
    }
    if (person.nwz && person.nwz != rating)
        m_notes.doubt(ImportCode::CountDiffers,
                      {person.name.toStdString(), std::to_string(*person.nwz), std::to_string(*rating)},
                      place);
    if (!person.nwz)
        person.nwz = rating;
}

qsizetype pairedNumberColumn(const SwissChessTable& list, int side)
{
    for (const QStringView name : {QStringView(u"tnr"), QStringView(u"tlnnr"), QStringView(u"nr")}) {
        if (list.column(name, 2) >= 0)
            return list.column(name, side);
    }
    return -1;
}

} // namespace zahlmeister::app
