// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/evaluationreport.h"

#include <algorithm>

#include "app/main/console/commandtext.h"
#include "ui/text/evaluationlegend.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/text/previewvalue.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

std::vector<std::pair<QString, QString>> factsOf(const EvaluatedTournament& evaluated)
{
    const engine::TournamentHeader& header = evaluated.tournament().header;
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const QString& name, const QString& value) {
        if (!value.isEmpty())
            facts.emplace_back(name, value);
    };
    const auto day = [](const std::optional<engine::Date>& date) {
        return date ? ui::formatDate(*date) : QString();
    };
    add(Tr::tr("Tournament ID"), ui::fromEngine(header.externalId));
    add(Tr::tr("Place"), ui::fromEngine(header.place));
    add(Tr::tr("Start"), day(header.start));
    add(Tr::tr("End"), day(header.end));
    add(Tr::tr("Level"), ui::fromEngine(header.level));
    add(Tr::tr("Kind"), ui::tournamentKindName(header.kind));
    if (header.mode)
        add(Tr::tr("Mode"), ui::tournamentModeName(*header.mode));
    add(Tr::tr("Time control"), ui::fromEngine(header.timeControl));
    add(Tr::tr("Evaluator"), ui::fromEngine(header.evaluator));
    add(Tr::tr("Rules"), ui::ruleVersionName(*evaluated.choice.version));
    add(Tr::tr("Arithmetic"), ui::arithmeticName(evaluated.evaluation.arithmetic));
    if (evaluated.evaluation.iterations > 0)
        add(Tr::tr("Joint iteration"), Tr::tr("%n step(s)", nullptr, evaluated.evaluation.iterations));
    return facts;
}

app::Table::Cell cellOf(Column column, const Participant& participant,
                        const ParticipantEvaluation& evaluation, const engine::SystemDescription* system)
{
    const ui::PreviewValue value = ui::previewValue(participant, evaluation, column, system);
    const ui::PreviewText text = ui::previewText(value);
    app::Table::Cell cell{.text = text.text, .bodyLength = text.bodyLength};
    if (value.kind == ui::PreviewValue::Kind::CarryOver)
        cell.bodyLength = -1;
    cell.isStrong = column == Column::NewRating && value.kind == ui::PreviewValue::Kind::Rating;
    if (value.marked) {
        cell.isMarked = true;
        cell.text += u'*';
    }
    return cell;
}

/// The signs in the cells; the heads of the columns explain themselves here.
std::vector<std::pair<QString, QString>> legendOf(const EvaluatedTournament& evaluated)
{
    std::vector<std::pair<QString, QString>> legend;
    for (const ui::LegendEntry& entry :
         ui::evaluationLegend(evaluated.tournament(), evaluated.evaluation, *evaluated.choice.version)) {
        if (entry.isSign)
            legend.emplace_back(entry.term, entry.meaning);
    }
    return legend;
}

/// What the report explains of a participant: his stage first, then every column that shows a number of his.
std::vector<engine::Quantity> quantitiesOf(const ParticipantEvaluation& participant,
                                           std::span<const Column> columns)
{
    std::vector<engine::Quantity> quantities{engine::Quantity::Group};
    for (const Column column : columns) {
        const auto quantity = ui::quantityOf(column, participant);
        if (quantity && std::ranges::find(quantities, *quantity) == quantities.end())
            quantities.push_back(*quantity);
    }
    return quantities;
}

std::vector<EvaluationReport::Explanation> explanationsOf(const EvaluatedTournament& evaluated,
                                                          const std::vector<std::size_t>& rows,
                                                          std::span<const Column> columns)
{
    std::vector<EvaluationReport::Explanation> explanations;
    if (evaluated.evaluation.trace.empty())
        return explanations;
    for (const std::size_t row : rows) {
        const ParticipantEvaluation& participant = evaluated.evaluation.participants[row];
        EvaluationReport::Explanation explanation;
        explanation.participant = ui::formatParticipant(evaluated.tournament(), participant.number);
        for (const engine::Quantity quantity : quantitiesOf(participant, columns)) {
            ui::Derivation derivation = ui::derive(evaluated.tournament(), evaluated.evaluation,
                                                   *evaluated.choice.version, participant.number, quantity);
            derivation.rules.clear(); // the report's head names them for all
            if (!derivation.blocks.empty())
                explanation.answers.push_back({{participant.number, quantity}, std::move(derivation)});
        }
        explanations.push_back(std::move(explanation));
    }
    return explanations;
}

} // namespace

EvaluationReport makeReport(const EvaluatedTournament& evaluated, const ui::ParticipantSelection& selection)
{
    const engine::Tournament& tournament = evaluated.tournament();
    const auto system = engine::systemOf(*evaluated.choice.version);
    const std::vector<Column> columns =
        system.has_value() ? engine::columnsOf(**system) : std::vector<Column>();

    const engine::SystemDescription* description = engine::descriptionOf(*evaluated.choice.version);

    using Kind = app::Table::Kind;
    EvaluationReport report;
    report.title = ui::fromEngine(tournament.header.name);
    report.facts = factsOf(evaluated);
    report.table.columns = {{u"#"_s, Kind::Figure}, {Tr::tr("Player"), Kind::Text, false, false, true}};
    for (const Column column : columns) {
        const bool isNumber = column != Column::AgeGroup && column != Column::Club;
        report.table.columns.push_back(
            {.head = ui::columnHead(column, description),
             .kind = isNumber ? Kind::Figure : Kind::Text,
             .symbol = column == Column::Change ? QString() : ui::columnSymbol(column, description)});
    }
    const auto& results = evaluated.evaluation.participants;
    const auto rows = ui::selectedRows(tournament, evaluated.evaluation, selection);
    for (const std::size_t i : rows) {
        const Participant& participant = tournament.participants[i];
        std::vector<app::Table::Cell> row{{ui::formatCount(participant.number.value())},
                                          {ui::formatName(participant)}};
        for (const Column column : columns)
            row.push_back(cellOf(column, participant, results[i], description));
        report.table.addRow(std::move(row));
    }
    report.legend = legendOf(evaluated);
    for (const engine::Finding& finding : evaluated.findings) {
        if (selection.isPartial())
            break;
        report.findings.push_back({ui::findingLevelSign(finding.level), findingSentence(evaluated, finding)});
    }
    report.explanations = explanationsOf(evaluated, rows, columns);
    return report;
}

} // namespace zahlmeister::cli
