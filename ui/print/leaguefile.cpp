// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/leaguefile.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QRegularExpression>

#include "app/formats/json/leaguejson.h"
#include "app/output/csv.h"
#include "app/output/htmlpage.h"
#include "app/output/xlsx.h"
#include "engine/base/try.h"
#include "ui/models/leaguecolumns.h"
#include "ui/models/leaguetables.h"
#include "ui/models/tablemodel.h"
#include "ui/print/printservice.h"
#include "ui/print/samplemark.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetparts.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using app::Table;
using engine::ScheduledMatch;
using engine::Tournament;

template <class Row>
Table titled(const QString& title, const std::vector<Row>& rows, const std::vector<TextColumn<Row>>& columns)
{
    const auto first = std::ranges::find(columns, Qt::Alignment(Qt::AlignLeft), &TextColumn<Row>::side);
    Table table = tableOf(rows, columns, static_cast<int>(first - columns.begin()));
    table.title = title;
    return table;
}

/// Table, crosstable and statistics, with what decided below the crosstable.
std::vector<Table> standingTables(const SheetSource& source, const SheetRequest& request)
{
    const Tournament& season = source.season != nullptr ? *source.season : source.tournament;
    const auto last = lastRoundOf(source, request.round);
    const std::vector<LeagueRow> rows = leagueRows(season, last);
    const QString after =
        last ? fillPattern(Sheet::tr("Table after round %1"), {formatCount(*last)}) : Sheet::tr("Table");
    std::vector<Table> tables{
        titled(after, rows, leagueColumns(season.header, rows, false)),
        titled(Sheet::tr("Results of the teams"), rows, leagueColumns(season.header, rows, true)),
        titled(Sheet::tr("Teams"), leagueTeamRows(source.tournament), leagueTeamColumns()),
        titled(Sheet::tr("Players"), leaguePlayerRows(source.tournament, &source.evaluation),
               leaguePlayerColumns(true))};
    for (const auto& [term, meaning] : leagueLegend(season))
        tables[1].remarks += term + u": "_s + meaning;
    return tables;
}

std::vector<Table> matchTables(const SheetSource& source, const SheetRequest& request, bool areCards)
{
    std::vector<Table> tables;
    for (const ScheduledMatch& match : selectedMatches(source.tournament, {request.round, request.team})) {
        if (!areCards && !match.count)
            continue;
        Table& table = tables.emplace_back(boardTable(source.tournament, match));
        if (!areCards && !match.match)
            table.rows.clear();
        table.remarks = matchFacts(match, true) + table.remarks;
    }
    return tables;
}

std::vector<Table> teamTables(const SheetSource& source, const SheetRequest& request)
{
    std::vector<Table> tables;
    for (const LeagueRow& row : leagueRows(source.tournament, {})) {
        const std::string& team = row.standing.team;
        if (!request.team.empty() && request.team != team)
            continue;
        tables.push_back(scheduleTable(source.tournament, {{}, team}));
        tables.back().title = fromEngine(team);
        tables.push_back(titled(fromEngine(team) + u": "_s + Sheet::tr("Players"),
                                leaguePlayerRows(source.tournament, &source.evaluation, team),
                                leaguePlayerColumns(false)));
    }
    return tables;
}

std::vector<Table> lineUpTables(const SheetSource& source, const SheetRequest& request)
{
    std::vector<Table> tables;
    for (const std::string& team : engine::teamNames(source.tournament)) {
        if (request.team.empty() || request.team == team)
            tables.push_back(lineUpTable(source.tournament, team));
    }
    return tables;
}

QByteArray json(const SheetSource& source, const SheetRequest& request)
{
    using enum app::LeaguePart;
    app::LeagueContent content{.parts = {}, .round = request.round, .team = request.team};
    switch (request.kind) {
    case SheetKind::LeagueTable:
        content.parts = {Table, Teams, Players};
        content.round = lastRoundOf(source, request.round);
        content.season = source.season;
        break;
    case SheetKind::Teams: content.parts = {Players, Matches}; break;
    case SheetKind::Schedule: content.parts = {Schedule}; break;
    case SheetKind::LineUps: content.parts = {LineUps}; break;
    case SheetKind::MatchCards: content.parts = {Matches, LineUps}; break;
    default: content.parts = {Matches};
    }
    return app::writeLeagueJson(source.tournament, content);
}

/// No two tabs have the same name, and some signs stand in none.
QString tabName(std::size_t number, QString title)
{
    static const QRegularExpression kRefused(u"[\\[\\]:*?/\\\\]"_s);
    return QString::number(number) + u' ' + title.replace(kRefused, u"_"_s);
}

QString titleOf(const SheetSource& source, const SheetRequest& request)
{
    const QString title = tournamentTitle(source.tournament);
    return request.team.empty() ? title : title + u" · "_s + fromEngine(request.team);
}

} // namespace

QStringList leagueFileEndings()
{
    return {u"pdf"_s, u"html"_s, u"csv"_s, u"xlsx"_s, u"json"_s};
}

std::vector<Table> leagueSheetTables(const SheetSource& source, const SheetRequest& request)
{
    switch (request.kind) {
    case SheetKind::LeagueTable: return standingTables(source, request);
    case SheetKind::Teams: return teamTables(source, request);
    case SheetKind::Schedule: return {scheduleTable(source.tournament, {request.round, request.team})};
    case SheetKind::LineUps: return lineUpTables(source, request);
    case SheetKind::MatchCards: return matchTables(source, request, true);
    default: return matchTables(source, request, false);
    }
}

Result<QByteArray> leagueFile(const SheetSource& source, const SheetRequest& request, const QString& ending)
{
    if (ending == u"json"_s)
        return json(source, request);
    if (ending == u"pdf"_s) {
        TRY(const auto layout, layoutSheets(source, request));
        return pdfOf(layout);
    }
    const LanguageScope language(request.language);
    const std::vector<Table> tables = leagueSheetTables(source, request);
    const QString title = titleOf(source, request);
    const QString mark = sheetMark();
    const QStringList lines = mark.isEmpty() ? QStringList() : QStringList{mark};
    if (ending == u"csv"_s)
        return app::csvOf(tables, app::FigureCells::Plain, lines);
    if (ending == u"html"_s)
        return app::htmlOf(
            {.language = languageCode(textLanguage()), .title = title, .lines = lines, .tables = tables});
    std::vector<app::XlsxSheet> sheets;
    for (const Table& table : tables)
        sheets.push_back({tabName(sheets.size() + 1, table.title),
                          QStringList{title, table.title} + lines + table.remarks, table});
    return app::xlsxOf(sheets, app::FigureCells::Plain);
}

Result<void> writeSheets(const SheetSource& source, const SheetRequest& request, const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (!isOfLeague(request.kind) || !leagueFileEndings().contains(ending))
        return writeSheetsPdf(source, request, path);
    TRY(const QByteArray data, leagueFile(source, request, ending));
    return writeFileSafely(data, path);
}

} // namespace zahlmeister::ui
