// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/archive/publishdialog.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>

#include "app/session/archivelink.h"
#include "ui/delegates/figuretable.h"
#include "ui/text/archivetext.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kPublishDialogSize(940, 620); ///< design pixels
constexpr int kLinesOfDifference = 7;

using State = app::PublicationPreview::State;

QString stateOf(const PublicationRow& row)
{
    QString text = publicationStateText(row.preview, row.isRemoved);
    const bool isOpen = row.preview.state == State::Conflict || row.preview.state == State::Gone;
    if (row.errors > 0 && row.isNew())
        text += u", "_s + PublishDialog::tr("%n error(s) in the check", nullptr, row.errors);
    return isOpen || (row.errors > 0 && row.isNew()) ? u"! "_s + text : text;
}

PublicationRow rowOf(const app::PublishableTournament& one, const app::TournamentSummary& summary)
{
    return {one.id, summary.name, summary.end, !one.publication.tournament, one.preview, one.errors};
}

} // namespace

bool PublicationRow::isNew() const
{
    return preview.state == State::Changed || (preview.state == State::New && !isRemoved);
}

bool PublicationRow::isConflict() const
{
    return preview.state == State::Conflict || preview.state == State::Gone;
}

PublicationModel::PublicationModel(QObject* parent) : ColumnsModel(parent)
{
    const auto number = [](const PublicationRow& row) {
        return row.preview.revision > 0 ? QString::number(row.preview.revision) : QString();
    };
    setColumns({{PublishDialog::tr("Tournament"), Qt::AlignLeft, &PublicationRow::name},
                {PublishDialog::tr("End"), Qt::AlignRight,
                 [](const PublicationRow& row) { return row.end ? formatDate(*row.end) : QString(); }},
                {PublishDialog::tr("State"), Qt::AlignLeft, stateOf},
                {PublishDialog::tr("Revision"), Qt::AlignRight, number},
                {PublishDialog::tr("Published by"), Qt::AlignLeft,
                 [](const PublicationRow& row) { return row.preview.publisher; }},
                {PublishDialog::tr("On"), Qt::AlignRight,
                 [](const PublicationRow& row) { return archiveTimeText(row.preview.published); }}});
}

void PublicationModel::show(std::vector<PublicationRow> rows)
{
    std::ranges::stable_sort(rows, [](const PublicationRow& one, const PublicationRow& other) {
        return one.isConflict() != other.isConflict() ? one.isConflict() : one.end > other.end;
    });
    const auto byColumn = [&](auto key) {
        if (m_order == Qt::AscendingOrder)
            std::ranges::stable_sort(rows, std::ranges::less(), key);
        else
            std::ranges::stable_sort(rows, std::ranges::greater(), key);
    };
    switch (m_column) {
    case -1: break;
    case EndColumn: byColumn([](const PublicationRow& row) { return row.end; }); break;
    case RevisionColumn: byColumn([](const PublicationRow& row) { return row.preview.revision; }); break;
    case PublishedColumn: byColumn([](const PublicationRow& row) { return row.preview.published; }); break;
    case NameColumn: byColumn([](const PublicationRow& row) { return row.name.toCaseFolded(); }); break;
    case PublisherColumn:
        byColumn([](const PublicationRow& row) { return row.preview.publisher.toCaseFolded(); });
        break;
    default: byColumn(stateOf);
    }
    setRows(std::move(rows));
}

void PublicationModel::sort(int column, Qt::SortOrder order)
{
    m_column = column;
    m_order = order;
    show(rows());
}

/// The newest first is what somebody looks for who clicks on a day.
QVariant PublicationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isDay = section == EndColumn || section == PublishedColumn;
    if (role == Qt::InitialSortOrderRole && orientation == Qt::Horizontal)
        return static_cast<int>(isDay ? Qt::DescendingOrder : Qt::AscendingOrder);
    return ColumnsModel::headerData(section, orientation, role);
}

