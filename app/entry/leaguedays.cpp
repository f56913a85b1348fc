// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entry/leaguedays.h"

#include <algorithm>

#include "engine/model/teammatches.h"

namespace zahlmeister::app {

namespace {

using engine::Fixture;
using engine::Game;
using engine::Tournament;

std::vector<engine::Date> daysOf(const std::vector<Game>& games, const std::vector<Fixture>& schedule)
{
    std::vector<engine::Date> days;
    for (const Game& game : games) {
        if (game.date)
            days.push_back(*game.date);
    }
    for (const Fixture& fixture : schedule) {
        if (fixture.date)
            days.push_back(*fixture.date);
    }
    std::ranges::sort(days);
    return days;
}

bool isBetween(const std::string& home, const std::string& away,
               const std::pair<std::string, std::string>& teams)
{
    return (home == teams.first && away == teams.second) || (home == teams.second && away == teams.first);
}

} // namespace

void followDays(engine::TournamentHeader& header, const std::vector<Game>& games, const Tournament& before)
{
    const auto had = daysOf(before.games, before.header.schedule);
    const auto has = daysOf(games, header.schedule);
    if (has.empty())
        return;
    const bool startFollows = !header.start || (!had.empty() && *header.start == had.front());
    const bool endFollows = !header.end || (!had.empty() && *header.end == had.back());
    header.start = startFollows ? has.front() : std::min(*header.start, has.front());
    header.end = endFollows ? has.back() : std::max(*header.end, has.back());
}

RoundPlan planPostponement(const Tournament& tournament, int round,
                           const std::pair<std::string, std::string>& teams, const engine::Date& day)
{
    RoundPlan plan{.about = {round}};
    bool isThere = false;
    engine::TournamentHeader header = tournament.header;
    for (Fixture& fixture : header.schedule) {
        if (fixture.round != round || !isBetween(fixture.home, fixture.away, teams))
            continue;
        isThere = true;
        fixture.date = day;
    }
    std::vector<Game> games = tournament.games;
    for (const engine::TeamMatch& match :
         engine::teamMatches(tournament, round, engine::homeWhiteOf(tournament.header))) {
        if (!isBetween(match.home, match.away, teams))
            continue;
        isThere = true;
        for (const engine::MatchBoard& board : match.boards) {
            const auto game = std::ranges::find(games, board.game.id, &Game::id);
            if (board.isUnmanned() || game == games.end() || game->date == day)
                continue;
            game->date = day;
            plan.edits.emplace_back(PutGame{*game});
        }
    }
    if (!isThere)
        return {.refusal = EntryNote{EntryCode::NoMatch, {teams.first, teams.second, round}}};
    followDays(header, games, tournament);
    if (header != tournament.header)
        plan.edits.emplace_back(PutHeader{std::move(header)});
    return plan;
}

} // namespace zahlmeister::app
