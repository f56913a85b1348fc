// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QTableView>

#include "app/identify/liveidentification.h"
#include "engine/base/result.h"
#include "ui/delegates/participantsdelegate.h"
#include "ui/entry/participantfields.h"
#include "ui/paste/pasteplan.h"
#include "ui/paste/wholetable.h"

namespace zahlmeister::ui {

class FittedColumns;
class InlineHint;
class ParticipantColumns;
class ParticipantsModel;

/// @brief The participants as a spreadsheet: typing starts editing, Tab and Enter move on, the last row adds.
class ParticipantsView : public QTableView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit ParticipantsView(ParticipantsModel& model, QWidget* parent = nullptr);

    /// @brief Shows at the left who is identified; F4 and the context menu then ask for the dialog.
    /// @param identification must outlive the view
    void setIdentification(app::LiveIdentification& identification);

    /// @brief Puts the cursor on a field.
    void moveTo(int row, ParticipantField field);

    /// @brief Opens the editor that was open when the program ended, with the text that was in it.
    void reopenDraft();

    /// @brief Removes the participants of the selected cells, with their games.
    void removeSelected();
    void copy() const;
    void paste();
    /// @brief Pastes names with one more field each, from a row on.
    void pasteNames(int row, ParticipantField second, const QString& text);
    /// @brief Fills the current field with what stands above it, or the selected ones with what the first
    /// has.
    void fillDown();

    /// @brief Makes all columns as wide as their contents, also those whose width was set by hand.
    void fitColumns();

    /// @brief What was refused last and is still shown; empty when nothing is.
    [[nodiscard]] QString refusal() const;

    /// @brief Nothing: typing writes into the cell.
    void keyboardSearch(const QString& /*search*/) override { }

Q_SIGNALS:
    /// @brief What was to be pasted is a table with a head of its own, or with games.
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);
    /// @brief So many participants were removed with their games, which undo brings back.
    void participantsRemoved(int count);
    /// @brief What was to be pasted from a row on is names with a number each: ratings or years of birth.
    void numbersPasted(int row, const QString& text);
    /// @brief The user wants to decide who this participant is.
    void identifyRequested(zahlmeister::engine::ParticipantNumber number);
    /// @brief The cursor is in another row.
    void rowChanged(int row);

protected:
    bool event(QEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    /// Puts text into the fields from there, or says why not.
    bool put(int row, ParticipantField first, const QString& text);
    bool put(int row, const PastePlan& plan);
    bool handleMoveKey(const QKeyEvent& event);
    bool handleEditKey(const QKeyEvent& event);
    bool handleCheckKey(const QKeyEvent& event);
    void move(ParticipantsDelegate::Move move);
    void toggle(const QModelIndex& cell);
    void report(const Result<void>& result);
    void layOutRows();
    void followColumns();
    void addColumnActions(QMenu& menu);
    [[nodiscard]] std::function<bool(int)> isLeftOut() const;
    [[nodiscard]] int lastColumn() const;
    void identifyCurrent();
    [[nodiscard]] std::vector<int> selectedRows() const;
    [[nodiscard]] bool isWholeRowSelected() const;

    ParticipantsModel& m_model;
    ParticipantsDelegate* m_delegate;
    InlineHint* m_hint;
    FittedColumns* m_columns = nullptr;    ///< how wide they are
    ParticipantColumns* m_shown = nullptr; ///< which there are
    int m_tabColumn = -1;                  ///< where a run of Tabs began; Enter goes back there
    bool m_tabbing = false;
    bool m_identifies = false; ///< somebody shows the dialog
};

} // namespace zahlmeister::ui
