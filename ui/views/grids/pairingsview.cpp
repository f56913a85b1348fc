// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/pairingsview.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QScrollBar>

#include "app/document/tournamentdocument.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/pairingrole.h"
#include "ui/models/pairingsmodel.h"
#include "ui/paste/pasteplan.h"
#include "ui/theme/theme.h"
#include "ui/widgets/programkeys.h"
#include "ui/widgets/tables/tablehead.h"

namespace zahlmeister::ui {

namespace {

constexpr int kWidestPlayer = 300; // design pixels
constexpr int kNarrowestPlayer = 96;

} // namespace

PairingsView::PairingsView(PairingsModel& model, QWidget* parent)
    : GridView(parent),
      m_model(model),
      m_delegate(new PairingDelegate(glow(), this)),
      m_head(new TableHead(this))
{
    setHorizontalHeader(m_head);
    setUp(m_delegate, model, model.document());
    styleAsTable(*this);
    verticalHeader()->setMinimumSectionSize(1);
    m_head->setSectionsClickable(false);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // rows end where the names do
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // Somebody new may have a longer name.
    const auto remember = [this] { m_hasOtherNames = true; };
    connect(&document(), &app::TournamentDocument::participantInserted, this, remember);
    connect(&document(), &app::TournamentDocument::participantChanged, this, remember);
    connect(&document(), &app::TournamentDocument::edited, this, [this] {
        if (std::exchange(m_hasOtherNames, false))
            updateMetrics();
    });
}

int PairingsView::widestName() const
{
    return Metrics(font()).scaled(kWidestPlayer);
}

void PairingsView::updateMetrics()
{
    const Metrics metrics(font());
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight());
    verticalScrollBar()->setSingleStep(metrics.rowHeight());
    const QFontMetrics text(font());
    const int padding = 2 * metrics.scaled(PairingDelegate::kPadding);
    const int board = std::max(text.horizontalAdvance(QStringLiteral("888")) + padding,
                               m_head->neededWidth(PairingsModel::Board));
    const int result = std::max(text.horizontalAdvance(widestResult()) + 2 * padding,
                                m_head->neededWidth(PairingsModel::ResultColumn));
    // Players take the free room, but not more than lets the eye go from one to the other.
    const int free = (viewport()->width() - board - result) / 2;
    const int narrowest = metrics.scaled(kNarrowestPlayer);
    const int player = std::clamp(free, narrowest, std::max(playerWidth(text), narrowest));
    m_head->resizeSection(PairingsModel::Board, board);
    m_head->resizeSection(PairingsModel::ResultColumn, result);
    m_head->resizeSection(PairingsModel::Left, player);
    m_head->resizeSection(PairingsModel::Right, player);
}

void PairingsView::resizeEvent(QResizeEvent* event)
{
    GridView::resizeEvent(event);
    updateMetrics();
}

void PairingsView::moveToFirstOpen()
{
    const auto isReached = [this](int row, int column) {
        return column == PairingsModel::ResultColumn && isReachable(row, column);
    };
    const bool isFound = moveToNext(false, 0, 0, [&](int row, int column) {
        return isReached(row, column) && m_model.index(row, column).data(PairingOpenRole).toBool();
    });
    if (!isFound)
        moveToNext(false, 0, 0, isReached);
}

bool PairingsView::handleEditKey(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_T || !isPlainKey(event))
        return GridView::handleEditKey(event);
    swapColours();
    return true;
}

void PairingsView::swapColours()
{
    const auto* game = m_model.gameAt(cursor().row);
    if (game == nullptr)
        return;
    const engine::Game swapped = engine::withColoursExchanged(*game);
    const QString round = QString::number(m_model.round().value_or(0));
    apply(app::EditGroup{{app::EditKind::Pairings, {round}}, {app::PutGame{swapped}}});
}

void PairingsView::copy() const
{
    std::set<int> rows;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes())
        rows.insert(cell.row());
    QStringList lines;
    for (const int row : rows)
        lines.append(
            copiedText({m_model.index(row, PairingsModel::Board), m_model.index(row, PairingsModel::Right)},
                       Qt::DisplayRole));
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace zahlmeister::ui
