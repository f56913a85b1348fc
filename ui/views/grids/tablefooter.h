// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTableView>
#include <QWidget>

#include "engine/base/score.h"
#include "ui/delegates/figuredelegate.h"

namespace zahlmeister::ui {

/// @brief One cell of a footer.
struct FooterCell {
    int column;
    Figure figure;
    QString toolTip = {};
    int span = 1; ///< columns that a text at the left may use; figures use one
};

/// @brief Points as a figure: a half stands after the line of alignment.
[[nodiscard]] Figure figureOf(engine::Score score);

/// @brief A line of sums below a table that stays in sight and stands in the table's columns.
class TableFooter : public QWidget {
    Q_OBJECT

public:
    /// @param table whose columns are followed
    /// @param delegate of the table, so that sums stand on the same lines as figures
    TableFooter(const QTableView& table, const FigureDelegate& delegate, QWidget* parent = nullptr);

    void setCells(std::vector<FooterCell> cells);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect rectOf(const FooterCell& cell) const;

    const QTableView& m_table;
    const FigureDelegate& m_delegate;
    std::vector<FooterCell> m_cells;
};

} // namespace zahlmeister::ui
