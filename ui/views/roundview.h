// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/tournament.h"
#include "ui/models/roundplan.h"
#include "ui/views/gridview.h"

namespace zahlmeister::ui {

class PairingDelegate;
class RoundModel;
class TableHead;

/// @brief The list of a round's pairings: a result is one key, and the cursor moves down.
class RoundView : public GridView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit RoundView(RoundModel& model, QWidget* parent = nullptr);

    /// @brief Puts the cursor on the first row without a result, or on the first row.
    void moveToFirstOpen();

    /// @brief Puts a result, seen from White, where the cursor is, and moves down; on a bye, its points.
    void enter(engine::GameResult result);

    /// @brief Takes the pairings of the selected rows out of the round.
    void removePairings();

    void copy() const override;
    void paste() override { Q_EMIT pasteRequested(); }

    /// @brief Puts results, seen from White, from the cursor on downwards as one undo step, or says why not.
    /// @param results nothing leaves what is there
    void pasteResults(const std::vector<std::optional<engine::GameResult>>& results);

Q_SIGNALS:
    /// @brief The user wants another round: -1 the one before, 1 the next.
    void roundStepped(int step);
    /// @brief What is in the clipboard is to be read.
    void pasteRequested();
    /// @brief The user wants to type a pairing.
    void entryRequested();

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    bool handleEditKey(const QKeyEvent& event) override;
    bool handleMoveKey(const QKeyEvent& event) override;
    void openMenu() override;
    void updateMetrics() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyPlan(const RoundPlan& plan);
    void swapColours();
    void moveBoard(int step);

    RoundModel& m_model;
    PairingDelegate* m_delegate;
    TableHead* m_head;
};

} // namespace zahlmeister::ui
