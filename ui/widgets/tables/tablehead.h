// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

class QResizeEvent;
class QTableView;
class QTreeView;

namespace zahlmeister::ui {

/// @brief The head of a table of figures: quiet, flat, long words wrapped, an arrow at the column of the
/// order.
class TableHead : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHead(QWidget* parent = nullptr);

    /// @brief Width that a column's head needs when it may wrap.
    [[nodiscard]] int neededWidth(int section) const;

    /// @brief Gives a column the room that the others leave, and where they leave too little, as much as a
    /// name needs: the table scrolls then.
    void setFreeColumn(int section);

    QSize sizeHint() const override;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QString textOf(int section) const;
    void giveRoom();

    int m_free = -1; ///< column; -1: there is none
    bool m_isToGiveRoom = false;
};

/// @brief Gives a table the look of all tables: rows of one height without heads and lines, texts on one
/// line.
void styleAsTable(QTableView& table);

/// @brief Shows a model in such a table, under this head. Tab leaves it.
/// @return its head
TableHead* styleAsTable(QTableView& table, QAbstractItemModel& model);

/// @brief A table with its heads for a spreadsheet: lines of cells with tabs between them.
/// @param role of the cells' texts
[[nodiscard]] QString tableText(const QAbstractItemModel& model, int role = Qt::DisplayRole);

/// @brief Gives a list of a dialog, a tree without branches, the look of the tables: this head, no frame,
/// even rows.
void styleAsTable(QTreeView& list);

/// @brief Makes every column of such a list but the last as wide as its head and its texts need.
void fitColumns(QTreeView& list);

/// @brief Scrolls back to the current cell when a table became smaller around it.
void keepCurrentInSight(QTableView& table, const QResizeEvent& event);

} // namespace zahlmeister::ui
