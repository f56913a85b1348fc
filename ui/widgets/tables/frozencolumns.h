// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace zahlmeister::ui {

/// @brief The first columns of a table, which stay in sight while the others are scrolled sideways.
///
/// Lies over the table as soon as it is scrolled. It only shows: a click goes to the table, which scrolls
/// back to the cell, and the cursor never hides below it.
class FrozenColumns : public QTableView {
    Q_OBJECT

public:
    /// @param host which has its model; owns this. The delegate is the caller's to set: one of its own, as
    /// the host's answers for the host's editors.
    /// @param count how many columns stay
    FrozenColumns(QTableView& host, int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void place();
    void followCursor();
    [[nodiscard]] int neededWidth() const;

    QTableView& m_host;
    int m_count;
    bool m_placing = false;
};

} // namespace zahlmeister::ui
