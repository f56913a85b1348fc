// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/personspane.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>

#include "ui/chronicle/persondelegate.h"
#include "ui/chronicle/personlistmodel.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

PersonsPane::PersonsPane(app::RollOnShow& roll, QWidget* parent)
    : QWidget(parent),
      m_roll(roll),
      m_model(new PersonListModel(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListView(this)),
      m_reading(quietLabel(this)),
      m_progress(new QProgressBar(this))
{
    const Metrics metrics(this);
    m_search->setObjectName(u"personSearch"_s);
    m_search->setPlaceholderText(tr("Search players"));
    m_search->setAccessibleName(tr("Search players"));
    m_search->setToolTip(tr("Name, club or ID (Ctrl+Shift+F)"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);

    m_list->setObjectName(u"personList"_s);
    m_list->setAccessibleName(tr("Players"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PersonDelegate(m_list));
    m_list->setUniformItemSizes(true); // twenty thousand are laid out in no time
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_empty = new EmptyHint(*m_list, {});
    installContextMenu(*m_list);

    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Tournaments read"));
    m_progress->setFixedHeight(metrics.scaled(4));
    fillColumn(this, {m_search, m_reading, m_progress, {m_list, 1}})
        ->setContentsMargins(metrics.grid(), metrics.grid(), metrics.grid(), 0);

    connect(m_search, &QLineEdit::textChanged, this, &PersonsPane::applySearch);
    connect(m_list, &QListView::clicked, this, &PersonsPane::activate);
    connect(&m_roll, &app::RollOnShow::changed, this, &PersonsPane::showRoll);
    connect(&m_roll, &app::RollOnShow::progressed, this, &PersonsPane::showProgress);
    showRoll();
}

void PersonsPane::showRoll()
{
    m_model->setRoll(m_roll.roll());
    setOpenPerson(m_open);
    showProgress();
    Q_EMIT searched(m_search->text());
}

/// Says what is being read; the moment in which an edit is computed needs no word.
void PersonsPane::showProgress()
{
    const auto [read, all] = m_roll.progress();
    const bool isReading = read < all;
    m_reading->setVisible(isReading);
    m_progress->setVisible(isReading);
    if (isReading) {
        m_reading->setText(
            fillPattern(tr("Reading the chronicle: %1 of %2"),
                        {formatCount(static_cast<qint64>(read)), formatCount(static_cast<qint64>(all))}));
        m_progress->setMaximum(static_cast<int>(all));
        m_progress->setValue(static_cast<int>(read));
    }
    updateEmptyText();
}

void PersonsPane::updateEmptyText()
{
    const bool isSearched = m_roll.isOfSearch() && !m_roll.isReading();
    m_empty->setText(
        m_roll.roll()->size() > 0 || isSearched ? tr("Nobody has this in name, club or ID.")
        : m_roll.isOfSearch()                   ? tr("The archive is being asked.")
        : m_roll.isReading()
            ? tr("The chronicle is being read.")
            : tr("Nobody yet. Whoever takes part in a tournament with an end date stands here."));
    m_empty->place();
}

void PersonsPane::applySearch(const QString& text)
{
    m_model->setSearch(text);
    setOpenPerson(m_open);
    m_list->scrollToTop();
    updateEmptyText();
    Q_EMIT searched(text);
}

void PersonsPane::startSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QString PersonsPane::search() const
{
    return m_search->text();
}

void PersonsPane::setSearch(const QString& text)
{
    m_search->setText(text);
}

int PersonsPane::count() const
{
    return m_model->rowCount();
}

void PersonsPane::setOpenPerson(const QString& id)
{
    m_open = id;
    const int row = id.isEmpty() ? -1 : m_model->rowOf(id);
    m_list->setCurrentIndex(row < 0 ? QModelIndex() : m_model->index(row));
}

QString PersonsPane::keyboardHelp()
{
    return keyLines({{tr("Enter"), tr("Open the player card")},
                     {tr("Down in the search field"), tr("Go to the first player found")}});
}

void PersonsPane::activate(const QModelIndex& index)
{
    if (index.isValid())
        Q_EMIT openRequested(index.data(PersonListModel::IdRole).toString());
}

bool PersonsPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_list) {
        if (isEnter)
            activate(m_list->currentIndex());
        return isEnter;
    }
    if ((key == Qt::Key_Down || isEnter) && m_model->rowCount() > 0) {
        if (!m_list->currentIndex().isValid() || !m_search->text().isEmpty())
            m_list->setCurrentIndex(m_model->index(0));
        m_list->setFocus(Qt::TabFocusReason);
        if (isEnter)
            activate(m_list->currentIndex());
        return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
