// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/teammatches.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "engine/model/positions.h"

namespace zahlmeister::engine {

namespace {

/// Rounds in their order, games without one last.
int orderOf(std::optional<int> round)
{
    return round.value_or(std::numeric_limits<int>::max());
}

/// A player who has a board, but no opponent on it.
struct Unmanned {
    ParticipantNumber player;
    Bye bye;
};

/// What is known of a match before its boards stand in a row.
struct Pairing {
    std::optional<int> round;
    std::vector<const Game*> games = {};
    std::vector<Unmanned> unmanned = {};
    const Fixture* fixture = nullptr;
};

/// The team that has White where the custom gives it to the home team.
std::string homeOf(const std::vector<const Game*>& games, HomeWhite custom)
{
    std::map<std::string, int> votes;
    std::set<std::string> whites;
    std::set<bool> colours; // that the custom gives to the home team
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool isWhiteHome = homeHasWhite(custom, games[i]->board.value_or(static_cast<int>(i) + 1));
        ++votes[isWhiteHome ? games[i]->whiteTeam : games[i]->blackTeam];
        whites.insert(games[i]->whiteTeam);
        colours.insert(isWhiteHome);
    }
    const std::string& first = games.front()->whiteTeam;
    const std::string& second = games.front()->blackTeam;
    // One colour for the whole team: it was entered with the home team as White.
    if (colours.size() == 2 && whites.size() == 1)
        return first;
    return votes[first] >= votes[second] ? first : second;
}

/// The board of somebody who has no opponent there.
MatchBoard unmannedBoard(const Unmanned& who, const TeamMatch& match, HomeWhite custom)
{
    const int board = *who.bye.board;
    const bool isHomeWhite = homeHasWhite(custom, board);
    const bool isWhite = (who.bye.team == match.home) == isHomeWhite;
    const GameResult result = who.bye.score == kWin ? kWhiteWinsByForfeit : kBothForfeit;
    Game game{.round = match.round,
              .white = isWhite ? who.player : kNobody,
              .black = isWhite ? kNobody : who.player,
              .result = isWhite ? result : result.mirrored(),
              .board = board,
              .whiteTeam = isHomeWhite ? match.home : match.away,
              .blackTeam = isHomeWhite ? match.away : match.home};
    return {std::move(game), board, isHomeWhite};
}

TeamMatch matchOf(Pairing pairing, const std::string& one, const std::string& other, HomeWhite custom)
{
    std::ranges::stable_sort(pairing.games, {},
                             [](const Game* game) { return std::tuple(orderOf(game->board), game->id); });
    TeamMatch match{.round = pairing.round, .home = {}, .away = {}, .boards = {}};
    match.home = pairing.fixture != nullptr ? pairing.fixture->home : homeOf(pairing.games, custom);
    match.awarded = pairing.fixture != nullptr ? pairing.fixture->awarded : std::nullopt;
    match.away = match.home == one ? other : one;
    for (const Game* game : pairing.games) {
        const int place = static_cast<int>(match.boards.size()) + 1;
        const int board = game->board.value_or(place);
        const bool isHomeWhite = game->whiteTeam == match.home;
        if (game->date && (!match.date || *game->date < *match.date))
            match.date = game->date;
        match.boards.push_back({*game, board, isHomeWhite});
    }
    for (const Unmanned& who : pairing.unmanned)
        match.boards.push_back(unmannedBoard(who, match, custom));
    std::ranges::stable_sort(match.boards, {}, &MatchBoard::board);
    for (const MatchBoard& board : match.boards) {
        match.homePoints += tablePoints(board.counted().white);
        match.awayPoints += tablePoints(board.counted().black);
    }
    return match;
}

/// By what a match is ordered among those of its round: the game that was entered first.
std::int64_t firstEntered(const TeamMatch& match)
{
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    for (const MatchBoard& board : match.boards) {
        if (!board.isUnmanned())
            first = std::min(first, board.game.id.value());
    }
    return first;
}

/// All games and byes by round and teams.
class Pairings {
public:
    using Key = std::tuple<int, std::string, std::string>; ///< the lower name first

