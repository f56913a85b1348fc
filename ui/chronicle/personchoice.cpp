// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/personchoice.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "app/session/livechronicle.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

namespace zahlmeister::ui {

namespace {

constexpr std::size_t kMostFound = 200; ///< who looks for somebody types more of his name

} // namespace

TableHead* dressPersonTable(QTableView& table, QAbstractItemModel& model, const QString& name, int freeColumn)
{
    TableHead* const head = styleAsTable(table, model);
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAccessibleName(name);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setFreeColumn(freeColumn);
    installContextMenu(table);
    return head;
}

void alignFigures(QTableView& table, QAbstractItemModel& model)
{
    auto* figures = new FigureDelegate(&table);
    table.setItemDelegate(figures);
    QObject::connect(&model, &QAbstractItemModel::modelReset, figures, &FigureDelegate::measureTails);
}

std::vector<app::EnteredPerson> enteredIn(const app::Session& session)
{
    return session.workFile()
               ? app::enteredPersons(*session.workFile()).value_or(std::vector<app::EnteredPerson>())
               : std::vector<app::EnteredPerson>();
}

PersonChoice::PersonChoice(app::Session& session, const QString& caption, const QString& name,
                           QWidget* parent, const std::vector<QPushButton*>& commands, bool beginsEmpty)
    : QWidget(parent),
      m_session(session),
      m_beginsEmpty(beginsEmpty),
      m_text(new QLineEdit(this)),
      m_model(new PersonsModel(this)),
      m_table(new QTableView(this))
{
    m_text->setClearButtonEnabled(true);
    m_text->setPlaceholderText(tr("Name, club or ID"));
    dressPersonTable(*m_table, *m_model, name, 0);
    alignFigures(*m_table, *m_model);
    new EmptyHint(*m_table, tr("Nobody of that name took part in a tournament or was entered by hand."));
    QHBoxLayout* const row = rowOf(this, {captionOf(caption, m_text), {m_text, 1}});
    for (QPushButton* command : commands)
        row->addWidget(command);
    fillColumn(this, {row, {m_table, 1}});
    connect(m_text, &QLineEdit::textChanged, this, &PersonChoice::refresh);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &PersonChoice::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_wanted = chosen();
        Q_EMIT chosenChanged();
    });
    setFocusProxy(m_text);
    refresh();
}

std::string PersonChoice::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    return m_table->selectionModel()->isSelected(current) ? m_model->rowAt(current.row()).id : std::string();
}

void PersonChoice::choose(const std::string& id)
{
    m_wanted = id;
    const auto& persons = m_session.chronicle().chronicle()->persons;
    const auto found = std::ranges::find(persons, id, &app::PersonHistory::id);
    search(found == persons.end() ? QString() : fromEngine(found->person().name));
    refresh();
}

void PersonChoice::search(const QString& text)
{
    m_text->setText(text);
}

std::optional<app::EnteredPerson> PersonChoice::entered() const
{
    const QModelIndex current = m_table->currentIndex();
    const auto all = enteredIn(m_session);
    const auto found =
        m_table->selectionModel()->isSelected(current)
            ? std::ranges::find(all, m_model->rowAt(current.row()).entered, &app::EnteredPerson::id)
            : all.end();
    return found == all.end() ? std::nullopt : std::optional(*found);
}

/// Folding the names of 20,000 persons takes longer than a key may.
void PersonChoice::refresh()
{
    m_job.start(
        this,
        [chronicle = m_session.chronicle().chronicle(), text = m_text->text(),
         entered = enteredIn(m_session)](const std::stop_token&) {
            return personRows(*chronicle, text, kMostFound, entered);
        },
        [this](const std::vector<PersonRow>& rows) {
            const std::string wanted = m_wanted;
            m_model->setRows(rows);
            const auto found = std::ranges::find(rows, wanted, &PersonRow::id);
            const bool isNobody = found == rows.end() && m_beginsEmpty && m_text->text().isEmpty();
            const auto row = found == rows.end() ? 0 : static_cast<int>(found - rows.begin());
            // The keys need a cell to begin from, though nobody is chosen.
            m_table->selectionModel()->setCurrentIndex(m_model->index(row, 0),
                                                       isNobody ? QItemSelectionModel::Clear
                                                                : QItemSelectionModel::ClearAndSelect |
                                                                      QItemSelectionModel::Rows);
            Q_EMIT chosenChanged();
        });
}

} // namespace zahlmeister::ui
