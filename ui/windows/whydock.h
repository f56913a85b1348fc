// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDockWidget>

#include "app/chronicle/chain/recalculation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::ui {

class TournamentStage;
class WhyPanel;

/// @brief The dock of *Warum?*. Its panel is made when it is first seen and goes with what is on show: the
/// open tournament, or one that a player card tells of.
class WhyDock : public QDockWidget {
    Q_OBJECT

public:
    /// @param stage whose numbers are explained; must outlive the dock
    explicit WhyDock(TournamentStage& stage, QWidget* parent = nullptr);

    /// @brief Shows how a number comes about.
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief Shows the same of a tournament that is not open.
    /// @param rules of the chronicle's catalogue, which must outlive what is shown
    void explain(const std::shared_ptr<const app::ChronicleTournament>& tournament,
                 const engine::RuleVersion& rules, engine::ParticipantNumber participant,
                 engine::Quantity quantity);

    /// @brief nullptr until it is first seen
    [[nodiscard]] WhyPanel* panel() const { return m_panel; }

    /// @brief Takes away what was explained of a tournament that is not open.
    void forget();

private:
    void build();
    void clear();

    TournamentStage& m_stage;
    WhyPanel* m_panel = nullptr;
    std::shared_ptr<const app::ChronicleTournament>
        m_elsewhere; ///< whose numbers the panel explains; null: the open one's
};

} // namespace zahlmeister::ui
