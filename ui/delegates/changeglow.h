// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace zahlmeister::ui {

/// @brief Lets the visible cells of a view that an edit changed glow for a second.
///
/// The delegate asks strengthAt() and paints. Nothing glows when the desktop asks for less motion.
class ChangeGlow : public QObject {
    Q_OBJECT

public:
    /// @param view must outlive this
    explicit ChangeGlow(QAbstractItemView& view);

    /// @brief Starts the glow of a cell of the view's model; cells outside the viewport are ignored.
    void start(const QModelIndex& cell);

    /// @brief 1 just after the change, falling to 0 within a second.
    [[nodiscard]] double strengthAt(int row, int column) const;

    /// @brief Forgets all cells, because rows or columns moved.
    void clear() { m_started.clear(); }

private:
    void tick();

    QAbstractItemView& m_view;
    std::map<std::pair<int, int>, qint64> m_started; // row and column, milliseconds of m_clock
    QElapsedTimer m_clock;
    QTimer m_timer;
};

} // namespace zahlmeister::ui
