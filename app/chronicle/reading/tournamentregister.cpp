// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/tournamentregister.h"

#include "app/chronicle/reading/ratinglist.h"
#include "app/names/namefold.h"
#include "engine/league/leaguestatistics.h"

namespace zahlmeister::app {

namespace {

bool holds(const std::string& name, const std::string& wanted)
{
    return spelled(name, NameSpelling::Search).find(wanted) != std::string::npos;
}

} // namespace

TournamentLine tournamentLine(const ChronicleTournament& one, const engine::RuleCatalog& rules,
                              const EvaluationDays& days)
{
    const engine::TournamentHeader& header = one.tournament.header;
    const auto choice = rules.choose(header);
    const std::size_t players =
        one.tournament.participants.size() - engine::withoutGame(one.tournament).size();
    // RULE: WO2026 6.5.2.1
    return {.id = one.id,
            .name = header.name,
            .start = header.start,
            .end = *header.end,
            .level = header.level,
            .externalId = header.externalId,
            .evaluator = header.evaluator,
            .secondEvaluator = header.secondEvaluator,
            .days = days,
            .place = header.place,
            .arbiter = header.arbiter,
            .rules = choice.has_value() ? choice->version->id : std::string(),
            .players = static_cast<int>(players),
            .games = static_cast<int>(one.tournament.games.size())};
}

bool asksFor(const TournamentListRequest& request, const engine::TournamentHeader& header)
{
    const std::string evaluator = spelled(request.evaluator, NameSpelling::Search);
    return isOfLevel(header.level, request.level) &&
           (holds(header.evaluator, evaluator) || holds(header.secondEvaluator, evaluator));
}

TournamentList tournamentList(const Chronicle& chronicle,
                              const std::map<engine::TournamentId, EvaluationDays>& days,
                              const TournamentListRequest& request)
{
    TournamentList list{.request = request};
    for (const auto& one : chronicle.tournaments) {
        const engine::TournamentHeader& header = one->tournament.header;
        if ((request.from && *header.end < *request.from) ||
            (request.until && *request.until < *header.end) || !asksFor(request, header))
            continue;
        const auto known = days.find(one->id);
        list.lines.push_back(
            tournamentLine(*one, *chronicle.rules, known == days.end() ? EvaluationDays() : known->second));
    }
    return list;
}

} // namespace zahlmeister::app
