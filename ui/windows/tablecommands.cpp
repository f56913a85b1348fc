// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tablecommands.h"

#include "ui/dialogs/tableimportdialog.h"
#include "ui/widgets/messagebar.h"
#include "ui/windows/command.h"
#include "ui/windows/tournamentstage.h"

namespace zahlmeister::ui {

TableCommands::TableCommands(app::Session& session, TournamentStage& stage, MessageBar& messages,
                             QWidget& window)
    : QObject(&window), m_session(session), m_stage(stage), m_messages(messages), m_window(window)
{
    connect(&stage, &TournamentStage::wholeTablePasted, this, &TableCommands::insert);
    new Command(this,
                {"insertTable", tr("&Insert table…"), Qt::CTRL | Qt::ALT | Qt::Key_V, Need::WritableFile},
                [this] { insert(wholeTableInClipboard()); });
}

void TableCommands::insert(const PastedTable& table)
{
    m_messages.dismiss();
    if (!table) {
        m_messages.say(
            {.text = tr("There is no table of participants, pairings or results in the clipboard. Copy it "
                        "with its head.")});
        return;
    }
    app::TournamentDocument* document = m_stage.document();
    const bool open = document && !document->isReadOnly();
    TableImportDialog dialog(*table, open ? &document->tournament() : nullptr, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.isNewTournament()) {
        const app::TableMerge& merge = dialog.merge();
        const QString count = QString::number(merge.edits.size());
        if (m_messages.succeeded(document->apply({{app::EditKind::Paste, {count}}, merge.edits})))
            m_messages.say({.text = tr("The table was inserted. Undo takes all of it back.")});
        return;
    }
    const auto tournament = dialog.tournament();
    if (tournament && m_messages.succeeded(m_session.importTournament(*tournament))) {
        Q_EMIT imported(tr("The table became a tournament of its own."));
        m_stage.showPage(tournament->games.empty() ? TournamentView::Page::Participants
                                                   : TournamentView::Page::Results);
    }
}

} // namespace zahlmeister::ui
