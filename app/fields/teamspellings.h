// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Teams that a report or a file calls by other names than the tournament does.
namespace zahlmeister::app {

/// @brief Which team is meant by which name.
using TeamNames = std::map<std::string, std::string>;

/// @brief A name of which nobody knows yet whether it means a team that is there.
struct TeamQuestion {
    std::string told;                    ///< as the table has it
    std::vector<std::string> teams = {}; ///< that it may mean, the nearest first; never empty

    bool operator==(const TeamQuestion&) const = default;
};

/// @brief Teams that are clearly meant by names that none of them has: it was said once (Team::spellings), or
/// only the form differs, such as `SC Adler I` and `SC Adler 1`, `e.V.`, capitals and umlauts.
///
/// A team that the names have, too, is not meant by another one.
/// @param told names in a table
[[nodiscard]] TeamNames teamsClearlyMeant(const engine::Tournament& current,
                                          const std::vector<std::string>& told);

/// @brief What is to be asked about names that mean no team clearly: those that are much like one, and all of
/// a league that has a schedule or line-ups, in which there are no other teams.
/// @param told names in a table
/// @param known what is clear or was answered already
[[nodiscard]] std::vector<TeamQuestion> teamsToAskFor(const engine::Tournament& current,
                                                      const std::vector<std::string>& told,
                                                      const TeamNames& known);

/// @brief Remembers that names mean teams. Where the header has no teams yet, it gets all of the tournament.
/// @param names of teams that are there; those that are clear anyway are left out
void rememberSpellings(engine::TournamentHeader& header, const engine::Tournament& current,
                       const TeamNames& names);

/// @brief Calls teams in everything of a tournament as the names say.
void callTeams(engine::Tournament& tournament, const TeamNames& names);

/// @brief Lets teams of which only the form of the name differs be one, with the name that stands first:
/// `SC Adler I` in one match of a table and `SC Adler 1` in the next one. Two that play in one round are two.
void uniteTeams(engine::Tournament& tournament);

} // namespace zahlmeister::app
