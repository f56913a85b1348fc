// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/whydock.h"

#include <QAction>

#include "ui/views/whypanel.h"
#include "ui/windows/docks.h"
#include "ui/windows/tournamentstage.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

WhyDock::WhyDock(TournamentStage& stage, QWidget* parent) : QDockWidget(tr("Why?"), parent), m_stage(stage)
{
    setObjectName(u"whyDock"_s);
    dressDock(*this, Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    connect(toggleViewAction(), &QAction::triggered, this, &WhyDock::build);
    connect(&stage, &TournamentStage::askedWhy, this,
            qOverload<engine::ParticipantNumber, engine::Quantity>(&WhyDock::explain));
    connect(&stage, &TournamentStage::aboutToClear, this, &WhyDock::clear);
}

/// Until a number is asked about the panel says how to.
void WhyDock::build()
{
    if (m_panel || !m_stage.evaluation())
        return;
    m_panel = new WhyPanel(*m_stage.evaluation());
    setWidget(m_panel);
}

void WhyDock::explain(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    forget();
    build();
    m_panel->explain(participant, quantity);
    show();
}

void WhyDock::explain(const std::shared_ptr<const app::ChronicleTournament>& tournament,
                      const engine::RuleVersion& rules, engine::ParticipantNumber participant,
                      engine::Quantity quantity)
{
    if (m_elsewhere != tournament) {
        delete m_panel;
        m_panel = new WhyPanel(tournament, rules);
        m_elsewhere = tournament;
        setWidget(m_panel);
    }
    m_panel->explain(participant, quantity);
    show();
}

void WhyDock::forget()
{
    if (!m_elsewhere)
        return;
    delete m_panel;
    m_panel = nullptr;
    m_elsewhere = nullptr;
    if (isVisible() && m_stage.evaluation())
        build();
    else
        hide();
}

void WhyDock::clear()
{
    if (m_elsewhere)
        return; // a card is on show
    hide();
    delete m_panel;
    m_panel = nullptr;
}

} // namespace zahlmeister::ui
