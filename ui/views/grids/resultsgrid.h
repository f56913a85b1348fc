// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/paste/pasteplan.h"
#include "ui/views/grids/gridview.h"

namespace zahlmeister::ui {

class CrosstableHeader;

/// @brief What the grids with a row for each participant have in common: heads with numbers and names, a
/// direction in which the cursor moves on, and ranges that are copied as text.
class ResultsGrid : public GridView {
    Q_OBJECT

public:
    /// @brief Where the cursor moves after an entry: on along the row, down the column, or through every cell
    /// of every row, as they stand on paper. The first two pass over what the other side has filled; in whole
    /// rows it is typed once more, and what contradicts it is refused.
    enum class Direction { AlongRow, Down, WholeRows };

    void setDirection(Direction direction) { m_direction = direction; }

    /// @brief Lets the cells grow with the room, up to 36 px of the design; never below what they need.
    /// @param room for heads and cells
    void setRoom(QSize room);
    /// @brief What heads and cells need at least.
    [[nodiscard]] QSize neededSize() const;

    void copy() const override;
    void cut() override;
    /// @brief The whole table for a spreadsheet: numbers, names and cells, a line each.
    /// @param further texts of a row after its cells, and their heads for the row -1
    [[nodiscard]] QString wholeText(const std::function<QStringList(int)>& further) const;
    void paste() override;

    // The heads beside the rows give way before cells and totals do.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// @brief The whole table is wanted in the clipboard, with what stands beside the grid.
    void wholeCopyRequested();
    /// @brief The last cell of a row was typed, in whole rows; the cursor is in the next one.
    void wholeRowEnded(int row);

protected:
    /// @param entryRole of the text of a cell that a paste reads back
    ResultsGrid(int entryRole, QWidget* parent);

    /// @brief What pasting a text from a cell on would do.
    [[nodiscard]] virtual PastePlan planPasteAt(int row, int column, const QString& text) const = 0;
    /// @brief Width of a cell in the font at hand.
    [[nodiscard]] virtual int cellWidth() const = 0;
    /// @brief Width up to which a cell grows.
    [[nodiscard]] virtual int widestCell() const;

    [[nodiscard]] CrosstableHeader& columnHead() const { return *m_columnHead; }
    [[nodiscard]] bool isDown() const { return m_direction == Direction::Down; }
    [[nodiscard]] bool isWholeRows() const { return m_direction == Direction::WholeRows; }
    /// @brief To the next cell of the row, filled or not, or to the first of the next row.
    void moveOnInWholeRows();
    /// @brief The next cell in the direction, or the one before; nothing at the edge.
    [[nodiscard]] std::optional<std::pair<int, int>> nextCell(int step) const;
    /// @brief Adds what can be done with the selected cells.
    void addCellActions(QMenu& menu);
    void updateMetrics() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int m_entryRole;
    CrosstableHeader* m_rowHead;
    CrosstableHeader* m_columnHead;
    Direction m_direction = Direction::AlongRow;
    QSize m_room;
};

} // namespace zahlmeister::ui
