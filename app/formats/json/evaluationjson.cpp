// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/json/evaluationjson.h"

#include <algorithm>
#include <map>

#include "app/fields/recordjson.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

constexpr int kFormulaDigits = 10; ///< of a number within a formula

void writeDetail(JsonWriter& json, const GameDetail& detail)
{
    json.member("round", detail.round);
    json.member("opponent", detail.opponent.value());
    json.member("rating_used", detail.ratingUsed);
    // A forfeit counts on the crosstable only; `reason_not_counted` tells it from a point that was played
    // for.
    if (detail.result != SideResult::NotPlayed)
        json.member("score", tablePoints(detail.result));
    json.member("expected", detail.expected);
    json.member("change", detail.change);
    json.member("counted", detail.counted);
    if (detail.reason)
        json.member("reason_not_counted", notCountedText(*detail.reason));
}

/// The engine keeps codes as numbers in its trace; here they get their words.
void writeOperand(JsonWriter& json, const Operand& operand)
{
    const auto code = static_cast<int>(operand.value);
    json.key(operandText(operand.name));
    switch (operand.name) {
    case OperandName::Reason: json.value(notCountedText(static_cast<NotCounted>(code))); break;
    case OperandName::AgeGroup: json.value(ageGroupText(static_cast<AgeGroup>(code))); break;
    case OperandName::Source: json.value(codeText(static_cast<RatingSource>(code))); break;
    default: json.value(operand.value);
    }
}

void writeTerm(JsonWriter& json, const Term& term)
{
    switch (term.kind) {
    case TermKind::Participant: json.member("opponent", term.opponent); break;
    case TermKind::CarryOver: json.member("carry_over", term.opponent); break;
    case TermKind::Fictitious: json.member("fictitious", true); break;
    }
    if (term.round > 0)
        json.member("round", term.round);
    json.member("score", Score::fromHalfPoints(term.halfPoints));
    json.member("rating", term.rating);
    json.member("difference", term.difference);
    json.member("probability", term.probability);
}

/// The formula of the system that computed the step, with the numbers of the step and of the rule version.
std::string formulaOf(const Trace& trace, const Step& step, const RuleVersion& version)
{
    const auto tellings = trace.explanations(step);
    const auto telling =
        std::ranges::find_if(tellings, [](const Telling& one) { return one.explanation->symbols; });
    if (telling == tellings.end())
        return {};
    const std::string_view symbols = telling->explanation->symbols;
    const auto valueOf = [&](std::string_view key) -> std::optional<double> {
        for (const Operand& operand : trace.operands(step)) {
            if (operandText(operand.name) == key)
                return operand.value;
        }
        const auto parameter = version.number(key);
        return parameter.has_value() ? std::optional(*parameter) : std::nullopt;
    };
    std::string formula;
    std::size_t at = 0;
    for (std::size_t open = symbols.find('{'); open != std::string_view::npos; open = symbols.find('{', at)) {
        const std::size_t close = symbols.find('}', open);
        const std::string_view key = symbols.substr(open + 1, close - open - 1);
        const auto number = valueOf(key);
        formula += symbols.substr(at, open - at);
        formula += number ? QByteArray::number(*number, 'g', kFormulaDigits).toStdString() : std::string(key);
        at = close + 1;
    }
    return formula.append(symbols.substr(at));
}

void writeStep(JsonWriter& json, const Trace& trace, const Step& step, const RuleVersion& version)
{
    json.member("quantity", quantityText(step.quantity));
    if (step.iteration > 0)
        json.member("iteration", step.iteration);
    json.member("clause", step.clause);
    json.member("formula", formulaOf(trace, step, version));
    json.object("operands", JsonWriter::Layout::OneLine, [&] {
        for (const Operand& operand : trace.operands(step))
            writeOperand(json, operand);
    });
    if (step.termCount > 0) {
        json.objects("terms", JsonWriter::Layout::OneLine, trace.terms(step),
                     [&](const Term& term) { writeTerm(json, term); });
    }
    // Codes get their words, as in operands.
    if (step.quantity == Quantity::Group)
        json.member("result", groupText(static_cast<Group>(static_cast<int>(step.result))));
    else if (step.quantity == Quantity::Age)
        json.member("result", ageGroupText(static_cast<AgeGroup>(static_cast<int>(step.result))));
    else
        json.member("result", step.result);
}

void writeParticipant(JsonWriter& json, const std::string& name, const ParticipantEvaluation& participant,
                      const RuleVersion& version, const Trace& trace, const std::vector<const Step*>& steps)
{
    const SystemDescription* system = descriptionOf(version);
    json.member("number", participant.number.value());
    json.member("name", name);
    json.member("group", groupText(participant.group));
    json.member("games", participant.games);
    json.member("score", participant.score);
    json.member("expected", participant.expected);
    json.member(system ? system->coefficientKey : "k", participant.coefficient);
    json.member("opponents_average", participant.opponentsAverage);
    json.member("level", participant.level);
    json.member("percent_difference", participant.percentDifference);
    json.member("performance", participant.performance);
    if (participant.bound)
        json.member("bound", ratingBoundText(*participant.bound));
    if (participant.exceptional)
        json.member("exceptional", true);
    json.member("start_value", participant.startValue);
    json.member("iteration_value", participant.iterationValue);
    json.member("old_rating", participant.oldRating);
    json.member("old_index", participant.oldIndex);
    json.member("new_rating", participant.newRating);
    json.member("new_index", participant.newIndex);
    json.member("change", participant.change());
    json.member("unrounded_change", participant.unroundedChange);
    json.member("recorded", participant.recorded);
    if (participant.formerMember)
        json.member("former_member", true);
    if (!participant.carryOver.empty()) {
        json.key("carry_over");
        writeRecords(json, participant.carryOver, JsonForm::Short);
    }
    json.objects("games_detail", JsonWriter::Layout::OneLine, participant.details,
                 [&](const GameDetail& detail) { writeDetail(json, detail); });
    if (!trace.empty())
        json.objects("trace", JsonWriter::Layout::Lines, steps,
                     [&](const Step* step) { writeStep(json, trace, *step, version); });
}

} // namespace

void writeEvaluationMembers(JsonWriter& json, const Tournament& tournament, const RuleVersion& version,
                            const Evaluation& evaluation, const std::vector<Finding>& findings,
                            const FindingWording& wording)
{
    // The trace is in the order of the computation, in which the participants alternate.
    std::map<std::int32_t, std::vector<const Step*>> steps;
    for (const Step& step : evaluation.trace.steps())
        steps[step.participant].push_back(&step);

    json.member("rules", evaluation.rules);
    json.member("arithmetic", arithmeticText(evaluation.arithmetic));
    json.member("iterations", evaluation.iterations);
    json.objects("participants", JsonWriter::Layout::Lines, evaluation.participants,
                 [&](const ParticipantEvaluation& participant) {
                     const auto index = tournament.indexOf(participant.number);
                     const std::string name = index ? tournament.participants[*index].name : std::string();
                     writeParticipant(json, name, participant, version, evaluation.trace,
                                      steps[participant.number.value()]);
                 });
    writeFindings(json, findings, tournament, wording);
}

QByteArray writeEvaluationJson(const Tournament& tournament, const RuleVersion& version,
                               const Evaluation& evaluation, const std::vector<Finding>& findings,
                               const FindingWording& wording)
{
    JsonWriter json;
    json.beginObject();
    writeEvaluationMembers(json, tournament, version, evaluation, findings, wording);
    json.endObject();
    return json.take();
}

} // namespace zahlmeister::app
