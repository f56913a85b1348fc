// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "engine/model/tournament.h"
#include "ui/views/gridview.h"

namespace zahlmeister::ui {

class CrosstableDelegate;
class CrosstableHeader;
class CrosstableModel;

/// @brief The crosstable's grid, typed blind: one key is one result and the cursor moves on.
class CrosstableView : public GridView {
    Q_OBJECT

public:
    /// @brief Where the cursor moves after a result.
    enum class Direction { AlongRow, Down };

    /// @param model must outlive the view
    explicit CrosstableView(CrosstableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] Direction direction() const { return m_direction; }
    void setDirection(Direction direction) { m_direction = direction; }

    /// @brief Puts the cursor on the first open cell, or on the first cell when all are set.
    void moveToFirstOpen();

    /// @brief Puts one result where the cursor is and moves on.
    void enter(engine::GameResult result);

    /// @brief Clears the selected cells.
    void clearCells();
    void copy() const override;
    void cut() override;
    void paste() override;

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    [[nodiscard]] bool isFilled(int row, int column) const override;
    [[nodiscard]] int slotsOf(int row, int column) const override;
    [[nodiscard]] int firstSlot(int row, int column) const override;
    bool handleEditKey(const QKeyEvent& event) override;
    void openMenu() override;
    void updateMetrics() override;
    void cursorMoved() override;

private:
    /// @brief A cell by its players, which stay the same when rows are inserted or removed.
    struct Position {
        engine::ParticipantNumber row;
        engine::ParticipantNumber column;
        int slot;
        auto operator<=>(const Position&) const = default;
    };
    using Pairing = std::pair<engine::ParticipantNumber, engine::ParticipantNumber>;

    [[nodiscard]] Position position() const;
    [[nodiscard]] Pairing pairingAt(int row, int column) const;
    void advance();
    bool advanceWithinLine();
    void advanceToOpenLine();
    void skip();
    void goBack();
    [[nodiscard]] bool isPassed(int row, int column) const;

    CrosstableModel& m_model;
    CrosstableHeader* m_rowHeader;
    CrosstableHeader* m_columnHeader;
    Direction m_direction = Direction::AlongRow;
    std::vector<Position> m_trail; ///< cells typed one after the other, for Backspace
    std::set<Pairing> m_skipped;   ///< pairings passed with space
    bool m_advancing = false;
};

} // namespace zahlmeister::ui
