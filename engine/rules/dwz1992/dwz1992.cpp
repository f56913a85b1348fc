// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz1992/dwz1992.h"

#include <array>

#include "engine/rules/dwz/description.h"
#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz1992/formulas.h"
#include "engine/rules/dwz1992/manual.h"
#include "engine/rules/dwz1992/printedtables.h"
#include "engine/rules/dwz1992/wording.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::dwz1992 {

namespace {

/// The sheet of the regulation of 2026 with E in the place of K: older documents print none.
constexpr auto kColumns = dwz::columnsWith("E", 0);

/// Document 004 has no numbers, only headings; so they are translated. It says nothing of stages, iteration,
/// performance, special rating and carry-over games.
constexpr const char* kPreface = ZAHLMEISTER_TEXT("Rules", "Preface");
constexpr const char* kCalculating = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ");
constexpr const char* kBasicFormula = ZAHLMEISTER_TEXT("Rules", "Basic formula");
constexpr const char* kPoints = ZAHLMEISTER_TEXT("Rules", "Expected and achieved points");
constexpr const char* kDevelopment = ZAHLMEISTER_TEXT("Rules", "Development coefficient");
constexpr const char* kFirstDwz = ZAHLMEISTER_TEXT("Rules", "First DWZ");

constexpr dwz::Clauses kClauses2004{
    .established = kCalculating,
    .startValue = kFirstDwz,
    .newcomersAverage = kFirstDwz,
    .firstRating = kFirstDwz,
    .firstIndex = kDevelopment,
    .foreignRating = kPreface,
    .expected = kPoints,
    .normalDistribution = kCalculating,
    .expectancyTable = kPoints,
    .age = kDevelopment,
    .coefficient = kDevelopment,
    .newRating = kBasicFormula,
    .newIndex = kDevelopment,
    .games = kCalculating,
    .opponentUnrated = kCalculating,
};

constexpr dwz::Clauses kClauses1992{
    .established = "4.7.1",
    .firstStage = "4.7.3.1",
    .secondStage = "4.7.3.2",
    .residual = "4.7.7",
    .carryOverExpired = "6.1.1",
    .startValue = "4.7.2.1.1",
    .iteration = "4.7.2.1.3, 4.7.4",
    .iterationEnd = "4.7.4",
    .noSolution = "4.7.4",
    .newcomersAverage = "4.7.2.1.1",
    .firstRating = "4.7.4, 4.9.3",
    .firstIndex = "4.9.3",
    .carryOverKept = "4.4, 4.7.7",
    .residualAverage = "4.7.7",
    .performanceMeaning = "4.8",
    .performanceStart = "4.7.2.1.1, 4.8",
    .performanceIteration = "4.7.2.1.3, 4.8",
    .performance = "4.8",
    .exceptional = "4.7.6",
    .foreignRating = "4.9.3, 6.1.2",
    .expected = "4.6",
    .normalDistribution = "4.5",
    .expectancyTable = "4.5, Anhang 2.1",
    .age = "4.9.2",
    .coefficient = "4.9.2",
    .newRating = "4.9.1",
    .newIndex = "4.9.3",
    .notRecorded = "6.1.2",
    .games = "4.3",
    .forfeit = "4.6",
    .markedUnrated = "6.2",
    .computer = "6.1.4",
    .opponentUnrated = "4.7.1.2",
    .secondStageOpponent = "4.7.3.2",
    .matchUnrated = "6.2.3.5",
    .correction = "4.10.1.1",
    .estimate = "Anhang 1.3",
};

constexpr TableClauses kTableClauses1992{.expectancy = "Anhang 2.1",
                                         .difference = "Anhang 2.2",
                                         .coefficient = "Anhang 2.4",
                                         .factor = "Anhang 2.5",
                                         .contribution = "Anhang 1.2.2"};

constexpr auto kWords =
    dwz::wordsWith({QuantityWord{Quantity::BaseCoefficient, "E_0"},
                    {Quantity::Bonus, "a", ZAHLMEISTER_TEXT("Rules", "acceleration factor")},
                    {Quantity::Brake, "B", ZAHLMEISTER_TEXT("Rules", "braking value")}});

constexpr auto kStories2004 =
    dwz::joined(dwz::storiesOf(kClauses2004, kCoefficientMeaning), dwz::factorStoriesOf(kClauses2004),
                dwz::performanceStoriesOf(kClauses2004, dwz::kNoPerformance),
                std::array{
                    Story{Quantity::Performance, {}, Whose::Everybody, {}, {&dwz::kNoPerformanceOfNewcomer}},
                });

constexpr auto kStories1992 =
    dwz::joined(dwz::storiesOf(kClauses1992, kCoefficientMeaning),
                dwz::performanceStoriesOf(kClauses1992, dwz::kNothingEvaluated),
                std::array{
                    Story{Quantity::Performance,
                          dwz::chapters::kFirstRating,
                          Whose::Newcomers,
                          {},
                          {&dwz::kPerformanceIsFirstRating, kClauses1992.performance}},
                });

constexpr SystemDescription kDescription2004{
    .id = "esystem",
    .ratingName = "DWZ",
    .document = "DWZ 2004:",
    .lowerIsBetter = false,
    .coefficientKey = "coefficient",
    .columns = kColumns,
    .words = kWords,
    .stories = kStories2004,
    .findings = FindingDocument::Dwz2004,
    .specialRating = ZAHLMEISTER_TEXT(
        "Rules", "special rating, because R_h is more than R_o + {special_threshold}: counts "
                 "with R_h in the evaluation of all opponents"),
};

constexpr SystemDescription kDescription1992{
    .id = "dwz1992",
    .ratingName = "DWZ",
    .document = "WO 1992",
    .lowerIsBetter = false,
    .coefficientKey = "coefficient",
    .columns = kColumns,
    .words = kWords,
    .stories = kStories1992,
    .findings = FindingDocument::Wo1992,
    .specialRating =
        ZAHLMEISTER_TEXT("Rules", "special rating, because R_p is R_o + {special_threshold} or more: counts "
                                  "with R_p in the evaluation of all opponents"),
    .correctionClause = kClauses1992.correction,
    .estimateClause = kClauses1992.estimate,
};

dwz::Precision precisionOf(Arithmetic arithmetic, const Parameters& parameters)
{
    if (arithmetic == Arithmetic::Exact)
        return dwz::Precision::Exact;
    return parameters.tableDecimals == 2 ? dwz::Precision::TwoDecimals : dwz::Precision::ThreeDecimals;
}

/// One implementation for two documents: the rules of 1992 differ from their successors by their parameters.
class Dwz1992 final : public ParametricSystem<Parameters> {
public:
    Dwz1992(const SystemDescription& description, const dwz::Clauses& clauses,
            const TableClauses& tableClauses)
        : ParametricSystem(description), m_clauses(clauses), m_tableClauses(tableClauses)
    {
    }

