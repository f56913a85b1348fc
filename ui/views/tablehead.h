// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace zahlmeister::ui {

/// @brief The head of a table of figures: quiet, flat, long words wrapped, an arrow at the column of the
/// order.
class TableHead : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHead(QWidget* parent = nullptr);

    /// @brief Width that a column's head needs when it may wrap.
    [[nodiscard]] int neededWidth(int section) const;

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString textOf(int section) const;
};

} // namespace zahlmeister::ui
