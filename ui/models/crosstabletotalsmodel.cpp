// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/crosstabletotalsmodel.h"

#include <utility>

#include "app/document/tournamentdocument.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/models/figurerole.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

CrosstableTotalsModel::CrosstableTotalsModel(app::LiveEvaluation& evaluation, QObject* parent)
    : ColumnsModel(parent), m_evaluation(evaluation)
{
    setTable(columns(), {}, tally());
    const auto& document = evaluation.document();
    connect(&document, &app::TournamentDocument::participantInserted, this, [this](int position) {
        const auto& participants = m_evaluation.document().tournament().participants;
        const engine::Participant& participant = participants[static_cast<std::size_t>(position)];
        placeRow(position, {participant.number, formatName(participant)});
    });
    connect(&document, &app::TournamentDocument::participantAboutToBeRemoved, this,
            &CrosstableTotalsModel::takeRow);
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

CrosstableTotalsModel::Columns CrosstableTotalsModel::columns() const
{
    Columns columns;
    // In the order of the columns.
    const auto add = [&](const QString& head, const QString& headTip) {
        const std::size_t at = columns.size();
        columns.push_back({head,
                           Qt::AlignRight,
                           [at](const Line& line) { return line.texts[at]; },
                           {{Qt::ToolTipRole, [at](const Line& line) { return toolTip(line, at); }},
                            {Qt::AccessibleTextRole,
                             [at, head](const Line& line) {
                                 //: name of a player, head of the column, value
                                 return tr("%1, %2: %3").arg(line.name, head, line.texts[at]);
                             }}},
                           headTip});
    };
    add(tr("Points"), tr("Points of the table, forfeit wins and byes included"));
    add(tr("Rank"), tr("Rank by points, without tie-breaks; shared by all of the same points"));
    add(tr("Games"), tr("Games with a result, forfeits included"));
    add(tr("Change"), tr("Change of rating so far"));
    columns[Change].roles[SignRole] = [](const Line& line) {
        return line.texts[Change].isEmpty() ? QVariant() : QVariant(line.sign);
    };
    add(columnHead(engine::Column::NewRating, m_evaluation.system()),
        withRatingName(tr("New {rating} and index so far; in brackets when nothing is recorded"),
                       m_evaluation.system()));
    static_assert(std::tuple_size_v<decltype(Line::texts)> == ColumnCount);
    Q_ASSERT(columns.size() == ColumnCount);
    return columns;
}

QVariant CrosstableTotalsModel::toolTip(const Line& line, std::size_t column)
{
    QStringList lines;
    if (column == Games && line.counted != line.games)
        lines.append(tr("%n of them count for the rating or as carry-over games.", nullptr, line.counted));
    if (!line.previous[column].isEmpty())
        lines.append(tr("Before the last entry: %1").arg(line.previous[column]));
    return lines.isEmpty() ? QVariant() : lines.join(u'\n');
}

std::vector<CrosstableTotals> CrosstableTotalsModel::tally() const
{
    const auto& tournament = m_evaluation.document().tournament();
    std::vector<Line> lines;
    lines.reserve(tournament.participants.size());
    for (const engine::Standing& standing : engine::standings(tournament)) {
        lines.push_back({standing.number, formatName(tournament, standing.number)});
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
    if (lines.size() != rows().size())
        return; // in the middle of a group of edits; edited() will come

    // Other rules have another head.
    setColumns(columns());
    for (int row = 0; row < rowCount(); ++row) {
        Line& line = editableRow(row);
        const auto texts = std::exchange(line, std::move(lines[static_cast<std::size_t>(row)])).texts;
        for (std::size_t column = 0; column < ColumnCount; ++column) {
            if (line.texts[column] == texts[column])
                continue;
            line.previous[column] = texts[column];
            const QModelIndex cell = index(row, static_cast<int>(column));
            Q_EMIT dataChanged(cell, cell);
            if (!texts[column].isEmpty())
                Q_EMIT valueChanged(cell.row(), cell.column());
        }
    }
}

} // namespace zahlmeister::ui
