// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/birthdates.h"

#include <algorithm>
#include <string>

#include <QString>
#include <QStringList>

#include "app/formats/importvalues.h"
#include "app/spelling/birth.h"

namespace zahlmeister::app {

namespace {

constexpr int kYoungest = 3;
constexpr int kYearWithoutTournament = 2030;

/// @return false when there is no such day
bool setBirth(int year, int month, int day, engine::Participant& participant)
{
    if (!isBirthYear(year))
        return false;
    if (month == 0 || day == 0) {
        participant.birthYear = year;
        return month == 0 && day == 0;
    }
    const auto date = engine::Date::tryFrom(year, month, day);
    if (!date)
        return false;
    participant.birthYear = year;
    participant.birthDate = date;
    return true;
}

bool isDigits(QStringView text)
{
    return std::ranges::all_of(text, [](QChar character) { return character >= u'0' && character <= u'9'; });
}

int numberAt(QStringView text, qsizetype begin, qsizetype size)
{
    return text.sliced(begin, size).toInt();
}

bool readLong(QStringView text, engine::Participant& participant)
{
    const auto birth = birthOf(text);
    if (birth && birth->year) {
        participant.birthYear = birth->year;
        participant.birthDate = birth->date;
    }
    return birth.has_value();
}

int centuryYear(int twoDigits, int tournamentYear)
{
    int year = tournamentYear - tournamentYear % 100 + twoDigits;
    if (year > tournamentYear - kYoungest)
        year -= 100;
    return year;
}

void noteUnread(QStringView text, ImportPlace place, NoteList& notes)
{
    notes.doubt(ImportCode::BadDate, {"birth_date", text.toString().toStdString()}, std::move(place));
}

} // namespace

void readBirth(QStringView text, engine::Participant& participant, ImportPlace place, NoteList& notes)
{
    const QStringView birth = text.trimmed();
    if (!readLong(birth, participant))
        noteUnread(birth, std::move(place), notes);
}

void readShortBirth(QStringView text, std::optional<engine::Date> tournament,
                    engine::Participant& participant, ImportPlace place, NoteList& notes)
{
    const QStringView birth = text.trimmed();
    if (birthOf(birth) == Birth())
        return;
    if (!isDigits(birth) || (birth.size() != 6 && birth.size() != 8))
        return readBirth(birth, participant, std::move(place), notes);
    const bool isShort = birth.size() == 6;
    const int year =
        isShort ? centuryYear(numberAt(birth, 4, 2), tournament ? tournament->year() : kYearWithoutTournament)
                : numberAt(birth, 4, 4);
    bool isRead = setBirth(year, numberAt(birth, 2, 2), numberAt(birth, 0, 2), participant);
    if (isRead && (tournament || !isShort))
        return;
    isRead = isRead || (!isShort && readLong(birth, participant));
    if (!isRead)
        return noteUnread(birth, std::move(place), notes);
    const std::string reading = participant.birthDate ? participant.birthDate->iso()
                                                      : std::to_string(participant.birthYear.value_or(0));
    notes.doubt(ImportCode::AmbiguousDate, {"birth_date", birth.toString().toStdString(), reading},
                std::move(place));
}

} // namespace zahlmeister::app
