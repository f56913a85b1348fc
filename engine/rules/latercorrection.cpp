// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/latercorrection.h"

#include "engine/base/rounding.h"
#include "engine/base/try.h"

namespace zahlmeister::engine {

Result<std::vector<Evaluation>> correctInOrder(const RatingSystem& system,
                                               std::span<const LaterEvaluation> evaluations, int rating,
                                               const RuleVersion& version, const EvaluationOptions& options)
{
    // RULE: WO1992 4.10.1.2
    std::vector<Evaluation> corrected;
    for (const LaterEvaluation& later : evaluations) {
        TRY(auto evaluation, system.correct(later, rating, version, options));
        rating = evaluation.participants.front().newRating.value_or(rating);
        corrected.push_back(std::move(evaluation));
    }
    return corrected;
}

Result<int> meanRating(std::span<const PartialRating> ratings)
{
    // RULE: WO1992 4.10.1.3
    if (ratings.empty())
        return failure(ErrorCode::MissingKey, {"calculate", "mean"});
    double sum = 0;
    int games = 0;
    for (const PartialRating& part : ratings) {
        if (!Rating::isValid(part.rating))
            return failure(ErrorCode::OutOfRange,
                           {"calculate", "rating", std::to_string(part.rating), "-9999..9999"});
        if (part.gameCount < 1 || part.gameCount > 1000)
            return failure(ErrorCode::OutOfRange,
                           {"calculate", "games", std::to_string(part.gameCount), "1..1000"});
        sum += static_cast<double>(part.rating) * part.gameCount;
        games += part.gameCount;
    }
    return static_cast<int>(roundCommercial(sum / games));
}

} // namespace zahlmeister::engine
