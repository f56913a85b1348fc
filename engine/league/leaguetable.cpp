// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/league/leaguetable.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/standings/finaltable.h"

namespace zahlmeister::engine {

namespace {

void addMatch(TeamStanding& standing, const LeagueMatch& match, bool isHome)
{
    const MatchCount& count = match.count;
    const Score own = isHome ? count.homePoints : count.awayPoints;
    const Score other = isHome ? count.awayPoints : count.homePoints;
    standing.boardPoints += own;
    standing.boardPointsAgainst += other;
    standing.berlin += isHome ? match.homeBerlin : match.awayBerlin;
    if (!count.isDecided)
        return;
    const MatchOutcome outcome = isHome ? count.home : count.away;
    ++standing.played;
    standing.won += outcome == MatchOutcome::Won ? 1 : 0;
    standing.drawn += outcome == MatchOutcome::Drawn ? 1 : 0;
    standing.lost += outcome == MatchOutcome::Lost ? 1 : 0;
    standing.matchPoints += isHome ? count.homeMatchPoints : count.awayMatchPoints;
}

/// The tournament of some teams, such as those of one group: without their matches against others.
Tournament ofGroup(const Tournament& tournament, const std::set<std::string>& teams)
{
    Tournament part = tournament;
    const auto isOther = [&](const std::string& team) { return !teams.contains(team); };
    std::set<std::pair<int, std::string>> outside; // rounds in which a team met another one
    const auto note = [&](std::optional<int> round, const std::string& one, const std::string& other) {
        if (round && isOther(other))
            outside.emplace(*round, one);
    };
    for (const Fixture& one : tournament.header.schedule) {
        note(one.round, one.home, one.away);
        note(one.round, one.away, one.home);
    }
    for (const Game& one : tournament.games) {
        note(one.round, one.whiteTeam, one.blackTeam);
        note(one.round, one.blackTeam, one.whiteTeam);
    }
    std::erase_if(part.header.teams, [&](const Team& one) { return isOther(one.name); });
    std::erase_if(part.header.schedule,
                  [&](const Fixture& one) { return isOther(one.home) || isOther(one.away); });
    std::erase_if(part.games,
                  [&](const Game& one) { return isOther(one.whiteTeam) || isOther(one.blackTeam); });
    for (Participant& participant : part.participants) {
        if (isOther(participant.team))
            participant.team.clear();
        // A board at which nobody sat is a bye, of a match against another team, too.
        std::erase_if(participant.byes, [&](const Bye& bye) {
            const std::string& own = bye.team.empty() ? participant.team : bye.team;
            return (!bye.team.empty() && isOther(bye.team)) || outside.contains({bye.round, own});
        });
    }
    return part;
}

/// Everything about the table while it is made.
class TableMaker {
public:
    TableMaker(const Tournament& tournament, std::optional<int> last)
        : m_tournament(tournament), m_last(last), m_matches(leagueMatches(tournament))
    {
        m_table.criteria = leagueCriteria(tournament.header);
    }

    LeagueTable make()
    {
        std::map<int, std::vector<std::string>> groups;
        for (TeamStanding& standing : summed())
            groups[standing.group].push_back(m_standings.emplace(standing.team, standing).first->first);
        for (const auto& [group, teams] : groups)
            addGroup(teams, groups.size() == 1);
        return std::move(m_table);
    }

private:
    /// What every team has, in no order that matters.
    [[nodiscard]] std::vector<TeamStanding> summed() const
    {
        std::map<std::string, std::size_t> places;
        std::vector<TeamStanding> standings;
        for (const std::string& team : teamNames(m_tournament)) {
            places.emplace(team, standings.size());
            TeamStanding& standing = standings.emplace_back(TeamStanding{.team = team});
            standing.isAnnulled = isAnnulled(m_tournament.header, team);
            for (const Penalty& penalty : m_tournament.header.penalties) {
                if (penalty.team != team)
                    continue;
                standing.penalty += penalty.matchPoints;
                standing.boardPoints += Score::fromHalfPoints(-penalty.halfBoardPoints);
            }
            standing.matchPoints = -standing.penalty;
        }
        for (const LeagueMatch& match : m_matches) {
            TeamStanding& home = standings[places.at(match.home)];
            TeamStanding& away = standings[places.at(match.away)];
            // A group is that of all rounds, also of those that do not count yet.
            home.group = match.group;
            away.group = match.group;
            if (m_last && match.round.value_or(*m_last + 1) > *m_last)
                continue;
            addMatch(home, match, true);
            addMatch(away, match, false);
        }
        return standings;
    }

