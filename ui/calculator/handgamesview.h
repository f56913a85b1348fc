// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace zahlmeister::ui {

class FigureDelegate;
class HandGamesModel;
class InlineHint;

/// @brief The table in which opponents and results are typed, as fast as a crosstable: a rating and Enter,
/// one key for the result, and the cursor stands at the next opponent.
class HandGamesView : public QTableView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit HandGamesView(HandGamesModel& model, QWidget* parent = nullptr);

    /// @brief Goes to the first row that waits for something.
    void goToOpenRow();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void reserveTails();
    void goTo(int row, int column);
    void goOn(const QModelIndex& cell);
    bool typeInto(const QModelIndex& cell, QKeyEvent* event);
    void clearCurrent();
    void paste();

    HandGamesModel& m_model;
    FigureDelegate* m_figures;
    InlineHint* m_hint;
};

} // namespace zahlmeister::ui
