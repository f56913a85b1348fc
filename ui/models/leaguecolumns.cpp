// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/leaguecolumns.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "ui/models/figurerole.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::LeagueMatch;
using engine::LeagueTeam;
using engine::TeamMatch;
using engine::TeamStanding;
using engine::Tournament;

class LeagueTr {
    Q_DECLARE_TR_FUNCTIONS(League)
};

/// Who is at home does not matter to the table.
std::vector<TeamMatch> matchesOf(const Tournament& tournament)
{
    return engine::teamMatches(tournament, engine::HomeWhite::EvenBoards);
}

/// A column of numbers.
template <class Row, class Text>
TextColumn<Row> numbers(const QString& head, const QString& tip, Text text)
{
    return {head, Qt::AlignRight, text, {}, tip};
}

/// A column of points with halves, aligned on the full ones.
template <class Row, class Points>
TextColumn<Row> points(const QString& head, const QString& tip, Points score,
                       Emphasis emphasis = Emphasis::Normal)
{
    const auto length = [score](const Row& row) {
        const engine::Score value = score(row);
        return static_cast<int>(formatScore(value).size()) - (value.halfPoints() % 2 != 0 ? 1 : 0);
    };
    return {head,
            Qt::AlignRight,
            [score](const Row& row) { return formatScore(score(row)); },
            {{BodyLengthRole, length}, {EmphasisRole, always(int(emphasis))}},
            tip};
}

QStringList resultsAgainst(const std::vector<TeamStanding>& table, const std::vector<LeagueMatch>& matches,
                           std::size_t row, std::optional<int> last)
{
    QStringList results;
    for (const TeamStanding& other : table) {
        QStringList own;
        for (const LeagueMatch& match : matches) {
            if (last && match.round.value_or(*last + 1) > *last)
                continue;
            if (match.home == table[row].team && match.away == other.team)
                own += formatScore(match.count.homePoints);
            else if (match.away == table[row].team && match.home == other.team)
                own += formatScore(match.count.awayPoints);
        }
        results += &other == &table[row] ? u"×"_s : own.join(u' ');
    }
    return results;
}

} // namespace

std::vector<LeagueMatch> leagueMatchesOf(const Tournament& tournament)
{
    return engine::leagueMatches(tournament);
}

std::vector<LeagueRow> leagueRows(const Tournament& tournament, std::optional<int> last)
{
    const std::vector<LeagueMatch> matches = leagueMatchesOf(tournament);
    const std::vector<TeamStanding> table = engine::leagueTable(tournament, last).teams;
    std::vector<LeagueRow> rows;
    for (std::size_t row = 0; row < table.size(); ++row)
        rows.push_back({table[row], resultsAgainst(table, matches, row, last)});
    return rows;
}

std::vector<TextColumn<LeagueRow>> leagueColumns(const std::vector<LeagueRow>& rows, bool crossed)
{
    std::vector<TextColumn<LeagueRow>> columns;
    const auto count = [](int TeamStanding::*value) {
        return [value](const LeagueRow& row) { return formatCount(row.standing.*value); };
    };
    if (!rows.empty() && rows.back().standing.group > 0)
        columns.push_back(
            numbers<LeagueRow>(LeagueTr::tr("Group"), LeagueTr::tr("Teams that play each other"),
                               [](const LeagueRow& row) { return formatCount(row.standing.group + 1); }));
    columns.push_back(numbers<LeagueRow>(LeagueTr::tr("Rank"), {}, count(&TeamStanding::rank)));
    columns.push_back({LeagueTr::tr("Team"), Qt::AlignLeft,
                       [](const LeagueRow& row) { return fromEngine(row.standing.team); }});
    for (std::size_t other = 0; crossed && other < rows.size(); ++other) {
        columns.push_back(
            {formatCount(static_cast<int>(other) + 1),
             Qt::AlignHCenter,
             [other](const LeagueRow& row) { return row.against.value(static_cast<qsizetype>(other)); },
             {},
             fromEngine(rows[other].standing.team)});
    }
    columns.push_back(numbers<LeagueRow>(LeagueTr::tr("Matches"),
                                         LeagueTr::tr("Matches with a result on every board"),
                                         count(&TeamStanding::played)));
    if (!crossed) {
        columns.push_back(numbers<LeagueRow>(u"+"_s, LeagueTr::tr("Matches won"), count(&TeamStanding::won)));
        columns.push_back(
            numbers<LeagueRow>(u"="_s, LeagueTr::tr("Matches drawn"), count(&TeamStanding::drawn)));
        columns.push_back(
            numbers<LeagueRow>(u"−"_s, LeagueTr::tr("Matches lost"), count(&TeamStanding::lost)));
    }
    columns.push_back({LeagueTr::tr("Match points"),
                       Qt::AlignRight,
                       count(&TeamStanding::matchPoints),
                       {{EmphasisRole, always(int(Emphasis::Strong))}},
                       LeagueTr::tr("2 for a match won, 1 for a match drawn")});
    columns.push_back(points<LeagueRow>(
        LeagueTr::tr("Board points"), LeagueTr::tr("Points of all boards, forfeits included"),
        [](const LeagueRow& row) { return row.standing.boardPoints; }, Emphasis::Strong));
    columns.push_back(points<LeagueRow>(
        LeagueTr::tr("Berlin"),
        LeagueTr::tr("Berlin tie-break: of n boards the first counts n times, the last once"),
        [](const LeagueRow& row) { return row.standing.berlin; }));
    return columns;
}

