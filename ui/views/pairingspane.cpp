// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pairingspane.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStringList>
#include <QTableView>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/changeglow.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/pairingsmodel.h"
#include "ui/text/entrytext.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/pairingsview.h"
#include "ui/views/grids/roundbar.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

PairingsPane::PairingsPane(app::LiveEvaluation& evaluation, const QString& caption, const QString& current,
                           QWidget* parent)
    : ResultsPane(evaluation, parent),
      m_bar(new RoundBar(evaluation.document(), *this)),
      m_entry(new EntryLine(
          caption, [this](const QString& text) { return readText(text); },
          [this](const QString& text) { return commitText(text); }, this)),
      m_rosterView(new QTableView(this)),
      m_current(newCurrentLine(current)),
      m_empty(quietLabel(this))
{
}

void PairingsPane::setUp(PairingsModel& model, PairingsView& list, QWidget* tools, QWidget* side,
                         const QList<QWidget*>& choices)
{
    m_model = &model;
    m_list = &list;
    const Metrics metrics(this);
    // While there is no table its room stays below the line to type into.
    auto* left = columnOf(metrics.grid(), {m_entry, m_empty, {m_list, 1}, freeRoom(0)});
    fillColumn(this, {metrics.margin(), 0, metrics.margin(), metrics.grid()}, metrics.grid(),
               {tools, {rowOf(metrics.groupGap(), {{left, 1}, side}), 1}, m_current});
    setStops(m_bar->stops() + choices + QList<QWidget*>{&m_entry->field(), m_list});

    connect(m_bar, &RoundBar::roundChanged, this, &PairingsPane::changeRound);
    connect(m_bar, &RoundBar::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_bar, &RoundBar::refused, m_entry, [this](const QString& sentence) {
        m_entry->say({sentence, !sentence.isEmpty()});
    });
    connect(m_bar, &RoundBar::left, this, &PairingsPane::goToList);
    connect(m_entry, &EntryLine::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_entry, &EntryLine::linesPasted, this, &PairingsPane::paste);
    connect(m_entry, &EntryLine::left, this, &PairingsPane::goToList);
    connect(m_list, &PairingsView::pasteRequested, this, &PairingsPane::paste);
    connect(m_list, &PairingsView::entryRequested, m_entry, [this] { m_entry->setFocus(); });
    connect(m_list, &GridView::cursorChanged, this, &PairingsPane::followCursor);
    connect(&m_list->zoom(), &TableZoom::changed, this, [this] {
        m_rosterView->setFont(m_list->font());
        m_rosterView->verticalHeader()->setDefaultSectionSize(Metrics(m_list->font()).rowHeight());
    });
    connect(&document(), &app::TournamentDocument::edited, this, &PairingsPane::follow);
    changeRound();
}

void PairingsPane::dressRoster(QAbstractItemModel& model, int numberDigits)
{
    auto* delegate = new PairingDelegate(*new ChangeGlow(*m_rosterView), m_rosterView);
    delegate->setNumberDigits(numberDigits);
    m_rosterView->setItemDelegate(delegate);
    m_rosterView->setModel(&model);
    styleAsTable(*m_rosterView);
    installContextMenu(*m_rosterView);
    m_rosterView->horizontalHeader()->hide();
    m_rosterView->verticalHeader()->setMinimumSectionSize(1);
    m_rosterView->setFrameShape(QFrame::NoFrame);
    m_rosterView->viewport()->setAutoFillBackground(false);
    m_rosterView->setSelectionMode(QAbstractItemView::NoSelection);
    m_rosterView->setFocusPolicy(Qt::NoFocus);
}

std::optional<int> PairingsPane::round() const
{
    return m_model->round();
}

void PairingsPane::setRound(std::optional<int> round)
{
    m_bar->setRound(round);
}

void PairingsPane::changeRound()
{
    m_model->setRound(m_bar->round());
    showRound();
    m_list->moveToFirstOpen();
    follow();
}

