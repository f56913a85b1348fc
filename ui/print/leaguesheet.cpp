// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <algorithm>
#include <map>

#include "engine/league/leaguetable.h"
#include "ui/models/figurerole.h"
#include "ui/models/leaguecolumns.h"
#include "ui/models/leaguetables.h"
#include "ui/models/tablemodel.h"
#include "ui/print/sheetparts.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::MatchBoard;
using engine::TeamMatch;
using engine::TeamStanding;

constexpr double kNarrowestTeamName = 30.0; // mm
constexpr double kRoomOfMatch = 45.0;       // mm: a heading and some boards

/// A table on paper with the columns that it has on screen; the first column of texts takes the free width.
template <class Row>
SheetTable leagueTable(const std::vector<Row>& rows, const std::vector<TextColumn<Row>>& columns)
{
    const auto first = std::ranges::find(columns, Qt::Alignment(Qt::AlignLeft), &TextColumn<Row>::side);
    return sheetTable(tableOf(rows, columns, static_cast<int>(first - columns.begin())),
                      {.narrowestFree = kNarrowestTeamName, .widestText = {}});
}

template <class Row>
void addTable(SheetComposer& composer, const QString& heading, const std::vector<Row>& rows,
              const std::vector<TextColumn<Row>>& columns)
{
    composer.keepRoom(kRoomOfMatch);
    composer.paragraph(heading, FontRole::Heading);
    composer.gap(1);
    composer.table(leagueTable(rows, columns));
    composer.gap(5);
}

/// What the columns of the league table count.
std::vector<SheetEntry> explanations(const engine::Tournament& tournament)
{
    std::vector<SheetEntry> entries;
    for (auto& [term, meaning] : leagueLegend(tournament))
        entries.push_back({std::move(term), std::move(meaning)});
    return entries;
}

/// Nobody where a board is unmanned.
QString playerText(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    return number == engine::kNobody ? Sheet::tr("unoccupied") : formatName(tournament, number).simplified();
}

QString ratingText(const engine::Tournament& tournament, engine::ParticipantNumber number)
{
    const auto position = tournament.indexOf(number);
    const auto rating = position ? tournament.participants[*position].rating : std::nullopt;
    return rating ? formatRating(rating->value()) : QString();
}

/// With his number in the line-up, by which organisers check the order of the boards: `3 Müller, Hans`.
QString lineUpText(const engine::Tournament& tournament, const std::string& team,
                   engine::ParticipantNumber number)
{
    const auto place = engine::lineupNumber(tournament, team, number);
    const QString name = playerText(tournament, number);
    return place ? formatCount(*place) + QChar::Nbsp + name : name;
}

/// The score of a match: `3½ : 2½`.
QString scoreText(engine::Score home, engine::Score away)
{
    return formatScore(home) + u" : "_s + formatScore(away);
}

SheetTable boardsOf(const engine::Tournament& tournament, const TeamMatch& match)
{
    SheetTable table;
    table.columns = {{.words = Sheet::tr("Board"), .alignment = Alignment::Centre},
                     {.words = Sheet::tr("Home"), .alignment = Alignment::Left, .wraps = true, .maximum = 62},
                     {.words = Sheet::tr("Rating")},
                     //: head of the colours of a match sheet: that of the home side's pieces
                     {.words = Sheet::tr("Colour"), .alignment = Alignment::Centre},
                     {.words = Sheet::tr("Result"), .alignment = Alignment::Centre},
                     nameColumn(Sheet::tr("Guest"), kNarrowestTeamName),
                     {.words = Sheet::tr("Rating")}};
    for (const MatchBoard& board : match.boards) {
        const engine::GameResult result = board.counted();
        table.rows.push_back({{{formatCount(board.board)},
                               {lineUpText(tournament, match.home, board.player(true))},
                               {ratingText(tournament, board.player(true))},
                               {colourLetter(board.isHomeWhite)},
                               {formatSide(result.white) + u" : "_s + formatSide(result.black) +
                                (board.game.awarded ? QString(kAwardedMark) : QString())},
                               {lineUpText(tournament, match.away, board.player(false))},
                               {ratingText(tournament, board.player(false))}}});
    }
    return table;
}

