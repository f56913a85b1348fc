// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/whatifmodel.h"

#include <algorithm>
#include <map>

#include "ui/models/pairingrole.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

namespace {

std::optional<int> newRatingOf(const app::LiveEvaluation& evaluation, engine::ParticipantNumber number)
{
    const auto* result = evaluation.of(number);
    return result != nullptr && result->newRating ? std::optional<int>(*result->newRating) : std::nullopt;
}

} // namespace

WhatIfModel::WhatIfModel(const app::WhatIf& whatIf, QObject* parent)
    : QAbstractTableModel(parent), m_whatIf(whatIf), m_lines(collect())
{
    connect(&whatIf.evaluation(), &app::LiveEvaluation::updated, this, &WhatIfModel::follow);
}

std::vector<WhatIfModel::Line> WhatIfModel::collect() const
{
    // Who left is in the real tournament only, who came in the copy only.
    std::map<engine::ParticipantNumber, Line> lines;
    for (const auto* document : {&m_whatIf.realEvaluation().document(), &m_whatIf.document()}) {
        for (const auto& participant : document->tournament().participants)
            lines.insert_or_assign(participant.number, Line{participant.number, formatName(participant)});
    }
    std::vector<Line> sorted;
    for (auto& [number, line] : lines) {
        line.real = newRatingOf(m_whatIf.realEvaluation(), number);
        line.tried = newRatingOf(m_whatIf.evaluation(), number);
        sorted.push_back(std::move(line));
    }
    return sorted;
}

void WhatIfModel::follow()
{
    auto lines = collect();
    if (lines.size() != m_lines.size()) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
    } else {
        for (std::size_t row = 0; row < lines.size(); ++row) {
            if (lines[row] == m_lines[row])
                continue;
            m_lines[row] = std::move(lines[row]);
            Q_EMIT dataChanged(index(static_cast<int>(row), 0),
                               index(static_cast<int>(row), ColumnCount - 1));
        }
    }
    Q_EMIT updated();
}

int WhatIfModel::changedCount() const
{
    return static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
                                          [](const Line& line) { return line.real != line.tried; }));
}

int WhatIfModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int WhatIfModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant WhatIfModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto rating = [](const std::optional<int>& value) {
        return value ? formatRating(*value) : QStringLiteral("\u2013");
    };
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Name: return line.name;
        case Real: return rating(line.real);
        case Tried: return rating(line.tried);
        case Difference:
            if (line.real == line.tried)
                return QString();
            //: a rating that there is only in one of two states
            return line.real && line.tried ? formatChange(*line.tried - *line.real)
                   : line.tried            ? tr("new")
                                           : tr("gone");
        default: return {};
        }
    case PairingNumberRole: return index.column() == Name ? QVariant(line.number.value()) : QVariant();
    case PairingWeightRole:
        if (line.real == line.tried)
            return static_cast<int>(PairingWeight::Muted);
        return static_cast<int>(index.column() == Difference ? PairingWeight::Strong : PairingWeight::Normal);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    default: return {};
    }
}

QVariant WhatIfModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == Name ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    const bool isToolTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isToolTip)
        return {};
    switch (section) {
    case Name: return isToolTip ? QString() : tr("Player");
    case Real: return isToolTip ? tr("New rating as things really are, R_n") : tr("as it is");
    case Tried: return isToolTip ? tr("New rating with what was tried, R_n") : tr("what if");
    case Difference: return tr("Difference");
    default: return {};
    }
}

} // namespace zahlmeister::ui
