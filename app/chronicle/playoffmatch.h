// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/store/tournamentstore.h"
#include "engine/catalogue/rulecatalog.h"

/// Matches about promotion and relegation, outside of the tables of the leagues whose teams play them.
namespace zahlmeister::app {

/// @brief A team of a league.
struct LeagueSide {
    const StoredTournament& league;
    std::string team; ///< one of engine::teamNames()
};

/// @brief What is known of such a match.
struct PlayoffMatch {
    std::string name;                     ///< of the tournament
    bool hasReturn = false;               ///< a second match at the other team's place
    std::optional<engine::Date> day = {}; ///< of the first one
};

/// @brief A tournament of its own for two teams of one league or of two, with their line-ups; everybody
/// enters with what his league left him with (participantsForNextEdition()).
///
/// Level, boards, time control and rules are those of the home team's league; what its table goes by stays
/// there. Who stands in both line-ups is one participant.
/// @pre the names of the teams differ
/// @source document 000, 4.2.4.4
[[nodiscard]] engine::Tournament playoffMatch(const LeagueSide& home, const LeagueSide& away,
                                              const PlayoffMatch& match, const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
