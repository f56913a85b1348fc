// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/playersdialog.h"

#include <algorithm>

#include <QComboBox>
#include <QShortcut>
#include <QTableView>

#include "app/chronicle/playerhistory.h"
#include "app/text/calendar.h"
#include "engine/rules/conversion.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/models/playerhistorymodel.h"
#include "ui/models/playersmodel.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/contextmenu.h"
#include "ui/widgets/inlinehint.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kEntryCharacters = 40;     ///< a conversion with its day and both ratings
constexpr int kCarryOverCharacters = 30; ///< two games

TableHead* prepare(QTableView& table, QAbstractItemModel& model)
{
    TableHead* head = dressAsTable(table, model);
    head->setMinimumSectionSize(Metrics(&table).fieldWidth(4));
    auto* figures = new FigureDelegate(&table);
    table.setItemDelegate(figures);
    QObject::connect(&model, &QAbstractItemModel::modelReset, figures, &FigureDelegate::measureTails);
    table.setFrameShape(QFrame::NoFrame);
    return head;
}

} // namespace

PlayersDialog::PlayersDialog(app::Session& session, const std::vector<engine::RuleVersion>& versions,
                             QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_model(new PlayersModel(*session.workFile(), this)),
      m_table(new QTableView(this)),
      m_history(new PlayerHistoryModel(this)),
      m_historyTitle(new QLabel(this)),
      m_historyTable(new QTableView(this)),
      m_messages(new MessageBar(this)),
      m_add(pushButton(tr("Take from the &tournament"), this, &PlayersDialog::addFromTournament)),
      m_remove(pushButton(tr("&Remove"), this, &PlayersDialog::removeCurrent)),
      m_merge(pushButton(tr("&Merge"), this, &PlayersDialog::mergeSelected)),
      m_rules(spokenAs(new QComboBox(this), tr("Rules to convert to"))),
      m_convert(pushButton(tr("&Convert all ratings"), this, &PlayersDialog::convert)),
      m_undo(pushButton(tr("&Undo conversion"), this, &PlayersDialog::undoConversion))
{
    setWindowTitle(tr("Own players"));
    setObjectName(u"players"_s);
    for (const engine::RuleVersion& version : versions) {
        if (engine::Conversion::from(version).has_value()) {
            m_versions.push_back(version);
            m_rules->addItem(ruleVersionName(version));
        }
    }
    m_rules->setCurrentIndex(m_rules->count() - 1);
    build();
    updateButtons();
    connect(&session, &app::Session::tournamentOpened, this, &PlayersDialog::updateButtons);
    // Only then is the tournament gone.
    connect(&session, &app::Session::tournamentAboutToClose, this, &PlayersDialog::updateButtons,
            Qt::QueuedConnection);
}

void PlayersDialog::build()
{
    buildTable();
    buildHistory();
    giveMenu(*m_table, {m_add, m_remove, m_merge});
    m_add->setToolTip(tr("Adds the members of the open tournament who are not in the list yet"));
    m_convert->setToolTip(tr("An entry of its own for every player; the index rises by one (Anhang 4)"));
    m_merge->setToolTip(
        tr("Makes two selected players one: the current one takes over what he lacks (Ctrl+M)"));
    auto* merge = new QShortcut(Qt::CTRL | Qt::Key_M, this);
    connect(merge, &QShortcut::activated, this, &PlayersDialog::mergeSelected);
    auto* remove = new QShortcut(Qt::CTRL | Qt::Key_Delete, this);
    connect(remove, &QShortcut::activated, this, &PlayersDialog::removeCurrent);
    auto* close = pushButton(tr("Close"), this, &QDialog::close);
    fillDialog(
        this, {860, 560},
        {{m_table, 3},
         rowOf(this, {m_add, m_remove, m_merge, freeRoom()}),
         m_historyTitle,
         {m_historyTable, 1},
         rowOf(this, {captionOf(tr("Con&version"), m_rules), m_rules, m_convert, m_undo, freeRoom(), close})},
        m_messages);
}

void PlayersDialog::buildTable()
{
    const Metrics metrics(this);
    TableHead* head = prepare(*m_table, *m_model);
    m_table->setAccessibleName(windowTitle());
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    head->setFreeColumn(PlayersModel::NameColumn);
    for (const int column : {PlayersModel::ClubColumn, PlayersModel::BirthYearColumn,
                             PlayersModel::RatingColumn, PlayersModel::IndexColumn})
        m_table->setColumnWidth(column, std::max(metrics.fieldWidth(8), head->neededWidth(column)));
    m_table->setColumnWidth(PlayersModel::EntryColumn, metrics.fieldWidth(kEntryCharacters));
    auto* hint = new InlineHint(*m_table);
    connect(m_model, &PlayersModel::refused, hint, &InlineHint::refuse);
    connect(m_model, &PlayersModel::dataChanged, hint, &QWidget::hide);
    connect(m_model, &PlayersModel::failed, m_messages, &MessageBar::report);
    connect(m_model, &PlayersModel::rowsInserted, this, &PlayersDialog::updateButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlayersDialog::updateButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PlayersDialog::updateButtons);
    m_table->setCurrentIndex(m_model->index(0, PlayersModel::NameColumn));
}

void PlayersDialog::buildHistory()
{
    const Metrics metrics(this);
    strengthen(*m_historyTitle, 1, QFont::Bold);
    m_historyTitle->setContentsMargins(0, metrics.grid(), 0, 0);
    m_historyTitle->setTextFormat(Qt::PlainText);
    m_historyTitle->setBuddy(m_historyTable);
    TableHead* head = prepare(*m_historyTable, *m_history);
    m_historyTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_historyTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    head->setFreeColumn(PlayerHistoryModel::TournamentColumn);
    m_historyTable->setColumnWidth(PlayerHistoryModel::CarryOverColumn,
                                   metrics.fieldWidth(kCarryOverCharacters));
    for (const int column : {PlayerHistoryModel::EndColumn, PlayerHistoryModel::PointsColumn,
                             PlayerHistoryModel::OldColumn, PlayerHistoryModel::NewColumn})
        m_historyTable->setColumnWidth(column, std::max(metrics.fieldWidth(11), head->neededWidth(column)));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlayersDialog::showHistory);
    connect(m_model, &PlayersModel::modelReset, this, &PlayersDialog::showHistory);
    showHistory();
}

