// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/output/table.h"
#include "engine/league/leagueschedule.h"
#include "engine/model/tournament.h"
#include "ui/models/leaguecolumns.h"

/// The programme of a league as tables for paper and files: schedule, line-ups, matches and match cards
/// (Spielberichtskarten). The league table and the statistics have their columns in leaguecolumns.h.
namespace zahlmeister::ui {

/// @brief Which matches are wanted.
struct MatchSelection {
    std::optional<int> round = {}; ///< nothing: all
    std::string team = {};         ///< empty: all
};

/// @brief The matches of the schedule and those that were played without being in it.
[[nodiscard]] std::vector<engine::ScheduledMatch> selectedMatches(const engine::Tournament& tournament,
                                                                  const MatchSelection& selection);

/// @brief The whole programme: round, day, teams, result, and what was decided.
[[nodiscard]] app::Table scheduleTable(const engine::Tournament& tournament, const MatchSelection& selection);

/// @brief With whom a team may field: numbers, names, ratings, first and last day, guests. Of a team without
/// a line-up its players.
[[nodiscard]] app::Table lineUpTable(const engine::Tournament& tournament, const std::string& team);

/// @brief The boards of a match with the numbers of the line-up; before it there are as many empty ones as
/// the league has, with the colours. Awarded results have kAwardedMark, and the remarks say what was played.
[[nodiscard]] app::Table boardTable(const engine::Tournament& tournament,
                                    const engine::ScheduledMatch& match);

/// @brief "SC Adler – TSG Eber 4½ : 3½"; before the match without the score.
[[nodiscard]] QString matchTitle(const engine::ScheduledMatch& match);

/// @brief Round, day, and what was decided about the match as a whole.
/// @param withRound whether the round is not said elsewhere
[[nodiscard]] QStringList matchFacts(const engine::ScheduledMatch& match, bool withRound);

} // namespace zahlmeister::ui
