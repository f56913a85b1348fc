// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation/derivation.h"

#include <algorithm>
#include <set>
#include <span>
#include <variant>

#include "engine/catalogue/rulecatalog.h"
#include "ui/text/derivation/derivationtables.h"
#include "ui/text/derivation/stepwording.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

using engine::Explanation;
using engine::ExplanationTable;
using engine::Group;
using engine::Quantity;
using engine::Step;
using engine::Telling;

namespace {

/// The new rating is asked for by one name, whatever it is for this participant.
Quantity answered(Quantity asked, const engine::ParticipantEvaluation& result)
{
    const bool isOfNewRating = asked == Quantity::NewRating || asked == Quantity::FirstRating ||
                               (asked == Quantity::NewIndex && result.group == Group::Residual);
    return isOfNewRating ? quantityOf(engine::Column::NewRating, result).value_or(asked) : asked;
}

/// A step's result as a number of so many decimals at most; empty when there is no such step.
QString stepResult(const DerivationWriter& writer, Quantity quantity, int decimals)
{
    const engine::Step* step = writer.step(quantity);
    return step ? formatNumberShort(step->result, decimals) : QString();
}

/// The number that the title ends with.
QString resultText(const DerivationWriter& writer, Quantity quantity)
{
    const engine::ParticipantEvaluation& result = writer.result();
    switch (quantity) {
    case Quantity::EntryRating: return formatRating(result.oldRating, result.oldIndex);
    case Quantity::Group: return groupName(result.group, writer.system());
    case Quantity::Games: return formatCount(result.games);
    case Quantity::Score: return formatScore(result.score);
    case Quantity::CarryOverKept:
        return result.group == Group::Residual ? formatCount(static_cast<qint64>(result.carryOver.size()))
                                               : QString();
    case Quantity::StartValue:
    case Quantity::IterationValue:
    case Quantity::FictitiousDraw: return stepResult(writer, quantity, 2);
    case Quantity::FirstRating:
    case Quantity::NewRating: return formatRating(result.newRating, result.newIndex);
    case Quantity::NewIndex: return result.newIndex ? formatCount(*result.newIndex) : QString();
    case Quantity::Performance:
        return result.performance ? formatNumberShort(*result.performance, 1) : QString();
    case Quantity::OpponentsAverage: return formatRating(result.opponentsAverage);
    case Quantity::Level:
    case Quantity::PercentDifference: return stepResult(writer, quantity, 1);
    case Quantity::Expected: return result.expected ? writer.probability(*result.expected) : QString();
    case Quantity::Age: return result.ageGroup ? ageGroupName(*result.ageGroup) : QString();
    case Quantity::BaseCoefficient:
    case Quantity::Bonus:
    case Quantity::Brake: return stepResult(writer, quantity, 3);
    case Quantity::Coefficient:
        return result.coefficient ? formatNumber(*result.coefficient, writer.coefficientDecimals())
                                  : QString();
    case Quantity::GameNotCounted:
    case Quantity::CarryOverDiscarded:
    case Quantity::CarryOverConverted:
    case Quantity::Iteration:
    case Quantity::PerformanceStart:
    case Quantity::PerformanceIteration:
    case Quantity::Exceptional:
    case Quantity::ExceptionalOpponent: break;
    }
    return {};
}

std::span<const Telling> tellingsOf(const DerivationWriter& writer, const Step& step)
{
    return writer.trace().explanations(step);
}

QString clauseOf(const DerivationWriter& writer, const Telling& telling, const Step* step)
{
    return writer.clause(telling.clause ? telling.clause : step ? step->clause : nullptr);
}

/// What a step has been explained with so far.
struct Told {
    bool isFirst = true;
    QString clause = {};
};

/// Sentences of the same step and clause run on in one paragraph; a clause is cited once.
void writeSentences(DerivationWriter& writer, const QString& text, const QString& clause, const Told& told)
{
    const bool isSame = !told.isFirst && told.clause == clause;
    DerivationBlock* const last = writer.last();
    auto* const paragraph = last ? std::get_if<DerivationParagraph>(last) : nullptr;
    if (paragraph && isSame)
        paragraph->text += u' ' + text;
    else
        writer.add(DerivationParagraph{text, isSame ? QString() : clause});
}

/// Text and formula of an explanation.
void writeWords(DerivationWriter& writer, const Telling& telling, const Step* step, Told& told)
{
    const Explanation& explanation = *telling.explanation;
    const StepWording wording(writer, step);
    const QString clause = clauseOf(writer, telling, step);
    if (explanation.text) {
        writeSentences(writer, wording.sentence(explanation.text), clause, told);
        told = {false, clause};
    }
    const QString symbols = wording.formula(explanation.symbols);
    const QString values = wording.formula(explanation.values);
    if (symbols.isEmpty() && values.isEmpty())
        return;
    DerivationFormula formula{symbols.isEmpty() ? values : symbols, {}, {}};
    if (!symbols.isEmpty() && !values.isEmpty()) {
        formula.values = values;
        formula.result = wording.rounding();
    }
    if (told.isFirst || told.clause != clause)
        formula.clause = clause;
    writer.add(std::move(formula));
    told = {false, clause};
}

void writeTable(DerivationWriter& writer, const Telling& telling, const Step& step)
{
    const Explanation& explanation = *telling.explanation;
    if (!explanation.caption)
        return;
    const QString caption = StepWording(writer, &step).sentence(explanation.caption);
    const Step* const games = explanation.games ? writer.step(*explanation.games) : &step;
    DerivationTable table;
    switch (explanation.table) {
    case ExplanationTable::Games:
        // With what another step expects of these games this one has nothing to do.
        if (games)
            table = gamesTable(writer, *games, caption, games == &step);
        break;
    case ExplanationTable::CarryOver: table = carryOverTable(writer, step, caption); break;
    case ExplanationTable::Changes:
        table = changesTable(writer, caption);
        table.clause = clauseOf(writer, telling, &step);
        break;
    case ExplanationTable::ParameterRow:
        table =
            parameterRowTable(writer, explanation.row, quantitySymbol(step.quantity, writer.system()),
                              toInt(writer.trace().operand(step, engine::OperandName::OldIndex)), caption);
        break;
    }
    if (!table.rows.empty())
        writer.add(std::move(table));
}

/// The links of a step stand below its last words; between its words and its table, when it has one.
void writeLinks(DerivationWriter& writer, const Step& step)
{
    DerivationBlock* const last = writer.last();
    if (auto* formula = last ? std::get_if<DerivationFormula>(last) : nullptr)
        formula->links = writer.linksOf(step);
    else if (auto* paragraph = last ? std::get_if<DerivationParagraph>(last) : nullptr)
        paragraph->links = writer.linksOf(step);
}

void writeStep(DerivationWriter& writer, const Step& step)
{
    const auto tellings = tellingsOf(writer, step);
    Told told;
    for (std::size_t at = 0; at < tellings.size(); ++at) {
        writeWords(writer, tellings[at], &step, told);
        const bool isLastWord = std::none_of(
            tellings.begin() + static_cast<std::ptrdiff_t>(at) + 1, tellings.end(),
            [](const Telling& later) { return later.explanation->text || later.explanation->values; });
        const Explanation& explanation = *tellings[at].explanation;
        if (isLastWord && (explanation.text || explanation.symbols || explanation.values))
            writeLinks(writer, step);
        writeTable(writer, tellings[at], step);
    }
}

/// The performance is computed with the ratings before the tournament, R_c with what counts in the end: where
/// somebody's special rating has taken the place of his old one, both name the same opponent with two
/// numbers.
void writeOtherRatings(DerivationWriter& writer, Quantity quantity)
{
    const Step* const performance = writer.step(Quantity::Performance);
    const Step* const expected = writer.step(Quantity::Expected);
    if ((quantity != Quantity::Performance && quantity != Quantity::OpponentsAverage) || !performance ||
        !expected)
        return;
    std::set<std::int32_t> named;
    for (const engine::Term& before : writer.trace().terms(*performance)) {
        const engine::ParticipantEvaluation* const opponent =
            before.kind == engine::TermKind::Participant ? writer.resultOf(before.opponent) : nullptr;
        if (opponent == nullptr || !opponent->exceptional)
            continue;
        for (const engine::Term& after : writer.trace().terms(*expected)) {
            const bool isSame = after.kind == before.kind && after.opponent == before.opponent;
            if (!isSame || toInt(after.rating) == toInt(before.rating) ||
                !named.insert(after.opponent).second)
                continue;
            writer.add(DerivationParagraph{fillPattern(
                Why::tr("%1 counts in R_h with the old rating %2, in R_c with the performance of this "
                        "tournament, %3: R_h comes first, and only then is known who is so much "
                        "better than his old rating that his performance takes its place."),
                {writer.nameOf(after.opponent), formatCount(toInt(before.rating)),
                 formatCount(toInt(after.rating))})});
        }
    }
}

/// An iteration is explained once, by its last step, and listed step by step.
void writeIteration(DerivationWriter& writer, const std::vector<const Step*>& steps)
{
    const Step& last = *steps.back();
    Told told;
    for (const Telling& telling : tellingsOf(writer, last))
        writeWords(writer, telling, &last, told);
    writer.add(stepsTable(writer, steps));
    for (const Telling& telling : tellingsOf(writer, last))
        writeTable(writer, telling, last);
}

void writeChapter(DerivationWriter& writer, Quantity quantity)
{
    const auto steps = writer.steps(quantity);
    if (steps.empty())
        return;
    if (steps.front()->iteration > 0) {
        writeIteration(writer, steps);
    } else if (quantity == Quantity::GameNotCounted && tellingsOf(writer, *steps.front()).empty()) {
        writer.add(notCountedTable(writer, steps));
    } else {
        for (const Step* step : steps)
            writeStep(writer, *step);
    }
}

/// Answers for a quantity with the story that the rating system has for it, or with the quantity's own
/// steps.
void writeStory(DerivationWriter& writer, Quantity quantity)
{
    const engine::Story* const story =
        writer.system() ? engine::storyOf(*writer.system(), quantity, writer.result().group) : nullptr;
    if (story) {
        const Telling& first = writer.step(quantity) ? story->opening : story->otherwise;
        Told told;
        if (first.explanation)
            writeWords(writer, first, nullptr, told);
    }
    if (!story || story->chapters.empty()) {
        writeChapter(writer, quantity);
    } else {
        for (const Quantity chapter : story->chapters)
            writeChapter(writer, chapter);
    }
    if (writer.isEmpty())
        writer.add(DerivationParagraph{
            fillPattern(Why::tr("These rules give %1 no such number."), {writer.name()})});
}

} // namespace

Derivation derive(const engine::Tournament& tournament, const engine::Evaluation& traced,
                  const engine::RuleVersion& version, engine::ParticipantNumber participant,
                  engine::Quantity quantity)
{
    if (!tournament.indexOf(participant))
        return {};
    DerivationWriter writer(tournament, traced, version, participant);
    const Quantity subject = answered(quantity, writer.result());
    writer.setResult(resultText(writer, subject));
    writeStory(writer, subject);
    writeOtherRatings(writer, subject);
    const engine::SystemDescription* const system = engine::descriptionOf(version);
    const QString clause = system && *system->awardClause ? writer.clause(system->awardClause) : QString();
    for (const QString& text : awardedTexts(tournament, participant))
        writer.add(DerivationParagraph{text, clause});
    return writer.finish(subject);
}

} // namespace zahlmeister::ui
