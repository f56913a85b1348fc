// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/model/tournament.h"
#include "ui/entry/roundplan.h"
#include "ui/views/gridview.h"

namespace zahlmeister::ui {

class CrosstableHeader;
class ProgressDelegate;
class ProgressModel;

/// @brief The progress table's grid: `12w1` is typed into a cell, the result commits it and the cursor moves
/// on; a pairing that waits for its result takes one key.
class ProgressView : public GridView {
    Q_OBJECT

public:
    /// @brief Where the cursor moves after an entry: to the next open cell of the row or of the round.
    enum class Direction { AlongRow, Down };

    /// @param model must outlive the view
    explicit ProgressView(ProgressModel& model, QWidget* parent = nullptr);

    [[nodiscard]] Direction direction() const { return m_direction; }
    void setDirection(Direction direction) { m_direction = direction; }

    /// @brief Puts the cursor on the first open cell, or on the first cell when all are set.
    void moveToFirstOpen();

    /// @brief What is being typed; empty when nothing is.
    [[nodiscard]] const QString& typed() const { return m_typed; }

    /// @brief Whether the text of a cell is being edited, which only Enter commits.
    [[nodiscard]] bool isEditing() const { return m_isEditing; }

    /// @brief Goes on typing a text in a cell.
    void resume(int row, int column, const QString& text, bool isEditing);

    /// @brief Commits what is being typed.
    /// @return false when it cannot be; it stays to be mended
    bool finishTyping();

    /// @brief What the last entry changed beside its own cell; empty when nothing.
    [[nodiscard]] const QString& notice() const { return m_notice; }

    /// @brief Takes everything out of the selected cells.
    void clearCells();
    void copy() const override;
    void cut() override;
    void paste() override;

Q_SIGNALS:
    /// @brief typed() is another text.
    void typedChanged();

protected:
    bool handleEditKey(const QKeyEvent& event) override;
    bool handleMoveKey(const QKeyEvent& event) override;
    bool mayLeave() override;
    void openMenu() override;
    void updateMetrics() override;
    void cursorMoved() override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    /// A cell by its participant, who stays the same when rows are inserted or removed.
    struct Position {
        engine::ParticipantNumber number;
        int round;
        bool wasPaired; ///< only the result was typed
    };

    [[nodiscard]] Position position() const;
    void setTyped(const QString& text, bool isEditing = false);
    void typeCharacter(const QString& character);
    bool typeResult(QChar key);
    bool commit();
    bool applyPlan(const RoundPlan& plan);
    void putResult(engine::GameResult result);
    void advance(bool toPaired);
    void goBack();
    void startEditing();

    ProgressModel& m_model;
    ProgressDelegate* m_delegate;
    CrosstableHeader* m_rowHeader;
    CrosstableHeader* m_columnHeader;
    Direction m_direction = Direction::AlongRow;
    std::vector<Position> m_trail; ///< cells typed one after the other, for Backspace
    QString m_typed;
    QString m_notice;
    bool m_isEditing = false; ///< the text of the cell is edited, and only Enter commits it
    bool m_advancing = false;
};

} // namespace zahlmeister::ui
