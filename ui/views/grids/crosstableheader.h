// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace zahlmeister::ui {

/// @brief The heads of a crosstable: numbers above, numbers and names at the left, that of the cursor tinted.
///
/// Beside the grid the names stay where they are while the columns scroll.
class CrosstableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit CrosstableHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

    /// @brief The row or column of the cursor; -1 for none.
    void setCurrentSection(int section);

    /// @brief Whether heads above the columns show names too, written upwards.
    void setNamesShown(bool shown);

    /// @brief Forgets the measured width, because names or the font changed.
    void remeasure();

    /// @brief Heads beside the rows are no wider than that, down to the beginnings of the names.
    /// @param pixels that the table has for them
    void setRoom(int pixels) { m_room = pixels; }

    /// @brief Width of the heads beside the rows with their names as far as they are shown at most.
    [[nodiscard]] int fullWidth() const;
    /// @brief The same with the beginnings of the names.
    [[nodiscard]] int leastWidth() const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    [[nodiscard]] int numberWidth() const;

    void paintNameAbove(QPainter& painter, const QRect& rect, int section) const;

    bool m_namesShown;
    int m_currentSection = -1;
    mutable int m_measuredWidth = -1;
    mutable int m_numberWidth = -1;
    int m_room = QWIDGETSIZE_MAX;
};

} // namespace zahlmeister::ui