/// The result of a player in each round: `1`, `½`, `+`; of several games of a round all.
std::map<std::pair<engine::ParticipantNumber, int>, QString>
resultsByRound(const std::vector<TeamMatch>& matches, const std::string& team)
{
    std::map<std::pair<engine::ParticipantNumber, int>, QString> results;
    for (const TeamMatch& match : matches) {
        if (match.home != team && match.away != team)
            continue;
        const bool isHome = match.home == team;
        for (const MatchBoard& board : match.boards) {
            const engine::GameResult sides = board.counted();
            results[{board.player(isHome), match.round.value_or(0)}] +=
                formatSide(isHome ? sides.white : sides.black) +
                (board.game.awarded ? QString(kAwardedMark) : QString());
        }
    }
    return results;
}

class TeamSheet {
public:
    TeamSheet(SheetComposer& composer, const SheetSource& source, const std::vector<TeamMatch>& matches,
              std::string team)
        : m_composer(composer), m_source(source), m_matches(matches), m_team(std::move(team))
    {
    }

    void compose(const TeamStanding& standing)
    {
        const engine::Tournament& tournament = m_source.tournament;
        m_composer.beginSection(tournamentTitle(tournament) + u" · "_s + fromEngine(m_team));
        m_composer.title(fillPattern(Sheet::tr("Team in %1"), {tournamentTitle(tournament)}),
                         fromEngine(m_team));
        m_composer.facts(facts(standing));
        m_composer.gap(3);
        m_composer.table(matchTable());
        m_composer.gap(5);
        m_composer.table(playerTable());
    }

private:
    [[nodiscard]] std::vector<SheetFact> facts(const TeamStanding& standing) const
    {
        std::vector<SheetFact> facts{
            {Sheet::tr("Rank"), formatCount(standing.rank), true},
            {Sheet::tr("Match points"), formatCount(standing.matchPoints)},
            {Sheet::tr("Board points"), scoreText(standing.boardPoints, standing.boardPointsAgainst)},
            {Sheet::tr("Berlin"), formatScore(standing.berlin)}};
        for (const engine::LeagueTeam& team : leagueTeamRows(m_source.tournament)) {
            if (team.team == m_team && team.average)
                facts.push_back({Sheet::tr("Average rating"), formatRating(*team.average)});
        }
        return facts;
    }

    [[nodiscard]] SheetTable matchTable() const
    {
        SheetTable table;
        table.columns = {{.words = Sheet::tr("Round")},
                         {.words = Sheet::tr("Date"), .alignment = Alignment::Left},
                         nameColumn(Sheet::tr("Opponent"), kNarrowestTeamName),
                         {.words = Sheet::tr("Place"), .alignment = Alignment::Left},
                         {.words = Sheet::tr("Result"), .alignment = Alignment::Centre}};
        const auto counted = engine::countsOf(m_matches, m_source.tournament.header);
        for (std::size_t i = 0; i < m_matches.size(); ++i) {
            const TeamMatch& match = m_matches[i];
            if (match.home != m_team && match.away != m_team)
                continue;
            const bool isHome = match.home == m_team;
            const engine::MatchCount& points = counted[i];
            table.rows.push_back({{{match.round ? formatCount(*match.round) : QString()},
                                   {formatDate(match.date)},
                                   {fromEngine(isHome ? match.away : match.home)},
                                   {isHome ? Sheet::tr("at home") : Sheet::tr("away")},
                                   {(isHome ? scoreText(points.homePoints, points.awayPoints)
                                            : scoreText(points.awayPoints, points.homePoints)) +
                                    (match.awarded ? QString(kAwardedMark) : QString())}}});
        }
        return table;
    }

    [[nodiscard]] SheetTable playerTable() const
    {
        const auto rows = leaguePlayerRows(m_source.tournament, &m_source.evaluation, m_team);
        SheetTable table = leagueTable(rows, leaguePlayerColumns(false));
        const auto results = resultsByRound(m_matches, m_team);
        const int rounds = engine::lastRound(engine::leagueMatches(m_source.tournament));
        for (int round = 1; round <= rounds; ++round) {
            table.columns.push_back({.words = formatCount(round), .alignment = Alignment::Centre});
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const auto found = results.find({rows[row].player.number, round});
                table.rows[row].cells.push_back({found == results.end() ? QString() : found->second});
            }
        }
        return table;
    }

    SheetComposer& m_composer;
    const SheetSource& m_source;
    const std::vector<TeamMatch>& m_matches;
    std::string m_team;
};