std::vector<LeaguePlayerRow> leaguePlayerRows(const Tournament& tournament,
                                              const engine::Evaluation* evaluation, const std::string& team)
{
    std::vector<LeaguePlayerRow> rows;
    for (engine::LeaguePlayer& player : engine::leaguePlayers(tournament, matchesOf(tournament))) {
        const auto position = tournament.indexOf(player.number);
        if (!position || (!team.empty() && player.team != team))
            continue;
        LeaguePlayerRow& row = rows.emplace_back(LeaguePlayerRow{std::move(player)});
        const engine::Participant& person = tournament.participants[*position];
        row.name = formatName(person);
        row.rating = person.rating ? std::optional(person.rating->value()) : std::nullopt;
        if (evaluation && *position < evaluation->participants.size())
            row.performance = evaluation->participants[*position].performance;
    }
    return rows;
}

std::vector<TextColumn<LeaguePlayerRow>> leaguePlayerColumns(bool named)
{
    using Row = LeaguePlayerRow;
    std::vector<TextColumn<Row>> columns;
    if (named)
        columns.push_back({LeagueTr::tr("Team"), Qt::AlignLeft,
                           [](const Row& row) { return fromEngine(row.player.team); }});
    columns.push_back({LeagueTr::tr("Player"), Qt::AlignLeft, &Row::name});
    columns.push_back(numbers<Row>(LeagueTr::tr("Rating"), LeagueTr::tr("Entry rating"),
                                   [](const Row& row) { return formatRating(row.rating); }));
    columns.push_back(numbers<Row>(LeagueTr::tr("Games"),
                                   LeagueTr::tr("Boards on which he stood, forfeits included"),
                                   [](const Row& row) { return formatCount(row.player.games); }));
    columns.push_back(points<Row>(
        LeagueTr::tr("Points"), LeagueTr::tr("Points of the table, forfeits included"),
        [](const Row& row) { return row.player.points; }, Emphasis::Strong));
    columns.push_back(
        numbers<Row>(LeagueTr::tr("Board"), LeagueTr::tr("Board on average"),
                     [](const Row& row) { return formatNumber(row.player.averageBoard(), 1); }));
    columns.push_back(numbers<Row>(LeagueTr::tr("Opponents"),
                                   LeagueTr::tr("Average rating of the opponents met at the board"),
                                   [](const Row& row) { return formatRating(row.player.opponents); }));
    columns.push_back(numbers<Row>(
        LeagueTr::tr("Performance"), LeagueTr::tr("Performance of all games of the tournament"),
        [](const Row& row) { return row.performance ? formatNumberShort(*row.performance, 1) : QString(); }));
    return columns;
}

std::vector<LeagueTeam> leagueTeamRows(const Tournament& tournament)
{
    std::vector<LeagueTeam> teams = engine::leagueTeams(tournament, matchesOf(tournament));
    std::map<std::string, std::size_t> places;
    for (const TeamStanding& team : engine::leagueTable(tournament).teams)
        places.emplace(team.team, places.size());
    std::ranges::stable_sort(teams, {}, [&](const LeagueTeam& team) { return places.at(team.team); });
    return teams;
}

std::vector<TextColumn<LeagueTeam>> leagueTeamColumns()
{
    std::vector<TextColumn<LeagueTeam>> columns;
    columns.push_back(
        {LeagueTr::tr("Team"), Qt::AlignLeft, [](const LeagueTeam& row) { return fromEngine(row.team); }});
    columns.push_back(numbers<LeagueTeam>(LeagueTr::tr("Players"),
                                          LeagueTr::tr("Players who stood on a board"),
                                          [](const LeagueTeam& row) { return formatCount(row.players); }));
    columns.push_back(numbers<LeagueTeam>(LeagueTr::tr("Games"),
                                          LeagueTr::tr("Games of all of them, forfeits included"),
                                          [](const LeagueTeam& row) { return formatCount(row.boards); }));
    columns.push_back(
        numbers<LeagueTeam>(LeagueTr::tr("Average rating"),
                            LeagueTr::tr("Of the players with a rating, as often as each of them played"),
                            [](const LeagueTeam& row) { return formatRating(row.average); }));
    columns.push_back(numbers<LeagueTeam>(LeagueTr::tr("Opponents"),
                                          LeagueTr::tr("Average rating of the players on the other side"),
                                          [](const LeagueTeam& row) { return formatRating(row.opponents); }));
    return columns;
}

} // namespace zahlmeister::ui
