// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/tableimportdialog.h"

#include <algorithm>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

#include "app/tables/cells/cell.h"
#include "ui/dialogs/teamquestions.h"
#include "ui/models/importnotesmodel.h"
#include "ui/models/tablepreviewmodel.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kWidestColumn = 220; ///< design pixels
constexpr int kNoteRows = 5;       ///< that are seen at once
constexpr int kMeasuredRows = 200; ///< whose texts decide on the width of columns

} // namespace

TableImportDialog::TableImportDialog(app::TablesReading table, const engine::Tournament* open,
                                     QWidget* parent)
    : QDialog(parent),
      m_original(std::move(table)),
      m_open(open),
      m_model(new TablePreviewModel(this)),
      m_notesModel(new ImportNotesModel(this))
{
    setObjectName(u"tableImport"_s);
    setWindowTitle(tr("Insert table"));
    build();
    fillChoices();
    connect(m_model, &TablePreviewModel::understood, this, &TableImportDialog::showReading);
    m_model->setGrid(m_original.grid);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        const int widest = Metrics(this).scaled(kWidestColumn);
        const auto* head = static_cast<const TableHead*>(m_table->horizontalHeader());
        m_table->setColumnWidth(
            column, std::max(std::min(m_table->columnWidth(column), widest), head->neededWidth(column)));
    }
    const auto& notes = m_notesModel->rows();
    if (!notes.empty() && notes.front().level == app::ImportLevel::Refused)
        goToNote(m_notesModel->index(0, 0));
    else
        m_table->setCurrentIndex(m_model->index(std::max(m_model->reading().headRow, 0), 0));
    if (QWidget* question = m_teams->open())
        question->setFocus();
}

bool TableImportDialog::isNewTournament() const
{
    return m_target->currentIndex() == m_target->count() - 1;
}

std::optional<engine::Tournament> TableImportDialog::tournament() const
{
    auto tournament = m_model->reading().tournament;
    // What other tables beside this one say about its people.
    if (tournament && m_original.reading.tournament)
        app::addPeople(*tournament, *m_original.reading.tournament);
    return tournament;
}

QTableView* TableImportDialog::buildTable()
{
    auto* table = named(new QTableView(this), u"preview"_s, tr("The table as it was understood"));
    table->setHorizontalHeader(new TableHead(table));
    table->setModel(m_model);
    table->setTabKeyNavigation(false);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    table->horizontalHeader()->setSectionsClickable(true);
    table->horizontalHeader()->setHighlightSections(false);
    table->verticalHeader()->setDefaultSectionSize(Metrics(this).rowHeight());
    table->verticalHeader()->setSectionsClickable(false);
    table->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    installContextMenu(*table);
    connect(table->horizontalHeader(), &QHeaderView::sectionClicked, this,
            &TableImportDialog::openColumnMenu);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TableImportDialog::showColumn);
    return table;
}

QLayout* TableImportDialog::buildChoices()
{
    auto* row = rowOf(this, {});
    const auto add = [&](const QString& text, QComboBox* field) {
        field->setAccessibleName(QString(text).remove(u'&').remove(u':'));
        row->addWidget(captionOf(text, field));
        row->addWidget(field);
        row->addSpacing(Metrics(this).grid());
    };
    add(tr("&Kind:"), m_kind);
    add(tr("&Numbers of opponents:"), m_numbers);
    add(tr("This &column is:"), m_column);
    row->addStretch(1);
    return row;
}

