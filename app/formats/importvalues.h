// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>
#include <QStringView>

#include "engine/model/tournament.h"

/// The values of tournament files that every program writes in its own way. Each function says nothing for
/// what it cannot read for certain.
namespace zahlmeister::app {

/// @brief What the program has room for; what is beyond is no such value.
inline constexpr int kMaximumRounds = 999;
inline constexpr int kMaximumBoard = 999; ///< at which a game, or a player of a team, sits
inline constexpr int kMaximumFideId = 999'999'999;
inline constexpr int kOldestBirthYear = 1850;
inline constexpr int kYoungestBirthYear = 2199;

/// @brief Whether somebody can be born in a year.
[[nodiscard]] constexpr bool isBirthYear(int year)
{
    return year >= kOldestBirthYear && year <= kYoungestBirthYear;
}

/// @brief How notes name a participant: number and name.
[[nodiscard]] std::string participantLabel(const engine::Participant& participant);

/// @brief `Surname, Forename` of names written with a comma; other names as they are. White space is
/// simplified.
[[nodiscard]] std::string importedName(QStringView name);

/// @brief Whether a name stands for "no opponent": `spielfrei`, `Freilos`, `bye` and the like, or nothing.
[[nodiscard]] bool isNobody(QStringView name);

/// @brief A day: `d.m.yyyy`, `dd.mm.yyyy`, `yyyy-mm-dd`, `yyyy/mm/dd` or `yyyymmdd`.
[[nodiscard]] std::optional<engine::Date> importedDate(QStringView text);

/// @brief A day of a tournament: importedDate(), or `dd.mm.yy` from 1970 to 2069. For days of birth that
/// would be a guess.
[[nodiscard]] std::optional<engine::Date> importedTournamentDate(QStringView text);

/// @brief A number of nothing but ASCII digits and blanks around them.
[[nodiscard]] std::optional<int> importedNumber(QStringView text);

/// @brief A VKZ in capitals; nothing for what is none.
[[nodiscard]] std::optional<std::string> importedClubCode(QStringView text);

/// @brief A person id: NU id or PKZ.
[[nodiscard]] std::optional<std::string> importedPersonId(QStringView text);

/// @brief Sex by `m`, `w` or `f` in any case; nothing for all else.
[[nodiscard]] std::optional<engine::Sex> importedSex(QStringView text);

/// @brief Points as they are written: `3½`, `½`, `3.5`, `3,5`, `4`; in half points.
[[nodiscard]] std::optional<int> importedHalfPoints(QStringView text);

} // namespace zahlmeister::app
