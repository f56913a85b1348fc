// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

/// @brief W, W_e and n of one rated player, as typed; checked.
struct TotalsByHand {
    int rating;
    std::optional<int> index;
    std::optional<int> age;
    int games; ///< 1 to 1000
    Score score;
    double expected;
    RatingSource source = RatingSource::Dwz;
};

/// @brief What totals give: the participant with number 1; nothing where they do not suffice.
using TotalsFormula =
    std::function<std::optional<ParticipantEvaluation>(const TotalsByHand& totals, Trace* trace)>;

/// @brief The rated participant with number 1, as totals and what follows from them make him.
/// @param coefficient K or E
[[nodiscard]] ParticipantEvaluation ratedByHand(const TotalsByHand& totals, int index, double coefficient,
                                                int newRating);

/// @brief Evaluates one player by hand (document 000, Anhang 3.3).
///
/// With single games the player gets a tournament of his own in which the opponents have just these games, so
/// every rule but the special rating of opponents applies. Without, W, W_e and n give coefficient and R_n
/// alone.
/// @return Error::MissingKey (no rating for W, W_e, n; W, W_e or n missing), OutOfRange (rating, age, index,
/// W, W_e, n), BadUsage (both games and totals), and what RatingSystem::evaluate() returns
[[nodiscard]] Result<Evaluation> calculateByHand(const RatingSystem& system, const CalculationInput& input,
                                                 const RuleVersion& version, const EvaluationOptions& options,
                                                 const TotalsFormula& fromTotals);

/// @brief Refuses numbers that nobody can have typed on purpose.
/// @return Error::OutOfRange (rating, index, age, games), BadUsage (both games and totals)
[[nodiscard]] Result<void> checkInput(const CalculationInput& input);

/// @brief The tournament that calculateByHand() evaluates: the player has number 1, his opponents follow in
/// the order of the games. With totals he is alone.
[[nodiscard]] Tournament tournamentByHand(const CalculationInput& input, const RuleVersion& version);

/// @brief The totals of an input, checked.
/// @return as calculateByHand()
[[nodiscard]] Result<TotalsByHand> totalsOf(const CalculationInput& input);

} // namespace zahlmeister::engine