void TableImportDialog::build()
{
    m_headline = new QLabel(this);
    m_headline->setTextFormat(Qt::PlainText);
    strengthen(*m_headline, 1, QFont::Bold);
    m_summary = quietLabel(this);
    for (QComboBox** field : {&m_kind, &m_numbers, &m_column, &m_target})
        *field = new QComboBox(this);
    m_table = buildTable();
    m_teams = new TeamQuestions(this);
    connect(m_teams, &TeamQuestions::answered, this, &TableImportDialog::showReading);
    m_notesText = new QLabel(this);
    m_notes = withAccessibleName(new QTableView(this), tr("Remarks about the table"));
    styleAsTable(*m_notes, *m_notesModel)->hide();
    m_notes->setWordWrap(true);
    m_notes->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_notes->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const Metrics metrics(this);
    m_notes->setMaximumHeight(kNoteRows * metrics.rowHeight() + metrics.grid());
    connect(m_notes, &QTableView::activated, this, &TableImportDialog::goToNote);
    connect(m_notes, &QTableView::clicked, this, &TableImportDialog::goToNote);
    m_accept = new QPushButton(tr("&Take over"), this);
    m_accept->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    fillDialog(this, {960, 680},
               {m_headline,
                m_summary,
                buildChoices(),
                {m_table, 3},
                m_teams,
                m_notesText,
                {m_notes, 1},
                rowOf(this, {captionOf(tr("&Into:"), m_target), m_target, freeRoom(), m_accept, cancel})});
}

void TableImportDialog::fillChoices()
{
    for (int i = 0; i < app::kTableKindCount; ++i)
        m_kind->addItem(tableKindName(static_cast<app::TableKind>(i)));
    for (int i = 0; i < app::kNumberMeaningCount; ++i)
        m_numbers->addItem(numberMeaningName(static_cast<app::NumberMeaning>(i)));
    for (int i = 0; i < app::kTableColumnCount; ++i)
        m_column->addItem(columnMeaningName({static_cast<app::TableColumn>(i), 0}));
    if (m_open)
        m_target->addItem(tr("the open tournament"));
    m_target->addItem(tr("a new tournament"));
    // A table with a title of its own in which nobody of the open tournament plays is of a different
    // tournament.
    const auto& table = m_original.reading.tournament;
    const bool isOther =
        m_open && table && !table->header.name.empty() && table->header.name != m_open->header.name &&
        !m_open->participants.empty() &&
        app::mergeTable(*m_open, *table).addedPeople == static_cast<int>(table->participants.size());
    if (isOther)
        m_target->setCurrentIndex(m_target->count() - 1);
    connect(m_kind, &QComboBox::activated, this,
            [this](int kind) { m_model->setKind(static_cast<app::TableKind>(kind)); });
    connect(m_numbers, &QComboBox::activated, this,
            [this](int numbers) { m_model->setNumbers(static_cast<app::NumberMeaning>(numbers)); });
    connect(m_column, &QComboBox::activated, this, &TableImportDialog::nameColumn);
    connect(m_target, &QComboBox::currentIndexChanged, this, &TableImportDialog::showReading);
}

void TableImportDialog::mergeWith(const engine::Tournament& table)
{
    m_merge = app::mergeTable(*m_open, table);
    m_teams->ask(m_merge.questions);
    if (!m_merge.questions.empty())
        m_merge = app::mergeTable(*m_open, table, m_teams->answers());
}

void TableImportDialog::showReading()
{
    const app::TableReading& reading = m_model->reading();
    const auto table = tournament();
    m_merge = {};
    if (table && m_open && !isNewTournament())
        mergeWith(*table);
    else
        m_teams->ask({});
    m_kind->setCurrentIndex(static_cast<int>(reading.kind));
    m_numbers->setEnabled(reading.numbers.has_value());
    m_numbers->setCurrentIndex(reading.numbers ? static_cast<int>(*reading.numbers) : -1);
    m_headline->setText(table && !table->header.name.empty() ? fromEngine(table->header.name)
                                                             : tableKindName(reading.kind));
    QStringList facts;
    if (table) {
        facts << tr("%n participant(s)", nullptr, static_cast<int>(table->participants.size()))
              << tr("%n game(s)", nullptr, static_cast<int>(table->games.size()));
        if (m_open && !isNewTournament()) {
            facts << tr("%n new participant(s)", nullptr, m_merge.addedPeople)
                  << tr("%n new game(s)", nullptr, m_merge.addedGames);
        }
    } else {
        facts << tr(
            "The table contradicts itself at the marked cells. Correct them here, name the column, or "
            "correct the table where it comes from.");
    }
    m_summary->setText(facts.join(u" · "_s));
    const bool nothingToDo = m_open && !isNewTournament() && m_merge.edits.empty();
    m_accept->setEnabled(table && !m_merge.isRefused() && m_teams->open() == nullptr && !nothingToDo);
    showNotes();
    showColumn();
}

