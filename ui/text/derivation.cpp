// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/derivation.h"

#include <algorithm>

#include "ui/text/derivationstory.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

using engine::Group;
using engine::Quantity;

namespace {

/// The new rating is asked for by one name, whatever it is for this participant.
Quantity answered(Quantity asked, const engine::ParticipantEvaluation& result)
{
    if (asked != Quantity::NewRating && asked != Quantity::FirstRating && asked != Quantity::NewIndex)
        return asked;
    switch (result.group) {
    case Group::Established: return asked == Quantity::FirstRating ? Quantity::NewRating : asked;
    case Group::First:
    case Group::Second: return asked == Quantity::NewRating ? Quantity::FirstRating : asked;
    case Group::Residual: return Quantity::CarryOverKept;
    }
    return asked;
}

/// A step's result as a number of so many decimals at most; empty when there is no such step.
QString stepResult(const DerivationWriter& writer, Quantity quantity, int decimals)
{
    const engine::Step* step = writer.step(quantity);
    return step ? formatNumberShort(step->result, decimals) : QString();
}

QString ratingText(const std::optional<int>& rating, const std::optional<int>& index = {})
{
    return rating ? formatRating(*rating, index) : QString();
}

/// The number that the title ends with.
QString resultText(const DerivationWriter& writer, Quantity quantity)
{
    const engine::ParticipantEvaluation& result = writer.result();
    switch (quantity) {
    case Quantity::EntryRating: return ratingText(result.oldRating, result.oldIndex);
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
    case Quantity::NewRating: return ratingText(result.newRating, result.newIndex);
    case Quantity::NewIndex: return result.newIndex ? formatCount(*result.newIndex) : QString();
    case Quantity::Performance:
        return result.performance ? formatNumberShort(*result.performance, 1) : QString();
    case Quantity::OpponentsAverage: return ratingText(result.opponentsAverage);
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
    case Quantity::Iteration:
    case Quantity::PerformanceStart:
    case Quantity::PerformanceIteration:
    case Quantity::Exceptional:
    case Quantity::ExceptionalOpponent: break;
    }
    return {};
}

} // namespace

Derivation derive(const engine::Tournament& tournament, const engine::Evaluation& traced,
                  const engine::RuleVersion& version, engine::ParticipantNumber participant,
                  engine::Quantity quantity)
{
    const auto result = std::find_if(traced.participants.begin(), traced.participants.end(),
                                     [&](const auto& one) { return one.number == participant; });
    if (result == traced.participants.end() || !tournament.indexOf(participant))
        return {};
    const Quantity subject = answered(quantity, *result);
    DerivationWriter writer(tournament, traced, version, participant);
    writer.setResult(resultText(writer, subject));
    writeStory(writer, subject);
    return writer.finish(subject);
}

} // namespace zahlmeister::ui
