// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/league/leagueschedule.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "engine/model/lineup.h"

namespace zahlmeister::engine {

namespace {

constexpr int kUsualBoards = 8;

/// What a match gave, where it is over; of one that was awarded before anybody sat down also.
std::optional<MatchCount> countedAs(const ScheduledMatch& scheduled, const TournamentHeader& header,
                                    int boards)
{
    if (scheduled.match)
        return countOf(*scheduled.match, header, boards);
    if (!scheduled.awarded)
        return std::nullopt;
    const TeamMatch unplayed{.round = scheduled.round,
                             .home = scheduled.home,
                             .away = scheduled.away,
                             .boards = {},
                             .awarded = scheduled.awarded};
    return countOf(unplayed, header, boards);
}

} // namespace

std::vector<ScheduledMatch> leagueSchedule(const Tournament& tournament)
{
    std::vector<TeamMatch> matches = teamMatches(tournament);
    const std::map<int, int> usual = usualBoards(matches);
    std::vector<ScheduledMatch> schedule;
    for (const Fixture& fixture : tournament.header.schedule) {
        ScheduledMatch& planned = schedule.emplace_back(ScheduledMatch{
            fixture.round, fixture.home, fixture.away, fixture.date, fixture.awarded, fixture.reason});
        const auto played = std::ranges::find_if(matches, [&](const TeamMatch& match) {
            return match.round == fixture.round && match.home == fixture.home && match.away == fixture.away;
        });
        if (played == matches.end())
            continue;
        planned.match = std::move(*played);
        matches.erase(played);
    }
    for (TeamMatch& match : matches) {
        ScheduledMatch& other = schedule.emplace_back(ScheduledMatch{match.round, match.home, match.away});
        other.match = std::move(match);
    }
    for (ScheduledMatch& scheduled : schedule) {
        if (scheduled.match && scheduled.match->date)
            scheduled.date = scheduled.match->date;
        const auto boards = scheduled.match ? usual.find(scheduled.match->group) : usual.end();
        scheduled.count = countedAs(scheduled, tournament.header,
                                    tournament.header.boards.value_or(
                                        boards == usual.end() ? boardsOfLeague(tournament) : boards->second));
    }
    std::ranges::stable_sort(schedule, {}, [](const ScheduledMatch& one) {
        return one.round.value_or(std::numeric_limits<int>::max());
    });
    return schedule;
}

std::optional<int> lineupNumber(const Tournament& tournament, const std::string& team,
                                ParticipantNumber player)
{
    const Team* lined = teamNamed(tournament.header, team);
    if (lined != nullptr && !lined->lineup.empty()) {
        const auto place = std::ranges::find(lined->lineup, player, &LineupPlace::participant);
        return place == lined->lineup.end() ? std::nullopt : std::optional(place->number);
    }
    const auto position = tournament.indexOf(player);
    return position ? tournament.participants[*position].board : std::nullopt;
}

int boardsOfLeague(const Tournament& tournament)
{
    if (tournament.header.boards)
        return *tournament.header.boards;
    int boards = 0;
    for (const auto& [group, number] : usualBoards(teamMatches(tournament)))
        boards = std::max(boards, number);
    return boards > 0 ? boards : kUsualBoards;
}

} // namespace zahlmeister::engine
