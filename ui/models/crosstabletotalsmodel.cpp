// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/crosstabletotalsmodel.h"

#include <utility>

#include "app/document/tournamentdocument.h"
#include "app/spelling/points.h"
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
    case SheetPoints:
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
    //: head of a narrow column: the points as the sheet of the organiser states them
    add(tr("Sheet"), tr("Points as the sheet states them, for comparison; P types them"));
    columns[SheetPoints].roles[SignRole] = [](const Line& line) {
        return line.sheet == app::SheetPoints::Agree ? 1 : line.sheet == app::SheetPoints::Differ ? -1 : 0;
    };
    columns[SheetPoints].roles[Qt::EditRole] = columns[SheetPoints].text;
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
    if (column == SheetPoints && line.sheet == app::SheetPoints::Differ)
        lines.append(
            tr("The results give %1.")
                .arg(line.texts[Points].isEmpty() ? formatScore(engine::kLoss) : line.texts[Points]));
    if (!line.previous[column].isEmpty())
        lines.append(tr("Before the last entry: %1").arg(line.previous[column]));
    return lines.isEmpty() ? QVariant() : lines.join(u'\n');
}

std::vector<CrosstableTotals> CrosstableTotalsModel::tally() const
{
    const auto& tournament = m_evaluation.document().tournament();
    std::vector<Line> lines;
    lines.reserve(tournament.participants.size());
    const auto standings = engine::standings(tournament);
    const auto sheet = app::compareWithSheet(tournament, standings);
    for (std::size_t i = 0; i < standings.size(); ++i) {
        lines.push_back({standings[i].number, formatName(tournament, standings[i].number)});
        lines.back().sheet = sheet[i];
        if (const auto points = app::sheetPointsOf(tournament.participants[i]))
            lines.back().texts[SheetPoints] = formatScore(*points);
        writeTexts(lines.back(), standings[i]);
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

Qt::ItemFlags CrosstableTotalsModel::flags(const QModelIndex& index) const
{
    const bool isEditable = index.column() == SheetPoints && !m_evaluation.document().isReadOnly();
    return ColumnsModel::flags(index) | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool CrosstableTotalsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    auto& document = m_evaluation.document();
    const QString text = value.toString().trimmed();
    const auto points = app::pointsOf(text);
    if (role != Qt::EditRole || index.column() != SheetPoints || document.isReadOnly() ||
        (!points && !text.isEmpty()))
        return false;
    const auto position = document.tournament().indexOf(numberAt(index.row()));
    if (!position)
        return false;
    engine::Participant changed = document.tournament().participants[*position];
    app::setSheetPoints(changed, points);
    if (changed == document.tournament().participants[*position])
        return true;
    const app::EditName name{app::EditKind::Participant, {formatName(changed), QStringLiteral("stated")}};
    const auto applied = document.apply({name, {app::PutParticipant{std::move(changed)}}});
    if (!applied.has_value())
        Q_EMIT failed(applied.error());
    return applied.has_value();
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
        const Line before = std::exchange(line, std::move(lines[static_cast<std::size_t>(row)]));
        const auto& texts = before.texts;
        if (line.sheet != before.sheet)
            Q_EMIT dataChanged(index(row, SheetPoints), index(row, SheetPoints));
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
