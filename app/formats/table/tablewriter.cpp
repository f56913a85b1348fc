// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tablewriter.h"

#include "app/output/csv.h"
#include "app/output/htmlpage.h"
#include "app/output/xlsx.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// What the table with the participants is called, and shows of their games.
QString headingOf(GamesLayout layout)
{
    switch (layout) {
    case GamesLayout::Crosstable: return u"Kreuztabelle"_s;
    case GamesLayout::ProgressTable: return u"Fortschrittstabelle"_s;
    case GamesLayout::GamesAlone: break;
    }
    return u"Teilnehmer"_s;
}

/// The games of a team tournament follow in a table of their own: only there stands for whom they were
/// played; and so do those that stand nowhere else.
ExportResult writeCsv(const ExportInput& input)
{
    const engine::Tournament& tournament = input.tournament;
    std::vector<Table> tables{playersTable(tournament)};
    const bool areAlone = gamesLayout(tournament) == GamesLayout::GamesAlone;
    if ((tournament.header.kind == engine::TournamentKind::Team || areAlone) && !tournament.games.empty())
        tables.push_back(gamesTable(tournament));
    return csvOf(tables, FigureCells::AsShown, tournamentLines(tournament));
}

ExportResult writeHtml(const ExportInput& input)
{
    const engine::Tournament& tournament = input.tournament;
    const QString name = QString::fromStdString(tournament.header.name);
    WebPage page{u"de"_s, name, tournamentLines(tournament).mid(name.isEmpty() ? 0 : 1)};
    page.lines +=
        u"%1 Teilnehmer, %2 Partien"_s.arg(tournament.participants.size()).arg(tournament.games.size());
    page.tables.push_back(playersTable(tournament));
    page.tables.back().title = headingOf(gamesLayout(tournament));
    if (!tournament.games.empty()) {
        page.tables.push_back(gamesTable(tournament));
        page.tables.back().title = u"Partien"_s;
    }
    return htmlOf(page);
}

ExportResult writeXlsx(const ExportInput& input)
{
    std::vector<XlsxSheet> sheets;
    sheets.push_back({headingOf(gamesLayout(input.tournament)), tournamentLines(input.tournament),
                      playersTable(input.tournament)});
    if (!input.tournament.games.empty())
        sheets.push_back({u"Partien"_s, {}, gamesTable(input.tournament)});
    const auto written = xlsxOf(sheets, FigureCells::AsShown);
    if (!written.has_value())
        return refusal(ImportCode::MissingPart, {"zip"});
    return *written;
}

} // namespace

TournamentFormat csvFormat()
{
    return {.id = "csv", .endings = {"csv"}, .write = writeCsv, .isForReaders = true};
}

TournamentFormat xlsxFormat()
{
    return {.id = "xlsx", .endings = {"xlsx"}, .write = writeXlsx, .isForReaders = true};
}

TournamentFormat htmlFormat()
{
    return {.id = "html", .endings = {"html", "htm"}, .write = writeHtml, .isForReaders = true};
}

} // namespace zahlmeister::app
