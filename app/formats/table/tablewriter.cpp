// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tablewriter.h"

#include "app/formats/table/pagewriting.h"
#include "app/formats/table/xlsxwriting.h"

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
    std::vector<WrittenTable> tables{playersTable(tournament)};
    const bool areAlone = gamesLayout(tournament) == GamesLayout::GamesAlone;
    if ((tournament.header.kind == engine::TournamentKind::Team || areAlone) && !tournament.games.empty())
        tables.push_back(gamesTable(tournament));
    return writeCsvTables(tournamentLines(tournament), tables);
}

ExportResult writeHtml(const ExportInput& input)
{
    const engine::Tournament& tournament = input.tournament;
    const QString name = QString::fromStdString(tournament.header.name);
    WrittenPage page{u"de"_s, name, tournamentLines(tournament).mid(name.isEmpty() ? 0 : 1)};
    page.lines +=
        u"%1 Teilnehmer, %2 Partien"_s.arg(tournament.participants.size()).arg(tournament.games.size());
    page.sections.push_back({headingOf(gamesLayout(tournament)), playersTable(tournament)});
    if (!tournament.games.empty())
        page.sections.push_back({u"Partien"_s, gamesTable(tournament)});
    return writeHtmlPage(page);
}

ExportResult writeXlsx(const ExportInput& input)
{
    std::vector<XlsxSheet> sheets;
    sheets.push_back({headingOf(gamesLayout(input.tournament)), tournamentLines(input.tournament),
                      playersTable(input.tournament)});
    if (!input.tournament.games.empty())
        sheets.push_back({u"Partien"_s, {}, gamesTable(input.tournament)});
    return writeXlsxSheets(sheets);
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
