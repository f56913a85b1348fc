// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz2026/parameters.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief Where document 000 says what the family shares.
inline constexpr dwz::Clauses kClauses{
    .established = "3.4.1",
    .firstStage = "3.4.1.1",
    .secondStage = "3.4.1.2",
    .residual = "3.4.2",
    .carryOverExpired = "4.1.1",
    .formerMember = "3.4.3, 4.1.1",
    .startValue = "Anhang 1.1.1",
    .fictitiousDraw = "3.4.1.3",
    .iteration = "3.4.4.1, Anhang 1.1.2",
    .iterationEnd = "Anhang 1.1.3",
    .neverNegative = "3.4.4.2",
    .noSolution = "3.4.4.1",
    .newcomersAverage = "3.2, Anhang 3.1.11",
    .firstRating = "3.4.4.2, Anhang 1.2.2",
    .firstIndex = "2.2.4",
    .carryOverKept = "3.4.2",
    .residualAverage = "3.4.2, Anhang 3.1.11",
    .performanceMeaning = "3.6.1",
    .performanceStart = "Anhang 1.1.1, Anhang 1.1.4",
    .performanceFictitiousDraw = "3.6.2",
    .performanceIteration = "Anhang 1.1.4",
    .performance = "3.6.2, Anhang 1.1.4",
    .exceptional = "3.6.3",
    .entryRating = "6.4.2",
    .foreignRating = "4.1.2, 2.2.4",
    .expected = "3.3.2",
    .normalDistribution = "3.3.1",
    .expectancyTable = "Anhang 2.1",
    .average = "3.2, Anhang 3.1.11",
    .age = "3.2, Anhang 1.3",
    .coefficient = "3.5.1, Anhang 1.3",
    .newRating = "3.5.2",
    .newIndex = "2.2.4",
    .notRecorded = "3.4.3",
    .games = "3.2",
    .forfeit = "2.2.5.2",
    .markedUnrated = "6.4.3",
    .computer = "4.1.4",
    .opponentUnrated = "3.4.1",
    .secondStageOpponent = "3.4.2",
    .matchUnrated = "4.2.4.5",
};

/// @brief What the family needs to know of this version.
[[nodiscard]] dwz::FamilyRules rulesOf(const Parameters& parameters);

/// @brief The formulas of document 000: correction of the first rating, K, R_n.
class Formulas final : public dwz::Formulas {
public:
    /// @param parameters outlive the object
    explicit Formulas(const Parameters& parameters) : m_parameters(parameters) { }

    [[nodiscard]] int firstRating(double iterated, std::int32_t number, Trace* trace) const override;
    [[nodiscard]] dwz::RatedResult newRating(const dwz::RatedPlayer& player, Trace* trace) const override;
    [[nodiscard]] int entryIndex(RatingSource source) const override;

private:
    const Parameters& m_parameters;
};

} // namespace zahlmeister::engine::dwz2026
