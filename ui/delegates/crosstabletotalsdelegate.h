// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace zahlmeister::ui {

class ChangeGlow;

/// @brief Paints points, games, change and new DWZ beside a crosstable; the new DWZ is the strongest.
class CrosstableTotalsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param glow must outlive the delegate
    explicit CrosstableTotalsDelegate(const ChangeGlow& glow, QObject* parent = nullptr);

    /// @brief The row of the crosstable's cursor, which is tinted; -1 for none.
    void setCurrentRow(int row) { m_currentRow = row; }
    [[nodiscard]] int currentRow() const { return m_currentRow; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    static void paintFigure(QPainter& painter, const QRect& room, int column, const QString& text);

    const ChangeGlow& m_glow;
    int m_currentRow = -1;
};

} // namespace zahlmeister::ui
