// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/views/grids/pairingsview.h"

namespace zahlmeister::ui {

class RoundModel;

/// @brief The list of a round's pairings: a result is one key, and the cursor moves down.
class RoundView : public PairingsView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit RoundView(RoundModel& model, QWidget* parent = nullptr);

    /// @brief Puts a result, seen from White, where the cursor is, and moves down; on a bye, its points.
    void enter(engine::GameResult result) override;

    /// @brief Takes the pairings of the selected rows out of the round.
    void clearCells() override;

    /// @brief Puts results, seen from White, from the cursor on downwards as one undo step, or says why not.
    /// @param results nothing leaves what is there
    void pasteResults(const std::vector<std::optional<engine::GameResult>>& results);

    /// @brief Digits of the largest number of a participant, two at least.
    [[nodiscard]] int numberDigits() const;

Q_SIGNALS:
    /// @brief The user wants another round: -1 the one before, 1 the next.
    void roundStepped(int step);

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    void goBack() override;
    bool handleMoveKey(const QKeyEvent& event) override;
    void fillMenu(QMenu& menu) override;
    void updateMetrics() override;
    [[nodiscard]] int playerWidth(const QFontMetrics& text) const override;
    [[nodiscard]] QString widestResult() const override;

private:
    void moveBoard(int step);

    RoundModel& m_model;
};

} // namespace zahlmeister::ui