PublishDialog::PublishDialog(app::Session& session, QString evaluator, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_evaluator(std::move(evaluator)),
      m_publishing(session),
      m_model(new PublicationModel(this)),
      m_table(figureTable(this, *m_model, tr("Tournaments of the work file and the archive"),
                          tr("No tournament has an end date yet. What is over can be published."), 0)),
      m_adjustments(named(quietLabel(this), u"publishAdjustments"_s)),
      m_state(quietLabel(this)),
      m_progress(new QProgressBar(this)),
      m_differenceHead(sentenceLabel(this)),
      m_difference(new QPlainTextEdit(this)),
      m_mine(pushButton(tr("Publish &mine over it"), this, &PublishDialog::publishMine)),
      m_theirs(pushButton(tr("&Take theirs over"), this, &PublishDialog::takeTheirs)),
      m_all(pushButton(tr("Publish all that are &new"), this, &PublishDialog::publishAll)),
      m_publish(pushButton(tr("&Publish"), this, &PublishDialog::publishChosen)),
      m_stop(pushButton(tr("&Stop"), this, [this] { m_publishing.stop(); }))
{
    setObjectName(u"publishDialog"_s);
    setWindowTitle(tr("Publish"));
    build();
    connect(&m_publishing, &app::ArchivePublishing::compared, this, &PublishDialog::showCompared);
    connect(&m_publishing, &app::ArchivePublishing::progressed, this, &PublishDialog::showProgress);
    connect(&m_publishing, &app::ArchivePublishing::published, this, &PublishDialog::note);
    connect(&m_publishing, &app::ArchivePublishing::failed, this, &PublishDialog::fail);
    connect(&m_publishing, &app::ArchivePublishing::finished, this, &PublishDialog::finish);
    connect(&session.archive(), &app::ArchiveLink::changed, this, &PublishDialog::updateButtons);
    connect(&session, &app::Session::workFileChanged, this, &PublishDialog::compare);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PublishDialog::updateButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PublishDialog::showDifference);
    compare();
    m_table->setFocus();
}

void PublishDialog::build()
{
    m_table->setObjectName(u"publications"_s);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QHeaderView& head = *m_table->horizontalHeader();
    head.setSectionsClickable(true);
    head.setSortIndicatorShown(true);
    head.setSortIndicator(-1, Qt::AscendingOrder);
    head.setSortIndicatorClearable(true);
    connect(&head, &QHeaderView::sortIndicatorChanged, this, &PublishDialog::sortBy);
    installContextMenu(*m_table, {m_publish, m_mine, m_theirs});
    m_state->setObjectName(u"publishState"_s);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of publishing"));
    m_difference->setObjectName(u"publishDifference"_s);
    m_difference->setReadOnly(true);
    m_difference->setTabChangesFocus(true);
    m_difference->setAccessibleName(tr("Difference from the archive to the work file"));
    m_difference->setFixedHeight(kLinesOfDifference * m_difference->fontMetrics().lineSpacing() +
                                 2 * static_cast<int>(m_difference->document()->documentMargin()) +
                                 2 * m_difference->frameWidth());
    m_mine->setToolTip(tr("Your tournament becomes the next revision; the other one stays in the archive"));
    m_theirs->setToolTip(tr("The tournament of the work file becomes that of the archive; can be undone"));
    strengthen(*m_differenceHead);
    fillDialog(this, kPublishDialogSize,
               {m_adjustments,
                {m_table, 1},
                m_differenceHead,
                m_difference,
                rowOf(this, {m_mine, m_theirs, freeRoom()}),
                m_progress,
                m_state,
                closeBox(this, {m_all, m_publish, m_stop})});
    m_adjustments->hide();
    m_differenceHead->hide();
    m_difference->hide();
}

void PublishDialog::compare()
{
    m_problems.clear();
    m_publishing.compare();
    updateButtons();
}

void PublishDialog::showCompared()
{
    const PublicationRow* const before = currentRow();
    const auto open = m_session.document() ? std::optional(m_session.document()->id()) : std::nullopt;
    const auto wanted = before && !m_isFirst ? std::optional(before->id) : open;
    m_isFirst = false;
    const app::AdjustmentDifference& adjustments = m_publishing.adjustments();
    m_adjustments->setVisible(!adjustments.isEmpty());
    if (!adjustments.isEmpty())
        say(*m_adjustments, adjustmentDifferenceText(adjustments), true);
    std::vector<PublicationRow> rows;
    for (const app::PublishableTournament& one : m_publishing.tournaments()) {
        const auto summary = std::ranges::find(m_session.tournaments(), one.id, &app::TournamentSummary::id);
        if (summary != m_session.tournaments().end())
            rows.push_back(rowOf(one, *summary));
    }
    std::ranges::reverse(rows); // the newest first, as in the list of tournaments
    m_model->show(std::move(rows));
    const auto at = std::ranges::find_if(m_model->rows(), [&](const auto& row) { return row.id == wanted; });
    const auto current = at != m_model->rows().end() ? static_cast<int>(at - m_model->rows().begin()) : 0;
    m_table->setCurrentIndex(m_model->index(current, 0));
    if (m_problems.isEmpty() && m_added == 0)
        tellCounts();
    m_added = 0;
    showDifference();
    updateButtons();
}

