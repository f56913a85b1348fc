// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/rows.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/tables/cells/details.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

bool isSum(const Cell& name)
{
    static const WordSet kWords(
        u"summe|gesamt|total|schnitt|summen|durchschnitt|ø|\u03c3|gesamt:|endergebnis|"
        "endstand|brettpunkte|ergebnis|gesamtergebnis"_s);
    return kWords.contains(name.plain());
}

/// Whether a cell is a name but for figures within its words: `Meier1999`. Figures that stand alone belong to
/// a row that was not cut into cells.
bool isNickname(const Cell& name)
{
    static const QRegularExpression kAttached(uR"((?<=\p{L})\d+|\d+(?=\p{L}))"_s);
    QString letters = name.plain();
    return isNameLike(letters.replace(kAttached, u"a"_s));
}

/// Whether a row repeats the head, as tables of several pages and rounds do.
bool repeatsHead(const Layout& layout, int row)
{
    if (layout.headRow < 0)
        return false;
    const CellRow& cells = layout.row(row);
    int same = 0;
    int words = 0;
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
        const Cell& cell = *cells[static_cast<std::size_t>(column)];
        if (cell.isEmpty() || cell.plain().compare(layout.head(column).plain(), Qt::CaseInsensitive) != 0)
            continue;
        ++same;
        words += isTellingHead(cell.head().column) && !cell.number() ? 1 : 0;
    }
    return words >= 1 && same >= 2 && same * 2 > filledCells(cells);
}

/// Whether a row heads another table below this one: nothing stands there but words over columns.
bool headsAnother(const Layout& layout, int row)
{
    constexpr int kWords = 4;
    const CellRow& cells = layout.row(row);
    return layout.headRow >= 0 && row > layout.headRow && filledCells(cells) >= kWords &&
           std::ranges::all_of(cells, [](const Cell* cell) {
               return cell->isEmpty() || (isTellingHead(cell->head().column) && !cell->number());
           });
}

RowRole roleOfPersonRow(const Layout& layout, int row, bool afterPerson)
{
    const Cell& name = layout.cell(row, layout.nameColumn());
    const bool counted =
        layout.cell(row, TableColumn::Number).number() || layout.cell(row, TableColumn::Rank).number();
    if (name.isNobody())
        return RowRole::Dummy;
    if (name.isEmpty()) {
        const bool games = std::ranges::any_of(layout.columnsOf(TableColumn::Opponent), [&](int column) {
            return !layout.cell(row, column).isEmpty();
        });
        const bool numbered = !layout.cell(row, TableColumn::Number).isEmpty();
        return afterPerson && games && !numbered ? RowRole::Continuation : RowRole::Outside;
    }
    if (counted && layout.headRow >= 0 && isNickname(name))
        return RowRole::Person;
    if (!name.isName() || isSum(name))
        return RowRole::Outside;
    const bool numbers = layout.has(TableColumn::Number) || layout.has(TableColumn::Rank);
    // A remark stands alone in its row; a name does so only in a list of nothing but names.
    const bool alone = filledCells(layout.row(row)) == 1;
    return alone && (numbers || layout.columnCount() > 3) ? RowRole::Outside : RowRole::Person;
}

RowRole roleOfPairingRow(const Layout& layout, int row)
{
    const CellRow& cells = layout.row(row);
    const Cell& white = layout.cell(row, TableColumn::White);
    const Cell& black = layout.cell(row, TableColumn::Black);
    const int filled = filledCells(cells);
    if (filled <= 2 && roundInText(textOf(cells)))
        return RowRole::RoundHeading;
    // Above the head there are no pairings, but the round may be named there.
    // Beside boards with their teams, the line of a match without boards has none.
    const bool match = layout.columnsOf(TableColumn::Team).size() == 2 &&
                       layout.cell(row, TableColumn::Team, 0).isEmpty() &&
                       (isClubLike(white.plain()) || isClubLike(black.plain()));
    if (match || row < layout.headRow || filled < 2 || (!white.isSide() && !black.isSide()) || isSum(white) ||
        isSum(black))
        return RowRole::Outside;
    return RowRole::Pairing;
}

bool isRuleRow(const CellRow& cells)
{
    return filledCells(cells) > 0 &&
           std::ranges::all_of(cells, [](const Cell* cell) { return isRule(cell->plain()); });
}

/// Whether a line stands between the boards of matches and is nothing that was read: no sum, and none that a
/// caption put there.
bool isLineOfMatches(const Layout& layout, int row)
{
    const CellRow& cells = layout.row(row);
    const auto line = static_cast<std::size_t>(row);
    const auto& lines = layout.grid->lines;
    const auto cell = std::ranges::find_if(cells, [](const Cell* each) { return !each->isEmpty(); });
    return layout.columnsOf(TableColumn::Team).size() == 2 && filledCells(cells) == 1 &&
           line < lines.size() && lines[line] > 0 && !isSum(**cell) &&
           !homeHasWhiteOnOddBoards((*cell)->plain());
}

/// Whether a row that is nothing may have been somebody or a game, and no remark or sum.
bool mayBeMissed(const Layout& layout, int row)
{
    const CellRow& cells = layout.row(row);
    const bool pairings = layout.kind == TableKind::Pairings;
    const Cell& name =
        pairings ? layout.cell(row, TableColumn::White) : layout.cell(row, layout.nameColumn());
    return layout.role(row) == RowRole::Outside && !isRuleRow(cells) && !isSum(name) &&
           (filledCells(cells) >= 2 || (!pairings && !name.isEmpty()) ||
            (pairings && isLineOfMatches(layout, row)));
}

} // namespace

std::vector<int> missedRows(const Layout& layout)
{
    const std::vector<int> read =
        layout.rowsOf(layout.kind == TableKind::Pairings ? RowRole::Pairing : RowRole::Person);
    std::vector<int> missed;
    if (read.empty())
        return missed;
    const bool headed = layout.headRow >= 0;
    const int last = headed ? layout.rowCount() - 1 : read.back();
    for (int row = headed ? layout.headRow : read.front(); row <= last; ++row) {
        if (mayBeMissed(layout, row))
            missed.push_back(row);
    }
    return missed;
}

void findRoles(Layout& layout)
{
    layout.roles.assign(layout.cells.size(), RowRole::Outside);
    bool afterPerson = false;
    for (int row = 0; row < layout.rowCount(); ++row) {
        RowRole& role = layout.roles[static_cast<std::size_t>(row)];
        if (row == layout.headRow || repeatsHead(layout, row) || headsAnother(layout, row)) {
            role = RowRole::Head;
        } else if (isRuleRow(layout.row(row))) {
            continue;
        } else if (layout.kind == TableKind::Pairings) {
            role = roleOfPairingRow(layout, row);
        } else if (row > layout.headRow) {
            role = roleOfPersonRow(layout, row, afterPerson);
            afterPerson = role == RowRole::Person || role == RowRole::Continuation;
        }
    }
}

} // namespace zahlmeister::app
