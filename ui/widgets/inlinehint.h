// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QModelIndex>

class QAbstractItemView;
class QLabel;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief A sentence beside the cell it is about, instead of a message box; it takes no focus and stops
/// nobody.
class InlineHint : public QFrame {
    Q_OBJECT

public:
    /// @param view over whose cells the hint hovers
    explicit InlineHint(QAbstractItemView& view);

    /// @brief Shows a refusal below a cell, or above it when there is no room.
    void refuse(const QModelIndex& cell, const QString& sentence);

    [[nodiscard]] QString sentence() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QAbstractItemView& m_view;
    RoleLabel* m_sign;
    QLabel* m_sentence;
};

} // namespace zahlmeister::ui
