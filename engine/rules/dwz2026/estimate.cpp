// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/estimate.h"

#include <algorithm>

#include "engine/base/rounding.h"
#include "engine/evaluation/trace.h"
#include "engine/rules/contribution.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/wording.h"

namespace zahlmeister::engine::dwz2026 {

void makeRough(Evaluation& evaluation, const Parameters& parameters, Trace* trace)
{
    // RULE: WO2026 Anhang 3.3
    using Op = OperandName;
    ParticipantEvaluation& player = evaluation.participants.front();
    const int old = *player.oldRating;
    const double base = baseCoefficient(player.ageGroup.value_or(AgeGroup::Adult), old,
                                        player.oldIndex.value_or(0), parameters);
    const double k = std::min<double>(static_cast<double>(roundCommercial(base * 10)) / 10.0,
                                      parameters.maximumCoefficient);
    const Expectancy expectancy(parameters.deviation);
    int sum = 0;
    for (GameDetail& game : player.details) {
        if (!game.counted || !game.ratingUsed)
            continue;
        const int change =
            printedContribution(k, old - *game.ratingUsed, tablePoints(game.result), expectancy);
        game.change = change;
        sum += change;
    }
    player.coefficient = k;
    player.newRating = std::max(old + sum, parameters.minimumRating);
    player.recorded = false;
    if (!trace)
        return;
    trace->begin(Quantity::NewRating, player.number.value(), "Anhang 3.3");
    trace->add(Op::OldRating, old, Op::Coefficient, k, Op::Games, player.games, Op::Score,
               player.score.points(), Op::Unrounded, old + sum, Op::MinimumRating, parameters.minimumRating);
    trace->explain(kRoughRating);
    if (old + sum < parameters.minimumRating)
        trace->explain(kNewRatingRaised);
    trace->finish(*player.newRating);
}

} // namespace zahlmeister::engine::dwz2026
