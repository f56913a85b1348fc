// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tableformat.h"

#include <algorithm>

#include "app/files/fileinhand.h"
#include "app/formats/table/tabletext.h"
#include "app/tables/legend.h"
#include "app/text/textencoding.h"
#include "app/text/xlsxgrid.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

constexpr qsizetype kMebibyte = 1024 * 1024;
constexpr qsizetype kSearchedForTags = 4096;

/// Tables are text: control characters are found in programs' own formats only.
bool isText(const QByteArray& data)
{
    const bool wide = data.startsWith("\xff\xfe") || data.startsWith("\xfe\xff");
    return wide || std::ranges::none_of(data, [](char c) {
               return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r' &&
                      c != '\f' && c != '\x1a';
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

bool namesChessResults(const ImportFile& file)
{
    constexpr qsizetype kSearched = 200'000;
    return !isXlsx(file.data) && file.data.left(kSearched).toLower().contains("chess-results");
}

/// No page of theirs was at hand when the readers were written.
bool isFromNuLiga(const ImportFile& file)
{
    const QByteArray text = isXlsx(file.data) ? QByteArray() : file.data.toLower();
    return text.contains("liga.nu") || text.contains("nuliga");
}

bool namesChessResults(const TableCuts& cuts)
{
    const auto isSite = [](const QString& cell) {
        return cell.contains(QLatin1String("chess-results"), Qt::CaseInsensitive);
    };
    return !cuts.empty() &&
           (isSite(cuts.front().caption) || std::ranges::any_of(cuts.front().rows, [&](const auto& row) {
                return std::ranges::any_of(row, isSite);
            }));
}

/// The tables of spreadsheets, web pages and texts, each in the ways in which it can be cut; or why not.
tl::expected<std::vector<TableCuts>, ImportNote> tablesOfInput(const ImportInput& input)
{
    CellTexts texts;
    std::vector<TableCuts> tables;
    for (const ImportFile& file : input) {
        if (isXlsx(file.data)) {
            TRY(auto sheets, gridsOfXlsx(file.data));
            for (TableGrid& sheet : sheets) {
                if (finishCut(sheet, texts))
                    tables.push_back({std::move(sheet)});
            }
            continue;
        }
        if (auto refused = refusalOfXml(file.data))
            return tl::unexpected(*std::move(refused));
        TRY(auto grids, cutText(decodeText(file.data).text, tableCutters(), texts));
        for (TableCuts& cuts : grids) {
            for (TableGrid& grid : cuts)
                grid.part = input.size() > 1 ? file.name.toStdString() : std::string();
            tables.push_back(std::move(cuts));
        }
    }
    return tables;
}

ImportResult readInput(const ImportInput& input)
{
    return tournamentOfTables(readTableFiles(input).tables);
}

} // namespace

bool isWholeTable(const TableReading& reading)
{
    return reading.isTable() && (reading.isOfGames() || reading.headRow >= 0);
}

bool canBeTables(const ImportInput& input)
{
    return !input.empty() && std::ranges::all_of(input, [](const ImportFile& file) {
        return file.data.size() <= kMaximumFileSize && (isXlsx(file.data) || isText(file.data));
    });
}

std::optional<ImportNote> refusalOfSize(const ImportInput& input)
{
    for (const ImportFile& file : input) {
        if (isXlsx(file.data))
            continue;
        if (file.data.size() > kMaximumTableText)
            return refusalNote(ImportCode::TooLarge,
                               {"text", std::to_string(kMaximumTableText / kMebibyte) + " MiB"});
        // Web pages have as many lines as they like.
        const bool isPage = file.data.left(kSearchedForTags).contains('<');
        if (!isPage && file.data.count('\n') > kMaximumTableLines)
            return refusalNote(ImportCode::TooLarge, {"rows", std::to_string(kMaximumTableRows)});
    }
    return std::nullopt;
}

TableFiles readTableFiles(const ImportInput& input)
{
    TableFiles files{.areFromChessResults = std::ranges::any_of(
                         input, [](const ImportFile& file) { return namesChessResults(file); })};
    if (input.size() == 1 && !isXlsx(input.front().data)) {
        files.tables = readTableText(decodeText(input.front().data).text);
    } else if (const auto tables = tablesOfInput(input)) {
        files.areFromChessResults =
            files.areFromChessResults ||
            std::ranges::any_of(*tables, [](const TableCuts& cuts) { return namesChessResults(cuts); });
        CellTexts texts;
        files.tables = readTables(*tables, texts);
        for (const ImportFile& file : input) {
            if (!isXlsx(file.data))
                nameTieBreaks(decodeText(file.data).text, files.tables.reading);
        }
    } else {
        files.tables.reading.notes.push_back(tables.error());
    }
    if (std::ranges::any_of(input, isFromNuLiga))
        files.tables.reading.notes.push_back({ImportCode::GenericPage, ImportLevel::Doubt, {"nuLiga"}, {}});
    files.areTables = isWholeTable(files.tables.reading);
    return files;
}

ImportResult tournamentOfTables(TablesReading tables)
{
    std::vector<ImportNote>& notes = tables.reading.notes;
    placeInFile(notes, tables.grid);
    if (!tables.reading.tournament) {
        std::erase_if(notes, [](const ImportNote& note) { return note.level != ImportLevel::Refused; });
        return tl::unexpected(std::move(notes));
    }
    return ImportedTournament{.tournament = std::move(*tables.reading.tournament), .notes = std::move(notes)};
}

TournamentFormat tableFormat()
{
    return {.id = "table", .endings = {"csv", "tsv", "txt", "md", "html", "htm", "xlsx"}, .read = readInput};
}

TournamentFormat chessResultsFormat()
{
    return {.id = "chess-results", .endings = {"csv", "xlsx", "html", "htm"}, .read = readInput};
}

} // namespace zahlmeister::app
