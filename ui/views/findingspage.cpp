// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/findingspage.h"

#include <algorithm>
#include <chrono>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/findingdelegate.h"
#include "ui/manual/manualopener.h"
#include "ui/models/findingsmodel.h"
#include "ui/text/findings/queryletter.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/findingactions.h"
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
      m_hint(quietLabel(this)),
      m_list(new QListView(this)),
      m_delegate(new FindingDelegate(m_list)),
      m_actions(new FindingActions(evaluation, m_list->viewport())),
      m_letter(pushButton(tr("Copy the query to the club"), this, &FindingsPage::copyLetter)),
      m_more(pushButton(tr("More in the manual"), this, &FindingsPage::readMore))
{
    build();
    connectAll();
    addKeys();
    updateState();
}

void FindingsPage::connectAll()
{
    connect(m_list, &QListView::activated, this, &FindingsPage::activate);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPage::choose);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsPage::updateState);
    connect(m_model, &QAbstractItemModel::dataChanged, this, [this] {
        updateSummary();
        placeActions();
    });
    connect(m_actions, &FindingActions::finished, m_list, qOverload<>(&QWidget::setFocus));
    connect(m_actions, &FindingActions::placeWanted, this, [this] { activate(m_list->currentIndex()); });
    connect(m_actions, &FindingActions::earlierTournamentsWanted, this,
            &FindingsPage::earlierTournamentsWanted);
    connect(m_actions, &FindingActions::heightChanged, this, &FindingsPage::placeActions);
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &FindingsPage::placeActions);
    connect(m_delegate, &FindingDelegate::placeClicked, this, [this](const QModelIndex& index, int place) {
        goToPlace(index, static_cast<std::size_t>(place));
    });
    connect(m_delegate, &FindingDelegate::morePlacesClicked, m_model, &FindingsModel::showAllPlaces);
    connect(m_delegate, &FindingDelegate::clauseClicked, this, [this](const QModelIndex& index) {
        m_list->setCurrentIndex(index);
        readMore();
    });
    connect(m_delegate, &FindingDelegate::headingClicked, m_model, &FindingsModel::toggle);
}

void FindingsPage::addKeys()
{
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
}

void FindingsPage::build()
{
    const Metrics metrics(this);
    setObjectName(u"findingsPage"_s);
    m_more->setObjectName(u"moreInManual"_s);
    m_more->setToolTip(tr("Ctrl+F1 in the list of findings"));
    m_letter->setObjectName(u"copyLetter"_s);
    m_letter->setToolTip(
        tr("What is missing, as the text of a mail. The letter on paper is among the sheets."));
    strengthen(*m_summary);
    m_summary->setObjectName(u"readiness"_s);
    m_list->setObjectName(u"findings"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setAccessibleName(tr("Findings"));
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    addCommand(*m_list, tr("&Go to the place"), tr("Enter"), this,
               [this] { activate(m_list->currentIndex()); });
    addCommand(*m_list, tr("&Repair"), tr("Ctrl+Enter"), m_actions, &FindingActions::repair);
    addCommand(*m_list, tr("&Accept, because…"), tr("F2"), m_actions, &FindingActions::typeReason);
    addCommand(*m_list, tr("&More in the manual"), tr("Ctrl+F1"), this, &FindingsPage::readMore);
    installContextMenu(*m_list);

    auto* summary = rowOf(this, {{columnOf(0, {m_summary, m_hint}), 1}, m_letter, m_more});
    summary->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), 0);
    fillColumn(this, {}, metrics.grid() / 2, {summary, {m_list, 1}});
    setFocusProxy(m_list);
}

void FindingsPage::copyLetter()
{
    const auto& choice = m_evaluation.choice();
    if (!choice.has_value())
        return;
    QApplication::clipboard()->setText(plainText(
        queryLetter(m_evaluation.document().tournament(), m_evaluation.findings(), *choice->version)));
    constexpr std::chrono::milliseconds kLongEnoughToRead{2500};
    m_letter->setText(tr("Copied to the clipboard"));
    QTimer::singleShot(kLongEnoughToRead, m_letter,
                       [this] { m_letter->setText(tr("Copy the query to the club")); });
}