    [[nodiscard]] FinalTable orderOf(Tournament part) const
    {
        part.header.kind = TournamentKind::Team;
        TableOptions options{.tieBreaks = m_table.criteria, .round = m_last};
        if (const auto edition = editionFromText(m_tournament.header.tieBreakEdition))
            options.edition = edition;
        return FinalTable(part, options);
    }

    /// Puts the teams of an order into the table.
    void add(const FinalTable& order, bool isGone)
    {
        for (const FinalPlace& place : order.places()) {
            const auto found = m_standings.find(order.played().entrants()[place.entrant].name);
            if (found == m_standings.end() || found->second.isAnnulled != isGone)
                continue;
            TeamStanding& standing = m_table.teams.emplace_back(std::move(found->second));
            m_standings.erase(found);
            standing.rank = place.rank;
            standing.values = place.values;
            if (!isGone)
                standing.decidedBy = place.decidedBy;
        }
    }

    /// The others are in the order that they have without who left: matches against him are none, not lost
    /// or unplayed ones. He is after everybody, whatever he has.
    void addGroup(const std::vector<std::string>& teams, bool isOnly)
    {
        std::set<std::string> counted;
        for (const std::string& team : teams) {
            if (!m_standings.at(team).isAnnulled)
                counted.insert(team);
        }
        const bool isAnyGone = counted.size() < teams.size();
        add(orderOf(isOnly && !isAnyGone ? m_tournament : ofGroup(m_tournament, counted)), false);
        if (!isAnyGone)
            return;
        const std::size_t before = m_table.teams.size();
        add(orderOf(isOnly ? m_tournament : ofGroup(m_tournament, {teams.begin(), teams.end()})), true);
        for (std::size_t i = before; i < m_table.teams.size(); ++i)
            m_table.teams[i].rank = static_cast<int>(counted.size()) + 1;
    }

    const Tournament& m_tournament;
    std::optional<int> m_last;
    std::vector<LeagueMatch> m_matches;
    std::map<std::string, TeamStanding> m_standings;
    LeagueTable m_table;
};

} // namespace

std::vector<TieBreak> usualLeagueCriteria()
{
    return {{.code = TieBreakCode::MatchPoints},
            {.code = TieBreakCode::GamePoints},
            {.code = TieBreakCode::Berlin}};
}

std::vector<TieBreak> leagueCriteria(const TournamentHeader& header)
{
    const auto read = tieBreaksFromText(header.tieBreaks);
    if (!read.has_value() || read->empty())
        return usualLeagueCriteria();
    const TieBreakCode first = read->front().code;
    std::vector<TieBreak> criteria = *read;
    if (first != TieBreakCode::MatchPoints && first != TieBreakCode::GamePoints &&
        first != TieBreakCode::Points)
        criteria.insert(criteria.begin(), {.code = TieBreakCode::MatchPoints});
    return criteria;
}

std::vector<LeagueMatch> leagueMatches(const Tournament& tournament)
{
    const std::vector<TeamMatch> matches = countedMatches(tournament);
    const std::map<int, int> usual = usualBoards(matches);
    std::vector<LeagueMatch> counted;
    for (const TeamMatch& match : matches) {
        const int boards = tournament.header.boards.value_or(usual.at(match.group));
        LeagueMatch& result = counted.emplace_back(LeagueMatch{
            match.round, match.home, match.away, match.group, countOf(match, tournament.header, boards)});
        result.isAwarded = match.awarded.has_value();
        if (result.isAwarded) {
            const Score all = Score::fromHalfPoints(boards * (boards + 1)); // 2 (1 + ... + n) halves
            result.homeBerlin = *match.awarded == MatchAward::Home ? all : kLoss;
            result.awayBerlin = *match.awarded == MatchAward::Away ? all : kLoss;
            continue;
        }
        for (const MatchBoard& board : match.boards) {
            const GameResult sides = board.counted();
            const int weight = std::max(boards + 1 - board.board, 0);
            result.homeBerlin += Score::fromHalfPoints(tablePoints(sides.white).halfPoints() * weight);
            result.awayBerlin += Score::fromHalfPoints(tablePoints(sides.black).halfPoints() * weight);
        }
    }
    return counted;
}

LeagueTable leagueTable(const Tournament& tournament, std::optional<int> last)
{
    return TableMaker(tournament, last).make();
}

int lastRound(const std::vector<LeagueMatch>& matches)
{
    int last = 0;
    for (const LeagueMatch& match : matches)
        last = std::max(last, match.round.value_or(0));
    return last;
}

} // namespace zahlmeister::engine
