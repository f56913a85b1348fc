// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QDockWidget>

#include "app/chronicle/chain/recalculation.h"
#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/ruleversion.h"

class QMainWindow;
class QTimer;

namespace zahlmeister::ui {

class TournamentStage;
class WhyPanel;

/// @brief The dock of *Warum?*. Its panel is made when it is first seen and goes with what is on show: the
/// open tournament, or one that a player card tells of. Where the window has no room for it beside the tables
/// it lies below them, so that it never makes the window wider.
class WhyDock : public QDockWidget {
    Q_OBJECT

public:
    /// @param stage whose numbers are explained; must outlive the dock
    /// @param window in which it lies
    WhyDock(TournamentStage& stage, QMainWindow& window);

    /// @brief Shows how a number comes about.
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief Shows the same of the Elo of the open tournament.
    /// @param elo lives as long as the pages that show it
    void explainElo(app::LiveEvaluation* elo, engine::ParticipantNumber participant,
                    engine::Quantity quantity);

    /// @brief Shows the same of a tournament that is not open.
    /// @param rules of the chronicle's catalogue, which must outlive what is shown
    void explain(const std::shared_ptr<const app::ChronicleTournament>& tournament,
                 const engine::RuleVersion& rules, engine::ParticipantNumber participant,
                 engine::Quantity quantity);

    static constexpr int kWhyWidth = 380; ///< design pixels, until the user drags its edge

    /// @brief nullptr until it is first seen
    [[nodiscard]] WhyPanel* panel() const { return m_panel; }

    /// @brief Takes away what was explained of a tournament that is not open.
    void forget();

    /// @brief Hides it and goes back beside the tables, for the state of the window that is kept.
    void leaveBottom();

    void setVisible(bool visible) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void settle();
    [[nodiscard]] int widthBeside() const;
    void build();
    void leaveElo();
    void viewElo(bool isViewed);
    void clear();

    TournamentStage& m_stage;
    QMainWindow& m_window;
    std::optional<Qt::DockWidgetArea>
        m_beside; ///< where it was before there was no room; nothing: it is there
    bool m_isSettling = false;
    QTimer* m_pause; ///< before a number is followed: the cursor may move on
    std::optional<engine::ParticipantNumber> m_nextParticipant;
    std::optional<engine::Quantity> m_nextQuantity;
    WhyPanel* m_panel = nullptr;
    app::LiveEvaluation* m_elo = nullptr; ///< whose numbers the panel explains; nullptr: not those of an Elo
    std::shared_ptr<const app::ChronicleTournament>
        m_elsewhere; ///< whose numbers the panel explains; null: the open one's
};

} // namespace zahlmeister::ui
