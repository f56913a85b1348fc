// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/playerhistorymodel.h"

#include <utility>

#include "ui/text/format.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString ratingText(const std::optional<int>& rating, const std::optional<int>& index)
{
    return rating ? formatRating(*rating, index) : QString();
}

} // namespace

void PlayerHistoryModel::setTournaments(std::vector<app::PlayedTournament> tournaments)
{
    beginResetModel();
    m_tournaments = std::move(tournaments);
    endResetModel();
}

int PlayerHistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tournaments.size());
}

int PlayerHistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString PlayerHistoryModel::text(const app::PlayedTournament& played, int column) const
{
    switch (column) {
    case TournamentColumn: return fromEngine(played.name);
    case EndColumn: return played.end ? formatDate(*played.end) : QString();
    case PointsColumn:
        return played.games == 0 ? QString()
                                 : formatScore(played.score) % u" / " % QString::number(played.games);
    case OldColumn: return ratingText(played.oldRating, played.oldIndex);
    case NewColumn: return ratingText(played.newRating, played.newIndex);
    case CarryOverColumn: break;
    default: return {};
    }
    QStringList games;
    for (const engine::CarryOverGame& game : played.carryOver) {
        //: A carry-over game: points against the opponent's rating
        games += fillPattern(tr("%1 against %2"),
                             {formatScore(game.score), formatRating(game.opponentRating.value())});
    }
    return games.join(u"; "_s);
}

QVariant PlayerHistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString shown = text(m_tournaments[static_cast<std::size_t>(index.row())], index.column());
    switch (role) {
    case Qt::DisplayRole: return shown;
    case Qt::ToolTipRole: return index.column() == CarryOverColumn ? shown : QVariant();
    case Qt::TextAlignmentRole: return headerData(index.column(), Qt::Horizontal, role);
    case BodyLengthRole: return static_cast<int>(shown.size());
    case EmphasisRole:
        return static_cast<int>(index.column() == NewColumn ? Emphasis::Strong : Emphasis::Normal);
    default: return {};
    }
}

QVariant PlayerHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool isText = section == TournamentColumn || section == CarryOverColumn;
        return int((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TournamentColumn: return tr("Tournament");
    case EndColumn: return tr("End");
    case PointsColumn: return tr("Points / games");
    case OldColumn: return tr("Before");
    case NewColumn: return tr("After");
    case CarryOverColumn: return tr("Carry-over games");
    default: return {};
    }
}

} // namespace zahlmeister::ui
