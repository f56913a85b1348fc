// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tournamentstage.h"

#include "app/session/livearchiveshelf.h"
#include "app/session/livechronicle.h"
#include "ui/windows/whatifframe.h"

namespace zahlmeister::ui {

TournamentStage::TournamentStage(app::Session& session, app::PersonFinder& finder, QWidget& start,
                                 QWidget* parent)
    : QStackedWidget(parent), m_session(session), m_finder(finder), m_start(start)
{
    addWidget(&m_start);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &TournamentStage::followChain);
    connect(&session.archiveShelf(), &app::LiveArchiveShelf::arrived, &finder,
            &app::PersonFinder::searchAgain);
    connect(this, &QStackedWidget::currentChanged, this, &TournamentStage::frontChanged);
}

void TournamentStage::showInFront(QWidget& page)
{
    if (indexOf(&page) < 0)
        addWidget(&page);
    setCurrentWidget(&page);
}

void TournamentStage::leaveFront()
{
    if (!hasFront())
        return;
    setCurrentWidget(m_front ? m_front : &m_start);
    if (m_view)
        m_view->showPage(m_view->currentPage());
    else
        m_start.setFocus(Qt::OtherFocusReason);
}

bool TournamentStage::hasFront() const
{
    return currentWidget() != &m_start && currentWidget() != m_front;
}

void TournamentStage::present(app::WhatIf* whatIf)
{
    m_evaluation = whatIf ? &whatIf->evaluation() : m_session.evaluation();
    // Who somebody is is decided in the real tournament only.
    if (!whatIf) {
        m_identification = std::make_unique<app::LiveIdentification>(*m_evaluation, *m_session.workFile(),
                                                                     *m_session.records(), m_finder);
        connect(m_identification.get(), &app::LiveIdentification::failed, this, &TournamentStage::failed);
        connect(&m_session.archiveShelf(), &app::LiveArchiveShelf::changed, m_identification.get(),
                &app::LiveIdentification::refresh);
        connect(&m_session.archiveShelf(), &app::LiveArchiveShelf::arrived, m_identification.get(),
                &app::LiveIdentification::lookAgain);
        // At the start the persons of the chronicle come later than the first tournament.
        app::LiveChronicle& chronicle = m_session.chronicle();
        if (!chronicle.isCurrent())
            connect(&chronicle, &app::LiveChronicle::changed, m_identification.get(),
                    &app::LiveIdentification::refresh, Qt::SingleShotConnection);
    }
    m_view = new TournamentView(*m_evaluation, m_identification.get(), this);
    m_front = m_view;
    if (whatIf) {
        m_view->setPageEnabled(TournamentView::Page::Print, false);
        auto* frame = new WhatIfFrame(*whatIf, *m_view, this);
        // The frame goes with what it asks for, so it must have returned before.
        connect(frame, &WhatIfFrame::discardRequested, this, &TournamentStage::discardRequested,
                Qt::QueuedConnection);
        connect(frame, &WhatIfFrame::adoptRequested, this, &TournamentStage::adoptRequested,
                Qt::QueuedConnection);
        m_front = frame;
    }
    addWidget(m_front);
    setCurrentWidget(m_front);
    connectView();
    m_view->showPage(m_view->currentPage());
    m_isReal = whatIf == nullptr;
    followChain();
    Q_EMIT presented();
}

/// Earlier tournaments of the work file say with what the players of this one begin; of a trial they do not.
void TournamentStage::followChain()
{
    if (m_view == nullptr || !m_isReal)
        return;
    const auto changed = app::changedEntries(*m_session.chronicle().recalculation(), document()->id());
    m_view->setChangedEntries(static_cast<int>(changed.size()));
}

void TournamentStage::connectView()
{
    connect(m_view, &TournamentView::identifyRequested, this, &TournamentStage::identifyRequested);
    connect(m_view, &TournamentView::askedWhy, this, &TournamentStage::askedWhy);
    connect(m_view, &TournamentView::askedWhyOfElo, this, &TournamentStage::askedWhyOfElo);
    connect(m_view, &TournamentView::numberCurrent, this, &TournamentStage::numberCurrent);
    connect(m_view, &TournamentView::wholeTablePasted, this, &TournamentStage::wholeTablePasted);
    connect(m_view, &TournamentView::earlierTournamentsWanted, this,
            &TournamentStage::earlierTournamentsWanted);
    connect(m_view, &TournamentView::recalculationRequested, this, &TournamentStage::recalculationRequested);
    connect(m_view, &TournamentView::headerRequested, this, &TournamentStage::headerRequested);
    connect(m_view, &TournamentView::pageChanged, this, &TournamentStage::pageChanged);
    connect(document(), &app::TournamentDocument::undoStateChanged, m_view,
            [this] { Q_EMIT undoStateChanged(); });
    connect(document(), &app::TournamentDocument::headerChanged, m_view, [this] { Q_EMIT headerChanged(); });
    connect(document(), &app::TournamentDocument::storageFailed, m_view,
            [this](const Error& error) { Q_EMIT failed(error); });
}

void TournamentStage::clear()
{
    Q_EMIT aboutToClear();
    const bool stays = hasFront();
    std::unique_ptr<QWidget> front(std::exchange(m_front, nullptr)); // goes when nobody asks for it
    m_view = nullptr;
    m_evaluation = nullptr;
    if (!stays)
        setCurrentWidget(&m_start);
    front.reset();
    m_identification.reset();
}

app::TournamentDocument* TournamentStage::document() const
{
    return m_evaluation ? &m_evaluation->document() : nullptr;
}

std::optional<TournamentView::Page> TournamentStage::page() const
{
    return m_view ? std::optional(m_view->currentPage()) : std::nullopt;
}

void TournamentStage::showPage(TournamentView::Page page)
{
    if (!m_view)
        return;
    leaveFront();
    m_view->showPage(page);
}

} // namespace zahlmeister::ui
