// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/league/leaguestatistics.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "engine/model/positions.h"

namespace zahlmeister::engine {

namespace {

/// Ratings added up, for their average.
struct RatingSum {
    int count = 0;
    std::int64_t sum = 0;

    void add(const std::optional<int>& rating)
    {
        count += rating ? 1 : 0;
        sum += rating.value_or(0);
    }

    [[nodiscard]] std::optional<int> average() const
    {
        if (count == 0)
            return std::nullopt;
        return static_cast<int>((2 * sum + count) / (2 * count));
    }
};

std::optional<int> ratingOf(const Tournament& tournament, const ParticipantPositions& positions,
                            ParticipantNumber number)
{
    const auto position = positions.of(number);
    if (!position || !tournament.participants[*position].rating)
        return std::nullopt;
    return tournament.participants[*position].rating->value();
}

/// Whether a board is still to be played: its players have done nothing yet.
bool isOpen(const MatchBoard& board)
{
    return board.result() == kNotPlayed && board.counted() == kNotPlayed;
}

/// Calls for every player of every board: match, board, whether he is of the home side.
template <class Each>
void forEverySide(const std::vector<TeamMatch>& matches, Each each)
{
    for (const TeamMatch& match : matches) {
        for (const MatchBoard& board : match.boards) {
            for (const bool isHome : {true, false}) {
                if (board.player(isHome) != kNobody)
                    each(match, board, isHome);
            }
        }
    }
}

} // namespace

std::vector<LeaguePlayer> leaguePlayers(const Tournament& tournament, const std::vector<TeamMatch>& matches)
{
    const ParticipantPositions positions(tournament.participants);
    std::map<std::pair<std::string, ParticipantNumber>, std::pair<LeaguePlayer, RatingSum>> found;
    forEverySide(matches, [&](const TeamMatch& match, const MatchBoard& board, bool isHome) {
        if (isOpen(board))
            return;
        const GameResult counted = board.counted();
        const SideResult atBoard = isHome ? board.result().white : board.result().black;
        const std::string& team = isHome ? match.home : match.away;
        const ParticipantNumber number = board.player(isHome);
        auto& [player, opponents] =
            found.try_emplace({team, number}, LeaguePlayer{.number = number, .team = team}, RatingSum())
                .first->second;
        ++player.games;
        player.boardSum += board.board;
        player.points += tablePoints(isHome ? counted.white : counted.black);
        if (!isPlayed(atBoard))
            return;
        ++player.played;
        opponents.add(ratingOf(tournament, positions, board.player(!isHome)));
    });
    std::vector<LeaguePlayer> players;
    for (const std::string& team : teamNames(tournament)) {
        const auto begin = players.size();
        for (auto& [key, value] : found) {
            if (key.first != team)
                continue;
            players.push_back(std::move(value.first));
            players.back().opponents = value.second.average();
        }
        std::ranges::sort(
            players.begin() + static_cast<std::ptrdiff_t>(begin), players.end(), {},
            [](const LeaguePlayer& player) { return std::tuple(player.averageBoard(), player.number); });
    }
    return players;
}

bool isLeague(const Tournament& tournament)
{
    return tournament.header.kind == TournamentKind::Team &&
           tournament.header.mode != TournamentMode::Scheveningen;
}

std::set<ParticipantNumber> withoutGame(const Tournament& tournament)
{
    std::set<ParticipantNumber> left;
    if (!isLeague(tournament) || tournament.games.empty())
        return left;
    for (const Participant& participant : tournament.participants) {
        if (participant.byes.empty())
            left.insert(participant.number);
    }
    for (const Game& game : tournament.games) {
        left.erase(game.white);
        left.erase(game.black);
    }
    return left;
}

Tournament withoutIdle(Tournament tournament)
{
    const std::set<ParticipantNumber> idle = withoutGame(tournament);
    std::erase_if(tournament.participants,
                  [&](const Participant& participant) { return idle.contains(participant.number); });
    return tournament;
}

std::vector<LeagueTeam> leagueTeams(const Tournament& tournament, const std::vector<TeamMatch>& matches)
{
    struct Sums {
        LeagueTeam team;
        std::set<ParticipantNumber> players;
        RatingSum own;
        RatingSum others;
    };
    const ParticipantPositions positions(tournament.participants);
    std::vector<LeagueTeam> teams;
    std::map<std::string, Sums> found;
    forEverySide(matches, [&](const TeamMatch& match, const MatchBoard& board, bool isHome) {
        if (isOpen(board))
            return;
        Sums& sums = found[isHome ? match.home : match.away];
        sums.players.insert(board.player(isHome));
        ++sums.team.boards;
        sums.own.add(ratingOf(tournament, positions, board.player(isHome)));
        sums.others.add(ratingOf(tournament, positions, board.player(!isHome)));
    });
    for (const std::string& name : teamNames(tournament)) {
        Sums& sums = found[name];
        sums.team.team = name;
        sums.team.players = static_cast<int>(sums.players.size());
        sums.team.average = sums.own.average();
        sums.team.opponents = sums.others.average();
        teams.push_back(sums.team);
    }
    return teams;
}

} // namespace zahlmeister::engine
