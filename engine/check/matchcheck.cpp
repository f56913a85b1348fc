// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/check/checklist.h"
#include "engine/model/lineup.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::engine {

namespace {

constexpr std::size_t kSmallestLeague = 3; // of two teams that meet nobody knows more yet

/// Position of the first game of a match, for findings about the whole; nothing when nobody met.
std::optional<std::size_t> firstGame(const Checklist& list, const TeamMatch& match)
{
    const auto& games = list.tournament().games;
    for (const MatchBoard& board : match.boards) {
        const auto found = std::ranges::find(games, board.game.id, &Game::id);
        if (!board.isUnmanned() && found != games.end())
            return static_cast<std::size_t>(found - games.begin());
    }
    return std::nullopt;
}

void add(Checklist& list, const TeamMatch& match, FindingCode code, std::vector<std::string> args)
{
    if (const auto game = firstGame(list, match))
        list.add(*game, code, FindingField::Result, std::move(args));
}

/// The teams of every league. While only pairs of teams have met all are one league.
std::vector<std::set<std::string>> leaguesOf(const std::vector<TeamMatch>& matches)
{
    std::map<int, std::set<std::string>> groups;
    std::set<std::string> all;
    for (const TeamMatch& match : matches) {
        groups[match.group].insert({match.home, match.away});
        all.insert({match.home, match.away});
    }
    std::vector<std::set<std::string>> leagues;
    for (const auto& [group, teams] : groups) {
        if (teams.size() < kSmallestLeague)
            return {all};
        leagues.push_back(teams);
    }
    return leagues;
}

// RULE: WO2026 6.1.2.3: in a round robin everybody plays in every round, but one of an odd number.
void checkRoundsOf(Checklist& list, const std::vector<TeamMatch>& matches,
                   const std::set<std::string>& league)
{
    std::map<int, std::set<std::string>> free; // by round
    for (const TeamMatch& match : matches) {
        if (!match.round || !league.contains(match.home))
            continue;
        std::set<std::string>& left = free.try_emplace(*match.round, league).first->second;
        left.erase(match.home);
        left.erase(match.away);
    }
    for (const auto& [round, teams] : free) {
        if (teams.size() > league.size() % 2)
            list.add(FindingCode::TeamsWithoutMatch, FindingField::Result,
                     {std::to_string(round), listed(teams)});
    }
}

// RULE: WO2026 6.1.2.3
void checkMeetings(Checklist& list, const std::vector<TeamMatch>& matches,
                   const std::set<std::string>& league)
{
    int rounds = list.header().rounds.value_or(0);
    std::map<std::pair<std::string, std::string>, std::vector<const TeamMatch*>> meetings;
    for (const TeamMatch& match : matches) {
        if (!match.round || !league.contains(match.home))
            continue;
        rounds = std::max(rounds, *match.round);
        meetings[std::minmax(match.home, match.away)].push_back(&match);
    }
    const auto teams = static_cast<int>(league.size());
    const int cycle = std::max(1, teams - 1 + teams % 2);
    const auto allowed = static_cast<std::size_t>((rounds + cycle - 1) / cycle);
    for (const auto& [pair, games] : meetings) {
        if (games.size() > allowed)
            add(list, *games.back(), FindingCode::MatchPairedAgain,
                {pair.first, pair.second, std::to_string(games.size())});
    }
}

/// Where the boards of a match are numbered for themselves; tables of a hall are not.
// RULE: WO2026 6.1.2.3
void checkBoardNumbers(Checklist& list, const TeamMatch& match, std::size_t usual)
{
    const auto given = list.header().boards;
    if (!given && match.boards.size() > usual)
        return; // it has more of them
    const int most = given.value_or(static_cast<int>(usual));
    if (std::ranges::all_of(match.boards, [&](const MatchBoard& one) { return one.board > most; }))
        return;
    for (const MatchBoard& board : match.boards) {
        if (board.board > most)
            add(list, match, FindingCode::BoardBeyondMatch,
                {match.home, match.away, std::to_string(board.board), std::to_string(most)});
    }
}

void checkBoards(Checklist& list, const TeamMatch& match, std::size_t usual)
{
    checkBoardNumbers(list, match, usual);
    std::set<int> boards;
    for (const MatchBoard& board : match.boards) {
        if (boards.insert(board.board).second)
            continue;
        add(list, match, FindingCode::BoardTwice, {match.home, match.away, std::to_string(board.board)});
    }
    if (match.round && match.boards.size() != usual && boards.size() == match.boards.size()) {
        add(list, match, FindingCode::MatchIncomplete,
            {match.home, match.away, std::to_string(*match.round), std::to_string(match.boards.size()),
             std::to_string(usual)});
    }
}

/// The places of a team's players.
using Ranks = std::map<ParticipantNumber, int>;

Ranks ranksOf(const Tournament& tournament, const std::string& team, std::optional<Date> day = {})
{
    Ranks ranks;
    for (const TeamPlayer& player : teamList(tournament, team, day))
        ranks.emplace(player.number, player.rank);
    return ranks;
}

/// The places of a team's players by the board, where everybody of it has one.
Ranks ranksByBoard(const Tournament& tournament, const std::string& team)
{
    const bool haveBoards = std::ranges::all_of(tournament.participants, [&](const Participant& participant) {
        return participant.team != team || participant.board;
    });
    return haveBoards ? ranksOf(tournament, team) : Ranks();
}

// RULE: WO2026 4.2.4.3
/// @param byBoard the places in teams without a line-up: the same in all of their matches
void checkLineUp(Checklist& list, const TeamMatch& match, bool isHome, std::map<std::string, Ranks>& byBoard)
{
    const Tournament& tournament = list.tournament();
    const std::string& team = isHome ? match.home : match.away;
    const Team* known = teamNamed(tournament.header, team);
    const bool hasLineUp = known != nullptr && !known->lineup.empty();
    if (!hasLineUp && !byBoard.contains(team))
        byBoard.emplace(team, ranksByBoard(tournament, team));
    const Ranks ranks = hasLineUp ? ranksOf(tournament, team, match.date) : byBoard.at(team);
    const std::string round = std::to_string(match.round.value_or(0));
    int highest = 0;
    bool isOrdered = true;
    for (const MatchBoard& board : match.boards) {
        const ParticipantNumber player = board.player(isHome);
        const auto position = tournament.indexOf(player);
        if (!position)
            continue;
        const auto rank = ranks.find(player);
        if (rank == ranks.end()) {
            if (hasLineUp)
                list.add(tournament.participants[*position], FindingCode::NotInLineUp, FindingField::Team,
                         {team, round});
            continue;
        }
        if (rank->second < highest && std::exchange(isOrdered, false))
            list.add(tournament.participants[*position], FindingCode::BoardsOutOfOrder, FindingField::Team,
                     {team, round, std::to_string(board.board)});
        highest = std::max(highest, rank->second);
    }
}

// RULE: WO2026 4.2.4.3: a league is one tournament, and who plays in two of its teams is one person.
void checkSeveralTeams(Checklist& list, const std::vector<TeamMatch>& matches)
{
    std::map<ParticipantNumber, std::set<std::string>> teams;
    for (const TeamMatch& match : matches) {
        for (const MatchBoard& board : match.boards) {
            teams[board.player(true)].insert(match.home);
            teams[board.player(false)].insert(match.away);
        }
    }
    for (const Participant& participant : list.tournament().participants) {
        const auto& played = teams[participant.number];
        if (played.size() > 1)
            list.add(participant, FindingCode::SeveralTeams, FindingField::Team, {listed(played)});
    }
}

} // namespace

void checkMatches(Checklist& list, const std::vector<TeamMatch>& matches)
{
    if (matches.empty())
        return;
    if (list.header().mode == TournamentMode::RoundRobin) {
        for (const auto& league : leaguesOf(matches)) {
            checkRoundsOf(list, matches, league);
            checkMeetings(list, matches, league);
        }
    }
    const std::map<int, int> usual = usualBoards(matches);
    std::map<std::string, Ranks> byBoard;
    for (const TeamMatch& match : matches) {
        checkBoards(list, match,
                    static_cast<std::size_t>(list.header().boards.value_or(usual.at(match.group))));
        checkLineUp(list, match, true, byBoard);
        checkLineUp(list, match, false, byBoard);
    }
    checkSeveralTeams(list, matches);
}

} // namespace zahlmeister::engine
