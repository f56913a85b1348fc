// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>

class QTableView;

namespace zahlmeister::ui {

/// @brief Lets a table be enlarged and made smaller: Ctrl and the mouse wheel, Ctrl++, Ctrl+−, Ctrl+0.
///
/// The fonts of the table and of its heads are scaled; the table lays its rows and columns out anew when
/// changed() says so, or when its font changes.
class TableZoom : public QObject {
    Q_OBJECT

public:
    /// @param view which owns this
    explicit TableZoom(QTableView& view);

    /// @brief Enlargement in per cent, 50 to 300.
    [[nodiscard]] int percent() const { return m_percent; }
    void setPercent(int percent);

    /// @brief Begins with the enlargement that was used last, and remembers every new one.
    /// @param key in the settings
    void remember(const QString& key);

Q_SIGNALS:
    /// @brief percent() changed.
    void changed(int percent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView& m_view;
    QFont m_baseFont;
    int m_percent = 100;
};

} // namespace zahlmeister::ui
