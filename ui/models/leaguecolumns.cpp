// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/leaguecolumns.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "ui/models/figurerole.h"
#include "ui/text/finaltabletext.h"
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
    return engine::teamMatches(tournament);
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

/// What was awarded as a whole is marked.
QString markOf(const LeagueMatch& match)
{
    return match.isAwarded ? QString(kAwardedMark) : QString();
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
                own += formatScore(match.count.homePoints) + markOf(match);
            else if (match.away == table[row].team && match.home == other.team)
                own += formatScore(match.count.awayPoints) + markOf(match);
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
    const engine::LeagueTable table = engine::leagueTable(tournament, last);
    std::vector<LeagueRow> rows;
    for (std::size_t row = 0; row < table.teams.size(); ++row) {
        const TeamStanding& standing = table.teams[row];
        LeagueRow& shown =
            rows.emplace_back(LeagueRow{standing, resultsAgainst(table.teams, matches, row, last)});
        if (standing.decidedBy && row + 1 < table.teams.size())
            shown.decision = decisionText(table.criteria, *standing.decidedBy, standing.values,
                                          table.teams[row + 1].values, true);
        const auto ofGroup = [&](const TeamStanding& one) { return one.group == standing.group; };
        const auto first = std::ranges::find_if(table.teams, ofGroup) - table.teams.begin();
        const auto place = static_cast<std::ptrdiff_t>(row) - first + 1;
        if (place <= tournament.header.promoted.value_or(0) && !standing.isAnnulled)
            shown.move = LeagueMove::GoesUp;
        else if (place >
                 std::ranges::count_if(table.teams, ofGroup) - tournament.header.relegated.value_or(0))
            shown.move = LeagueMove::GoesDown;
    }
    return rows;
}

namespace {

/// `▲ 1`: who goes up or down stands before the rank.
QString rankText(const LeagueRow& row)
{
    const QString rank = formatCount(row.standing.rank);
    switch (row.move) {
    case LeagueMove::GoesUp: return u"\u25B2 "_s + rank;
    case LeagueMove::GoesDown: return u"\u25BC "_s + rank;
    case LeagueMove::Stays: break;
    }
    return rank;
}

QString teamText(const LeagueRow& row)
{
    const QString name = fromEngine(row.standing.team);
    return row.standing.isAnnulled ? fillPattern(LeagueTr::tr("%1 (withdrawn)"), {name}) : name;
}

/// What a match gives, in one sentence.
QString pointsTip(const engine::TournamentHeader& header)
{
    const QString win = formatCount(header.winPoints.value_or(2));
    const QString draw = formatCount(header.drawPoints.value_or(1));
    const int lost = header.lossPoints.value_or(0);
    QString tip = lost == 0
                      ? fillPattern(LeagueTr::tr("%1 for a match won, %2 for a match drawn"), {win, draw})
                      : fillPattern(LeagueTr::tr("%1 for a match won, %2 for a match drawn, %3 for one lost"),
                                    {win, draw, formatCount(lost)});
    if (header.matchWin == engine::MatchWin::MoreThanHalf)
        tip += u"; "_s + LeagueTr::tr("a match is won by more than half of the boards");
    if (!header.penalties.empty())
        tip += u"; "_s + LeagueTr::tr("penalties are subtracted");
    return tip;
}

/// What decides besides match points and board points.
void addCriteria(std::vector<TextColumn<LeagueRow>>& columns, const engine::TournamentHeader& header)
{
    const std::vector<engine::TieBreak> criteria = engine::leagueCriteria(header);
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const engine::TieBreak& one = criteria[i];
        using enum engine::TieBreakCode;
        if (one.code == MatchPoints || one.code == GamePoints || one.code == Points)
            continue;
        if (one.code == Berlin) {
            columns.push_back(points<LeagueRow>(
                LeagueTr::tr("Berlin"),
                LeagueTr::tr("Berlin tie-break: of n boards the first counts n times, the last once"),
                [](const LeagueRow& row) { return row.standing.berlin; }));
            continue;
        }
        columns.push_back(numbers<LeagueRow>(QString::fromStdString(engine::tieBreakText(one)),
                                             tieBreakName(one.code), [i, one](const LeagueRow& row) {
                                                 const std::vector<double>& values = row.standing.values;
                                                 // Among those who are tied; who is not has none.
                                                 const bool hasNone =
                                                     i >= values.size() ||
                                                     (engine::infoOf(one.code).byGroup && values[i] == 0);
                                                 return hasNone ? QString() : tieBreakValue(one, values[i]);
                                             }));
    }
}

} // namespace

QString awardText(const engine::Fixture& fixture)
{
    if (!fixture.awarded)
        return {};
    const QString what =
        *fixture.awarded == engine::MatchAward::Home   ? LeagueTr::tr("awarded to the home team")
        : *fixture.awarded == engine::MatchAward::Away ? LeagueTr::tr("awarded to the visiting team")
                                                       : LeagueTr::tr("lost for both teams");
    return fixture.reason.empty() ? what : what + u": "_s + fromEngine(fixture.reason).simplified();
}

