// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tournamentlist.h"

#include <utility>

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include "ui/models/tournamentlistmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/keyboardhelp.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

TournamentList::TournamentList(QWidget* parent)
    : QWidget(parent),
      m_model(new TournamentListModel(this)),
      m_filter(new QSortFilterProxyModel(this)),
      m_search(named(new QLineEdit(this), u"tournamentSearch"_s, tr("Search tournaments"))),
      m_tree(named(new QTreeView(this), u"tournamentTree"_s, tr("Tournaments"))),
      m_empty(quietLabel(this))
{
    const Metrics metrics(this);
    m_filter->setSourceModel(m_model);
    m_filter->setRecursiveFilteringEnabled(true);
    m_filter->setAutoAcceptChildRows(true); // typing a year shows that year
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);

    m_search->setPlaceholderText(tr("Search tournaments"));
    m_search->setToolTip(tr("Name or year (Ctrl+Shift+F)"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);

    m_tree->setModel(m_filter);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(metrics.margin());
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setTextElideMode(Qt::ElideMiddle); // names differ at their ends: groups, years, leagues

    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setContentsMargins(metrics.margin(), metrics.groupGap(), metrics.margin(), 0);

    fillColumn(this, {m_search, m_empty, {m_tree, 1}})
        ->setContentsMargins(metrics.grid(), metrics.grid(), metrics.grid(), 0);

    buildActions();
    connect(m_search, &QLineEdit::textChanged, this, &TournamentList::applySearch);
    // One click opens: what is marked at the left is what stands in the middle. Restoring takes a double
    // click. The keys stay with what was clicked: Delete means the tournament then, not a game in it.
    const auto onMouse = [this](auto signal, bool restores) {
        connect(m_tree, signal, this, [this, restores](const QModelIndex& index) {
            if (index.data(TournamentListModel::RemovedRole).toBool() != restores)
                return;
            activate(index);
            m_tree->setFocus(Qt::MouseFocusReason);
        });
    };
    onMouse(&QTreeView::clicked, false);
    onMouse(&QTreeView::doubleClicked, true);
    m_tree->installEventFilter(this);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TournamentList::updateActions);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &TournamentList::expandYears);
    updateActions();
    updateEmptyState();
}

void TournamentList::buildActions()
{
    m_remove = new QAction(icon(u"remove"_s), tr("Remove tournament"), this);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    connect(m_remove, &QAction::triggered, this, [this] {
        if (const auto id = currentTournament())
            Q_EMIT removeRequested(*id);
    });
    m_restore = new QAction(icon(u"restore"_s), tr("Restore tournament"), this);
    connect(m_restore, &QAction::triggered, this, [this] {
        if (const auto id = currentTournament())
            Q_EMIT restoreRequested(*id);
    });
    m_tree->addActions({m_remove, m_restore});
}

void TournamentList::setSubmissions(const std::map<engine::TournamentId, app::SubmissionState>& submissions)
{
    m_model->setSubmissions(submissions);
}

void TournamentList::setTournaments(const std::vector<app::TournamentSummary>& tournaments)
{
    std::set<engine::TournamentId> known;
    for (const app::TournamentSummary& one : tournaments) {
        if (!m_known.contains(one.id))
            m_fresh = one.id;
        known.insert(one.id);
    }
    m_known = std::move(known);
    m_model->setTournaments(tournaments);
    updateEmptyState();
    setOpenTournament(m_open);
}

void TournamentList::setOpenTournament(std::optional<engine::TournamentId> id)
{
    m_open = id;
    const QModelIndex known = id ? m_model->indexOf(*id) : QModelIndex();
    // Who has just made a tournament does not search any more.
    if (known.isValid() && id == m_fresh) {
        m_fresh.reset();
        if (!m_filter->mapFromSource(known).isValid())
            m_search->clear();
    }
    const QModelIndex place = m_filter->mapFromSource(known);
    m_tree->setCurrentIndex(place);
    if (place.isValid())
        m_tree->scrollTo(place);
    updateActions();
}

void TournamentList::setWritable(bool writable)
{
    m_writable = writable;
    updateActions();
}

void TournamentList::startSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void TournamentList::setSearch(const QString& text)
{
    m_search->setText(text);
}

int TournamentList::count() const
{
    int count = 0;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        count += m_filter->rowCount(m_filter->index(row, 0));
    return count;
}

int TournamentList::fittingWidth() const
{
    const QMargins around = layout()->contentsMargins();
    return static_cast<const QAbstractItemView*>(m_tree)->sizeHintForColumn(0) + around.left() +
           around.right() + m_tree->verticalScrollBar()->sizeHint().width();
}

QString TournamentList::keyboardHelp()
{
    return keyLines({{tr("Enter"), tr("Open the tournament, or restore a removed one")},
                     {tr("Del"), tr("Remove the tournament")},
                     {tr("Down in the search field"), tr("Go to the first tournament found")}});
}

bool TournamentList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (watched == m_tree) {
            if (isEnter)
                activate(m_tree->currentIndex());
            return isEnter;
        }
        if (key == Qt::Key_Down || isEnter) {
            const QModelIndex first = m_filter->index(0, 0, m_filter->index(0, 0));
            if (!m_tree->currentIndex().isValid() || !m_search->text().isEmpty())
                m_tree->setCurrentIndex(first);
            m_tree->setFocus(Qt::TabFocusReason);
            if (isEnter)
                activate(m_tree->currentIndex());
            return true;
        }
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TournamentList::activate(const QModelIndex& index)
{
    const QVariant value = index.data(TournamentListModel::IdRole);
    if (!value.isValid())
        return;
    const engine::TournamentId id(value.toLongLong());
    if (index.data(TournamentListModel::RemovedRole).toBool())
        Q_EMIT restoreRequested(id);
    else
        Q_EMIT openRequested(id);
}

void TournamentList::applySearch(const QString& text)
{
    m_filter->setFilterFixedString(text.trimmed());
    expandYears();
    updateEmptyState();
    Q_EMIT searched(text);
}

void TournamentList::expandYears()
{
    // The waste basket opens only for somebody who searches.
    const bool searching = !m_search->text().trimmed().isEmpty();
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex heading = m_filter->index(row, 0);
        const bool basket = m_filter->index(0, 0, heading).data(TournamentListModel::RemovedRole).toBool();
        m_tree->setExpanded(heading, searching || !basket);
    }
}

void TournamentList::updateActions()
{
    const QModelIndex current = m_tree->currentIndex();
    const bool removed = current.data(TournamentListModel::RemovedRole).toBool();
    const bool any = m_writable && currentTournament().has_value();
    m_remove->setEnabled(any && !removed);
    m_remove->setVisible(!removed);
    m_restore->setEnabled(any && removed);
    m_restore->setVisible(removed);
}

void TournamentList::updateEmptyState()
{
    const bool found = m_filter->rowCount() > 0;
    const bool any = m_model->rowCount() > 0;
    m_empty->setText(any ? tr("No tournament has this in its name.")
                         : tr("No tournaments yet. Create one with Ctrl+N, or drop a file here."));
    m_empty->setVisible(!found);
    m_tree->setVisible(found);
}

std::optional<engine::TournamentId> TournamentList::currentTournament() const
{
    const QVariant value = m_tree->currentIndex().data(TournamentListModel::IdRole);
    return value.isValid() ? std::optional(engine::TournamentId(value.toLongLong())) : std::nullopt;
}

} // namespace zahlmeister::ui
