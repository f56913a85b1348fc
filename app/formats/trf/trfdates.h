// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QString>

#include "app/notes/notelist.h"
#include "engine/model/tournament.h"

/// Dates of FIDE reports. The format says `YYYY/MM/DD`, and `YY/MM/DD` for rounds, but files have every other
/// order, separator and month name; which one it is follows from start <= rounds <= end.
namespace zahlmeister::app {

/// @brief A date as it stands in the file.
struct WrittenDate {
    QString text;
    int line = 0;
};

/// @brief All dates of a report.
struct WrittenDates {
    WrittenDate start;
    WrittenDate end;
    std::map<int, WrittenDate> rounds; ///< by round
};

/// @brief What they mean.
struct TournamentDates {
    std::optional<engine::Date> start;
    std::optional<engine::Date> end;
    std::map<int, engine::Date> rounds; ///< by round; those that can be read

    bool operator==(const TournamentDates&) const = default;
};

/// @brief The reading in which the dates agree with each other; without start or end, those of the rounds.
///
/// Notes: BadDate for what is no date at all, AmbiguousDate when there are several readings or the dates
/// contradict each other, DateFromRounds.
[[nodiscard]] TournamentDates resolveDates(const WrittenDates& written, NoteList& notes);

/// @brief Reads `1981/05/03`, `03.05.1981`, `1981`, `1981/00/00`, `1981/  /`; nothing for empty texts and
/// zeros.
/// @return false when the text is none of these, or the year is outside 1850 to 2199
bool readBirthDate(const QString& text, engine::Participant& person);

} // namespace zahlmeister::app