    /// @param withAwarded also of the schedule, where nobody sat on any board
    explicit Pairings(const Tournament& tournament, bool withAwarded)
    {
        for (const Game& game : tournament.games) {
            if (!isMatchGame(game))
                continue;
            Pairing& pairing = m_pairings[keyOf(game.round, game.whiteTeam, game.blackTeam)];
            pairing.round = game.round;
            pairing.games.push_back(&game);
        }
        for (const Participant& participant : tournament.participants) {
            for (const Bye& bye : participant.byes) {
                if (bye.board)
                    add({participant.number, bye}, tournament.header.schedule);
            }
        }
        for (const Fixture& fixture : tournament.header.schedule) {
            const Key key = keyOf(fixture.round, fixture.home, fixture.away);
            const auto found = m_pairings.find(key);
            if (found != m_pairings.end())
                found->second.fixture = &fixture;
            else if (withAwarded && fixture.awarded && fixture.home != fixture.away)
                m_pairings.emplace(key, Pairing{.round = fixture.round, .fixture = &fixture});
        }
    }

    [[nodiscard]] const std::map<Key, Pairing>& all() const { return m_pairings; }

private:
    static Key keyOf(std::optional<int> round, const std::string& a, const std::string& b)
    {
        return {orderOf(round), std::min(a, b), std::max(a, b)};
    }

    /// The other boards say against whom the team plays in the round, else the schedule.
    void add(Unmanned who, const std::vector<Fixture>& schedule)
    {
        for (auto& [key, pairing] : m_pairings) {
            const auto& [round, one, other] = key;
            if (round == who.bye.round && (one == who.bye.team || other == who.bye.team)) {
                pairing.unmanned.push_back(std::move(who));
                return;
            }
        }
        for (const Fixture& fixture : schedule) {
            if (fixture.round == who.bye.round &&
                (fixture.home == who.bye.team || fixture.away == who.bye.team)) {
                Pairing& pairing = m_pairings[keyOf(fixture.round, fixture.home, fixture.away)];
                pairing.round = fixture.round;
                pairing.unmanned.push_back(std::move(who));
                return;
            }
        }
    }

    std::map<Key, Pairing> m_pairings;
};

/// Puts teams that meet into one group: the numbers of the groups, by teams.
std::map<std::string, int> numberedGroups(const Pairings& pairings, const std::vector<std::string>& names)
{
    std::map<std::string, std::size_t> positions;
    for (std::size_t i = 0; i < names.size(); ++i)
        positions.emplace(names[i], i);
    std::vector<std::size_t> groups(names.size()); // by the lowest position of their teams
    std::iota(groups.begin(), groups.end(), std::size_t(0));
    for (const auto& [key, pairing] : pairings.all()) {
        const auto [low, high] =
            std::minmax({groups[positions.at(std::get<1>(key))], groups[positions.at(std::get<2>(key))]});
        std::ranges::replace(groups, high, low);
    }
    std::map<std::string, int> numbers;
    std::set<std::size_t> meeting;
    for (const auto& [key, pairing] : pairings.all())
        meeting.insert(groups[positions.at(std::get<1>(key))]);
    for (const auto& [name, position] : positions) {
        const auto group = meeting.find(groups[position]);
        if (group != meeting.end())
            numbers.emplace(name, static_cast<int>(std::distance(meeting.begin(), group)));
    }
    return numbers;
}

/// The matches of the rounds that are wanted; all say which teams meet.
template <class IsWanted>
std::vector<TeamMatch> matchesOf(const Tournament& tournament, HomeWhite custom, IsWanted isWanted,
                                 bool withAwarded = false)
{
    const Pairings pairings(tournament, withAwarded);
    const auto groups = numberedGroups(pairings, teamNames(tournament));
    std::vector<TeamMatch> matches;
    for (const auto& [key, pairing] : pairings.all()) {
        if (!isWanted(pairing.round))
            continue;
        matches.push_back(matchOf(pairing, std::get<1>(key), std::get<2>(key), custom));
        matches.back().group = groups.at(matches.back().home);
    }
    std::ranges::sort(matches, {}, [](const TeamMatch& match) {
        return std::tuple(orderOf(match.round), match.group, firstEntered(match));
    });
    return matches;
}

} // namespace