    Result<Evaluation> correct(const LaterEvaluation& later, int rating, const RuleVersion& version,
                               const EvaluationOptions& options) const override
    {
        if (*m_clauses.correction == '\0')
            return RatingSystem::correct(later, rating, version, options);
        return Parameters::from(version).and_then([&](const Parameters& parameters) {
            return correctFromExpected(later, rating, manualRules(version, parameters, options),
                                       options.trace);
        });
    }

    Result<Evaluation> estimate(const CalculationInput& input, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        if (*m_clauses.estimate == '\0')
            return RatingSystem::estimate(input, version, options);
        return Parameters::from(version).and_then([&](const Parameters& parameters) {
            return estimateFromAverage(input, manualRules(version, parameters, options), options.trace);
        });
    }

private:
    Result<void> compute(const Tournament& tournament, const Parameters& parameters, Evaluation& result,
                         const Recording& record) const override
    {
        return dwz::evaluateFamily(tournament, rulesOf(parameters, m_clauses),
                                   Formulas(parameters, m_clauses),
                                   precisionOf(result.arithmetic, parameters), result, record);
    }

    std::optional<ParticipantEvaluation> fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                                    Trace* trace) const override
    {
        return dwz::ratedFromTotals(totals, rulesOf(parameters, m_clauses), Formulas(parameters, m_clauses),
                                    trace);
    }

    std::vector<PrintedTable> printedTables(const Parameters& parameters) const override
    {
        return tablesOf(parameters, m_tableClauses);
    }

    ManualRules manualRules(const RuleVersion& version, const Parameters& parameters,
                            const EvaluationOptions& options) const
    {
        const Arithmetic arithmetic = options.arithmetic.value_or(version.arithmetic);
        return {version, parameters, m_clauses, arithmetic, precisionOf(arithmetic, parameters)};
    }

    const dwz::Clauses& m_clauses;
    const TableClauses m_tableClauses;
};

} // namespace

const RatingSystem& system2004()
{
    static const Dwz1992 instance(kDescription2004, kClauses2004, {});
    return instance;
}

const RatingSystem& system1992()
{
    static const Dwz1992 instance(kDescription1992, kClauses1992, kTableClauses1992);
    return instance;
}

} // namespace zahlmeister::engine::dwz1992
