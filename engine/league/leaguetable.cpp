// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/league/leaguetable.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace zahlmeister::engine {

namespace {

/// The boards of each group: what most of its matches have, of two numbers the higher one.
std::map<int, int> boardsOfGroups(const std::vector<TeamMatch>& matches)
{
    std::map<int, std::map<int, int>> counts; // by group and highest board of a match
    for (const TeamMatch& match : matches) {
        const MatchBoard& last = *std::ranges::max_element(match.boards, {}, &MatchBoard::board);
        ++counts[match.group][last.board];
    }
    std::map<int, int> boards;
    for (const auto& [group, ofGroup] : counts)
        boards[group] = std::ranges::max_element(ofGroup, {}, [](const auto& one) {
                            return std::pair(one.second, one.first);
                        })->first;
    return boards;
}

void addMatch(TeamStanding& standing, Score own, Score other, Score berlin, bool isDecided)
{
    standing.boardPoints += own;
    standing.boardPointsAgainst += other;
    standing.berlin += berlin;
    if (!isDecided)
        return;
    // Decision 27 of rules/README.md: without a point on any board the match is lost for both.
    const bool isDrawn = own == other && own != kLoss;
    ++standing.played;
    standing.won += own > other ? 1 : 0;
    standing.drawn += isDrawn ? 1 : 0;
    standing.lost += own <= other && !isDrawn ? 1 : 0;
    standing.matchPoints = 2 * standing.won + standing.drawn;
}

auto orderOf(const TeamStanding& standing)
{
    return std::tuple(standing.group, -standing.matchPoints, -standing.boardPoints.halfPoints(),
                      -standing.berlin.halfPoints());
}

} // namespace

std::vector<LeagueMatch> leagueMatches(const std::vector<TeamMatch>& matches, std::optional<int> boards)
{
    const std::map<int, int> usual = boardsOfGroups(matches);
    std::vector<LeagueMatch> counted;
    for (const TeamMatch& match : matches) {
        LeagueMatch& result = counted.emplace_back(LeagueMatch{
            match.round, match.home, match.away, match.group, match.homePoints, match.awayPoints});
        result.isDecided = true;
        for (const MatchBoard& board : match.boards) {
            const GameResult sides = board.counted();
            const int weight = std::max(boards.value_or(usual.at(match.group)) + 1 - board.board, 0);
            result.homeBerlin += Score::fromHalfPoints(tablePoints(sides.white).halfPoints() * weight);
            result.awayBerlin += Score::fromHalfPoints(tablePoints(sides.black).halfPoints() * weight);
            result.isDecided = result.isDecided && sides != kNotPlayed;
        }
    }
    return counted;
}

std::vector<TeamStanding> leagueTable(const std::vector<std::string>& teams,
                                      const std::vector<LeagueMatch>& matches, std::optional<int> last)
{
    std::vector<TeamStanding> table;
    std::map<std::string, std::size_t> places;
    for (const std::string& team : teams) {
        if (places.emplace(team, table.size()).second)
            table.emplace_back().team = team;
    }
    for (const LeagueMatch& match : matches) {
        const auto home = places.find(match.home);
        const auto away = places.find(match.away);
        if (home == places.end() || away == places.end())
            continue;
        // A group is that of all rounds, also of those that do not count yet.
        table[home->second].group = match.group;
        table[away->second].group = match.group;
        if (last && match.round.value_or(*last + 1) > *last)
            continue;
        addMatch(table[home->second], match.homePoints, match.awayPoints, match.homeBerlin, match.isDecided);
        addMatch(table[away->second], match.awayPoints, match.homePoints, match.awayBerlin, match.isDecided);
    }
    std::ranges::stable_sort(table, {}, orderOf);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool begins = i == 0 || table[i].group != table[i - 1].group;
        const bool shares = !begins && orderOf(table[i]) == orderOf(table[i - 1]);
        const auto first = std::ranges::find(table, table[i].group, &TeamStanding::group) - table.begin();
        table[i].rank = shares ? table[i - 1].rank : static_cast<int>(i) - static_cast<int>(first) + 1;
    }
    return table;
}

int lastRound(const std::vector<LeagueMatch>& matches)
{
    int last = 0;
    for (const LeagueMatch& match : matches)
        last = std::max(last, match.round.value_or(0));
    return last;
}

} // namespace zahlmeister::engine
