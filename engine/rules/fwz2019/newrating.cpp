// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/newrating.h"

#include "engine/base/rounding.h"
#include "engine/rules/fwz2019/explanations.h"

namespace zahlmeister::engine::fwz2019 {

NewRating newRatingOf(const RatedPlayer& player, const Parameters& parameters)
{
    // RULE: FWZ 4.2, 4.3
    const double factor = parameters.factor(player.rating, player.index);
    const double unrounded = player.rating + factor * (player.score - player.expected);
    return {factor, unrounded, static_cast<int>(roundCommercial(unrounded))};
}

void traceNewRating(const RatedPlayer& player, const Parameters& parameters, Trace& trace)
{
    const NewRating rated = newRatingOf(player, parameters);
    const bool isSecuredRating = player.index >= parameters.securedIndex;
    const double base = isSecuredRating ? parameters.securedFactor : parameters.unsecuredFactor;
    trace.begin(Quantity::Coefficient, player.number, "4.2");
    trace.add(OperandName::OldIndex, player.index);
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::BaseCoefficient, base);
    trace.add(OperandName::Bonus, rated.factor - base);
    trace.explain(isSecuredRating ? kFactorSecured : kFactorUnsecured);
    trace.finish(rated.factor);
    trace.begin(Quantity::NewRating, player.number, "4.3");
    trace.add(OperandName::OldRating, player.rating);
    trace.add(OperandName::Coefficient, rated.factor);
    trace.add(OperandName::Games, player.games);
    trace.add(OperandName::Score, player.score);
    trace.add(OperandName::Expected, player.expected);
    trace.add(OperandName::Unrounded, rated.unrounded);
    trace.explain(kNewRating);
    trace.explain(kChanges);
    trace.finish(rated.rating);
}

} // namespace zahlmeister::engine::fwz2019
