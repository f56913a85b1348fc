// SPDX-License-Identifier: GPL-3.0-or-later
// Tables from the clipboard and from other windows.
#include "ui/windows/mainwindow.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "ui/dialogs/tableimportdialog.h"
#include "ui/paste/wholetable.h"
#include "ui/widgets/messagebar.h"

namespace zahlmeister::ui {

void MainWindow::pasteTable()
{
    insertTable(*QApplication::clipboard()->mimeData());
}

void MainWindow::insertTable(const QMimeData& content)
{
    m_messages->dismiss();
    auto table = wholeTable(content);
    if (!table) {
        m_messages->say(
            {.text = tr("There is no table of participants, pairings or results in the clipboard. Copy it "
                        "with its head.")});
        return;
    }
    insertTable(std::move(*table));
}

void MainWindow::insertTable(app::TablesReading table)
{
    app::TournamentDocument* document = shownDocument();
    const bool open = document && !document->isReadOnly();
    TableImportDialog dialog(std::move(table), open ? &document->tournament() : nullptr, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!dialog.isNewTournament()) {
        const app::TableMerge& merge = dialog.merge();
        const QString count = QString::number(merge.edits.size());
        if (succeeded(document->apply({{app::EditKind::Paste, {count}}, merge.edits})))
            m_messages->say({.text = tr("The table was inserted. Undo takes all of it back.")});
        return;
    }
    const auto tournament = dialog.tournament();
    if (tournament && succeeded(m_session.addTournament(*tournament))) {
        sayImported(tr("The table became a tournament of its own."));
        showPage(tournament->games.empty() ? TournamentView::Page::Participants
                                           : TournamentView::Page::Results);
    }
}

} // namespace zahlmeister::ui
