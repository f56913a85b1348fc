// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QTableView>

#include "engine/base/result.h"
#include "engine/model/tournament.h"
#include "ui/delegates/crosstabledelegate.h"

class QAbstractButton;

namespace zahlmeister::ui {

class ChangeGlow;
class CrosstableHeader;
class CrosstableModel;
class InlineHint;

/// @brief The crosstable's grid, typed blind: one key is one result and the cursor moves on.
class CrosstableView : public QTableView {
    Q_OBJECT

public:
    /// @brief Where the cursor moves after a result.
    enum class Direction { AlongRow, Down };

    /// @param model must outlive the view
    explicit CrosstableView(CrosstableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] Direction direction() const { return m_direction; }
    void setDirection(Direction direction) { m_direction = direction; }

    /// @brief Where the next keystroke goes.
    [[nodiscard]] const CrosstableCursor& cursor() const { return m_delegate->cursor(); }

    /// @brief Puts the cursor on a cell; without a place on its first open game.
    void moveTo(int row, int column, std::optional<int> slot = {});

    /// @brief Puts the cursor on the first open cell, or on the first cell when all are set.
    void moveToFirstOpen();

    /// @brief Puts one result where the cursor is and moves on.
    void enter(engine::GameResult result);

    /// @brief Results that have no key of their own, for the cell of the cursor.
    void openResultMenu();

    /// @brief Clears the selected cells.
    void clearCells();
    void copy() const;
    void cut();
    void paste();

    /// @brief Enlargement of the grid in per cent, 50 to 300.
    [[nodiscard]] int zoom() const { return m_zoom; }
    void setZoom(int percent);

    /// @brief What was refused last and is still shown; empty when nothing is.
    [[nodiscard]] QString refusal() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    void keyboardSearch(const QString& search) override;

Q_SIGNALS:
    /// @brief The cursor is on another cell or place, or the cell under it changed.
    void cursorChanged();
    void zoomChanged(int percent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;

private:
    /// @brief A cell by its players, which stay the same when rows are inserted or removed.
    struct Position {
        engine::ParticipantNumber row;
        engine::ParticipantNumber column;
        int slot;
        auto operator<=>(const Position&) const = default;
    };

    [[nodiscard]] Position position() const;
    bool handleClipboardKey(const QKeyEvent& event);
    bool handleEditKey(const QKeyEvent& event);
    bool handleMoveKey(const QKeyEvent& event);
    bool handleZoomKey(const QKeyEvent& event);
    bool handleTab(bool forward);
    void setCursorCell(const CrosstableCursor& cursor);
    void advance();
    bool advanceWithinLine();
    void advanceToOpenLine();
    void skip();
    void goBack();
    /// @brief The next cell that is no diagonal in a direction; nothing at the edge.
    [[nodiscard]] std::optional<std::pair<int, int>> neighbour(int row, int column, int rows,
                                                               int columns) const;
    void step(int rows, int columns, int count, bool extend);
    void jump(int rows, int columns, bool extend);
    [[nodiscard]] std::pair<int, int> anchor() const;
    void select(int row, int column, bool extend);
    void report(const Result<void>& result);
    void refuse(const QString& sentence);
    [[nodiscard]] bool isPassed(int row, int column) const;
    void followModel();
    void updateMetrics();
    void updateCross(const CrosstableCursor& before, const CrosstableCursor& after);

    CrosstableModel& m_model;
    ChangeGlow* m_glow;
    CrosstableDelegate* m_delegate;
    CrosstableHeader* m_rowHeader;
    CrosstableHeader* m_columnHeader;
    InlineHint* m_hint;
    QAbstractButton* m_corner;
    QFont m_baseFont;
    Direction m_direction = Direction::AlongRow;
    std::vector<Position> m_trail; ///< cells typed one after the other, for Backspace
    std::set<std::pair<engine::ParticipantNumber, engine::ParticipantNumber>>
        m_skipped; ///< pairings passed with space
    int m_zoom = 100;
    bool m_advancing = false;
};

} // namespace zahlmeister::ui
