// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

#include "engine/evaluation/trace.h"
#include "engine/model/tournament.h"

namespace zahlmeister::ui {

class TournamentStage;
class WhyPanel;

/// @brief The dock of *Warum?*. Its panel is made when it is first seen and goes with the tournament on show.
class WhyDock : public QDockWidget {
    Q_OBJECT

public:
    /// @param stage whose numbers are explained; must outlive the dock
    explicit WhyDock(TournamentStage& stage, QWidget* parent = nullptr);

    /// @brief Shows how a number comes about.
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief nullptr until it is first seen
    [[nodiscard]] WhyPanel* panel() const { return m_panel; }

private:
    void build();
    void clear();

    TournamentStage& m_stage;
    WhyPanel* m_panel = nullptr;
};

} // namespace zahlmeister::ui