void settleTeams(Tournament& tournament)
{
    const ParticipantPositions positions(tournament.participants);
    const auto settle = [&](std::string& team, ParticipantNumber player) {
        if (const auto position = positions.of(player); team.empty() && position)
            team = tournament.participants[*position].team;
    };
    for (Game& game : tournament.games) {
        settle(game.whiteTeam, game.white);
        settle(game.blackTeam, game.black);
    }
    for (Participant& participant : tournament.participants) {
        for (Bye& bye : participant.byes) {
            if (bye.board && bye.team.empty())
                bye.team = participant.team;
        }
    }
}

bool isMatchGame(const Game& game)
{
    return !game.whiteTeam.empty() && !game.blackTeam.empty() && game.whiteTeam != game.blackTeam;
}

bool homeHasWhite(HomeWhite custom, int board)
{
    switch (custom) {
    case HomeWhite::EvenBoards: return board % 2 == 0;
    case HomeWhite::OddBoards: return board % 2 == 1;
    case HomeWhite::AllBoards: return true;
    case HomeWhite::OneAndFour: return board % 4 <= 1;
    case HomeWhite::NoBoard: break;
    }
    return false;
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament, HomeWhite custom)
{
    return matchesOf(tournament, custom, [](std::optional<int> /*round*/) { return true; });
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament)
{
    return teamMatches(tournament, homeWhiteOf(tournament.header));
}

std::vector<TeamMatch> teamMatches(const Tournament& tournament, std::optional<int> round, HomeWhite custom)
{
    return matchesOf(tournament, custom, [round](std::optional<int> one) { return one == round; });
}

std::vector<TeamMatch> countedMatches(const Tournament& tournament)
{
    std::vector<TeamMatch> matches = matchesOf(
        tournament, homeWhiteOf(tournament.header), [](std::optional<int> /*round*/) { return true; }, true);
    std::erase_if(matches, [&](const TeamMatch& match) {
        return isAnnulled(tournament.header, match.home) || isAnnulled(tournament.header, match.away);
    });
    return matches;
}

bool isAnnulled(const TournamentHeader& header, std::string_view team)
{
    return std::ranges::any_of(header.teams, [&](const Team& one) {
        return one.withdrawal == TeamWithdrawal::Annulled && one.name == team;
    });
}

std::map<int, int> usualBoards(const std::vector<TeamMatch>& matches)
{
    std::map<int, std::map<int, int>> counts; // by group and highest board of a match
    for (const TeamMatch& match : matches) {
        std::map<int, int>& ofGroup = counts[match.group];
        if (!match.boards.empty())
            ++ofGroup[std::ranges::max_element(match.boards, {}, &MatchBoard::board)->board];
    }
    std::map<int, int> boards;
    for (const auto& [group, ofGroup] : counts) {
        const auto most = std::ranges::max_element(
            ofGroup, {}, [](const auto& one) { return std::pair(one.second, one.first); });
        boards[group] = most == ofGroup.end() ? 1 : most->first;
    }
    return boards;
}

namespace {

/// Whether a team had somebody on a board.
bool hasCome(const TeamMatch& match, bool isHome)
{
    return std::ranges::any_of(match.boards, [&](const MatchBoard& board) {
        const GameResult sides = board.counted();
        const SideResult side = isHome ? sides.white : sides.black;
        return side != SideResult::ForfeitLoss && board.player(isHome) != kNobody;
    });
}

/// What a team gets for a match.
int matchPointsFor(const TournamentHeader& header, MatchOutcome outcome, bool hasCome)
{
    const int loss = header.lossPoints.value_or(0);
    switch (outcome) {
    case MatchOutcome::Won: return header.winPoints.value_or(2);
    case MatchOutcome::Drawn: return header.drawPoints.value_or(1);
    case MatchOutcome::Lost: break;
    }
    return hasCome ? loss : header.absentPoints.value_or(loss);
}

/// What board points make of a match.
MatchOutcome outcomeOf(Score own, Score other, const TournamentHeader& header, int boards)
{
    const bool isByHalf = header.matchWin == MatchWin::MoreThanHalf;
    const int bar = isByHalf ? boards : other.halfPoints(); // the half of all boards, in half points
    if (own == kLoss || own.halfPoints() < bar)
        return MatchOutcome::Lost;
    return own.halfPoints() == bar ? MatchOutcome::Drawn : MatchOutcome::Won;
}

} // namespace

