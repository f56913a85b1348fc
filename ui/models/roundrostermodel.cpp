// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/roundrostermodel.h"

#include <algorithm>

#include "ui/entry/roundentry.h"
#include "ui/models/pairingrole.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

RoundRosterModel::RoundRosterModel(app::TournamentDocument& document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_lines(collect())
{
    connect(&document, &app::TournamentDocument::edited, this, &RoundRosterModel::follow);
}

void RoundRosterModel::setRound(std::optional<int> round)
{
    m_round = round;
    follow();
}

std::vector<RoundRosterModel::Line> RoundRosterModel::collect() const
{
    const auto& tournament = m_document.tournament();
    std::vector<Line> lines;
    for (const auto& participant : tournament.participants) {
        Line line{participant.number, formatName(participant)};
        for (const auto& bye : participant.byes) {
            if (bye.round == m_round)
                line.inRound = byeText(bye);
        }
        lines.push_back(std::move(line));
    }
    for (const auto& game : tournament.games) {
        if (!m_round || game.round != m_round)
            continue;
        for (const bool isWhite : {true, false}) {
            if (const auto position = tournament.indexOf(isWhite ? game.white : game.black)) {
                QString& text = lines[*position].inRound;
                if (!text.isEmpty())
                    text += u' ';
                text += cellText(isWhite ? game.black : game.white, isWhite,
                                 isWhite ? game.result : game.result.mirrored());
            }
        }
    }
    return lines;
}

void RoundRosterModel::follow()
{
    auto lines = collect();
    if (lines.size() != m_lines.size()) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
        return;
    }
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (lines[row] == m_lines[row])
            continue;
        m_lines[row] = std::move(lines[row]);
        Q_EMIT dataChanged(index(static_cast<int>(row), 0), index(static_cast<int>(row), ColumnCount - 1));
    }
}

int RoundRosterModel::freeCount() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
                                          [](const Line& line) { return line.inRound.isEmpty(); }));
}

int RoundRosterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int RoundRosterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant RoundRosterModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return index.column() == Name ? line.name : line.inRound;
    case PairingNumberRole: return index.column() == Name ? QVariant(line.number.value()) : QVariant();
    case PairingWeightRole:
        return static_cast<int>(line.inRound.isEmpty() ? PairingWeight::Normal : PairingWeight::Muted);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    default: return {};
    }
}

} // namespace zahlmeister::ui
