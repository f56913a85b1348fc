// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/layout.h"

#include <algorithm>
#include <set>

#include <QStringList>

#include "app/names/writtennames.h"
#include "app/tables/cells/words.h"
#include "app/tables/layout/columns.h"
#include "app/tables/layout/contents.h"
#include "app/tables/layout/opponents.h"
#include "app/tables/layout/rows.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kLargestRound = 999;

void applyOverrides(Layout& layout, const TableOverrides& overrides)
{
    for (const auto& [column, meaning] : overrides.columns) {
        if (column >= 0 && column < layout.columnCount())
            layout.meaning(column) = meaning;
    }
}

TableKind kindOf(const Layout& layout)
{
    if (layout.hasBothSides())
        return TableKind::Pairings;
    const bool people = layout.has(TableColumn::Points) || layout.has(TableColumn::Rank);
    return gamesKind(layout).value_or(people ? TableKind::Ranking : TableKind::Participants);
}

/// Where the user says what a column is, another one is not the same.
void leaveOutRivals(Layout& layout, const TableOverrides& overrides)
{
    if (layout.kind == TableKind::Pairings)
        return; // both sides may have it
    for (const auto& [column, meaning] : overrides.columns) {
        if (!isTellingHead(meaning.column) || meaning.column == TableColumn::Opponent ||
            meaning.column == TableColumn::Round)
            continue;
        for (int i = 0; i < layout.columnCount(); ++i) {
            if (layout.meaning(i) == meaning && !overrides.columns.contains(i))
                layout.meaning(i) = {TableColumn::Ignored, 0};
        }
    }
}

/// Opponent and Round are two names for a head that is a number.
void unifyGameColumns(Layout& layout)
{
    const bool progress = layout.kind == TableKind::ProgressTable;
    const bool crosstable = layout.kind == TableKind::Crosstable;
    int next = 1;
    std::set<int> rounds;
    for (ColumnMeaning& meaning : layout.columns) {
        if (meaning.column != TableColumn::Opponent && meaning.column != TableColumn::Round)
            continue;
        // A second part of the tournament that counts from 1 again.
        if (progress && meaning.ordinal > 0 && rounds.contains(meaning.ordinal) &&
            *rounds.rbegin() < kLargestRound)
            meaning.ordinal = *rounds.rbegin() + 1;
        if (!progress && !crosstable)
            meaning = {TableColumn::Ignored, 0};
        else
            meaning.column = progress ? TableColumn::Round : TableColumn::Opponent;
        if (meaning.ordinal == 0)
            meaning.ordinal = next;
        next = meaning.ordinal + 1;
        rounds.insert(meaning.ordinal);
    }
}

/// Whether what looks like people is a list of anything: most of a column of names alone is something else,
/// or without a head hardly anything else is there but people.
bool isListOfAnything(const Layout& layout)
{
    const bool headless =
        layout.headRow < 0 && (layout.kind == TableKind::Participants || layout.kind == TableKind::Ranking);
    bool oneColumn = true;
    std::ptrdiff_t people = 0;
    std::ptrdiff_t plainNames = 0;
    std::ptrdiff_t filledRows = 0;
    std::ptrdiff_t outside = 0;
    for (int row = 0; row < layout.rowCount(); ++row) {
        const int filled = filledCells(layout.row(row));
        const bool person = layout.role(row) == RowRole::Person;
        oneColumn = oneColumn && filled <= 1;
        people += person ? 1 : 0;
        plainNames += person && isPlainName(layout.cell(row, layout.nameColumn()).plain()) ? 1 : 0;
        filledRows += filled > 0 ? 1 : 0;
        outside += filled > 0 && layout.role(row) == RowRole::Outside ? 1 : 0;
    }
    return (oneColumn && outside * 2 > people) || (headless && (filledRows - plainNames) * 4 > plainNames);
}