// RULE: WO2026 2.2.5.2
MatchCount countOf(const TeamMatch& match, const TournamentHeader& header, int boards)
{
    MatchCount count{.homePoints = match.homePoints, .awayPoints = match.awayPoints};
    if (match.awarded) {
        const Score all = Score::fromHalfPoints(2 * boards);
        count.homePoints = *match.awarded == MatchAward::Home ? all : kLoss;
        count.awayPoints = *match.awarded == MatchAward::Away ? all : kLoss;
        count.home = *match.awarded == MatchAward::Home ? MatchOutcome::Won : MatchOutcome::Lost;
        count.away = *match.awarded == MatchAward::Away ? MatchOutcome::Won : MatchOutcome::Lost;
    } else {
        count.home = outcomeOf(match.homePoints, match.awayPoints, header, boards);
        count.away = outcomeOf(match.awayPoints, match.homePoints, header, boards);
    }
    count.isDecided = match.awarded || std::ranges::none_of(match.boards, [](const MatchBoard& board) {
                          return board.counted() == kNotPlayed;
                      });
    if (count.isDecided) {
        count.homeMatchPoints = matchPointsFor(header, count.home, hasCome(match, true));
        count.awayMatchPoints = matchPointsFor(header, count.away, hasCome(match, false));
    }
    return count;
}

std::vector<MatchCount> countsOf(const std::vector<TeamMatch>& matches, const TournamentHeader& header)
{
    const std::map<int, int> usual = usualBoards(matches);
    std::vector<MatchCount> counts;
    counts.reserve(matches.size());
    for (const TeamMatch& match : matches)
        counts.push_back(countOf(match, header, header.boards.value_or(usual.at(match.group))));
    return counts;
}

std::vector<const Fixture*> fixturesToPlay(const Tournament& tournament, int round)
{
    return fixturesToPlay(tournament, round, teamMatches(tournament, round, homeWhiteOf(tournament.header)));
}

std::vector<const Fixture*> fixturesToPlay(const Tournament& tournament, int round,
                                           const std::vector<TeamMatch>& matches)
{
    std::set<std::pair<std::string, std::string>> there;
    for (const TeamMatch& match : matches) {
        if (match.round == round)
            there.insert({match.home, match.away});
    }
    std::vector<const Fixture*> fixtures;
    for (const Fixture& fixture : tournament.header.schedule) {
        if (fixture.round == round && !fixture.awarded && !there.contains({fixture.home, fixture.away}))
            fixtures.push_back(&fixture);
    }
    return fixtures;
}

std::vector<std::string> teamNames(const Tournament& tournament)
{
    std::vector<std::string> names;
    std::set<std::string> known;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && known.insert(name).second)
            names.push_back(name);
    };
    for (const Team& team : tournament.header.teams)
        add(team.name);
    for (const Participant& participant : tournament.participants)
        add(participant.team);
    for (const Game& game : tournament.games) {
        add(game.whiteTeam);
        add(game.blackTeam);
    }
    for (const Participant& participant : tournament.participants) {
        for (const Bye& bye : participant.byes)
            add(bye.team);
    }
    for (const Fixture& fixture : tournament.header.schedule) {
        add(fixture.home);
        add(fixture.away);
    }
    return names;
}

bool playsFor(const Tournament& tournament, const Participant& participant, const std::string& team)
{
    bool playsForAny = false;
    const auto isIt = [&](const std::string& played) {
        playsForAny = playsForAny || !played.empty();
        return played == team;
    };
    const ParticipantNumber number = participant.number;
    const bool plays = std::ranges::any_of(tournament.games, [&](const Game& game) {
        return (game.white == number && isIt(game.whiteTeam)) ||
               (game.black == number && isIt(game.blackTeam));
    });
    return plays || std::ranges::any_of(participant.byes, isIt, &Bye::team) ||
           (!playsForAny && participant.team == team);
}

std::vector<GameId> gamesOutsideMatches(const Tournament& tournament)
{
    std::vector<GameId> games;
    for (const Game& game : tournament.games) {
        if (!isMatchGame(game))
            games.push_back(game.id);
    }
    return games;
}

} // namespace zahlmeister::engine
