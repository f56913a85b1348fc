// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/evaluationtable.h"

#include <QCoreApplication>

#include "engine/catalogue/rulecatalog.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::Table;
using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

class EvaluationTableTr {
    Q_DECLARE_TR_FUNCTIONS(EvaluationTable)
};

Table::Cell evaluationTableCell(Column column, const Participant& participant,
                                const ParticipantEvaluation& evaluation,
                                const engine::SystemDescription* system)
{
    const PreviewValue value = previewValue(participant, evaluation, column, system);
    const PreviewText text = previewText(value);
    app::Table::Cell cell{.text = text.text, .bodyLength = text.bodyLength};
    if (value.kind == PreviewValue::Kind::CarryOver)
        cell.bodyLength = -1;
    cell.isStrong = column == Column::NewRating && value.kind == PreviewValue::Kind::Rating;
    if (value.marked) {
        cell.isMarked = true;
        cell.text += u'*';
    }
    return cell;
}

} // namespace

Table evaluationTable(const engine::Tournament& tournament, const engine::Evaluation& evaluation,
                      const engine::RuleVersion& version, std::span<const Column> columns,
                      const std::vector<std::size_t>& chosen)
{
    using Kind = app::Table::Kind;
    const engine::SystemDescription* const system = engine::descriptionOf(version);
    app::Table table;
    table.columns = {{u"#"_s, Kind::Figure},
                     {EvaluationTableTr::tr("Player"), Kind::Text, false, false, true}};
    for (const Column column : columns) {
        const bool isNumber = column != Column::AgeGroup && column != Column::Club;
        table.columns.push_back(
            {.head = columnHead(column, system),
             .kind = isNumber ? Kind::Figure : Kind::Text,
             .symbol = column == Column::Change ? QString() : columnSymbol(column, system)});
    }
    const auto& results = evaluation.participants;
    for (const std::size_t i : chosen) {
        const Participant& participant = tournament.participants[i];
        std::vector<app::Table::Cell> row{{formatCount(participant.number.value())},
                                          {formatName(participant)}};
        for (const Column column : columns)
            row.push_back(evaluationTableCell(column, participant, results[i], system));
        table.addRow(std::move(row));
    }
    return table;
}

} // namespace zahlmeister::ui
