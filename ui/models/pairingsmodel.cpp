// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pairingsmodel.h"

#include "ui/models/pairingrole.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

PairingsModel::PairingsModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(evaluation.document()),
      m_doubts(new GameDoubts(evaluation, {}, this))
{
    connect(m_doubts, &GameDoubts::changed, this, [this](engine::GameId id) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1),
                               {PairingLevelRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    });
}

void PairingsModel::setRound(std::optional<int> round)
{
    if (round == m_round)
        return;
    beginResetModel();
    m_round = round;
    readRows();
    endResetModel();
}

int PairingsModel::rowOf(engine::GameId game) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (gameAt(row) != nullptr && gameAt(row)->id == game)
            return row;
    }
    return -1;
}

int PairingsModel::rowOf(engine::ParticipantNumber number) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (tellsOf(row, number))
            return row;
    }
    return -1;
}

bool PairingsModel::tellsOf(int row, engine::ParticipantNumber number) const
{
    const engine::Game* game = gameAt(row);
    return game != nullptr && (game->white == number || game->black == number);
}

QString PairingsModel::nameOf(engine::ParticipantNumber number) const
{
    const auto& tournament = m_document.tournament();
    const auto position = tournament.indexOf(number);
    return position ? formatName(tournament.participants[*position]) : QString();
}

QVariant PairingsModel::levelOf(const engine::Game& game, int column) const
{
    const GameDoubts::Doubt* doubt = column == ResultColumn ? doubtOf(game) : nullptr;
    return doubt != nullptr ? QVariant(static_cast<int>(doubt->level)) : QVariant();
}

int PairingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PairingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return sentence(index.row());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == Board          ? Qt::AlignRight
                                                 : index.column() == ResultColumn ? Qt::AlignHCenter
                                                                                  : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    default: return cell(index.row(), index.column(), role);
    }
}

QVariant PairingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole: return head(section);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(section == Board ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    default: return {};
    }
}

Qt::ItemFlags PairingsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return m_document.isReadOnly() ? flags : flags | Qt::ItemIsEditable;
}

} // namespace zahlmeister::ui
