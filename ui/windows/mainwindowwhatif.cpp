// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that lets something be tried without its happening.
#include <QAction>

#include "ui/text/errortext.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/mainactions.h"
#include "ui/windows/mainwindow.h"
#include "ui/windows/whatifframe.h"

namespace zahlmeister::ui {

app::LiveEvaluation* MainWindow::shownEvaluation() const
{
    return m_whatIf ? &m_whatIf->evaluation() : m_session.evaluation();
}

app::TournamentDocument* MainWindow::shownDocument() const
{
    app::LiveEvaluation* evaluation = shownEvaluation();
    return evaluation ? &evaluation->document() : nullptr;
}

void MainWindow::toggleWhatIf()
{
    if (m_whatIf) {
        discardWhatIf();
        return;
    }
    if (!m_view)
        return;
    auto started = app::WhatIf::start(*m_session.evaluation(), m_session.rules());
    if (succeeded(started))
        enterWhatIf(std::move(*started));
    else
        updateActions();
}

void MainWindow::enterWhatIf(std::unique_ptr<app::WhatIf> whatIf)
{
    m_messages->dismiss();
    const TournamentView::Page page = m_view->currentPage();
    dropView();
    m_discardedWhatIf.reset();
    m_whatIf = std::move(whatIf);
    showTournament();
    // Sheets of what has not happened must not be taken for real ones.
    m_view->showPage(page == TournamentView::Page::Print ? TournamentView::Page::Results : page);
}

std::unique_ptr<app::WhatIf> MainWindow::leaveWhatIf()
{
    const TournamentView::Page page = m_view->currentPage();
    dropView();
    std::unique_ptr<app::WhatIf> left = std::move(m_whatIf);
    showTournament();
    m_view->showPage(page);
    return left;
}

void MainWindow::discardWhatIf()
{
    const bool hadChanges = m_whatIf->hasChanges();
    auto left = leaveWhatIf();
    if (!hadChanges)
        return;
    m_discardedWhatIf = std::move(left);
    m_messages->say({.text = tr("What was tried is discarded; nothing has happened."),
                     .actionText = tr("Bring it back"),
                     .action = [this] {
                         if (m_discardedWhatIf && m_view && !m_whatIf)
                             enterWhatIf(std::move(m_discardedWhatIf));
                     }});
}

void MainWindow::adoptWhatIf()
{
    // Refused by the disk, say: then it stays what it was, a trial.
    if (!succeeded(m_whatIf->adopt()))
        return;
    leaveWhatIf();
    m_messages->say({.text = tr("What was tried is adopted, as one step."),
                     .actionText = tr("Undo"),
                     .action = [this] { undo(); }});
}

} // namespace zahlmeister::ui
