// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds: as a table it is refused with a reason, or it is a tournament whose values are in
// their ranges; every cell has a state, and every note a place within the grid. What was read can be written
// and read.
#include <algorithm>

#include "app/formats/table/tabletext.h"
#include "app/formats/tournamentformat.h"
#include "app/open/formatcatalogue.h"
#include "app/text/htmltable.h"
#include "app/text/textencoding.h"
#include "app/text/xlsxgrid.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

void checkReading(const app::TablesReading& read)
{
    const app::TableReading& reading = read.reading;
    const bool refused = std::ranges::any_of(
        reading.notes, [](const app::ImportNote& note) { return note.level == app::ImportLevel::Refused; });
    fuzz::require(refused == reading.isRefused());
    for (const app::ImportNote& note : reading.notes) {
        fuzz::require(!app::importCodeText(note.code).empty());
        fuzz::require(note.place.line >= 0 && note.place.line <= read.grid.rowCount());
        fuzz::require(note.place.column >= 0 && note.place.column <= app::kMaximumTableColumns);
    }
    if (!reading.tournament)
        return;
    fuzz::require(!reading.tournament->participants.empty());
    fuzz::checkTournament(*reading.tournament);
}

} // namespace

void fuzz::fuzzTables(std::string_view bytes)
{
    const QByteArray data = copied(bytes);
    if (data.startsWith("PK")) {
        const auto grids = app::gridsOfXlsx(data, {.unpacked = 4 * 1024 * 1024});
        if (!grids)
            return;
        std::vector<app::TableCuts> tables;
        for (const app::TableGrid& grid : *grids) {
            require(app::isWithinLimits(grid));
            tables.push_back({grid});
        }
        app::CellTexts texts;
        checkReading(app::readTables(tables, texts));
        return;
    }
    const app::TablesReading read = app::readTableText(app::decodeText(data).text);
    checkReading(read);
    // What the user says may be nonsense.
    if (!data.isEmpty() && read.grid.columnCount() > 0) {
        app::TableOverrides overrides;
        const auto seed = static_cast<unsigned char>(data.back());
        overrides.kind = static_cast<app::TableKind>(seed % app::kTableKindCount);
        overrides.numbers = static_cast<app::NumberMeaning>(seed % app::kNumberMeaningCount);
        overrides.columns[seed % read.grid.columnCount()] = {
            static_cast<app::TableColumn>(seed % app::kTableColumnCount), seed % 5};
        overrides.headRow = static_cast<int>(seed % 4) - 1;
        checkReading({read.grid, app::readTable(read.grid, overrides)});
    }
    if (read.reading.tournament)
        require(app::formatById("csv")->write({.tournament = *read.reading.tournament}).has_value());
}
