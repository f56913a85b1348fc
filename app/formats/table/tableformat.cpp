// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tableformat.h"

#include <algorithm>

#include "app/formats/table/tabletext.h"
#include "app/text/textencoding.h"
#include "app/text/xlsxgrid.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kMaximumFile = 64 * 1024 * 1024;

/// Tables are text: control characters are found in programs' own formats only.
bool isText(const QByteArray& data)
{
    const bool wide = data.startsWith("\xff\xfe") || data.startsWith("\xfe\xff");
    return wide || std::none_of(data.begin(), data.end(), [](char c) {
               return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r' &&
                      c != '\f' && c != '\x1a';
           });
}

bool canBeTables(const ImportInput& input)
{
    return !input.empty() && std::ranges::all_of(input, [](const ImportFile& file) {
        return file.data.size() <= kMaximumFile && (isXlsx(file.data) || isText(file.data));
    });
}

/// Places in the grid become lines of the file, where they are known.
void placeInFile(std::vector<ImportNote>& notes, const TableGrid& grid)
{
    for (ImportNote& note : notes) {
        const auto row = static_cast<std::size_t>(note.place.line);
        note.place.part = row >= 1 && row <= grid.rowParts.size() ? grid.rowParts[row - 1] : grid.part;
        if (row >= 1 && row <= grid.lines.size())
            note.place.line = grid.lines[row - 1];
    }
}

ImportResult readInput(const ImportInput& input)
{
    TablesReading result = readTableFiles(input);
    placeInFile(result.reading.notes, result.grid);
    if (!result.reading.tournament) {
        std::erase_if(result.reading.notes,
                      [](const ImportNote& note) { return note.level != ImportLevel::Refused; });
        return tl::unexpected(std::move(result.reading.notes));
    }
    return ImportedTournament{std::move(*result.reading.tournament), std::move(result.reading.notes), {}, {}};
}

/// Whatever has heads of people or pairings, or games; not every text with numbers in it.
bool recognisesTable(const ImportInput& input)
{
    if (!canBeTables(input))
        return false;
    const TableReading reading = readTableFiles(input).reading;
    if (reading.isRefused() && reading.columns.empty())
        return false;
    const bool games = reading.kind != TableKind::Participants && reading.kind != TableKind::Ranking;
    return games || reading.headRow >= 0;
}

bool recognisesChessResults(const ImportInput& input)
{
    constexpr qsizetype kSearched = 200'000;
    const auto isFrom = [](const ImportFile& file) {
        if (!isXlsx(file.data))
            return file.data.left(kSearched).toLower().contains("chess-results");
        const auto grids = gridsOfXlsx(file.data);
        if (!grids || grids->empty())
            return false;
        const auto isSite = [](const QString& cell) {
            return cell.contains(QLatin1String("chess-results"), Qt::CaseInsensitive);
        };
        return std::ranges::any_of(grids->front().rows,
                                   [&](const auto& row) { return std::ranges::any_of(row, isSite); });
    };
    return canBeTables(input) && std::ranges::any_of(input, isFrom) && recognisesTable(input);
}

} // namespace

tl::expected<std::vector<TableCuts>, ImportNote> tablesOfInput(const ImportInput& input)
{
    CellTexts texts;
    std::vector<TableCuts> tables;
    for (const ImportFile& file : input) {
        if (isXlsx(file.data)) {
            auto sheets = gridsOfXlsx(file.data);
            if (!sheets)
                return tl::unexpected(sheets.error());
            for (TableGrid& sheet : *sheets) {
                if (finishCut(sheet, texts))
                    tables.push_back({std::move(sheet)});
            }
            continue;
        }
        auto grids = cutText(decodeText(file.data).text, tableCutters(), texts);
        if (!grids)
            return tl::unexpected(grids.error());
        for (TableCuts& cuts : *grids) {
            for (TableGrid& grid : cuts)
                grid.part = input.size() > 1 ? file.name.toStdString() : std::string();
            tables.push_back(std::move(cuts));
        }
    }
    return tables;
}

TablesReading readTableFiles(const ImportInput& input)
{
    if (input.size() == 1 && !isXlsx(input.front().data))
        return readTableText(decodeText(input.front().data).text);
    const auto tables = tablesOfInput(input);
    if (tables)
        return readTables(*tables);
    TablesReading refused;
    refused.reading.notes.push_back(tables.error());
    return refused;
}

bool isTableFormat(std::string_view id)
{
    return id == tableFormat().id || id == chessResultsFormat().id;
}

TournamentFormat tableFormat()
{
    return {.id = "table",
            .endings = {"csv", "tsv", "txt", "md", "html", "htm", "xlsx"},
            .recognises = recognisesTable,
            .read = readInput};
}

TournamentFormat chessResultsFormat()
{
    return {.id = "chess-results",
            .endings = {"csv", "xlsx", "html", "htm"},
            .recognises = recognisesChessResults,
            .read = readInput};
}

} // namespace zahlmeister::app
