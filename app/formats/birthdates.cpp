// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/birthdates.h"

#include <algorithm>
#include <string>

#include <QString>
#include <QStringList>

#include "app/formats/importvalues.h"

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

/// Whether there is nothing to read.
bool isUnknown(QStringView text)
{
    return std::ranges::all_of(
        text, [](QChar character) { return character == u'0' || character == u'.' || character == u'-'; });
}

bool readLong(QStringView text, engine::Participant& participant)
{
    if (text.size() == 4 && isDigits(text))
        return setBirth(numberAt(text, 0, 4), 0, 0, participant);
    if (text.size() == 8 && isDigits(text))
        return setBirth(numberAt(text, 0, 4), numberAt(text, 4, 2), numberAt(text, 6, 2), participant);
    if (const auto date = importedDate(text))
        return setBirth(date->year(), date->month(), date->day(), participant);
    // A year with a day of zeros is no date, but says the year.
    const auto parts = text.toString().split(u'.');
    return parts.size() == 3 && parts[2].size() == 4 && isDigits(parts[2]) && isUnknown(parts[0]) &&
           isUnknown(parts[1]) && setBirth(parts[2].toInt(), 0, 0, participant);
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
    if (!isUnknown(birth) && !readLong(birth, participant))
        noteUnread(birth, std::move(place), notes);
}

void readShortBirth(QStringView text, std::optional<engine::Date> tournament,
                    engine::Participant& participant, ImportPlace place, NoteList& notes)
{
    const QStringView birth = text.trimmed();
    if (isUnknown(birth))
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
