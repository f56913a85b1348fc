// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "app/entry/leagueplan.h"
#include "engine/model/tournament.h"

/// A league as two texts: its teams with their line-ups, and its schedule. Both can be typed and pasted, and
/// are written as they are read.
namespace zahlmeister::ui {

/// @brief What a text of teams says, or why not.
struct TypedTeams {
    std::vector<app::TypedTeam> teams = {};
    QStringList problems = {}; ///< a sentence each, with its line
};

/// @brief Reads teams: a line for each, `SC Adler; 70101`, and below it a line for each place in its line-up,
/// `3 Meier, Hans; DWZ 1834; from 01.01.2027; until 31.03.2027; guest`.
[[nodiscard]] TypedTeams readTeams(const QString& text);

/// @brief The teams of a tournament as readTeams() reads them; without line-ups those of its players.
[[nodiscard]] QString teamsText(const engine::Tournament& tournament);

/// @brief What a text of pairings says, or why not.
struct TypedSchedule {
    std::vector<engine::Fixture> fixtures = {};
    int rounds = 0;
    QStringList problems = {}; ///< a sentence each, with its line
};

/// @brief Reads a schedule: `1 04.10.2026 1-6 2-5 3-4` with the numbers of the teams, the home team first, or
/// below a line with the round a line for each match, `SC Adler - SF Bear`.
[[nodiscard]] TypedSchedule readSchedule(const QString& text, const std::vector<app::TypedTeam>& teams);

/// @brief The schedule by the Berger table.
/// @param cycles 1 or 2
/// @param days of the rounds, in their order; may be fewer
[[nodiscard]] QString bergerSchedule(int teams, int cycles, const std::vector<engine::Date>& days);

/// @brief The schedule of a tournament as readSchedule() reads it.
[[nodiscard]] QString scheduleText(const engine::Tournament& tournament);

/// @brief Days that follow each other in a text; what is no day is left out.
[[nodiscard]] std::vector<engine::Date> readDays(const QString& text);

} // namespace zahlmeister::ui
