// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findingspage.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>

#include "app/check/readiness.h"
#include "app/document/tournamentdocument.h"
#include "ui/delegates/findingdelegate.h"
#include "ui/manual/manualopener.h"
#include "ui/models/findingsmodel.h"
#include "ui/text/findings/queryletter.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/findingactions.h"
#include "ui/views/readinesspanel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

FindingsPage::FindingsPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_model(new FindingsModel(evaluation, this)),
      m_summary(sentenceLabel(this)),
      m_list(new QListView(this)),
      m_stack(new QStackedWidget(this)),
      m_actions(new FindingActions(evaluation, this)),
      m_readiness(new ReadinessPanel(this)),
      m_more(pushButton(tr("More in the manual"), this, &FindingsPage::readMore))
{
    build();
    connect(m_list, &QListView::activated, this, &FindingsPage::activate);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPage::choose);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsPage::updateState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FindingsPage::updateReadiness);
    connect(m_actions, &FindingActions::finished, m_list, qOverload<>(&QWidget::setFocus));
    connect(m_readiness, &ReadinessPanel::findingActivated, this, [this](int finding) {
        m_list->setCurrentIndex(m_model->index(m_model->rowOf(finding)));
        m_list->setFocus();
    });
    connect(m_readiness, &ReadinessPanel::letterWanted, this, [this] {
        if (const auto& choice = m_evaluation.choice(); choice.has_value())
            QApplication::clipboard()->setText(plainText(queryLetter(
                m_evaluation.document().tournament(), m_evaluation.findings(), *choice->version)));
    });
    const auto key = [this](const QKeySequence& sequence, auto* receiver, auto action) {
        auto* shortcut = new QShortcut(sequence, m_list);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, receiver, action);
    };
    key(Qt::CTRL | Qt::Key_Return, m_actions, &FindingActions::repair);
    // The first row is a heading, which cannot be chosen, so that Home would do nothing.
    key(Qt::Key_Home, this, [this] { chooseFrom(0, 1); });
    key(Qt::Key_End, this, [this] { chooseFrom(m_model->rowCount() - 1, -1); });
    key(Qt::Key_F2, m_actions, &FindingActions::typeReason);
    key(Qt::CTRL | Qt::Key_F1, this, &FindingsPage::readMore);
    updateState();
}

void FindingsPage::build()
{
    const Metrics metrics(this);
    m_more->setObjectName(u"moreInManual"_s);
    m_more->setToolTip(tr("Ctrl+F1 in the list of findings"));
    setObjectName(u"findingsPage"_s);
    m_list->setObjectName(u"findings"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindingDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Findings"));
    addCommand(*m_list, tr("&Go to the place"), tr("Enter"), this,
               [this] { activate(m_list->currentIndex()); });
    addCommand(*m_list, tr("&Repair"), tr("Ctrl+Enter"), m_actions, &FindingActions::repair);
    addCommand(*m_list, tr("&Accept, because…"), tr("F2"), m_actions, &FindingActions::typeReason);
    addCommand(*m_list, tr("&More in the manual"), tr("Ctrl+F1"), this, &FindingsPage::readMore);
    installContextMenu(*m_list);

    auto* empty = new RoleLabel(ColorRole::SecondaryText, tr("Nothing to object to."), this);
    empty->setAlignment(Qt::AlignCenter);

    m_stack->addWidget(m_list);
    m_stack->addWidget(empty);
    auto* summary = rowOf(this, {{m_summary, 1}, m_more});
    summary->setContentsMargins(metrics.margin(), metrics.grid() / 2, metrics.margin(), metrics.grid() / 2);
    m_columns = fillRow(this, {}, 0, {{columnOf(0, {summary, {m_stack, 1}, m_actions}), 1}, m_readiness});
    setFocusProxy(m_list);
}

/// What the manual says of the finding that is chosen.
void FindingsPage::readMore()
{
    const std::vector<engine::Finding> findings = m_model->findings(m_list->currentIndex());
    if (!findings.empty())
        openManual(*this, u"findings#"_s + fromEngine(engine::findingCodeText(findings.front().code)));
}

void FindingsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // In a narrow window the check-list goes below the findings.
    constexpr int kLeastWidth = 860;
    constexpr int kLeastWidthSideBySide = 640; // of names that are not cut off
    const Metrics metrics(this);
    const bool isWide = width() >= metrics.scaled(kLeastWidth);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_readiness->setFlat(!isWide && width() >= metrics.scaled(kLeastWidthSideBySide));
    // Below the findings its lines are not squeezed: what is done gives way.
    constexpr int kLeastFindings = 300; // with the line above them and the one that accepts
    m_readiness->setFolded(!isWide && height() < m_readiness->wholeHeight() + metrics.scaled(kLeastFindings));
}