void PublishDialog::tellCounts()
{
    const auto& rows = m_model->rows();
    const auto news = static_cast<int>(std::ranges::count_if(rows, &PublicationRow::isNew));
    const auto conflicts = static_cast<int>(std::ranges::count_if(rows, &PublicationRow::isConflict));
    QString text = tr("%n tournament(s) new or changed.", nullptr, news);
    if (conflicts > 0)
        text += u' ' + tr("%n to be decided: marked with !, and first in the table.", nullptr, conflicts);
    say(*m_state, text, false);
}

/// The current tournament stays the current one.
void PublishDialog::sortBy(int column, Qt::SortOrder order)
{
    const PublicationRow* const before = currentRow();
    const auto wanted = before ? std::optional(before->id) : std::nullopt;
    m_model->sort(column, order);
    const auto& rows = m_model->rows();
    const auto at = std::ranges::find_if(rows, [&](const auto& row) { return row.id == wanted; });
    if (at != rows.end())
        m_table->setCurrentIndex(m_model->index(static_cast<int>(at - rows.begin()), 0));
}

void PublishDialog::showProgress()
{
    const auto [done, all] = m_publishing.progress();
    m_progress->setRange(0, static_cast<int>(all));
    m_progress->setValue(static_cast<int>(done));
    updateButtons();
}

const PublicationRow* PublishDialog::currentRow() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? &m_model->rowAt(current.row()) : nullptr;
}

std::vector<engine::TournamentId> PublishDialog::chosen() const
{
    std::vector<engine::TournamentId> ids;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const PublicationRow& row = m_model->rowAt(index.row());
        if (row.isNew())
            ids.push_back(row.id);
    }
    return ids;
}

QString PublishDialog::nameOf(engine::TournamentId id) const
{
    const auto& all = m_session.tournaments();
    const auto found = std::ranges::find(all, id, &app::TournamentSummary::id);
    return found == all.end() ? QString() : found->name;
}

app::ArchivePublishing::PublisherOf PublishDialog::publisherOf() const
{
    return [evaluator = m_evaluator](const engine::TournamentHeader& header) {
        return header.evaluator.empty() ? evaluator : fromEngine(header.evaluator);
    };
}

/// Asks for the revision that the current tournament differs from.
void PublishDialog::showDifference()
{
    const PublicationRow* const row = currentRow();
    m_there.reset();
    m_shown.reset();
    m_differenceHead->hide();
    m_difference->hide();
    if (row && row->preview.state == State::Gone) {
        m_differenceHead->setText(
            tr("The revision that you have seen is not there any more: the archive comes "
               "from a backup, or your rights do not show it."));
        m_differenceHead->show();
    }
    if (row && (row->preview.state == State::Conflict || row->preview.state == State::Changed)) {
        m_shown = row->id;
        const auto uuid =
            std::ranges::find(m_publishing.tournaments(), row->id, &app::PublishableTournament::id)
                ->publication.uuid;
        using Revision = std::optional<app::ArchivedRevision>;
        m_session.archive().ask<Revision>(
            [uuid](app::Archive& archive, const auto&) { return archive.revision(uuid); }, this,
            [this, id = row->id](const Result<Revision>& there) { tellDifference(id, there); });
    }
    updateButtons();
}

void PublishDialog::tellDifference(engine::TournamentId id,
                                   const Result<std::optional<app::ArchivedRevision>>& there)
{
    if (m_shown != id || !m_session.workFile())
        return;
    if (!there.has_value() || !*there) {
        if (!there.has_value())
            say(*m_state, errorText(there.error()), true);
        return;
    }
    const app::ArchivedRevision& revision = **there;
    m_differenceHead->setText(fillPattern(
        tr("Revision %1 by %2 of %3, and how the work file differs:"),
        {QString::number(revision.revision), revision.publisher, archiveTimeText(revision.published)}));
    QStringList lines;
    const auto difference = app::differenceFrom(revision, *m_session.workFile(), id);
    if (!difference.has_value())
        lines += errorText(difference.error());
    else if (!*difference)
        lines += revision.tournament ? tr("Here the tournament is removed.")
                                     : tr("In the archive the tournament is removed.");
    else
        lines += differenceLines((*difference)->difference, (*difference)->there, (*difference)->here);
    m_difference->setPlainText(lines.join(u'\n'));
    m_differenceHead->show();
    m_difference->show();
    m_there = revision;
    updateButtons();
}

