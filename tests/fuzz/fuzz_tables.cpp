// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a file holds: as a table it is refused with a reason, or it is a tournament whose values are in
// their ranges; every cell has a state, and every note a place within the grid. What was read can be written
// and read.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "app/fields/valuecheck.h"
#include "app/formats/tournamentformat.h"
#include "app/tables/tableset.h"
#include "app/text/htmltable.h"
#include "app/text/textencoding.h"
#include "app/text/xlsxgrid.h"

using namespace zahlmeister;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void checkReading(const app::TablesReading& read)
{
    const app::TableReading& reading = read.reading;
    const bool refused = std::ranges::any_of(
        reading.notes, [](const app::ImportNote& note) { return note.level == app::ImportLevel::Refused; });
    require(refused == reading.isRefused());
    for (const app::ImportNote& note : reading.notes) {
        require(!app::importCodeText(note.code).empty());
        require(note.place.line >= 0 && note.place.line <= read.grid.rowCount());
        require(note.place.column >= 0 && note.place.column <= app::kMaximumTableColumns);
    }
    if (!reading.tournament)
        return;
    require(!reading.tournament->participants.empty());
    require(app::checkHeader(reading.tournament->header).has_value());
    for (const engine::Participant& participant : reading.tournament->participants)
        require(app::checkParticipant(participant).has_value());
    for (const engine::Game& game : reading.tournament->games) {
        require(app::checkGame(game).has_value());
        require(reading.tournament->indexOf(game.white) && reading.tournament->indexOf(game.black));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (bytes.startsWith("PK")) {
        const auto grids = app::gridsOfXlsx(bytes, {.unpacked = 4 * 1024 * 1024});
        if (!grids)
            return 0;
        std::vector<app::TableCuts> tables;
        for (const app::TableGrid& grid : *grids) {
            require(app::isWithinLimits(grid));
            tables.push_back({grid});
        }
        checkReading(app::readTables(tables));
        return 0;
    }
    const app::TablesReading read = app::readTableText(app::decodeText(bytes).text);
    checkReading(read);
    // What the user says may be nonsense.
    if (!bytes.isEmpty() && read.grid.columnCount() > 0) {
        app::TableOverrides overrides;
        const auto seed = static_cast<unsigned char>(bytes.back());
        overrides.kind = static_cast<app::TableKind>(seed % app::kTableKindCount);
        overrides.numbers = static_cast<app::NumberMeaning>(seed % app::kNumberMeaningCount);
        overrides.columns[seed % read.grid.columnCount()] = {
            static_cast<app::TableColumn>(seed % app::kTableColumnCount), seed % 5};
        overrides.headRow = static_cast<int>(seed % 4) - 1;
        checkReading({read.grid, app::readTable(read.grid, overrides)});
    }
    if (read.reading.tournament)
        require(app::formatById("csv")->write({.tournament = *read.reading.tournament}).has_value());
    return 0;
}
