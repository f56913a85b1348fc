// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "engine/model/tournament.h"
#include "ui/models/roundplan.h"
#include "ui/views/gridview.h"

namespace zahlmeister::ui {

class MatchesModel;
class PairingDelegate;
class TableHead;

/// @brief The team matches of a round: one key a board; a number on a player puts a substitute in.
class MatchesView : public GridView {
    Q_OBJECT

public:
    /// @param model must outlive the view
    explicit MatchesView(MatchesModel& model, QWidget* parent = nullptr);

    /// @brief Puts the cursor on the first board without a result, or on the first board.
    void moveToFirstOpen();

    /// @brief Puts a result, as the home team sees it, where the cursor is, and moves on.
    void enter(engine::GameResult result);

    /// @brief What is being typed on a player; empty when nothing is.
    [[nodiscard]] const QString& typed() const { return m_typed; }

    void copy() const override;
    void paste() override { Q_EMIT pasteRequested(); }

    /// @brief Goes on typing a number on a player.
    void resume(int row, int column, const QString& text);

    /// @brief Commits what is being typed.
    /// @return false when it cannot be; it stays to be mended
    bool finishTyping();

    /// @brief Takes the match of the cursor out of the round.
    void removeMatch();

Q_SIGNALS:
    /// @brief typed() is another text.
    void typedChanged();
    /// @brief What is in the clipboard is to be read.
    void pasteRequested();
    /// @brief The user wants to type a match.
    void entryRequested();

protected:
    [[nodiscard]] bool isReachable(int row, int column) const override;
    bool handleEditKey(const QKeyEvent& event) override;
    bool handleMoveKey(const QKeyEvent& event) override;
    bool mayLeave() override;
    void cursorMoved() override;
    void openMenu() override;
    void updateMetrics() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isOnPlayer() const;
    [[nodiscard]] bool isHomeSide() const;
    bool applyPlan(const RoundPlan& plan);
    void setTyped(const QString& text);
    bool commitTyped();
    void clearResults();
    void moveUp();
    void swapColours();
    void restorePlace();

    MatchesModel& m_model;
    PairingDelegate* m_delegate;
    TableHead* m_head;
    QString m_typed;
    std::optional<engine::GameId> m_place; ///< the game of the cursor while the model is made anew
    int m_placeColumn = 0;
    QString m_placeTyped;
};

} // namespace zahlmeister::ui
