// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/importdialog.h"

#include <algorithm>
#include <set>

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include "app/fields/tournamentdifference.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/importedplayersmodel.h"
#include "ui/models/importnotesmodel.h"
#include "ui/text/errortext.h"
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

constexpr int kNameWidth = 240;    ///< design pixels
constexpr int kClubWidth = 200;    ///< design pixels
constexpr int kNoteRows = 6;       ///< that are seen at once
constexpr int kDifferenceRows = 5; ///< likewise

QString periodOf(const engine::TournamentHeader& header)
{
    if (header.start && header.end && *header.start != *header.end)
        return formatDate(*header.start) + u" – "_s + formatDate(*header.end);
    const auto& day = header.end ? header.end : header.start;
    return day ? formatDate(*day) : ImportDialog::tr("no date");
}

int roundsOf(const engine::Tournament& tournament)
{
    std::set<int> rounds;
    for (const engine::Game& game : tournament.games)
        rounds.insert(game.round.value_or(0));
    return static_cast<int>(rounds.size()) - static_cast<int>(rounds.count(0));
}

} // namespace

ImportDialog::ImportDialog(const app::Session& session, std::vector<app::FileInHand> files, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_fileName(files.empty() ? QString() : files.front().name()),
      m_playersModel(new ImportedPlayersModel(this)),
      m_notesModel(new ImportNotesModel(this))
{
    setObjectName(u"import"_s);
    setWindowTitle(tr("Import tournament"));
    build();
    const auto input = std::make_shared<std::vector<app::FileInHand>>(std::move(files));
    m_reading.start(
        this, [input](const std::stop_token&) { return app::openFiles(std::move(*input)); },
        [this](const Result<app::Opened>& opened) { showOpened(opened); });
}

ImportDialog::~ImportDialog()
{
    m_reading.leave(); // nobody waits for a file that is read slowly
}

void ImportDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QApplication::clipboard()->setText(m_notesModel->copyText());
    else
        QDialog::keyPressEvent(event);
}

QTableView* ImportDialog::buildTable(QAbstractItemModel& model, const QString& name)
{
    auto* table = new QTableView(this);
    styleAsTable(*table, model);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    return table;
}

