// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/matchesview.h"

#include <algorithm>
#include <set>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/matchplan.h"
#include "ui/models/resultentry.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/tablehead.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidestName = 300; // design pixels
constexpr qsizetype kRankDigits = 3;

} // namespace

MatchesView::MatchesView(MatchesModel& model, QWidget* parent)
    : GridView(parent),
      m_model(model),
      m_delegate(new PairingDelegate(glow(), this)),
      m_head(new TableHead(this))
{
    setObjectName(QStringLiteral("matches"));
    setAccessibleName(tr("Team matches of the round"));
    setHorizontalHeader(m_head);
    setUp(m_delegate, model);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    m_head->setSectionsClickable(false);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // rows end where the names do
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const int row = cursor().row;
        const auto* game = row >= 0 && row < m_model.rowCount() ? m_model.gameAt(row) : nullptr;
        m_place = game != nullptr ? std::optional(game->id) : std::nullopt;
        m_placeColumn = cursor().column;
        m_placeTyped = m_typed;
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &MatchesView::restorePlace);
    updateMetrics();
    moveToFirstOpen();
}

void MatchesView::restorePlace()
{
    const int row = m_place ? m_model.rowOf(*m_place) : -1;
    if (row < 0)
        moveToFirstOpen();
    else if (m_placeTyped.isEmpty())
        moveTo(row, m_placeColumn);
    else
        resume(row, m_placeColumn, m_placeTyped);
}

void MatchesView::resume(int row, int column, const QString& text)
{
    moveTo(row, column);
    setTyped(text);
}

bool MatchesView::finishTyping()
{
    return mayLeave() || m_typed.isEmpty();
}

void MatchesView::updateMetrics()
{
    const Metrics metrics(font());
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    verticalScrollBar()->setSingleStep(metrics.rowHeight());
    const QFontMetrics text(font());
    const int padding = 2 * metrics.scaled(PairingDelegate::kPadding);
    int name = 0;
    for (const auto& participant : m_model.document().tournament().participants)
        name = std::max({name, text.horizontalAdvance(formatName(participant)),
                         text.horizontalAdvance(fromEngine(participant.team))});
    name = std::min(name, metrics.scaled(kWidestName)) + text.horizontalAdvance(QStringLiteral("888888")) +
           2 * padding;
    const int board = std::max(text.horizontalAdvance(QStringLiteral("888")) + padding,
                               m_head->neededWidth(MatchesModel::Board));
    const int result = std::max(text.horizontalAdvance(QStringLiteral("88\u00BD : 88\u00BD")) + 2 * padding,
                                m_head->neededWidth(MatchesModel::ResultColumn));
    const int free = (viewport()->width() - board - result) / 2;
    const int width = std::clamp(free, metrics.scaled(96), std::max(name, metrics.scaled(96)));
    m_head->resizeSection(MatchesModel::Board, board);
    m_head->resizeSection(MatchesModel::ResultColumn, result);
    m_head->resizeSection(MatchesModel::Home, width);
    m_head->resizeSection(MatchesModel::Away, width);
}

void MatchesView::resizeEvent(QResizeEvent* event)
{
    GridView::resizeEvent(event);
    updateMetrics();
}

bool MatchesView::isReachable(int row, int column) const
{
    return column != MatchesModel::Board && m_model.gameAt(row) != nullptr;
}

void MatchesView::moveToFirstOpen()
{
    int first = -1;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.gameAt(row) == nullptr)
            continue;
        if (first < 0)
            first = row;
        if (m_model.resultAt(row) == engine::kNotPlayed) {
            moveTo(row, MatchesModel::ResultColumn);
            return;
        }
    }
    if (first >= 0)
        moveTo(first, MatchesModel::ResultColumn);
}

bool MatchesView::isOnPlayer() const
{
    return cursor().column == MatchesModel::Home || cursor().column == MatchesModel::Away;
}

bool MatchesView::isHomeSide() const
{
    return cursor().column != MatchesModel::Away;
}

bool MatchesView::applyPlan(const RoundPlan& plan)
{
    if (!plan.refusal.isEmpty()) {
        refuse(plan.refusal);
        return false;
    }
    if (plan.group.edits.empty())
        return true;
    const auto applied = m_model.document().apply(plan.group);
    if (!applied.has_value())
        refuse(errorText(applied.error()));
    return applied.has_value();
}

void MatchesView::enter(engine::GameResult result)
{
    const auto* game = m_model.gameAt(cursor().row);
    if (game == nullptr)
        return;
    const auto& tournament = m_model.document().tournament();
    const bool isHomeWhite = m_model.matchAt(cursor().row).isHomeWhite(tournament, *game);
    if (applyPlan(planResult(tournament, *game, isHomeWhite ? result : result.mirrored())))
        step(1, 0, 1, false);
}

void MatchesView::cursorMoved()
{
    if (!m_typed.isEmpty())
        setTyped({});
}

void MatchesView::setTyped(const QString& text)
{
    m_typed = text;
    m_delegate->setTyped(text.isEmpty() ? std::nullopt : std::optional(text));
    update(currentIndex());
    Q_EMIT typedChanged();
}

