// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/leaguetables.h"

#include <algorithm>

#include <QCoreApplication>

#include "engine/model/lineup.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::Table;
using engine::MatchBoard;
using engine::ParticipantNumber;
using engine::ScheduledMatch;
using engine::Tournament;

class LeagueTablesTr {
    Q_DECLARE_TR_FUNCTIONS(LeagueTables)
};

QString scoreText(engine::Score home, engine::Score away)
{
    return formatScore(home) + u" : "_s + formatScore(away);
}

QString numberText(const Tournament& tournament, const std::string& team, ParticipantNumber player)
{
    const auto number = engine::lineupNumber(tournament, team, player);
    return number ? formatCount(*number) : QString();
}

QString playerText(const Tournament& tournament, ParticipantNumber player)
{
    return player == engine::kNobody ? LeagueTablesTr::tr("unoccupied")
                                     : formatName(tournament, player).simplified();
}

QString listedRating(const Tournament& tournament, ParticipantNumber player)
{
    const auto position = tournament.indexOf(player);
    const auto rating = position ? tournament.participants[*position].rating : std::nullopt;
    return rating ? formatRating(rating->value()) : QString();
}

QString sidesText(const engine::GameResult& result)
{
    return formatSide(result.white) + u" : "_s + formatSide(result.black);
}

/// What was decided; the award has its text as part of a pairing.
QString awardOf(const ScheduledMatch& match)
{
    return awardText({.round = match.round.value_or(0), .awarded = match.awarded, .reason = match.reason});
}

void addBoard(Table& table, const Tournament& tournament, const ScheduledMatch& match,
              const MatchBoard& board)
{
    const bool isAwarded = board.game.awarded.has_value();
    table.addTexts({formatCount(board.board), numberText(tournament, match.home, board.player(true)),
                    playerText(tournament, board.player(true)), listedRating(tournament, board.player(true)),
                    colourLetter(board.isHomeWhite),
                    sidesText(board.counted()) + (isAwarded ? QString(kAwardedMark) : QString()),
                    numberText(tournament, match.away, board.player(false)),
                    playerText(tournament, board.player(false)),
                    listedRating(tournament, board.player(false))});
    if (isAwarded)
        table.remarks += fillPattern(LeagueTablesTr::tr("* Board %1 was awarded; at the board: %2"),
                                     {formatCount(board.board), sidesText(board.result())});
}

} // namespace

std::vector<ScheduledMatch> selectedMatches(const Tournament& tournament, const MatchSelection& selection)
{
    std::vector<ScheduledMatch> matches = engine::leagueSchedule(tournament);
    std::erase_if(matches, [&](const ScheduledMatch& match) {
        return (selection.round && match.round != selection.round) ||
               (!selection.team.empty() && match.home != selection.team && match.away != selection.team);
    });
    return matches;
}

Table scheduleTable(const Tournament& tournament, const MatchSelection& selection)
{
    using enum Table::Kind;
    Table table{.title = LeagueTablesTr::tr("Schedule")};
    table.columns = {{.head = LeagueTablesTr::tr("Round"), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Date"), .kind = Day},
                     {.head = LeagueTablesTr::tr("Home"), .isFree = true},
                     {.head = LeagueTablesTr::tr("Guest")},
                     {.head = LeagueTablesTr::tr("Result"), .kind = Game, .isStrong = true},
                     {.head = LeagueTablesTr::tr("Decision")}};
    for (const ScheduledMatch& match : selectedMatches(tournament, selection)) {
        QString score = match.count ? scoreText(match.count->homePoints, match.count->awayPoints) : QString();
        if (match.awarded)
            score += kAwardedMark;
        table.addTexts({match.round ? formatCount(*match.round) : QString(), formatDate(match.date),
                        fromEngine(match.home), fromEngine(match.away), score, awardOf(match)});
    }
    return table;
}

Table lineUpTable(const Tournament& tournament, const std::string& team)
{
    using enum Table::Kind;
    Table table{.title = fromEngine(team)};
    table.columns = {{.head = LeagueTablesTr::tr("No."), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Name"), .isFree = true},
                     {.head = LeagueTablesTr::tr("Rating"), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Rating of the line-up"), .kind = Figure},
                     {.head = LeagueTablesTr::tr("From"), .kind = Day},
                     {.head = LeagueTablesTr::tr("Until"), .kind = Day},
                     {.head = LeagueTablesTr::tr("Remark")}};
    const engine::Team* lined = engine::teamNamed(tournament.header, team);
    if (lined != nullptr && !lined->lineup.empty()) {
        for (const engine::LineupPlace& place : lined->lineup)
            table.addTexts({formatCount(place.number), playerText(tournament, place.participant),
                            listedRating(tournament, place.participant),
                            place.rating ? formatRating(place.rating->value()) : QString(),
                            formatDate(place.from), formatDate(place.until),
                            place.guest ? LeagueTablesTr::tr("guest") : QString()});
        return table;
    }
    for (const engine::TeamPlayer& player : engine::teamList(tournament, team))
        table.addTexts({formatCount(player.rank), playerText(tournament, player.number),
                        listedRating(tournament, player.number)});
    return table;
}

Table boardTable(const Tournament& tournament, const ScheduledMatch& match)
{
    using enum Table::Kind;
    Table table{.title = matchTitle(match)};
    table.columns = {{.head = LeagueTablesTr::tr("Board"), .kind = Figure},
                     {.head = LeagueTablesTr::tr("No."), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Home"), .isFree = true},
                     {.head = LeagueTablesTr::tr("Rating"), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Colour"), .kind = Game},
                     {.head = LeagueTablesTr::tr("Result"), .kind = Game, .isStrong = true},
                     {.head = LeagueTablesTr::tr("No."), .kind = Figure},
                     {.head = LeagueTablesTr::tr("Guest")},
                     {.head = LeagueTablesTr::tr("Rating"), .kind = Figure}};
    if (match.match && !match.match->boards.empty()) {
        for (const MatchBoard& board : match.match->boards)
            addBoard(table, tournament, match, board);
        return table;
    }
    const engine::HomeWhite custom = engine::homeWhiteOf(tournament.header);
    for (int board = 1; board <= engine::boardsOfLeague(tournament); ++board)
        table.addTexts(
            {formatCount(board), {}, {}, {}, colourLetter(engine::homeHasWhite(custom, board)), u" : "_s});
    return table;
}

QString matchTitle(const ScheduledMatch& match)
{
    const QString teams = fromEngine(match.home) + u" – "_s + fromEngine(match.away);
    if (!match.count)
        return teams;
    return teams + u' ' + scoreText(match.count->homePoints, match.count->awayPoints) +
           (match.awarded ? QString(kAwardedMark) : QString());
}

QStringList matchFacts(const ScheduledMatch& match, bool withRound)
{
    QStringList facts;
    if (match.round && withRound)
        facts += fillPattern(LeagueTablesTr::tr("Round %1"), {formatCount(*match.round)});
    if (match.date)
        facts += formatDate(*match.date);
    if (match.awarded && match.match)
        facts += fillPattern(LeagueTablesTr::tr("* %1; at the boards %2"),
                             {awardOf(match), scoreText(match.match->homePoints, match.match->awayPoints)});
    else if (match.awarded)
        facts += fillPattern(LeagueTablesTr::tr("* %1"), {awardOf(match)});
    return facts;
}

} // namespace zahlmeister::ui
