// SPDX-License-Identifier: GPL-3.0-or-later
// The programme of a league, its line-ups, and the cards of its matches.
#include "engine/model/lineup.h"
#include "ui/models/leaguetables.h"
#include "ui/print/sheetparts.h"
#include "ui/print/sheets.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kNarrowestName = 30.0; // mm
constexpr double kWidestCell = 52.0;    // mm
constexpr double kRoomOfLineUp = 40.0;  // mm: a heading and some players
constexpr double kHeightToWrite = 7.5;  // mm of a row that is filled in by hand
constexpr double kSignatureRoom = 14.0; // mm

SheetTable onPaper(const app::Table& table)
{
    return sheetTable(table, {.narrowestFree = kNarrowestName, .widestText = kWidestCell});
}

void addLineUp(SheetComposer& composer, const engine::Tournament& tournament, const std::string& team)
{
    const app::Table table = lineUpTable(tournament, team);
    composer.keepRoom(kRoomOfLineUp);
    composer.paragraph(table.title, FontRole::Heading);
    composer.gap(1);
    if (table.rows.empty())
        composer.paragraph(Sheet::tr("No line-up has been entered."), FontRole::Note);
    else
        composer.table(onPaper(table));
    composer.gap(4);
}

/// The lines on which both sides and the referee sign.
void addSignatures(SheetComposer& composer)
{
    composer.keepRoom(2 * kSignatureRoom);
    composer.gap(kSignatureRoom);
    SheetTable signatures;
    signatures.columns = {{.words = Sheet::tr("Home team"), .alignment = Alignment::Left, .minimum = 50},
                          {.words = Sheet::tr("Visiting team"), .alignment = Alignment::Left, .minimum = 50},
                          {.words = Sheet::tr("Referee"), .alignment = Alignment::Left, .minimum = 50}};
    signatures.rowHeight = kSignatureRoom;
    signatures.rows = {{}};
    composer.paragraph(Sheet::tr("Remarks, protests, time of the end:"));
    composer.gap(kSignatureRoom);
    composer.table(signatures);
}

void addCard(SheetComposer& composer, const SheetSource& source, const engine::ScheduledMatch& match)
{
    const engine::Tournament& tournament = source.tournament;
    const QString league = tournamentTitle(tournament);
    composer.beginSection(league + u" · "_s + matchTitle(match));
    composer.title(fillPattern(Sheet::tr("Match card, %1"), {league}), matchTitle(match));
    composer.facts({{Sheet::tr("Round"), match.round ? formatCount(*match.round) : QString()},
                    {Sheet::tr("Date"), formatDate(match.date)},
                    {Sheet::tr("Time control"), fromEngine(tournament.header.timeControl).simplified()}});
    composer.gap(3);
    const app::Table boards = boardTable(tournament, match);
    SheetTable table = onPaper(boards);
    const bool isFilled = match.match.has_value();
    if (!isFilled)
        table.rowHeight = kHeightToWrite;
    composer.table(table);
    for (const QString& remark : boards.remarks)
        composer.paragraph(remark, FontRole::Note);
    if (match.awarded)
        composer.paragraph(matchFacts(match, false).constLast(), FontRole::Note);
    addSignatures(composer);
    if (isFilled)
        return;
    composer.gap(6);
    for (const std::string& team : {match.home, match.away})
        addLineUp(composer, tournament, team);
}

} // namespace

void composeScheduleSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const QString title = tournamentTitle(source.tournament);
    const app::Table table = scheduleTable(source.tournament, {request.round, request.team});
    composer.beginSection(title + u" · "_s + table.title);
    composer.title(table.title, request.team.empty() ? title : title + u" · "_s + fromEngine(request.team));
    composer.gap(2);
    if (table.rows.empty())
        composer.paragraph(Sheet::tr("There are no matches to print."));
    else
        composer.table(onPaper(table));
}

void composeLineUpSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const QString title = tournamentTitle(source.tournament);
    composer.beginSection(title + u" · "_s + Sheet::tr("Line-ups"));
    composer.title(Sheet::tr("Line-ups"), title);
    composer.gap(2);
    const auto teams = engine::teamNames(source.tournament);
    for (const std::string& team : teams) {
        if (request.team.empty() || request.team == team)
            addLineUp(composer, source.tournament, team);
    }
    if (teams.empty())
        composer.paragraph(Sheet::tr("There are no teams in this tournament."));
}

void composeMatchCards(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const auto matches = selectedMatches(source.tournament, {request.round, request.team});
    for (const engine::ScheduledMatch& match : matches)
        addCard(composer, source, match);
    if (matches.empty())
        composeNobody(composer, source, Sheet::tr("Match cards"),
                      Sheet::tr("There are no matches to print."));
}

} // namespace zahlmeister::ui
