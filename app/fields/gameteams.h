// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/fields/edit.h"
#include "app/fields/editplan.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief Edits after which every game and every unmanned board names its teams.
///
/// Those that name none are played for the team that the player has as participant after the edits, also when
/// he gets his first team by them. After that they keep it, whatever team he is of. When a team gets another
/// name, in the header or because nobody has the old one any more, games and boards that the edits do not
/// mention follow. Edits of the undo log name themselves what they rename.
/// @return the edits, with those of games and boards after them that go with them
[[nodiscard]] std::vector<Edit> withTeams(const engine::Tournament& before, std::vector<Edit> edits,
                                          EditOrigin origin);

/// @brief How a tournament calls the teams to which a table gives other names, such as `SC Adler I`.
///
/// It is the team of which most of those players are who are known, with the same number (none is the first),
/// unless the table names that one, too.
/// @param numbers of the table's participants in the tournament
[[nodiscard]] std::map<std::string, std::string>
teamsCalledOtherwise(const engine::Tournament& current, const engine::Tournament& table,
                     const std::map<engine::ParticipantNumber, engine::ParticipantNumber>& numbers);

/// @brief Gives teams their names in everything that the edits put.
void callTeams(std::vector<Edit>& edits, const std::map<std::string, std::string>& names);

} // namespace zahlmeister::app