void PlayersDialog::showHistory()
{
    const auto player = m_model->playerAt(m_table->currentIndex().row());
    m_historyTitle->setVisible(player.has_value());
    m_historyTable->setVisible(player.has_value());
    if (!player) {
        m_history->setRows({});
        return;
    }
    app::PlayerHistory history(*m_session.workFile(), *m_session.rules());
    auto tournaments = history.tournamentsOf(player->id);
    if (!m_messages->succeeded(tournaments))
        return;
    m_historyTitle->setText(
        tournaments->empty()
            ? fillPattern(tr("%1 took part in no tournament of this work file."), {fromEngine(player->name)})
            : fillPattern(tr("Tournaments of %1"), {fromEngine(player->name)}));
    m_historyTable->setAccessibleName(m_historyTitle->text());
    m_historyTable->setVisible(!tournaments->empty());
    m_history->setRows(std::move(*tournaments));
}

void PlayersDialog::updateButtons()
{
    const bool isWritable = m_session.isWritable();
    const app::LiveEvaluation* evaluation = m_session.evaluation();
    m_add->setEnabled(isWritable && evaluation && evaluation->traced().has_value());
    m_remove->setEnabled(isWritable && m_model->playerAt(m_table->currentIndex().row()).has_value());
    m_merge->setEnabled(isWritable && selectedDouble().has_value());
    m_convert->setEnabled(isWritable && !m_versions.empty() && m_model->playerAt(0).has_value());
    m_undo->setEnabled(isWritable && m_model->store().hasConversion().value_or(false));
}