/// The actions stand at the bottom of the current card, wherever that is scrolled to.
void FindingsPage::placeActions()
{
    const QModelIndex current = m_list->currentIndex();
    if (m_actions->isHidden() || !current.isValid()) {
        m_delegate->setActions({}, 0);
        return;
    }
    const QRect row = m_list->visualRect(current);
    m_delegate->setActions(current, m_actions->fitInto(m_delegate->actionsRect(m_list->font(), row).width()));
    m_actions->setGeometry(m_delegate->actionsRect(m_list->font(), m_list->visualRect(current)));
}

/// Left folds the heading of an item that is done, Right opens it.
/// @return whether there was something to fold or to open
bool FindingsPage::fold(bool isFolded)
{
    const QModelIndex current = m_list->currentIndex();
    const QVariant fold = current.data(FindingsModel::FoldRole);
    if (!fold.isValid() || fold.toBool() == isFolded)
        return false;
    m_model->toggle(current);
    return true;
}

bool FindingsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        QMetaObject::invokeMethod(this, &FindingsPage::placeActions, Qt::QueuedConnection);
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Left || key == Qt::Key_Right) && fold(key == Qt::Key_Left))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// What the manual says of the finding that is chosen.
void FindingsPage::readMore()
{
    const std::vector<engine::Finding> findings = m_model->findings(m_list->currentIndex());
    if (!findings.empty())
        openManual(*this, u"findings#"_s + fromEngine(engine::findingCodeText(findings.front().code)));
}

QString FindingsPage::keyboardHelp()
{
    return keyLines({{tr("Up, Down"), tr("Previous or next finding")},
                     {tr("Enter"), tr("Go to the place of the finding")},
                     {tr("Ctrl+Enter"), tr("Carry out the first repair")},
                     {tr("F2"), tr("Accept the warning and give the reason")},
                     {tr("Ctrl+F1"), tr("Read in the manual about the finding")},
                     {tr("Right, Left"), tr("Open or fold an item that is done")},
                     {tr("Home, End"), tr("First or last finding")}});
}

void FindingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->setActive(true);
    updateSummary();
    placeActions();
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
    if (index.data(FindingsModel::FoldRole).isValid())
        return m_model->toggle(index);
    const std::size_t findings = m_model->findings(index).size();
    if (findings > 0) // of several players one after the other
        goToPlace(index, index.row() == m_visitedRow ? (m_visited + 1) % findings : 0);
}

void FindingsPage::goToPlace(const QModelIndex& index, std::size_t finding)
{
    const std::vector<engine::Finding> findings = m_model->findings(index);
    if (findings.empty())
        return activate(index);
    m_visited = std::min(finding, findings.size() - 1);
    m_visitedRow = index.row();
    Q_EMIT placeActivated(findings[m_visited].place);
}

void FindingsPage::updateState()
{
    m_visitedRow = -1;
    // After a repair the next finding stands where the settled one was; at first it is the first one.
    if (!m_list->currentIndex().isValid()) {
        const auto isFinding = [this](int row) {
            const QModelIndex index = m_model->index(row);
            return m_model->flags(index).testFlag(Qt::ItemIsSelectable) &&
                   !index.data(FindingsModel::HeadingRole).toBool();
        };
        int row = std::min(m_row, m_model->rowCount() - 1);
        while (row >= 0 && row < m_model->rowCount() && !isFinding(row))
            ++row;
        for (row = std::min(row, m_model->rowCount() - 1); row >= 0 && !isFinding(row); --row) {
        }
        if (row >= 0)
            m_list->setCurrentIndex(m_model->index(row));
    }
    choose(m_list->currentIndex());
    updateSummary();
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
    m_model->setChangedEntries(count);
}

void FindingsPage::updateSummary()
{
    int errors = 0;
    int warnings = 0;
    for (const app::ReadinessEntry& entry : m_model->checkList()) {
        errors += entry.errors;
        warnings += entry.warnings;
    }
    m_summary->setText(readinessSummary(m_model->checkList()));
    if (m_model->entries() > 0) {
        m_hint->setText(
            tr("%n entry(ies) not understood or not finished: correct or drop them before the tournament is "
               "submitted.",
               nullptr, m_model->entries()));
    } else if (errors > 0) {
        m_hint->setText(
            tr("%n error(s) must be settled before the tournament can be submitted.", nullptr, errors));
    } else if (warnings > 0) {
        m_hint->setText(tr(
            "%n warning(s) should be settled, or accepted with a reason, before the tournament is submitted.",
            nullptr, warnings));
    } else {
        m_hint->setText(tr("Nothing prevents the submission; what is listed here deserves a look."));
    }
}

} // namespace zahlmeister::ui
