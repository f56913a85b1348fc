// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/newrating.h"

#include "engine/base/rounding.h"
#include "engine/rules/fwz2019/wording.h"

namespace zahlmeister::engine::fwz2019 {

using Op = OperandName;

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
    trace.tell(Quantity::Coefficient, player.number, "4.2", rated.factor,
               isSecuredRating ? kFactorSecured : kFactorUnsecured, Op::OldIndex, player.index, Op::OldRating,
               player.rating, Op::BaseCoefficient, base, Op::Bonus, rated.factor - base);
    trace.tell(Quantity::NewRating, player.number, "4.3", rated.rating, kNewRating, kChanges, Op::OldRating,
               player.rating, Op::Coefficient, rated.factor, Op::Games, player.games, Op::Score, player.score,
               Op::Expected, player.expected, Op::Unrounded, rated.unrounded);
}

} // namespace zahlmeister::engine::fwz2019
