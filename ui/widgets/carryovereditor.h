// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QModelIndex>
#include <QStringList>

class QKeyEvent;
class QTableWidget;

namespace zahlmeister::ui {

class RoleLabel;

/// @brief The list of a participant's carry-over games, opened in place over the table.
///
/// A row for every game and an empty one for the next: opponent's rating, score, date. Enter and Tab move on;
/// Ctrl+Enter takes the list, Escape leaves it as it was.
class CarryOverEditor : public QFrame {
    Q_OBJECT

public:
    explicit CarryOverEditor(QWidget* parent);

    /// @brief The list as text, one line a game, as readField() reads it.
    [[nodiscard]] QString text() const;

    /// @brief Fills the list; games separated by lines or semicolons, fields by blanks.
    void setText(const QString& text);

    /// @brief Says in the editor why the list cannot be taken.
    void showRefusal(const QString& sentence);

Q_SIGNALS:
    /// @brief Something was typed.
    void edited(const QString& text);

    /// @brief The list is complete.
    void accepted();
    void rejected();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString textWith(const QModelIndex& cell, const QString& typed) const;
    void addRow(const QStringList& fields);
    void keepEmptyRow();
    void moveOn(int step);
    void removeRow();
    bool handleKey(QKeyEvent& event);

    QTableWidget* m_table;
    RoleLabel* m_hint;
    bool m_filling = false;
};

} // namespace zahlmeister::ui