void ImportDialog::build()
{
    m_headline = sentenceLabel(this, fillPattern(tr("Reading %1 …"), {fileName()}));
    strengthen(*m_headline, 1, QFont::Bold);
    m_summary = quietLabel(this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 0);
    m_players = buildTable(*m_playersModel, tr("Participants in the file"));
    auto* figures = new FigureDelegate(m_players);
    m_players->setItemDelegate(figures);
    connect(m_playersModel, &QAbstractItemModel::modelReset, figures, &FigureDelegate::measureTails);
    m_sameText = sentenceLabel(this);
    m_differences =
        withAccessibleName(new QPlainTextEdit(this), tr("Differences from the tournament in the work file"));
    m_differences->setReadOnly(true);
    m_differences->setTabChangesFocus(true);
    m_differences->setMaximumHeight(kDifferenceRows * Metrics(this).rowHeight());
    m_notesText = new QLabel(this);
    m_notes = buildTable(*m_notesModel, tr("Remarks about the file"));
    m_notes->setWordWrap(true);
    installContextMenu(*m_notes, {},
                       [this] { QApplication::clipboard()->setText(m_notesModel->copyText()); });
    m_notes->horizontalHeader()->hide();
    m_takeOver = new QPushButton(tr("&Take over the differences"), this);
    m_add = new QPushButton(tr("&Import"), this);
    m_correct = new QPushButton(tr("&Correct the table …"), this);
    m_cancel = new QPushButton(tr("Cancel"), this);
    connect(m_takeOver, &QPushButton::clicked, this,
            [this] { choose(m_differences->isVisibleTo(this) ? Choice::TakeOver : Choice::Open); });
    connect(m_add, &QPushButton::clicked, this, [this] { choose(Choice::Add); });
    connect(m_correct, &QPushButton::clicked, this, [this] { choose(Choice::Correct); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);

    fillDialog(this, {820, 640},
               {m_headline,
                m_summary,
                m_progress,
                {m_players, 2},
                m_sameText,
                m_differences,
                m_notesText,
                {m_notes, 1},
                freeRoom(0),
                rowOf(this, {freeRoom(), m_takeOver, m_add, m_correct, m_cancel})});
    for (QWidget* later : std::initializer_list<QWidget*>{m_players, m_sameText, m_differences, m_notesText,
                                                          m_notes, m_takeOver, m_add, m_correct})
        later->hide();
}

void ImportDialog::showOpened(const Result<app::Opened>& opened)
{
    m_progress->hide();
    const QString format =
        opened.has_value() && !opened->format.empty() ? formatName(opened->format) : QString();
    if (!opened.has_value() || !opened->errors.empty()) {
        m_headline->setText(errorText(opened.has_value() ? opened->errors.front() : opened.error()));
        m_cancel->setText(tr("Close"));
    } else if (opened->result.has_value()) {
        showTournament(*opened->result, format);
    } else {
        m_table = opened->table;
        showRefusal(opened->result.error(), format);
    }
    Q_EMIT read();
}

void ImportDialog::showTournament(const app::ImportedTournament& imported, const QString& format)
{
    const Metrics metrics(this);
    m_tournament = imported.tournament;
    m_tournamentUuid = imported.tournamentUuid;
    const engine::TournamentHeader& header = m_tournament.header;
    m_headline->setText(header.name.empty() ? tr("Tournament without a name") : fromEngine(header.name));
    QStringList facts{periodOf(header),
                      tr("%n participant(s)", nullptr, static_cast<int>(m_tournament.participants.size()))};
    if (const int rounds = roundsOf(m_tournament); rounds > 0) // a crosstable tells none
        facts.append(tr("%n round(s)", nullptr, rounds));
    facts.append(tr("%n game(s)", nullptr, static_cast<int>(m_tournament.games.size())));
    m_summary->setText(facts.join(u" · "_s) + u'\n' + fillPattern(tr("%1: %2"), {fileName(), format}));
    m_playersModel->setTournament(m_tournament);
    for (int column = 0; column < ImportedPlayersModel::ColumnCount; ++column) {
        auto* head = static_cast<TableHead*>(m_players->horizontalHeader());
        const int width = column == ImportedPlayersModel::NameColumn     ? metrics.scaled(kNameWidth)
                          : column == ImportedPlayersModel::ClubColumn   ? metrics.scaled(kClubWidth)
                          : column == ImportedPlayersModel::RatingColumn ? metrics.fieldWidth(11)
                                                                         : metrics.fieldWidth(4);
        m_players->setColumnWidth(column, std::max(width, head->neededWidth(column)));
    }
    static_cast<TableHead*>(m_players->horizontalHeader())->setFreeColumn(ImportedPlayersModel::NameColumn);
    m_players->show();
    showSame();
    showNotes(imported.notes);
    QPushButton* first = m_takeOver->isVisibleTo(this) ? m_takeOver : m_add;
    m_add->show();
    first->setDefault(true);
    first->setFocus();
}

void ImportDialog::showSame()
{
    const auto found = m_session.workFile() ? m_session.findSame(m_tournament)
                                            : Result<std::optional<engine::TournamentId>>(std::nullopt);
    if (!found.has_value() || !*found)
        return;
    const auto stored = m_session.workFile()->tournament(**found);
    if (!stored.has_value())
        return;
    m_same = *found;
    const engine::Tournament line = app::broughtInLine(m_tournament, stored->tournament);
    const auto difference = app::differenceOf(stored->tournament, line);
    const QStringList lines = differenceLines(difference, stored->tournament, line);
    const QString name = fromEngine(stored->tournament.header.name);
    m_add->setText(tr("As a &new tournament"));
    m_takeOver->show();
    m_sameText->show();
    if (lines.isEmpty()) {
        m_sameText->setText(
            fillPattern(tr("The work file has this very tournament: %1. Nothing differs."), {name}));
        m_takeOver->setText(tr("&Open it"));
        return;
    }
    m_sameText->setText(
        fillPattern(tr("The work file has this tournament already: %1. In the file:"), {name}));
    m_differences->setPlainText(lines.join(u'\n'));
    m_differences->show();
}

void ImportDialog::showRefusal(std::vector<app::ImportNote> notes, const QString& format)
{
    m_headline->setText(fillPattern(tr("%1 was not imported."), {fileName()}));
    if (format.isEmpty())
        m_summary->setText(tr("The file is a tournament in none of the known formats."));
    else if (m_table)
        m_summary->setText(fillPattern(tr("%1. The table contradicts itself at these places. They can be "
                                          "corrected here; the file stays as it is."),
                                       {format}));
    else
        m_summary->setText(fillPattern(tr("%1. The file is contradictory or damaged at these places. Correct "
                                          "them there, and import it again."),
                                       {format}));
    m_cancel->setText(tr("Close"));
    showNotes(std::move(notes));
    m_correct->setVisible(m_table != nullptr);
    QPushButton* first = m_table ? m_correct : m_cancel;
    first->setDefault(true);
    first->setFocus();
}

void ImportDialog::showNotes(std::vector<app::ImportNote> notes)
{
    const Metrics metrics(this);
    if (notes.empty())
        return;
    m_notesText->setText(tr("%n remark(s) about the file", nullptr, static_cast<int>(notes.size())));
    m_notesModel->setNotes(std::move(notes));
    m_notes->setColumnWidth(ImportNotesModel::SignColumn, metrics.scaled(28));
    m_notes->resizeColumnToContents(ImportNotesModel::PlaceColumn);
    m_notes->setColumnWidth(ImportNotesModel::PlaceColumn,
                            m_notes->columnWidth(ImportNotesModel::PlaceColumn) + metrics.grid());
    static_cast<TableHead*>(m_notes->horizontalHeader())->setFreeColumn(ImportNotesModel::TextColumn);
    m_notes->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_notes->setMinimumHeight(std::min<int>(kNoteRows, m_notesModel->rowCount()) * metrics.rowHeight());
    m_notesText->show();
    m_notes->show();
}

void ImportDialog::choose(Choice choice)
{
    m_choice = choice;
    accept();
}

} // namespace zahlmeister::ui