bool MatchesView::commitTyped()
{
    const int row = cursor().row;
    const RoundPlan plan = planSubstitute(m_model.document().tournament(), m_model.matchAt(row),
                                          *m_model.boardAt(row), isHomeSide(), m_typed.toInt());
    const QString text = m_typed;
    setTyped({}); // the model is made anew by the edit, and keeps what is being typed
    const bool done = applyPlan(plan);
    if (done)
        step(1, 0, 1, false);
    else
        setTyped(text);
    return done;
}

bool MatchesView::mayLeave()
{
    if (m_typed.isEmpty())
        return true;
    commitTyped();
    return false; // the commit has moved the cursor, or the number stays to be mended
}

bool MatchesView::handleMoveKey(const QKeyEvent& event)
{
    if (m_typed.isEmpty() && !isOnPlayer() &&
        (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        Q_EMIT entryRequested();
        return true;
    }
    return GridView::handleMoveKey(event);
}

bool MatchesView::handleEditKey(const QKeyEvent& event)
{
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    if (event.key() == Qt::Key_Backspace) {
        if (!m_typed.isEmpty())
            setTyped(m_typed.chopped(1));
        else
            step(-1, 0, 1, false);
    } else if (event.key() == Qt::Key_Escape && !m_typed.isEmpty()) {
        setTyped({});
    } else if (event.key() == Qt::Key_Delete) {
        if (isControl)
            removeMatch();
        else
            clearResults();
    } else if (!isPlainKey(event)) {
        return false;
    } else if (event.key() == Qt::Key_Space) {
        step(1, 0, 1, false);
    } else if (event.text().front() == u'?') {
        openMenu();
    } else if (event.key() == Qt::Key_T) {
        swapColours();
    } else if (event.key() == Qt::Key_A && isOnPlayer()) {
        moveUp();
    } else if (isOnPlayer() && event.text().front().isDigit()) {
        if (m_typed.size() < kRankDigits)
            setTyped(m_typed + event.text());
    } else if (const auto result = resultOfKey(event.text().front()); result && !isOnPlayer()) {
        enter(*result);
    } else if (isOnPlayer()) {
        refuse(
            tr("\u201C%1\u201D is no player. Type the player's place in the team's list; A: he is away and "
               "the others move up.")
                .arg(event.text()));
    } else {
        refuse(tr("\u201C%1\u201D is no result. Type 1, 0, 5 for a draw, + or \u2212 for a forfeit; ? shows "
                  "the rare ones.")
                   .arg(event.text()));
    }
    return true;
}

void MatchesView::clearResults()
{
    app::EditGroup group;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes()) {
        const auto* game = m_model.gameAt(cell.row());
        if (cell.column() != MatchesModel::ResultColumn || game == nullptr ||
            game->result == engine::kNotPlayed)
            continue;
        engine::Game cleared = *game;
        cleared.result = engine::kNotPlayed;
        group.edits.emplace_back(app::PutGame{cleared});
    }
    group.name = {app::EditKind::ClearResults, {QString::number(group.edits.size())}};
    applyPlan({group, {}, {}});
}

void MatchesView::removeMatch()
{
    if (m_model.gameAt(cursor().row) != nullptr)
        applyPlan(planRemoveMatch(m_model.matchAt(cursor().row)));
}

void MatchesView::moveUp()
{
    const int row = cursor().row;
    if (const auto board = m_model.boardAt(row))
        applyPlan(planMoveUp(m_model.document().tournament(), m_model.matchAt(row), *board, isHomeSide()));
}

void MatchesView::swapColours()
{
    const auto* game = m_model.gameAt(cursor().row);
    if (game == nullptr)
        return;
    engine::Game swapped = *game;
    std::swap(swapped.white, swapped.black);
    swapped.result = swapped.result.mirrored();
    const QString round = QString::number(m_model.round().value_or(0));
    applyPlan({{{app::EditKind::Pairings, {round}}, {app::PutGame{swapped}}}, {}, {}});
}

void MatchesView::copy() const
{
    std::set<int> rows;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        rows.insert(cell.row());
    QStringList lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < m_model.columnCount(); ++column)
            cells.append(m_model.index(row, column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

void MatchesView::openMenu()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid() || m_model.gameAt(current.row()) == nullptr)
        return;
    QMenu menu(this);
    const auto& tournament = m_model.document().tournament();
    const QString home = numberedName(tournament, m_model.playerAt(current.row(), true));
    const QString away = numberedName(tournament, m_model.playerAt(current.row(), false));
    menu.addSection(tr("%1 against %2").arg(home, away));
    for (const auto& [result, text] : rareResults(home, away))
        menu.addAction(formatResult(result) % QStringLiteral("   ") % text, this,
                       [this, result = result] { enter(result); });
    menu.addSeparator();
    if (isOnPlayer())
        menu.addAction(tr("&Away: the others move up"), QKeySequence(Qt::Key_A), this, &MatchesView::moveUp);
    menu.addAction(tr("&Exchange colours"), QKeySequence(Qt::Key_T), this, &MatchesView::swapColours);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &MatchesView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &MatchesView::paste);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &MatchesView::clearResults);
    menu.addAction(tr("&Remove the match"), Qt::CTRL | Qt::Key_Delete, this, &MatchesView::removeMatch);
    menu.exec(viewport()->mapToGlobal(visualRect(current).bottomLeft()));
}

} // namespace zahlmeister::ui
