// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/roundview.h"

#include <algorithm>

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/roundmodel.h"
#include "ui/paste/pasteplan.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

RoundView::RoundView(RoundModel& model, QWidget* parent) : PairingsView(model, parent), m_model(model)
{
    setObjectName(QStringLiteral("round"));
    setAccessibleName(tr("Pairings of the round"));
    connect(&model, &QAbstractItemModel::modelReset, this, &RoundView::moveToFirstOpen);
    connect(&model, &QAbstractItemModel::rowsMoved, this, [this] {
        setCursorCell({currentIndex().row(), currentIndex().column(), 0});
        scrollTo(currentIndex());
    });
    RoundView::updateMetrics();
    moveToFirstOpen();
}

int RoundView::numberDigits() const
{
    const auto& participants = tournament().participants;
    const int last = participants.empty() ? 0 : participants.back().number.value();
    return static_cast<int>(QString::number(std::max(last, 10)).size());
}

void RoundView::updateMetrics()
{
    delegate().setNumberDigits(numberDigits());
    PairingsView::updateMetrics();
}

int RoundView::playerWidth(const QFontMetrics& text) const
{
    int name = 0;
    for (const auto& participant : tournament().participants)
        name = std::max(name, text.horizontalAdvance(formatName(participant)));
    for (int row = 0; row < m_model.rowCount(); ++row) { // a bye has words beside the name
        if (m_model.byeAt(row))
            name = std::max(name,
                            text.horizontalAdvance(m_model.index(row, RoundModel::kBlack).data().toString()));
    }
    const Metrics metrics(font());
    return std::min(name, widestName()) + text.horizontalAdvance(QString(numberDigits() + 2, u'8')) +
           2 * metrics.scaled(PairingDelegate::kPadding) + metrics.grid();
}

QString RoundView::widestResult() const
{
    return QStringLiteral("\u00BD : \u00BD");
}

bool RoundView::isReachable(int /*row*/, int column) const
{
    return column == RoundModel::ResultColumn;
}

void RoundView::enter(engine::GameResult result)
{
    const int row = cursor().row;
    if (const auto* game = m_model.gameAt(row)) {
        apply(app::planResult(*game, result));
    } else if (const auto number = m_model.byeAt(row)) {
        // The key tells the points; how the bye came about stays as it is.
        const auto* bye = m_model.byeOf(*number);
        const auto kind = bye != nullptr ? bye->kind : engine::ByeKind::Requested;
        apply(app::planBye(tournament(), m_model.round().value_or(1), *number,
                           {engine::tablePoints(result.white), kind}));
    }
    if (refusal().isEmpty() && row + 1 < m_model.rowCount())
        moveTo(row + 1, RoundModel::ResultColumn);
}

void RoundView::clearCells()
{
    std::vector<std::pair<engine::ParticipantNumber, int>> cells;
    app::EditGroup loose;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes()) {
        const auto* game = m_model.gameAt(cell.row());
        if (!m_model.round() && game != nullptr)
            loose.edits.emplace_back(app::RemoveGame{game->id});
        else if (game != nullptr)
            cells.emplace_back(game->white, *m_model.round());
        else if (const auto number = m_model.byeAt(cell.row()))
            cells.emplace_back(*number, *m_model.round());
    }
    loose.name = {app::EditKind::ClearResults, {QString::number(loose.edits.size())}};
    apply(loose);
    apply(app::planClear(tournament(), cells));
}

/// Changes places with the pairing above or below; the boards of the whole round are counted anew.
void RoundView::moveBoard(int step)
{
    const int row = cursor().row;
    const int other = row + step;
    if (m_model.gameAt(row) == nullptr || other < 0 || other >= m_model.rowCount() ||
        m_model.gameAt(other) == nullptr)
        return;
    app::EditGroup group{{app::EditKind::Pairings, {QString::number(m_model.round().value_or(0))}}, {}};
    for (int i = 0; i < m_model.rowCount() && m_model.gameAt(i) != nullptr; ++i) {
        engine::Game game = *m_model.gameAt(i == row ? other : i == other ? row : i);
        game.board = i + 1;
        group.edits.emplace_back(app::PutGame{game});
    }
    apply(group);
}

bool RoundView::handleMoveKey(const QKeyEvent& event)
{
    const bool isUp = event.key() == Qt::Key_Up;
    if (event.modifiers().testFlag(Qt::AltModifier) && (isUp || event.key() == Qt::Key_Down)) {
        moveBoard(isUp ? -1 : 1);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Left: Q_EMIT roundStepped(-1); return true;
    case Qt::Key_Right: Q_EMIT roundStepped(1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT entryRequested(); return true;
    default: return GridView::handleMoveKey(event);
    }
}

void RoundView::goBack()
{
    if (cursor().row > 0)
        moveTo(cursor().row - 1, RoundModel::ResultColumn);
    if (const auto* game = m_model.gameAt(cursor().row))
        apply(app::planResult(*game, engine::kNotPlayed));
}

void RoundView::pasteResults(const std::vector<std::optional<engine::GameResult>>& results)
{
    const int row = std::max(0, cursor().row);
    const int rows = m_model.rowCount() - row;
    if (static_cast<int>(results.size()) > rows) {
        refuse(pasteRefusal({tr("The text has more lines (%1) than the list has pairings from here on (%2).")
                                 .arg(formatCount(static_cast<qint64>(results.size())), formatCount(rows))}));
        return;
    }
    app::EditGroup group;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i])
            continue;
        const auto* game = m_model.gameAt(row + static_cast<int>(i));
        if (game == nullptr) {
            refuse(pasteRefusal({tr("Line %1 stands beside a bye, which has no result.")
                                     .arg(formatCount(static_cast<qint64>(i) + 1))}));
            return;
        }
        engine::Game changed = *game;
        changed.result = *results[i];
        if (changed != *game)
            group.edits.emplace_back(app::PutGame{changed});
    }
    group.name = {app::EditKind::Paste, {QString::number(group.edits.size())}};
    apply(group);
}

void RoundView::fillMenu(QMenu& menu)
{
    if (const auto* game = m_model.gameAt(cursor().row)) {
        addRareResults(menu, numberedName(tournament(), game->white),
                       numberedName(tournament(), game->black));
        addGameDetails(menu, *game);
        menu.addAction(tr("&Exchange colours"), QKeySequence(Qt::Key_T), this, &RoundView::swapColours);
        menu.addAction(tr("Board &up"), Qt::ALT | Qt::Key_Up, this, [this] { moveBoard(-1); });
        menu.addAction(tr("Board &down"), Qt::ALT | Qt::Key_Down, this, [this] { moveBoard(1); });
    }
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &RoundView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &RoundView::paste);
    menu.addAction(tr("&Remove from the round"), QKeySequence::Delete, this, &RoundView::clearCells);
}

} // namespace zahlmeister::ui