void PublishDialog::begin()
{
    m_problems.clear();
    m_added = 0;
    m_isPublishing = true;
}

void PublishDialog::publishAll()
{
    std::vector<engine::TournamentId> ids;
    for (const PublicationRow& row : m_model->rows()) {
        if (row.isNew() && row.errors == 0)
            ids.push_back(row.id);
    }
    begin();
    m_publishing.publish(std::move(ids), publisherOf());
}

void PublishDialog::publishChosen()
{
    begin();
    m_publishing.publish(chosen(), publisherOf());
}

void PublishDialog::publishMine()
{
    const PublicationRow* const row = currentRow();
    const bool isGone = row && row->preview.state == State::Gone;
    if (!row || (!isGone && (!m_there || m_shown != row->id)))
        return;
    begin();
    m_publishing.publish({row->id}, publisherOf(), isGone ? 0 : m_there->revision);
}

void PublishDialog::takeTheirs()
{
    const PublicationRow* const row = currentRow();
    if (!row || !m_there || !m_there->tournament || m_shown != row->id)
        return;
    const auto taken =
        m_session.takeOver(row->id, m_there->tournament->tournament,
                           fillPattern(tr("revision %1"), {QString::number(m_there->revision)}));
    const auto noted =
        taken.has_value() ? m_publishing.noteSeen(row->id, m_there->revision) : Result<void>(taken);
    if (!noted.has_value()) {
        say(*m_state, errorText(noted.error()), true);
        return;
    }
    compare();
}

void PublishDialog::note(engine::TournamentId id, const app::PublicationOutcome& outcome)
{
    const QString text = publicationOutcomeText(outcome, nameOf(id));
    if (outcome.state == app::PublicationOutcome::State::Conflict)
        m_problems += text;
    else
        ++m_added;
    say(*m_state, text, !m_problems.isEmpty());
}

void PublishDialog::fail(engine::TournamentId id, const Error& error)
{
    const QString name = nameOf(id);
    QString text = errorText(error);
    // The levels of the referee say which right is missing (rights.sql): that of the tournament.
    const app::ArchiveStatus& status = m_session.archive().status();
    const bool isRight = error.args.size() > 1 && error.args[1] == "no-rights";
    if (isRight && !status.isOfAllLevels)
        text += u' ' + fillPattern(tr("You publish for the levels %1."), {status.levels.join(u", "_s)});
    m_problems += name.isEmpty() ? text : fillPattern(tr("%1: %2"), {name, text});
    say(*m_state, m_problems.join(u' '), true);
    m_state->setToolTip(errorDetailText(error));
}

void PublishDialog::finish()
{
    if (m_added > 0) {
        const QString text = tr("%n tournament(s) published.", nullptr, m_added);
        say(*m_state, m_problems.isEmpty() ? text : text + u' ' + m_problems.join(u' '),
            !m_problems.isEmpty());
        m_session.archive().refresh();
    }
    if (std::exchange(m_isPublishing, false))
        m_publishing.compare(); // what has gone wrong stays on show
    updateButtons();
}

void PublishDialog::updateButtons()
{
    const app::ArchiveLink& link = m_session.archive();
    const bool isRunning = m_publishing.isRunning();
    const bool isPossible =
        link.isConnected() && link.status().mayPublish && m_session.isWritable() && !isRunning;
    const PublicationRow* const row = currentRow();
    const bool isConflict = row && row->preview.state == State::Conflict && m_there && m_shown == row->id;
    const auto& rows = m_model->rows();
    m_all->setEnabled(isPossible && std::ranges::any_of(rows, [](const PublicationRow& one) {
                          return one.isNew() && one.errors == 0;
                      }));
    m_publish->setEnabled(isPossible && !chosen().empty());
    const bool isGone = row && row->preview.state == State::Gone && !row->isRemoved;
    m_mine->setText(isGone ? tr("Publish it a&gain") : tr("Publish &mine over it"));
    m_mine->setVisible(isConflict || isGone);
    m_theirs->setVisible(isConflict && m_there->tournament);
    m_mine->setEnabled(isPossible);
    m_theirs->setEnabled(m_session.isWritable() && !isRunning);
    m_stop->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    if (!link.isConnected() && !isRunning) {
        say(*m_state,
            link.problem() ? errorText(*link.problem()) : tr("There is no connection to the archive."), true);
        m_isCutOff = true;
    } else if (link.isConnected() && !isRunning && std::exchange(m_isCutOff, false)) {
        compare();
    }
}

} // namespace zahlmeister::ui
