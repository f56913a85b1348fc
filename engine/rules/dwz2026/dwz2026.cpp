// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/dwz2026.h"

#include <array>

#include "engine/rules/byhand.h"
#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz/stories.h"
#include "engine/rules/dwz2026/explanations.h"
#include "engine/rules/dwz2026/findingclauses.h"
#include "engine/rules/dwz2026/formulas.h"
#include "engine/rules/dwz2026/printedtables.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

/// Anhang 3.1.11, in its order.
constexpr std::array kColumns{
    ColumnSpec{Column::AgeGroup, ZAHLMEISTER_TEXT("Rules", "Age group"), ""},
    ColumnSpec{Column::Club, ZAHLMEISTER_TEXT("Rules", "Club"), ""},
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old DWZ"), "R_o"},
    ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), "K", 1},
    ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_c"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W_e", 3},
    ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Performance"), "R_h"},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New DWZ"), "R_n"},
    ColumnSpec{Column::Change, "+/−", "R_n − R_o"},
};

constexpr std::array kWords{
    QuantityWord{Quantity::StartValue, "R_p"},
    QuantityWord{Quantity::Iteration, "R_z"},
    QuantityWord{Quantity::IterationValue, "R_i"},
    QuantityWord{Quantity::FirstRating, "R_1"},
    QuantityWord{Quantity::PerformanceStart, "R_p"},
    QuantityWord{Quantity::PerformanceIteration, "R_z"},
    QuantityWord{Quantity::Age, "A"},
    QuantityWord{Quantity::BaseCoefficient, "K_0"},
    QuantityWord{Quantity::Bonus, "a"},
    QuantityWord{Quantity::Brake, "b"},
};

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
    .findingClauses = kFindingClauses,
    .conditions = &kConditions,
    .specialRating = ZAHLMEISTER_TEXT(
        "Rules", "special rating, because R_h is more than R_o + {special_threshold}: counts "
                 "with R_h in the evaluation of rated opponents"),
};

class Dwz2026 final : public RatingSystem {
public:
    const SystemDescription& description() const override { return kDescription; }

    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        const Arithmetic arithmetic = options.arithmetic.value_or(version.arithmetic);
        return dwz::evaluateFamily(
            tournament, version, rulesOf(*parameters), Formulas(*parameters), arithmetic,
            arithmetic == Arithmetic::Exact ? dwz::Precision::Exact : dwz::Precision::ThreeDecimals,
            options.trace);
    }

    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return calculateByHand(*this, input, version, options, [&](const TotalsByHand& totals, Trace* trace) {
            return dwz::ratedFromTotals(totals, rulesOf(*parameters), Formulas(*parameters), trace);
        });
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        return printedTables(version);
    }
};

} // namespace

const RatingSystem& system()
{
    static const Dwz2026 instance;
    return instance;
}

} // namespace zahlmeister::engine::dwz2026