std::vector<std::pair<QString, QString>> leagueLegend(const Tournament& tournament)
{
    const engine::TournamentHeader& header = tournament.header;
    QStringList order;
    std::vector<std::pair<QString, QString>> legend{
        {LeagueTr::tr("Match points"), pointsTip(header)},
        {LeagueTr::tr("Board points"), LeagueTr::tr("points of all boards, forfeits included")}};
    for (const engine::TieBreak& one : engine::leagueCriteria(header)) {
        order += tieBreakName(one.code);
        using enum engine::TieBreakCode;
        if (one.code == Berlin)
            legend.emplace_back(LeagueTr::tr("Berlin"),
                                LeagueTr::tr("Berlin tie-break: of n boards a point on the first counts n "
                                             "times, on the last once"));
        else if (one.code != MatchPoints && one.code != GamePoints && one.code != Points)
            legend.emplace_back(QString::fromStdString(engine::tieBreakText(one)), tieBreakName(one.code));
    }
    legend.emplace_back(LeagueTr::tr("Rank"), fillPattern(LeagueTr::tr("by: %1"), {order.join(u", "_s)}));
    if (header.promoted || header.relegated)
        legend.emplace_back(u"\u25B2 \u25BC"_s, LeagueTr::tr("goes up, goes down"));
    for (const engine::Penalty& penalty : header.penalties) {
        QString text = fillPattern(LeagueTr::tr("minus %1 match points, minus %2 board points"),
                                   {formatCount(penalty.matchPoints),
                                    formatScore(engine::Score::fromHalfPoints(penalty.halfBoardPoints))});
        if (!penalty.reason.empty())
            text += u": "_s + fromEngine(penalty.reason).simplified();
        legend.emplace_back(LeagueTr::tr("Decision"), fromEngine(penalty.team) + u": "_s + text);
    }
    for (const engine::Team& team : header.teams) {
        if (team.withdrawal)
            legend.emplace_back(
                LeagueTr::tr("Decision"),
                fromEngine(team.name) + u": "_s +
                    (*team.withdrawal == engine::TeamWithdrawal::Annulled
                         ? LeagueTr::tr("left; none of its matches counts, its games stay rated")
                         : LeagueTr::tr("left; what it played counts")));
    }
    const bool isAnyAwarded = std::ranges::any_of(
        header.schedule, [](const engine::Fixture& one) { return one.awarded.has_value(); });
    if (isAnyAwarded)
        legend.emplace_back(kAwardedMark, LeagueTr::tr("awarded"));
    for (const engine::Fixture& fixture : header.schedule) {
        if (fixture.awarded)
            legend.emplace_back(LeagueTr::tr("Decision"),
                                fillPattern(LeagueTr::tr("Round %1, %2 – %3: %4"),
                                            {formatCount(fixture.round), fromEngine(fixture.home),
                                             fromEngine(fixture.away), awardText(fixture)}));
    }
    return legend;
}

std::vector<TextColumn<LeagueRow>> leagueColumns(const engine::TournamentHeader& header,
                                                 const std::vector<LeagueRow>& rows, bool crossed)
{
    std::vector<TextColumn<LeagueRow>> columns;
    const auto count = [](int TeamStanding::*value) {
        return [value](const LeagueRow& row) { return formatCount(row.standing.*value); };
    };
    if (!rows.empty() && rows.back().standing.group > 0)
        columns.push_back(
            numbers<LeagueRow>(LeagueTr::tr("Group"), LeagueTr::tr("Teams that play each other"),
                               [](const LeagueRow& row) { return formatCount(row.standing.group + 1); }));
    columns.push_back(numbers<LeagueRow>(LeagueTr::tr("Rank"), {}, rankText));
    columns.push_back({LeagueTr::tr("Team"), Qt::AlignLeft, teamText});
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
                       pointsTip(header)});
    columns.push_back(points<LeagueRow>(
        LeagueTr::tr("Board points"), LeagueTr::tr("Points of all boards, forfeits included"),
        [](const LeagueRow& row) { return row.standing.boardPoints; }, Emphasis::Strong));
    addCriteria(columns, header);
    if (!crossed)
        columns.push_back({LeagueTr::tr("Decided by"),
                           Qt::AlignLeft,
                           &LeagueRow::decision,
                           {},
                           LeagueTr::tr("What a team is above the next one by")});
    return columns;
}

QString homeWhiteName(engine::HomeWhite custom)
{
    switch (custom) {
    case engine::HomeWhite::EvenBoards: return LeagueTr::tr("on even boards");
    case engine::HomeWhite::OddBoards: return LeagueTr::tr("on odd boards");
    case engine::HomeWhite::AllBoards: return LeagueTr::tr("on all boards");
    case engine::HomeWhite::NoBoard: return LeagueTr::tr("on no board");
    case engine::HomeWhite::OneAndFour: break;
    }
    return LeagueTr::tr("on boards 1 and 4, 5 and 8");
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
