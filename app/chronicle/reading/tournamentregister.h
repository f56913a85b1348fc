// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "app/store/evaluationdays.h"

/// Lists of tournaments with what document 000 wants to stand in them.
namespace zahlmeister::app {

/// @brief Which tournaments are listed.
struct TournamentListRequest {
    std::optional<engine::Date> from = {};  ///< that ended on that day or later
    std::optional<engine::Date> until = {}; ///< that ended up to then
    std::string level = {};                 ///< of which level (6.3), as isOfLevel() says; empty: all
    std::string evaluator = {};             ///< whose name holds that, whatever its case; empty: all

    bool operator==(const TournamentListRequest&) const = default;
};

/// @brief A line of a list of tournaments.
struct TournamentLine {
    engine::TournamentId id;
    std::string name;
    std::optional<engine::Date> start = {};
    engine::Date end;
    std::string level = {};      ///< VKZ of the organisation level
    std::string externalId = {}; ///< the federation's
    std::string evaluator = {};
    std::string secondEvaluator = {};
    EvaluationDays days = {};
    std::string place = {};
    std::string arbiter = {};
    std::string rules = {}; ///< id of the rule version
    int players = 0;        ///< of a league those who have a game
    int games = 0;
    bool isSeen = true; ///< else, in an archive, the role may not see more than name, end, level and players

    bool operator==(const TournamentLine&) const = default;
};

/// @brief A list of tournaments with everything that stands in it.
struct TournamentList {
    TournamentListRequest request;
    std::optional<engine::Date> issued = {}; ///< day on which it was given out
    std::vector<TournamentLine> lines = {};  ///< in the order of evaluation (2.2.3)
    int unseen = 0;        ///< tournaments of an archive of which the role may not see everything
    bool isCutOff = false; ///< there are earlier ones, which are left out: an archive has too many
    bool isSample = false; ///< of the sample club: nobody in it exists

    bool operator==(const TournamentList&) const = default;
};

/// @brief What stands in a list about a tournament.
/// @param days when it was evaluated
[[nodiscard]] TournamentLine tournamentLine(const ChronicleTournament& one, const engine::RuleCatalog& rules,
                                            const EvaluationDays& days);

/// @brief Whether a request asks for the evaluator of a tournament, and for its level.
[[nodiscard]] bool asksFor(const TournamentListRequest& request, const engine::TournamentHeader& header);

/// @brief The tournaments of a chronicle that a request asks for.
/// @param days when they were evaluated, as far as that is known
/// @source document 000, 6.5.2.1
[[nodiscard]] TournamentList tournamentList(const Chronicle& chronicle,
                                            const std::map<engine::TournamentId, EvaluationDays>& days,
                                            const TournamentListRequest& request);

} // namespace zahlmeister::app
