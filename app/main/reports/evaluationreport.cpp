// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/evaluationreport.h"

#include <algorithm>

#include "app/main/console/commandtext.h"
#include "ui/text/evaluationlegend.h"
#include "ui/text/evaluationtable.h"
#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
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

    EvaluationReport report;
    report.title = ui::fromEngine(tournament.header.name);
    report.facts = factsOf(evaluated);
    const auto rows = ui::selectedRows(tournament, evaluated.evaluation, selection);
    report.table =
        ui::evaluationTable(tournament, evaluated.evaluation, *evaluated.choice.version, columns, rows);
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
