// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/matchesview.h"

#include <algorithm>

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/entry/matchplan.h"
#include "ui/entry/resultentry.h"
#include "ui/models/matchesmodel.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kRankDigits = 3;

} // namespace

MatchesView::MatchesView(MatchesModel& model, QWidget* parent) : PairingsView(model, parent), m_model(model)
{
    setObjectName(QStringLiteral("matches"));
    setAccessibleName(tr("Team matches of the round"));
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const int row = cursor().row;
        const auto* game = row >= 0 && row < m_model.rowCount() ? m_model.gameAt(row) : nullptr;
        m_place = game != nullptr ? std::optional(game->id) : std::nullopt;
        m_placeColumn = cursor().column;
        m_placeTyped = typed();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &MatchesView::restorePlace);
    updateMetrics();
    MatchesView::moveToFirstOpen();
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

int MatchesView::playerWidth(const QFontMetrics& text) const
{
    int name = 0;
    for (const auto& participant : tournament().participants)
        name = std::max({name, text.horizontalAdvance(formatName(participant)),
                         text.horizontalAdvance(fromEngine(participant.team))});
    // His place in the list and his colour stand beside him.
    return std::min(name, widestName()) + text.horizontalAdvance(QStringLiteral("888888")) +
           4 * Metrics(font()).scaled(PairingDelegate::kPadding);
}

QString MatchesView::widestResult() const
{
    return QStringLiteral("88\u00BD : 88\u00BD");
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

void MatchesView::enter(engine::GameResult result)
{
    const int row = cursor().row;
    const auto place = m_model.boardAt(row);
    if (!place)
        return;
    const engine::MatchBoard& board = m_model.matchAt(row).boards[*place];
    if (apply(planResult(tournament(), board.game, board.isHomeWhite ? result : result.mirrored())))
        step(1, 0, 1, false);
}

bool MatchesView::commitTyped()
{
    const int row = cursor().row;
    const QString text = typed();
    const RoundPlan plan =
        planSubstitute(tournament(), m_model.matchAt(row), *m_model.boardAt(row), isHomeSide(), text.toInt());
    setTyped({}); // the model is made anew by the edit, and keeps what is being typed
    const bool done = apply(plan);
    if (done)
        step(1, 0, 1, false);
    else
        setTyped(text);
    return done;
}

bool MatchesView::handleMoveKey(const QKeyEvent& event)
{
    if (typed().isEmpty() && !isOnPlayer() &&
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
        if (!typed().isEmpty())
            setTyped(typed().chopped(1));
        else
            step(-1, 0, 1, false);
    } else if (event.key() == Qt::Key_Escape && !typed().isEmpty()) {
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
        if (typed().size() < kRankDigits)
            setTyped(typed() + event.text());
    } else if (const auto result = resultOfKey(event.text().front()); result && !isOnPlayer()) {
        enter(*result);
    } else if (isOnPlayer()) {
        refuse(
            tr("\u201C%1\u201D is no player. Type the player's place in the team's list; A: he is away and "
               "the others move up.")
                .arg(event.text()));
    } else {
        refuseResult(event.text());
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
    apply(group);
}

void MatchesView::removeMatch()
{
    if (m_model.gameAt(cursor().row) != nullptr)
        apply(planRemoveMatch(m_model.matchAt(cursor().row)));
}

void MatchesView::moveUp()
{
    const int row = cursor().row;
    if (const auto board = m_model.boardAt(row))
        apply(planMoveUp(tournament(), m_model.matchAt(row), *board, isHomeSide()));
}

void MatchesView::openMenu()
{
    const QModelIndex current = currentIndex();
    if (!current.isValid() || m_model.gameAt(current.row()) == nullptr)
        return;
    QMenu menu(this);
    addRareResults(menu, numberedName(tournament(), m_model.playerAt(current.row(), true)),
                   numberedName(tournament(), m_model.playerAt(current.row(), false)),
                   [this](engine::GameResult result) { enter(result); });
    if (isOnPlayer())
        menu.addAction(tr("&Away: the others move up"), QKeySequence(Qt::Key_A), this, &MatchesView::moveUp);
    menu.addAction(tr("&Exchange colours"), QKeySequence(Qt::Key_T), this, &MatchesView::swapColours);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &MatchesView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &MatchesView::paste);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &MatchesView::clearResults);
    menu.addAction(tr("&Remove the match"), Qt::CTRL | Qt::Key_Delete, this, &MatchesView::removeMatch);
    showMenu(menu);
}

} // namespace zahlmeister::ui