void TableImportDialog::showNotes()
{
    std::vector<app::ImportNote> notes = m_merge.notes;
    const auto& own = m_model->reading().notes;
    notes.insert(notes.end(), own.begin(), own.end());
    m_notesText->setText(notes.empty()
                             ? tr("Everything was understood as it stands there.")
                             : tr("%n remark(s) about the table", nullptr, static_cast<int>(notes.size())));
    m_notesModel->setNotes(std::move(notes));
    m_notes->setVisible(m_notesModel->rowCount() > 0);
    m_notes->setColumnWidth(ImportNotesModel::SignColumn, Metrics(this).scaled(28));
    m_notes->resizeColumnToContents(ImportNotesModel::PlaceColumn);
    m_notes->horizontalHeader()->setSectionResizeMode(ImportNotesModel::TextColumn, QHeaderView::Stretch);
}

void TableImportDialog::showColumn()
{
    const int column = m_table->currentIndex().column();
    const auto& columns = m_model->reading().columns;
    const bool known = column >= 0 && static_cast<std::size_t>(column) < columns.size();
    m_column->setEnabled(known);
    const QSignalBlocker blocker(m_column);
    m_column->setCurrentIndex(known ? static_cast<int>(columns[static_cast<std::size_t>(column)].column)
                                    : -1);
}

app::ColumnMeaning TableImportDialog::meaningFor(app::TableColumn column) const
{
    const bool counted = column == app::TableColumn::Opponent || column == app::TableColumn::Round;
    if (!counted)
        return {column, 0};
    const int current = m_table->currentIndex().column();
    const app::TableReading& reading = m_model->reading();
    // The number in the head, or the next one.
    const int told = app::Cell(m_model->grid().cell(reading.headRow, current)).head().ordinal;
    if (told > 0)
        return {column, told};
    int before = 0;
    for (int i = 0; i < current && static_cast<std::size_t>(i) < reading.columns.size(); ++i) {
        const app::ColumnMeaning& meaning = reading.columns[static_cast<std::size_t>(i)];
        before = meaning.column == column ? std::max(before, meaning.ordinal) : before;
    }
    return {column, before + 1};
}

void TableImportDialog::nameColumn(int choice)
{
    const int column = m_table->currentIndex().column();
    if (column >= 0 && choice >= 0)
        m_model->setMeaning(column, meaningFor(static_cast<app::TableColumn>(choice)));
}

void TableImportDialog::openColumnMenu(int column)
{
    m_table->setCurrentIndex(m_model->index(std::max(m_table->currentIndex().row(), 0), column));
    QMenu menu(this);
    for (int i = 0; i < app::kTableColumnCount; ++i) {
        QAction* action = menu.addAction(columnMeaningName(meaningFor(static_cast<app::TableColumn>(i))));
        action->setCheckable(true);
        action->setChecked(i == m_column->currentIndex());
        connect(action, &QAction::triggered, this, [this, i] { nameColumn(i); });
    }
    const QHeaderView* head = m_table->horizontalHeader();
    menu.exec(head->mapToGlobal(QPoint(head->sectionViewportPosition(column), head->height())));
}

void TableImportDialog::goToNote(const QModelIndex& note)
{
    if (!note.isValid())
        return;
    const app::ImportPlace& place = m_notesModel->rowAt(note.row()).place;
    if (place.line < 1 || place.column < 1)
        return;
    const QModelIndex cell = m_model->index(place.line - 1, place.column - 1);
    m_table->setCurrentIndex(cell);
    m_table->scrollTo(cell, QAbstractItemView::PositionAtCenter);
}

} // namespace zahlmeister::ui