QString FindingsPage::keyboardHelp()
{
    return keyLines({{tr("Up, Down"), tr("Previous or next finding")},
                     {tr("Enter"), tr("Go to the place of the finding")},
                     {tr("Ctrl+Enter"), tr("Carry out the first repair")},
                     {tr("F2"), tr("Accept the warning and give the reason")},
                     {tr("Ctrl+F1"), tr("Read in the manual about the finding")},
                     {tr("Home, End"), tr("First or last finding")}});
}

void FindingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->setActive(true);
    updateReadiness();
}

void FindingsPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    // Nobody looks: findings of a large tournament need not be found at every keystroke.
    m_model->setActive(false);
}

void FindingsPage::activate(const QModelIndex& index)
{
    if (const auto entry = m_model->entry(index)) {
        Q_EMIT entryActivated(entry->place);
        return;
    }
    const std::vector<engine::Finding> findings = m_model->findings(index);
    if (findings.empty())
        return;
    // Of several players one after the other.
    m_visited = index.row() == m_visitedRow ? (m_visited + 1) % findings.size() : 0;
    m_visitedRow = index.row();
    Q_EMIT placeActivated(findings[m_visited].place);
}

void FindingsPage::updateState()
{
    const bool any = m_model->rowCount() > 0;
    m_visitedRow = -1;
    m_stack->setCurrentIndex(any ? 0 : 1);
    m_summary->setVisible(any);
    m_more->setVisible(any);
    // The first row is a heading, so the first finding is the second row. After a repair the next one stands
    // where the settled one was.
    if (any && !m_list->currentIndex().isValid()) {
        int row = std::min(m_row, m_model->rowCount() - 1);
        if (!m_model->flags(m_model->index(row)).testFlag(Qt::ItemIsSelectable))
            ++row;
        m_list->setCurrentIndex(m_model->index(row));
    }
    choose(m_list->currentIndex());
    updateReadiness();
}

/// The first finding from a row on, upwards or downwards.
void FindingsPage::chooseFrom(int row, int step)
{
    for (; row >= 0 && row < m_model->rowCount(); row += step) {
        const QModelIndex index = m_model->index(row);
        if (!m_model->flags(index).testFlag(Qt::ItemIsSelectable))
            continue;
        m_list->setCurrentIndex(index);
        m_list->scrollTo(step > 0 ? m_model->index(0) : index);
        return;
    }
}

void FindingsPage::choose(const QModelIndex& index)
{
    if (index.isValid())
        m_row = index.row();
    const std::vector<engine::Finding> findings = m_model->findings(index);
    m_more->setEnabled(!findings.empty());
    m_actions->setFindings(findings);
}

void FindingsPage::setChangedEntries(int count)
{
    m_changedEntries = count;
    if (isVisible())
        updateReadiness();
}

void FindingsPage::updateReadiness()
{
    const std::vector<app::ReadinessEntry> entries =
        app::readiness(m_evaluation.document().tournament(), m_evaluation.findings(), m_changedEntries);
    m_readiness->setEntries(entries);
    int errors = 0;
    int warnings = 0;
    for (const app::ReadinessEntry& entry : entries) {
        errors += entry.errors;
        warnings += entry.warnings;
    }
    if (m_model->entries() > 0) {
        m_summary->setText(
            tr("%n entry(ies) not understood or not finished: correct or drop them before the tournament is "
               "submitted.",
               nullptr, m_model->entries()));
    } else if (errors > 0) {
        m_summary->setText(
            tr("%n error(s) must be settled before the tournament can be submitted.", nullptr, errors));
    } else if (warnings > 0) {
        m_summary->setText(tr(
            "%n warning(s) should be settled, or accepted with a reason, before the tournament is submitted.",
            nullptr, warnings));
    } else {
        m_summary->setText(tr("Nothing prevents the submission; what is listed here deserves a look."));
    }
}

} // namespace zahlmeister::ui
