// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "engine/model/tournament.h"
#include "ui/views/grids/resultsgrid.h"

namespace zahlmeister::ui {

class CrosstableModel;

/// @brief The crosstable's grid, typed blind: one key is one result and the cursor moves on.
class CrosstableView : public ResultsGrid {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit CrosstableView(CrosstableModel& model, QWidget* parent = nullptr);

    void moveToFirstOpen() override;

    void enter(engine::GameResult result) override;

    void clearCells() override;

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    [[nodiscard]] bool isFilled(int row, int column) const override;
    [[nodiscard]] int slotsOf(int row, int column) const override;
    [[nodiscard]] int firstSlot(int row, int column) const override;
    void goBack() override;
    void skip() override;
    void fillMenu(QMenu& menu) override;
    void updateMetrics() override;
    [[nodiscard]] int cellWidth() const override;
    [[nodiscard]] PastePlan planPasteAt(int row, int column, const QString& text) const override;
    void cursorMoved() override;

private:
    /// @brief A cell by its players, which stay the same when rows are inserted or removed.
    struct Position {
        engine::ParticipantNumber row;
        engine::ParticipantNumber column;
        int slot;
    };
    using Pairing = std::pair<engine::ParticipantNumber, engine::ParticipantNumber>;

    [[nodiscard]] Position position() const;
    [[nodiscard]] Pairing pairingAt(int row, int column) const;
    [[nodiscard]] bool isContradicted(engine::GameResult result);
    void advance();
    bool advanceWithinLine();
    void advanceToOpenLine();

    CrosstableModel& m_model;
    std::vector<Position> m_trail; ///< cells typed one after the other, for Backspace
    std::set<Pairing> m_skipped;   ///< pairings passed with space
    bool m_advancing = false;
};

} // namespace zahlmeister::ui
