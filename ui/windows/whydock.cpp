// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/whydock.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QEvent>
#include <QMainWindow>
#include <QScopedValueRollback>
#include <QTimer>

#include "ui/theme/theme.h"
#include "ui/views/whypanel.h"
#include "ui/windows/docks.h"
#include "ui/windows/tournamentstage.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kRoomBeside = 1150; ///< design pixels of the window; in less, tables and it are both too narrow
constexpr int kShareBelow = 35;   ///< per cent of the window's height
constexpr int kPause = 100;       ///< milliseconds

bool isBeside(Qt::DockWidgetArea area)
{
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
}

} // namespace

WhyDock::WhyDock(TournamentStage& stage, QMainWindow& window)
    : QDockWidget(tr("Why?"), &window), m_stage(stage), m_window(window), m_pause(new QTimer(this))
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, &WhyDock::follow);
    connect(&stage, &TournamentStage::numberCurrent, this,
            [this](engine::ParticipantNumber participant, std::optional<engine::Quantity> quantity,
                   const app::LiveEvaluation* elo) {
                m_nextParticipant = participant;
                m_nextQuantity = quantity;
                if (!isHidden() && elo == m_elo)
                    m_pause->start();
            });
    window.installEventFilter(this);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea); // the list of tournaments stays as high
    setObjectName(u"whyDock"_s);
    dressDock(*this, Qt::CTRL | Qt::SHIFT | Qt::Key_W);
    connect(toggleViewAction(), &QAction::triggered, this, &WhyDock::build);
    connect(&stage, &TournamentStage::askedWhy, this,
            qOverload<engine::ParticipantNumber, engine::Quantity>(&WhyDock::explain));
    connect(&stage, &TournamentStage::askedWhyOfElo, this, &WhyDock::explainElo);
    connect(&stage, &TournamentStage::aboutToClear, this, &WhyDock::clear);
}

/// Explains the number under the cursor, while the dock is open; of a table that has no numbers of its own
/// the same number of its player. Nothing before a first number was asked about.
void WhyDock::follow()
{
    if (isHidden() || m_panel == nullptr || m_elsewhere || !m_panel->target() || !m_nextParticipant)
        return;
    m_panel->follow(*m_nextParticipant, m_nextQuantity.value_or(m_panel->target()->quantity));
}

/// Until a number is asked about the panel says how to.
void WhyDock::build()
{
    if (m_panel || !m_stage.evaluation())
        return;
    m_panel = new WhyPanel(*m_stage.evaluation());
    setWidget(m_panel);
}

void WhyDock::explainElo(app::LiveEvaluation* elo, engine::ParticipantNumber participant,
                         engine::Quantity quantity)
{
    if (m_elo != elo || m_elsewhere) {
        delete m_panel;
        m_elsewhere = nullptr;
        viewElo(false);
        m_elo = elo;
        viewElo(true);
        m_panel = new WhyPanel(*elo);
        setWidget(m_panel);
    }
    m_panel->explain(participant, quantity);
    show();
}

/// Back to the evaluation of the tournament itself.
void WhyDock::leaveElo()
{
    viewElo(false);
    if (std::exchange(m_elo, nullptr) == nullptr)
        return;
    delete m_panel;
    m_panel = nullptr;
}

void WhyDock::explain(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    forget();
    leaveElo();
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
        viewElo(false);
        m_elo = nullptr;
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

void WhyDock::setVisible(bool visible)
{
    if (visible)
        settle(); // before, for the window would become wider at once
    QDockWidget::setVisible(visible);
    viewElo(visible);
}

void WhyDock::leaveBottom()
{
    hide();
    if (const auto beside = std::exchange(m_beside, {}))
        m_window.addDockWidget(*beside, this);
}

bool WhyDock::eventFilter(QObject* watched, QEvent* event)
{
    // A page that needs more room says so by a request of its layout.
    if (watched == &m_window && !isHidden() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        settle();
    return QDockWidget::eventFilter(watched, event);
}

/// What the window needs when this is beside its tables.
int WhyDock::widthBeside() const
{
    const Metrics metrics(this);
    int width = m_window.centralWidget()->minimumSizeHint().width() + metrics.scaled(kWhyWidth);
    for (QDockWidget* other : m_window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (other != this && !other->isHidden() && isBeside(m_window.dockWidgetArea(other)))
            width += other->minimumSizeHint().width();
    }
    return std::max(width, metrics.scaled(kRoomBeside));
}

void WhyDock::settle()
{
    const Qt::DockWidgetArea area = m_window.dockWidgetArea(this);
    if (m_isSettling || area == Qt::NoDockWidgetArea)
        return;
    const QScopedValueRollback guard(m_isSettling, true);
    const bool hasRoom = m_window.width() >= widthBeside();
    if (!hasRoom && isBeside(area)) {
        m_beside = area;
        m_window.addDockWidget(Qt::BottomDockWidgetArea, this);
        m_window.resizeDocks({this}, {m_window.height() * kShareBelow / 100}, Qt::Vertical);
    } else if (hasRoom && m_beside) {
        m_window.addDockWidget(*std::exchange(m_beside, {}), this);
    }
}

void WhyDock::clear()
{
    if (m_elsewhere)
        return; // a card is on show
    hide();
    delete m_panel;
    m_panel = nullptr;
    viewElo(false);
    m_elo = nullptr;
}

/// What is explained is looked at, be its page in front or not.
void WhyDock::viewElo(bool isViewed)
{
    if (m_elo)
        m_elo->setViewed(this, isViewed && !isHidden());
}

} // namespace zahlmeister::ui
