// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/entry/roundplan.h"
#include "engine/model/tournament.h"
#include "ui/views/grids/resultsgrid.h"

namespace zahlmeister::ui {

class ProgressModel;

/// @brief The progress table's grid: `12w1` is typed into a cell, the result commits it and the cursor moves
/// on; a pairing that waits for its result takes one key.
class ProgressView : public ResultsGrid {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit ProgressView(ProgressModel& model, QWidget* parent = nullptr);

    void moveToFirstOpen() override;

    /// @brief Whether the text of a cell is being edited, which only Enter commits.
    [[nodiscard]] bool isEditing() const { return m_isEditing && !typed().isEmpty(); }

    /// @brief Goes on editing the text of a cell.
    void resumeEditing(int row, int column, const QString& text);

    /// @brief What the last entry changed beside its own cell; empty when nothing.
    [[nodiscard]] const QString& notice() const { return m_notice; }

    void enter(engine::GameResult result) override;
    void clearCells() override;

protected:
    bool handleEditKey(const QKeyEvent& event) override;
    bool handleMoveKey(const QKeyEvent& event) override;
    void goBack() override;
    void skip() override;
    bool commitTyped() override;
    void fillMenu(QMenu& menu) override;
    [[nodiscard]] int cellWidth() const override;
    [[nodiscard]] int widestCell() const override;
    [[nodiscard]] PastePlan planPasteAt(int row, int column, const QString& text) const override;
    void cursorMoved() override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    /// A cell by its participant, who stays the same when rows are inserted or removed.
    struct Position {
        engine::ParticipantNumber number;
        int round;
        bool wasPaired; ///< only the result was typed
    };

    [[nodiscard]] Position position(bool isPaired) const;
    void editText(const QString& text);
    void typeCharacter(const QString& character);
    bool typeResult(QChar key);
    bool carryOut(const app::RoundPlan& plan);
    [[nodiscard]] bool isContradicted(const app::CellEntry& entry);
    void advance(bool toPaired);
    void startEditing();

    ProgressModel& m_model;
    std::vector<Position> m_trail; ///< cells typed one after the other, for Backspace
    QString m_notice;
    bool m_isEditing = false; ///< the text of the cell is edited, and only Enter commits it
    bool m_advancing = false;
};

} // namespace zahlmeister::ui
