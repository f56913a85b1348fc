// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/newrating.h"

#include "engine/base/rounding.h"
#include "engine/rules/fwz2019/wording.h"

namespace zahlmeister::engine::fwz2019 {

using Op = OperandName;

NewRating newRatingOf(const RatedPlayer& player, const Parameters& parameters, Trace* trace)
{
    // RULE: FWZ 4.2, 4.3
    const double factor = parameters.factor(player.rating, player.index);
    const double unrounded = player.rating + factor * (player.score - player.expected);
    const auto rating = static_cast<int>(roundCommercial(unrounded));
    if (trace) {
        const bool isSecured = parameters.isSecured(player.index);
        const double base = isSecured ? parameters.securedFactor : parameters.unsecuredFactor;
        trace->tell(Quantity::Coefficient, player.number, "4.2", factor,
                    isSecured ? kFactorSecured : kFactorUnsecured, Op::OldIndex, player.index, Op::OldRating,
                    player.rating, Op::BaseCoefficient, base, Op::Bonus, factor - base);
        trace->tell(Quantity::NewRating, player.number, "4.3", rating, kNewRating, kChanges, Op::OldRating,
                    player.rating, Op::Coefficient, factor, Op::Games, player.games, Op::Score, player.score,
                    Op::Expected, player.expected, Op::Unrounded, unrounded);
    }
    return {factor, rating};
}

} // namespace zahlmeister::engine::fwz2019