/// Whether the two sides are teams: their heads say so, or most of their names do.
bool areSidesTeams(const Layout& layout)
{
    static const WordSet kHeads(u"heimmannschaft|heimteam|gastmannschaft|gastteam"_s);
    int teams = 0;
    int sides = 0;
    for (const TableColumn side : {TableColumn::White, TableColumn::Black}) {
        const int column = layout.column(side);
        if (kHeads.contains(layout.head(column).plain()))
            return true;
        for (const int row : layout.rowsOf(RowRole::Pairing)) {
            const Cell& cell = layout.cell(row, column);
            sides += cell.isName() ? 1 : 0;
            teams += cell.isName() && isClubLike(cell.plain()) ? 1 : 0;
        }
    }
    return sides > 0 && teams * 3 > sides * 2;
}

} // namespace

int filledCells(const CellRow& cells)
{
    return static_cast<int>(std::ranges::count_if(cells, [](const Cell* cell) { return !cell->isEmpty(); }));
}

QString textOf(const CellRow& cells)
{
    QStringList texts;
    for (const Cell* cell : cells)
        texts.append(cell->plain());
    return texts.join(u' ');
}

const Cell& Layout::cell(int row, int column) const
{
    static thread_local const Cell kNothing{QString()}; // it remembers what it was asked
    if (row < 0 || row >= rowCount() || column < 0)
        return kNothing;
    const CellRow& found = cells[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < found.size() ? *found[static_cast<std::size_t>(column)]
                                                           : kNothing;
}

int Layout::column(TableColumn wanted, int which) const
{
    for (int i = 0; i < columnCount(); ++i) {
        if (meaning(i).column == wanted && which-- == 0)
            return i;
    }
    return -1;
}

std::vector<int> Layout::columnsOf(TableColumn wanted) const
{
    std::vector<int> found;
    for (int i = 0; i < columnCount(); ++i) {
        if (meaning(i).column == wanted)
            found.push_back(i);
    }
    return found;
}

std::vector<int> Layout::rowsOf(RowRole wanted, std::optional<RowRole> orRole) const
{
    std::vector<int> found;
    for (int row = 0; row < static_cast<int>(roles.size()); ++row) {
        if (role(row) == wanted || role(row) == orRole)
            found.push_back(row);
    }
    return found;
}

int Layout::nameColumn() const
{
    return has(TableColumn::Name) ? column(TableColumn::Name) : column(TableColumn::LastName);
}

std::optional<Layout> findLayout(const TableGrid& grid, const TableOverrides& overrides, CellTexts& texts)
{
    Layout layout{.grid = &grid};
    for (const auto& row : grid.rows) {
        CellRow& cells = layout.cells.emplace_back();
        for (const QString& text : row)
            cells.push_back(&texts.of(text));
    }
    layout.headRow = overrides.headRow.value_or(findHeadRow(layout));
    if (layout.headRow >= grid.rowCount())
        layout.headRow = -1;
    layout.columns = meaningsOfHeads(layout, grid.columnCount());
    applyOverrides(layout, overrides);
    findSides(layout);
    settleMeanings(layout);
    applyOverrides(layout, overrides);
    // Teams can have a table of their own; that it is of no use is said later.
    if (layout.has(TableColumn::Team) && layout.nameColumn() < 0 && !layout.has(TableColumn::White)) {
        layout.meaning(layout.column(TableColumn::Team)) = {TableColumn::Name, 0};
        layout.areTeams = true;
    }
    findByContents(layout, overrides);
    if (!layout.hasBothSides() && layout.nameColumn() < 0)
        return std::nullopt;
    if (layout.hasBothSides())
        layout.kind = TableKind::Pairings;
    findRoles(layout);
    if (!layout.hasBothSides())
        numberOpponents(layout, texts);
    layout.kind = overrides.kind.value_or(kindOf(layout));
    unifyGameColumns(layout);
    applyOverrides(layout, overrides);
    leaveOutRivals(layout, overrides);
    // What a row is depends on the kind.
    findRoles(layout);
    if (layout.kind == TableKind::Pairings && !overrides.kind)
        layout.areTeams = areSidesTeams(layout);
    if (overrides == TableOverrides{} && isListOfAnything(layout))
        return std::nullopt;
    return layout;
}

} // namespace zahlmeister::app