/// What boards say beside what counts.
QStringList boardRemarks(const TeamMatch& match)
{
    QStringList remarks;
    for (const MatchBoard& board : match.boards) {
        if (board.game.awarded)
            remarks += fillPattern(Sheet::tr("* Board %1 was awarded; at the board %2"),
                                   {formatCount(board.board), formatSide(board.result().white) + u" : "_s +
                                                                  formatSide(board.result().black)});
    }
    return remarks;
}

} // namespace

std::optional<int> lastRoundOf(const SheetSource& source, std::optional<int> round)
{
    if (!round || source.season == nullptr)
        return round;
    const int before = engine::lastRound(engine::leagueMatches(*source.season)) -
                       engine::lastRound(engine::leagueMatches(source.tournament));
    return *round + std::max(before, 0);
}

void composeLeagueSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    if (!beginTournamentSheet(composer, source, request, Sheet::tr("League table")))
        return;
    const engine::Tournament& season = source.season != nullptr ? *source.season : source.tournament;
    const std::optional<int> last = lastRoundOf(source, request.round);
    const std::vector<LeagueRow> rows = leagueRows(season, last);
    if (rows.empty()) {
        composer.paragraph(Sheet::tr("There are no teams in this tournament."));
        return;
    }
    const QString after =
        last ? fillPattern(Sheet::tr("Table after round %1"), {formatCount(*last)}) : Sheet::tr("Table");
    if (source.season != nullptr)
        composer.paragraph(
            Sheet::tr("With the matches of the earlier parts of the season; rounds are counted "
                      "through."),
            FontRole::Note);
    addTable(composer, after, rows, leagueColumns(season.header, rows, false));
    addTable(composer, Sheet::tr("Results of the teams"), rows, leagueColumns(season.header, rows, true));
    addTable(composer, Sheet::tr("Teams"), leagueTeamRows(source.tournament), leagueTeamColumns());
    addTable(composer, Sheet::tr("Players"), leaguePlayerRows(source.tournament, &source.evaluation),
             leaguePlayerColumns(true));
    composer.legend(Sheet::tr("Explanations"), explanations(season));
}

void composeMatchSheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const QString kind = request.round
                             ? fillPattern(Sheet::tr("Matches of round %1"), {formatCount(*request.round)})
                             : Sheet::tr("Matches");
    const QString title = tournamentTitle(source.tournament);
    composer.beginSection(title + u" · "_s + kind);
    composer.title(kind, title);
    bool isAny = false;
    for (const engine::ScheduledMatch& match :
         selectedMatches(source.tournament, {request.round, request.team})) {
        if (!match.count)
            continue;
        isAny = true;
        composer.gap(4);
        composer.keepRoom(kRoomOfMatch);
        composer.paragraph(matchTitle(match), FontRole::Heading);
        composer.paragraph(matchFacts(match, !request.round).join(u", "_s), FontRole::Note);
        if (!match.match)
            continue;
        composer.gap(1);
        composer.table(boardsOf(source.tournament, *match.match));
        composer.paragraph(boardRemarks(*match.match).join(u"; "_s), FontRole::Note);
    }
    if (!isAny)
        composer.paragraph(Sheet::tr("There are no matches to print."));
}

void composeTeamSheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const auto matches = engine::teamMatches(source.tournament);
    const std::vector<LeagueRow> table = leagueRows(source.tournament, {});
    for (const LeagueRow& row : table) {
        if (request.team.empty() || request.team == row.standing.team)
            TeamSheet(composer, source, matches, row.standing.team).compose(row.standing);
    }
    if (table.empty())
        composeNobody(composer, source, Sheet::tr("Team"),
                      Sheet::tr("There are no teams in this tournament."));
}

} // namespace zahlmeister::ui
