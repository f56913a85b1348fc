// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/decisionsdialog.h"

#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>

#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString idOf(const app::PersonKey& person)
{
    if (!person.nuId.empty())
        return fromEngine(person.nuId);
    if (!person.pkz.empty())
        return fromEngine(person.pkz);
    if (person.fideId)
        return DecisionsDialog::tr("FIDE ID %1").arg(*person.fideId);
    return fromEngine(person.club) + u'-' + QString::number(person.memberNumber.value_or(0));
}

} // namespace

DecisionsDialog::DecisionsDialog(app::LiveIdentification& identification, QWidget* parent)
    : QDialog(parent),
      m_identification(identification),
      m_messages(new MessageBar(this)),
      m_table(named(new QTreeWidget(this), u"decisions"_s)),
      m_empty(quietLabel(this, tr("Nothing is remembered yet. Whoever you choose for a name in the dialog of "
                                  "identities is taken again for the same name in the same club."))),
      m_forget(pushButton(tr("&Forget"), this, &DecisionsDialog::forgetCurrent))
{
    setObjectName(u"decisionsDialog"_s);
    setWindowTitle(tr("Remembered decisions"));
    build();
    refresh();
}

void DecisionsDialog::build()
{
    m_table->setAccessibleName(windowTitle());
    m_table->setHeaderLabels({tr("Spelling"), tr("Club"), tr("Person"), tr("Born"), tr("ID"), tr("Decided")});
    styleAsTable(*m_table);
    installContextMenu(*m_table, {m_forget});
    m_forget->setToolTip(tr("The name is asked about again (Delete)"));
    auto* remove = new QShortcut(QKeySequence::Delete, this);
    connect(remove, &QShortcut::activated, this, &DecisionsDialog::forgetCurrent);
    auto* close = pushButton(tr("Close"), this, &QDialog::close);
    fillDialog(this, {760, 460}, {m_empty, {m_table, 1}, rowOf(this, {m_forget, freeRoom(), close})},
               m_messages)
        ->setSpacing(Metrics(this).margin());
}

void DecisionsDialog::refresh()
{
    auto decisions = app::DecisionStore(m_identification.workFile()).decisions();
    if (!m_messages->succeeded(decisions))
        return;
    m_decisions = std::move(*decisions);
    m_table->clear();
    for (const app::Decision& decision : m_decisions) {
        const QString spelling = fromEngine(decision.spelling);
        // In the order of the head.
        new QTreeWidgetItem(m_table, {spelling.section(u'/', 0, -2).trimmed(), spelling.section(u'/', -1),
                                      fromEngine(decision.name),
                                      decision.birthYear ? QString::number(*decision.birthYear) : QString(),
                                      idOf(decision.person), formatDate(decision.decided)});
    }
    fitColumns(*m_table);
    m_empty->setVisible(m_decisions.empty());
    m_table->setVisible(!m_decisions.empty());
    if (!m_decisions.empty())
        m_table->setCurrentItem(m_table->topLevelItem(0));
    m_forget->setEnabled(!m_decisions.empty() && !m_identification.workFile().isReadOnly());
}

void DecisionsDialog::remember(const app::Decision& decision)
{
    m_messages->succeeded(app::DecisionStore(m_identification.workFile()).remember(decision));
    m_identification.refresh();
    refresh();
}

void DecisionsDialog::forgetCurrent()
{
    const int row = m_table->indexOfTopLevelItem(m_table->currentItem());
    if (row < 0 || !m_forget->isEnabled())
        return;
    const app::Decision decision = m_decisions[static_cast<std::size_t>(row)];
    if (!m_messages->succeeded(app::DecisionStore(m_identification.workFile()).forget(decision.spelling)))
        return;
    m_identification.refresh();
    refresh();
    m_messages->say(
        {.text = fillPattern(tr("The decision about %1 is forgotten."), {fromEngine(decision.name)}),
         .actionText = tr("Undo"),
         .action = [this, decision] { remember(decision); }});
}

} // namespace zahlmeister::ui