/// The list is another one now; says how.
void PlayersDialog::follow(const Message& message)
{
    m_model->refresh();
    m_messages->say(message);
    updateButtons();
}

void PlayersDialog::addFromTournament()
{
    const app::LiveEvaluation* evaluation = m_session.evaluation();
    if (!evaluation || !evaluation->traced().has_value() || !evaluation->system())
        return;
    const auto added = m_model->store().addFrom(m_session.document()->tournament(), *evaluation->traced(),
                                                *evaluation->system());
    if (!m_messages->succeeded(added))
        return;
    follow({.text = *added == 0 ? tr("All members of the tournament are in the list already.")
                                : tr("%n player(s) added.", nullptr, *added)});
}

void PlayersDialog::convert()
{
    if (m_rules->currentIndex() < 0)
        return;
    const engine::RuleVersion& version = m_versions[static_cast<std::size_t>(m_rules->currentIndex())];
    const auto done = m_model->store().convert(version, app::today());
    if (!m_messages->succeeded(done))
        return;
    QStringList sentences{tr("%n rating(s) converted.", nullptr, done->changed)};
    if (done->already > 0)
        sentences += tr("%n player(s) had been converted before.", nullptr, done->already);
    if (done->unrated > 0)
        sentences += tr("%n player(s) have no rating.", nullptr, done->unrated);
    Message message{.text = sentences.join(u' ')};
    if (done->changed > 0) {
        message.actionText = tr("Undo");
        message.action = [this] { undoConversion(); };
    }
    follow(message);
}

void PlayersDialog::undoConversion()
{
    const auto done = m_model->store().undoConversion();
    if (!m_messages->succeeded(done))
        return;
    QString text = tr("%n rating(s) are as before the conversion.", nullptr, done->changed);
    if (done->already > 0)
        text += u' ' + tr("%n player(s) have another rating since then and keep it.", nullptr, done->already);
    follow({.text = text});
}

std::optional<app::Player> PlayersDialog::selectedDouble() const
{
    std::optional<app::Player> other;
    const int current = m_table->currentIndex().row();
    for (const QModelIndex& cell : m_table->selectionModel()->selectedIndexes()) {
        const auto player = m_model->playerAt(cell.row());
        if (!player || (other && other->id != player->id && cell.row() != current))
            return {}; // the empty row, or more than two
        if (cell.row() != current)
            other = player;
    }
    return other;
}

void PlayersDialog::mergeSelected()
{
    const auto kept = m_model->playerAt(m_table->currentIndex().row());
    const auto other = selectedDouble();
    if (!kept || !other || !m_merge->isEnabled())
        return;
    if (const auto done = m_model->store().merge(kept->id, other->id); !done.has_value()) {
        const bool isContradiction = done.error().code == ErrorCode::OutOfRange;
        m_messages->say({Message::Level::Error,
                         isContradiction ? fillPattern(tr("%1 and %2 are two persons: their ID or year of "
                                                          "birth differs."),
                                                       {fromEngine(kept->name), fromEngine(other->name)})
                                         : errorText(done.error())});
        return;
    }
    follow({.text = fillPattern(tr("%1 is now one player with %2."),
                                {fromEngine(other->name), fromEngine(kept->name)}),
            .actionText = tr("Undo"),
            .action = [this] { undoMerge(); }});
}

void PlayersDialog::undoMerge()
{
    if (m_messages->succeeded(m_model->store().undoMerge()))
        follow({.text = tr("They are two players again.")});
}

void PlayersDialog::removeCurrent()
{
    const auto player = m_model->playerAt(m_table->currentIndex().row());
    if (!player || !m_messages->succeeded(m_model->store().remove(player->id)))
        return;
    follow({.text = fillPattern(tr("%1 removed."), {fromEngine(player->name)}),
            .actionText = tr("Undo"),
            .action = [this, id = player->id] {
                m_messages->succeeded(m_model->store().restore(id));
                m_model->refresh();
                updateButtons();
            }});
}

} // namespace zahlmeister::ui
