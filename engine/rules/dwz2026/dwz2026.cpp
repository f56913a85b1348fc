// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/dwz2026.h"

#include <array>

#include "engine/base/try.h"
#include "engine/rules/dwz/description.h"
#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz2026/estimate.h"
#include "engine/rules/dwz2026/formulas.h"
#include "engine/rules/dwz2026/printedtables.h"
#include "engine/rules/dwz2026/wording.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

constexpr auto kColumns = dwz::columnsWith("K", 1);

constexpr auto kWords = dwz::wordsWith(
    {QuantityWord{Quantity::BaseCoefficient, "K_0"}, {Quantity::Bonus, "a"}, {Quantity::Brake, "b"}});

constexpr auto kStories = dwz::joined(
    dwz::storiesOf(kClauses, kCoefficientMeaning), dwz::factorStoriesOf(kClauses),
    dwz::performanceStoriesOf(kClauses, kNoPerformance),
    std::array{
        Story{Quantity::Performance, {}, Whose::Everybody, {}, {&dwz::kNoPerformanceOfNewcomer, "3.6.1"}},
        Story{Quantity::Exceptional, {}, Whose::Rated, {}, {&kNotExceptional, "3.6.3"}},
        Story{Quantity::Exceptional, {}, Whose::Everybody, {}, {&dwz::kNoPerformanceOfNewcomer, "3.6.1"}},
        Story{Quantity::FictitiousDraw, {}, Whose::Rated, {}, {&dwz::kNoDraw, "3.6.2"}},
        Story{Quantity::FictitiousDraw, {}, Whose::Everybody, {}, {&dwz::kNoDraw, "3.4.1.3"}},
    });

constexpr SystemDescription kDescription{
    .id = "dwz2026",
    .ratingName = "DWZ",
    .document = "WO",
    .lowerIsBetter = false,
    .coefficientKey = "k",
    .columns = kColumns,
    .words = kWords,
    .stories = kStories,
    .findings = FindingDocument::Wo2026,
    .specialRating = ZAHLMEISTER_TEXT(
        "Rules", "special rating, because R_h is more than R_o + {special_threshold}: counts "
                 "with R_h in the evaluation of rated opponents"),
    .estimateClause = "Anhang 3.3",
    .approximationClause = "Anhang 2.1",
    .awardClause = "2.2.5.2",
};

class Dwz2026 final : public ParametricSystem<Parameters> {
public:
    Dwz2026() : ParametricSystem(kDescription) { }

    Result<Evaluation> estimate(const CalculationInput& input, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        if (!input.rating || input.games.empty())
            return failure(ErrorCode::MissingKey, {"calculate", input.rating ? "game" : "rating"});
        return Parameters::from(version).and_then([&](const Parameters& parameters) -> Result<Evaluation> {
            EvaluationOptions withDetails = options;
            withDetails.trace = false;
            withDetails.details = true;
            TRY(auto evaluation, calculate(input, version, withDetails));
            makeRough(evaluation, parameters, options.trace ? &evaluation.trace : nullptr);
            return evaluation;
        });
    }

private:
    Result<void> compute(const Tournament& tournament, const Parameters& parameters, Evaluation& result,
                         const Recording& record) const override
    {
        const bool isExact = result.arithmetic == Arithmetic::Exact;
        return dwz::evaluateFamily(tournament, rulesOf(parameters), Formulas(parameters),
                                   isExact ? dwz::Precision::Exact : dwz::Precision::ThreeDecimals, result,
                                   record);
    }

    std::optional<ParticipantEvaluation> fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                                    Trace* trace) const override
    {
        return dwz::ratedFromTotals(totals, rulesOf(parameters), Formulas(parameters), trace);
    }

    std::vector<PrintedTable> printedTables(const Parameters& parameters) const override
    {
        return tablesOf(parameters);
    }
};

} // namespace

const RatingSystem& system()
{
    static const Dwz2026 instance;
    return instance;
}

} // namespace zahlmeister::engine::dwz2026
