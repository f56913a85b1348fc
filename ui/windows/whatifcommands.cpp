// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/whatifcommands.h"

#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/tournamentstage.h"

namespace zahlmeister::ui {

WhatIfCommands::WhatIfCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                               QObject* parent)
    : QObject(parent),
      m_session(session),
      m_stage(stage),
      m_messages(messages),
      m_toggle(new Command(this, {"whatIf", tr("&What if"), Qt::Key_F9, Need::Tournament},
                           &WhatIfCommands::toggle))
{
    m_toggle->setCheckable(true);
    connect(&stage, &TournamentStage::discardRequested, this, &WhatIfCommands::discard);
    connect(&stage, &TournamentStage::adoptRequested, this, &WhatIfCommands::adopt);
    connect(&session, &app::Session::rulesChanged, this, [this] {
        if (m_whatIf)
            m_whatIf->evaluation().setRules(m_session.rules());
    });
}

void WhatIfCommands::follow(app::TournamentDocument& document)
{
    // Something has really happened since: what was tried before no longer fits.
    connect(&document, &app::TournamentDocument::edited, this, [this] {
        if (m_whatIf || !m_discarded)
            return;
        m_discarded.reset();
        if (m_messages.message().text == discardedText())
            m_messages.dismiss(); // it cannot be brought back any more
    });
}

QString WhatIfCommands::discardedText()
{
    return tr("What was tried is discarded; nothing has happened.");
}

void WhatIfCommands::reset()
{
    m_whatIf.reset();
    m_discarded.reset();
    m_toggle->setChecked(false);
}

void WhatIfCommands::toggle()
{
    if (m_whatIf) {
        discard();
        return;
    }
    if (!m_stage.view())
        return;
    auto started = app::WhatIf::start(*m_session.evaluation(), m_session.rules());
    if (m_messages.succeeded(started))
        enter(std::move(*started));
    else
        m_toggle->setChecked(false);
}

void WhatIfCommands::enter(std::unique_ptr<app::WhatIf> whatIf)
{
    m_messages.dismiss();
    const TournamentView::Page page = m_stage.view()->currentPage();
    m_stage.clear();
    m_discarded.reset();
    m_whatIf = std::move(whatIf);
    m_toggle->setChecked(true);
    m_stage.present(m_whatIf.get());
    // Sheets of what has not happened must not be taken for real ones.
    m_stage.showPage(page == TournamentView::Page::Print ? TournamentView::Page::Results : page);
}

std::unique_ptr<app::WhatIf> WhatIfCommands::leave()
{
    const TournamentView::Page page = m_stage.view()->currentPage();
    m_stage.clear();
    std::unique_ptr<app::WhatIf> left = std::move(m_whatIf);
    m_toggle->setChecked(false);
    m_stage.present();
    m_stage.showPage(page);
    return left;
}

void WhatIfCommands::discard()
{
    const bool hadChanges = m_whatIf->hasChanges();
    auto left = leave();
    if (!hadChanges)
        return;
    m_discarded = std::move(left);
    m_messages.say({.text = discardedText(), .actionText = tr("Bring it back"), .action = [this] {
                        if (m_discarded && m_stage.view() && !m_whatIf)
                            enter(std::move(m_discarded));
                    }});
}

void WhatIfCommands::adopt()
{
    // Refused by the disk, say: then it stays what it was, a trial.
    if (!m_messages.succeeded(m_whatIf->adopt()))
        return;
    leave();
    m_messages.say({.text = tr("What was tried is adopted, as one step."),
                    .actionText = tr("Undo"),
                    .action = [this] { m_messages.succeeded(m_stage.document()->undo()); }});
}

} // namespace zahlmeister::ui
