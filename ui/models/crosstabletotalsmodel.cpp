// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/crosstabletotalsmodel.h"

#include <utility>

#include "app/document/tournamentdocument.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

CrosstableTotalsModel::CrosstableTotalsModel(app::LiveEvaluation& evaluation, QObject* parent)
    : QAbstractTableModel(parent), m_evaluation(evaluation), m_lines(tally())
{
    const auto& document = evaluation.document();
    connect(&document, &app::TournamentDocument::participantInserted, this, [this](int position) {
        const auto& participants = m_evaluation.document().tournament().participants;
        beginInsertRows({}, position, position);
        m_lines.insert(m_lines.begin() + position,
                       Line{participants[static_cast<std::size_t>(position)].number});
        endInsertRows();
    });
    connect(&document, &app::TournamentDocument::participantAboutToBeRemoved, this, [this](int position) {
        beginRemoveRows({}, position, position);
        m_lines.erase(m_lines.begin() + position);
        endRemoveRows();
    });
    connect(&evaluation, &app::LiveEvaluation::updated, this, &CrosstableTotalsModel::refresh);
}

engine::Quantity CrosstableTotalsModel::quantityOf(int column)
{
    switch (column) {
    case Points:
    case Rank: return engine::Quantity::Score;
    case Games: return engine::Quantity::Games;
    default: return engine::Quantity::NewRating;
    }
}

engine::ParticipantNumber CrosstableTotalsModel::numberAt(int row) const
{
    return m_lines[static_cast<std::size_t>(row)].number;
}

std::vector<CrosstableTotalsModel::Line> CrosstableTotalsModel::tally() const
{
    const auto& tournament = m_evaluation.document().tournament();
    std::vector<Line> lines;
    lines.reserve(tournament.participants.size());
    for (const engine::Standing& standing : engine::standings(tournament)) {
        lines.push_back(Line{standing.number});
        writeTexts(lines.back(), standing);
    }
    return lines;
}

void CrosstableTotalsModel::writeTexts(Line& line, const engine::Standing& standing) const
{
    line.games = standing.games;
    if (standing.games > 0 || standing.points > engine::kLoss) {
        line.texts[Points] = formatScore(standing.points);
        line.texts[Rank] = formatCount(standing.rank);
    }
    if (standing.games > 0)
        line.texts[Games] = formatCount(standing.games);
    const engine::ParticipantEvaluation* result = m_evaluation.of(line.number);
    if (result == nullptr)
        return;
    line.counted = result->games;
    if (!result->newRating)
        return;
    const auto change = result->change();
    if (change && result->games > 0) {
        line.texts[Change] = formatChange(*change);
        if (const engine::SystemDescription* rules = m_evaluation.system())
            line.sign = engine::directionOf(*rules, *change);
    }
    const auto& tournament = m_evaluation.document().tournament();
    if (const auto position = tournament.indexOf(line.number)) {
        const engine::Participant& participant = tournament.participants[*position];
        line.texts[NewRating] =
            previewText(previewValue(participant, *result, engine::Column::NewRating, m_evaluation.system()))
                .text;
    }
}

void CrosstableTotalsModel::refresh()
{
    auto lines = tally();
    if (lines.size() != m_lines.size())
        return; // in the middle of a group of edits; edited() will come
    for (std::size_t row = 0; row < lines.size(); ++row) {
        Line& line = lines[row];
        const Line& before = m_lines[row];
        for (std::size_t column = 0; column < ColumnCount; ++column) {
            if (line.texts[column] != before.texts[column])
                line.previous[column] = before.texts[column];
        }
        const auto texts = std::exchange(m_lines[row], std::move(line)).texts;
        for (int column = 0; column < ColumnCount; ++column) {
            const auto position = static_cast<std::size_t>(column);
            if (m_lines[row].texts[position] == texts[position])
                continue;
            const QModelIndex cell = index(static_cast<int>(row), column);
            Q_EMIT dataChanged(cell, cell);
            if (!texts[position].isEmpty())
                Q_EMIT valueChanged(cell.row(), column);
        }
    }
}

int CrosstableTotalsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int CrosstableTotalsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CrosstableTotalsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole: return line.texts[column];
    case SignRole:
        return index.column() == Change && !line.texts[Change].isEmpty() ? QVariant(line.sign) : QVariant();
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case Qt::ToolTipRole: {
        QStringList lines;
        if (index.column() == Games && line.counted != line.games)
            lines.append(
                tr("%n of them count for the rating or as carry-over games.", nullptr, line.counted));
        if (!line.previous[column].isEmpty())
            lines.append(tr("Before the last entry: %1").arg(line.previous[column]));
        return lines.isEmpty() ? QVariant() : lines.join(u'\n');
    }
    case Qt::AccessibleTextRole: {
        const auto& tournament = m_evaluation.document().tournament();
        const auto position = tournament.indexOf(line.number);
        if (!position)
            return {};
        //: name of a player, head of the column, value
        return tr("%1, %2: %3")
            .arg(formatName(tournament.participants[*position]),
                 headerData(index.column(), Qt::Horizontal).toString(), line.texts[column]);
    }
    default: return {};
    }
}

QVariant CrosstableTotalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const bool isToolTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isToolTip)
        return {};
    switch (section) {
    case Points: return isToolTip ? tr("Points of the table, forfeit wins and byes included") : tr("Points");
    case Rank:
        return isToolTip ? tr("Rank by points, without tie-breaks; shared by all of the same points")
                         : tr("Rank");
    case Games: return isToolTip ? tr("Games with a result, forfeits included") : tr("Games");
    case Change: return isToolTip ? tr("Change of rating so far, R_n \u2212 R_0") : tr("Change");
    case NewRating:
        return isToolTip
                   ? withRatingName(tr("New {rating} and index so far; in brackets when nothing is recorded"),
                                    m_evaluation.system())
                   : columnHead(engine::Column::NewRating, m_evaluation.system());
    default: return {};
    }
}

} // namespace zahlmeister::ui