void PairingsPane::goToList()
{
    (m_list->isHidden() ? static_cast<QWidget*>(m_entry) : m_list)->setFocus(Qt::OtherFocusReason);
}

void PairingsPane::follow()
{
    const bool hasPairings = m_model->rowCount() > 0;
    const bool hadFocus = m_list->hasFocus();
    if (!hasPairings)
        m_empty->setText(emptySentence());
    m_empty->setVisible(!hasPairings);
    m_list->setVisible(hasPairings);
    m_entry->setEnabled(round().has_value() && !document().isReadOnly());
    setFocusProxy(hasPairings ? static_cast<QWidget*>(m_list) : &m_entry->field());
    if (hadFocus && !hasPairings)
        m_entry->setFocus();
    m_entry->readAgain();
    followCursor();
    Q_EMIT contentChanged();
}

void PairingsPane::followCursor()
{
    const int row = m_list->cursor().row;
    m_current->setText(row >= 0 && row < m_model->rowCount() ? inOneLine(m_model->sentence(row)) : QString());
    Q_EMIT placeChanged();
}

void PairingsPane::takePaste(PastePlan plan)
{
    if (plan.refusals.isEmpty()) {
        if (const QString refusal = carryOut(plan.group); !refusal.isEmpty())
            plan.refusals.append(refusal);
    }
    if (plan.refusals.isEmpty())
        m_entry->say({tr("%n line(s) pasted", nullptr, plan.group.name.args.value(0).toInt()), false});
    else if (m_list->isVisible())
        m_list->refuse(pasteRefusal(plan.refusals));
    else
        m_entry->say({plan.refusals.front(), true});
}

QString PairingsPane::carryOutPlan(const app::RoundPlan& plan)
{
    return plan.refusal ? noteText(plan.refusal, tournament()) : carryOut(editsOf(plan, tournament()));
}

void PairingsPane::goToDate(std::optional<int> round)
{
    setRound(round);
    m_bar->dateField().setFocus(Qt::OtherFocusReason);
}

bool PairingsPane::goTo(const engine::FindingPlace& place)
{
    if (!m_list->finishTyping())
        return true; // what is typed has to be seen first
    int row = -1;
    if (const engine::Game* game = gameOf(place)) {
        setRound(game->round);
        row = m_model->rowOf(game->id);
    } else if (place.participant) {
        row = m_model->rowOf(*place.participant);
    }
    if (row >= 0)
        m_list->moveTo(row, PairingsModel::ResultColumn);
    return row >= 0;
}

/// A line by its round, a day and a text in the list also by what they belong to.
std::vector<app::Draft> PairingsPane::drafts() const
{
    std::vector<app::Draft> drafts;
    const QString shown = QString::number(round().value_or(0));
    if (!m_entry->field().text().isEmpty())
        drafts.push_back({shown, m_entry->field().text()});
    if (const auto typed = typedInList())
        drafts.push_back({shown % u'/' % typed->place, typed->text});
    // What is being typed now stands last, and so is on show again at the end.
    const std::vector<app::Draft> days = m_bar->drafts();
    drafts.insert(m_bar->dateField().hasFocus() ? drafts.end() : drafts.begin(), days.begin(), days.end());
    return drafts;
}

bool PairingsPane::resume(const app::Draft& draft)
{
    if (m_bar->resume(draft)) {
        setFocusProxy(&m_bar->dateField());
        return true;
    }
    const QStringList place = draft.place.split(u'/');
    const int of = place.front().toInt();
    setRound(of > 0 ? std::optional(of) : std::nullopt);
    if (place.size() > 1) {
        if (!resumeInList(place.mid(1), draft.text))
            return false;
        setFocusProxy(m_list);
        return true;
    }
    m_entry->resume(draft.text);
    setFocusProxy(&m_entry->field());
    return true;
}

} // namespace zahlmeister::ui
