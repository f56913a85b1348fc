// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/adjustmentsdialog.h"

#include <algorithm>

#include <QTreeWidget>

#include "app/files/fileinhand.h"
#include "app/rules/adjustmentjson.h"
#include "ui/chronicle/adjustmentdialog.h"
#include "ui/print/printservice.h"
#include "ui/text/adjustmenttext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using engine::Adjustment;

AdjustmentsDialog::AdjustmentsDialog(app::Session& session, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_list(named(new QTreeWidget(this), u"adjustments"_s, tr("Adjustments"))),
      m_message(named(quietLabel(this), u"adjustmentsMessage"_s)),
      m_add(pushButton(tr("&Add…"), this, [this] { edit({}); })),
      m_change(pushButton(tr("C&hange…"), this, [this] { edit(current()); })),
      m_remove(pushButton(tr("&Take back"), this, &AdjustmentsDialog::removeCurrent)),
      m_import(pushButton(tr("&Import…"), this, &AdjustmentsDialog::importFile)),
      m_export(pushButton(tr("&Export…"), this, &AdjustmentsDialog::exportFile)),
      m_undo(pushButton(tr("&Undo"), this, &AdjustmentsDialog::undoRemove))
{
    setObjectName(u"adjustmentsDialog"_s);
    setWindowTitle(tr("Adjustments of ratings"));
    styleAsTable(*m_list);
    m_list->setHeaderLabels({tr("Day"), tr("ID"), tr("Concerns"), tr("Formula"), tr("Index"), tr("Reason")});
    m_list->setPalette(viewPalette(palette()));
    connect(m_list, &QTreeWidget::currentItemChanged, this, &AdjustmentsDialog::updateButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (m_change->isEnabled())
            edit(current());
    });
    installContextMenu(*m_list, {m_add, m_change, m_remove, m_export});
    m_undo->hide();
    auto* const hint = quietLabel(
        this, tr("On its day an adjustment changes the ratings of everybody, of a region or of an age group "
                 "(2.2.1). Tournaments that end on the day or later begin with adjusted ratings; the "
                 "recalculation writes them."));
    fillDialog(this, {820, 420},
               {hint,
                {m_list, 1},
                rowOf(this, {{m_message, 1}, m_undo}),
                closeBox(this, {m_add, m_change, m_remove, m_import, m_export})});
    connect(&session, &app::Session::rulesChanged, this, &AdjustmentsDialog::fill);
    fill();
    m_list->setFocus();
}

std::optional<Adjustment> AdjustmentsDialog::current() const
{
    const auto all = m_session.rules()->adjustments();
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(all.size()) ? std::optional(all[static_cast<std::size_t>(row)])
                                                          : std::nullopt;
}

void AdjustmentsDialog::fill()
{
    const int shown = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    m_list->clear();
    for (const Adjustment& one : m_session.rules()->adjustments()) {
        auto* const item = new QTreeWidgetItem(
            m_list, {formatDate(one.day), fromEngine(one.id), concernedText(one), formulaText(one),
                     one.raisesIndex ? u"+1"_s : u"–"_s, fromEngine(one.reason)});
        item->setToolTip(5, fromEngine(one.reason));
    }
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(std::min(shown, m_list->topLevelItemCount() - 1)));
    updateButtons();
}

void AdjustmentsDialog::updateButtons()
{
    const bool isWritable = m_session.isWritable();
    const bool isAny = m_list->currentItem() != nullptr;
    m_add->setEnabled(isWritable);
    m_import->setEnabled(isWritable);
    m_change->setEnabled(isWritable && isAny);
    m_remove->setEnabled(isWritable && isAny);
    m_export->setEnabled(isAny);
}

void AdjustmentsDialog::edit(const std::optional<Adjustment>& known)
{
    auto* const dialog = new AdjustmentDialog(m_session, known, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto typed = dialog->adjustment())
            store(*typed);
    });
    dialog->open();
}

void AdjustmentsDialog::store(const Adjustment& adjustment)
{
    const auto put = m_session.putAdjustment(adjustment);
    if (!put.has_value())
        return say(errorText(put.error()), true);
    say(tr("Stored. What follows in the tournaments the recalculation shows and writes."), false);
}

void AdjustmentsDialog::removeCurrent()
{
    const auto removed = current();
    if (!removed)
        return;
    const auto done = m_session.removeAdjustment(removed->id);
    if (!done.has_value())
        return say(errorText(done.error()), true);
    m_removed = removed;
    m_undo->show();
    say(tr("“%1” was taken back. The recalculation gives everybody what he has without it.")
            .arg(fromEngine(removed->id)),
        false);
}

void AdjustmentsDialog::undoRemove()
{
    if (!m_removed)
        return;
    store(*m_removed);
    m_removed.reset();
    m_undo->hide();
}

void AdjustmentsDialog::importFile()
{
    const QString path = askForFile(this, tr("Import an adjustment"), {}, tr("Adjustments (*.json)"));
    if (path.isEmpty())
        return;
    const auto content = app::contentOfFile(path);
    if (!content.has_value())
        return say(errorText(content.error()), true);
    const auto read = app::readAdjustmentJson(*content, path);
    if (!read.has_value())
        return say(errorText(read.error().front()), true);
    edit(*read); // its impact is looked at before it is stored
}

void AdjustmentsDialog::exportFile()
{
    const auto one = current();
    if (!one)
        return;
    const QString path = askForTarget(this, tr("Export the adjustment"), fromEngine(one->id), u"json"_s,
                                      tr("Adjustments (*.json)"));
    if (path.isEmpty())
        return;
    const auto written = writeFileSafely(app::writeAdjustmentJson(*one), path);
    say(written.has_value() ? tr("The adjustment was written to %1.").arg(path) : errorText(written.error()),
        !written.has_value());
}

void AdjustmentsDialog::say(const QString& text, bool isProblem)
{
    ui::say(*m_message, text, isProblem);
}

} // namespace zahlmeister::ui
