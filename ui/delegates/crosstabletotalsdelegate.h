// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace zahlmeister::ui {

class ChangeGlow;

/// @brief Paints points, games, change and new DWZ beside a crosstable; the new DWZ is the strongest. Points
/// of the sheet are typed: Enter and the arrows go on to the row below or above, Tab and Esc leave.
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
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;

Q_SIGNALS:
    /// @brief Points were taken over; the same of another row is wanted.
    /// @param step 1: the row below; -1: above
    void nextWanted(int step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void paintMark(QPainter& painter, const QStyleOptionViewItem& option, int sign);
    static void paintFigure(QPainter& painter, const QRect& room, int column, const QString& text);

    const ChangeGlow& m_glow;
    int m_currentRow = -1;
};

} // namespace zahlmeister::ui
