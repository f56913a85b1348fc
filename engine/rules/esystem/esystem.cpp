// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/esystem/esystem.h"

#include <array>

#include "engine/rules/byhand.h"
#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz/stories.h"
#include "engine/rules/esystem/explanations.h"
#include "engine/rules/esystem/formulas.h"
#include "engine/rules/esystem/manual.h"
#include "engine/rules/esystem/printedtables.h"

namespace zahlmeister::engine::esystem {

namespace {

/// The sheet of the regulation of 2026 with E in the place of K: older documents print none.
constexpr std::array kColumns{
    ColumnSpec{Column::AgeGroup, ZAHLMEISTER_TEXT("Rules", "Age group"), ""},
    ColumnSpec{Column::Club, ZAHLMEISTER_TEXT("Rules", "Club"), ""},
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old DWZ"), "R_o"},
    ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), "E"},
    ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_c"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W_e", 3},
    ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Performance"), "R_h"},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New DWZ"), "R_n"},
    ColumnSpec{Column::Change, "+/−", "R_n − R_o"},
};

/// Document 004 has no numbers, only headings; so they are translated. It says nothing of stages, iteration,
/// performance, special rating and carry-over games.
constexpr const char* kPreface = ZAHLMEISTER_TEXT("Rules", "Preface");
constexpr const char* kCalculating = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ");
constexpr const char* kBasicFormula = ZAHLMEISTER_TEXT("Rules", "Basic formula");
constexpr const char* kPoints = ZAHLMEISTER_TEXT("Rules", "Expected and achieved points");
constexpr const char* kDevelopment = ZAHLMEISTER_TEXT("Rules", "Development coefficient");
constexpr const char* kFirstDwz = ZAHLMEISTER_TEXT("Rules", "First DWZ");

constexpr dwz::Clauses kClauses{
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

constexpr std::array kWords{
    QuantityWord{Quantity::StartValue, "R_p"},
    QuantityWord{Quantity::Iteration, "R_z"},
    QuantityWord{Quantity::IterationValue, "R_i"},
    QuantityWord{Quantity::FirstRating, "R_1"},
    QuantityWord{Quantity::PerformanceStart, "R_p"},
    QuantityWord{Quantity::PerformanceIteration, "R_z"},
    QuantityWord{Quantity::Age, "A"},
    QuantityWord{Quantity::BaseCoefficient, "E_0"},
    QuantityWord{Quantity::Bonus, "a", ZAHLMEISTER_TEXT("Rules", "acceleration factor")},
    QuantityWord{Quantity::Brake, "B", ZAHLMEISTER_TEXT("Rules", "braking value")},
};

constexpr auto kStories =
    dwz::joined(dwz::storiesOf(kClauses, kCoefficientMeaning), dwz::factorStoriesOf(kClauses),
                dwz::performanceStoriesOf(kClauses, dwz::kNoPerformance),
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

/// The article says nothing of these, but the lists and the matches of those years are those of today.
constexpr std::array kFindingClauses{
    FindingClause{FindingCode::NotIdentified, ""},
    FindingClause{FindingCode::MatchWithUnrated, ""},
    FindingClause{FindingCode::BirthYearMissing, kDevelopment},
    FindingClause{FindingCode::IndexMissing, kDevelopment},
    FindingClause{FindingCode::ForeignRating, kPreface},
};

constexpr std::array kFindingClauses1992{
    FindingClause{FindingCode::TimeControlMissing, "6.2.2"},
    FindingClause{FindingCode::TimeControlUnreadable, "6.2.2"},
    FindingClause{FindingCode::TimeControlTooShort, "6.2.2"},
    FindingClause{FindingCode::YouthClassMissing, "6.2.2"},
    FindingClause{FindingCode::RapidByName, "6.2.2"},
    FindingClause{FindingCode::ForeignTournament, "6.2.1"},
    FindingClause{FindingCode::BirthYearMissing, "4.9.2"},
    FindingClause{FindingCode::IndexMissing, "4.9.2"},
    FindingClause{FindingCode::ForeignRating, "4.9.3, 6.1.2"},
    FindingClause{FindingCode::SelfDeclaredRating, "6.1.3"},
    FindingClause{FindingCode::ComputerGames, "6.1.4"},
    FindingClause{FindingCode::ComputerWithRating, "6.1.4"},
    FindingClause{FindingCode::ComputerSuspected, "6.1.4"},
    FindingClause{FindingCode::MatchNotMarked, "6.2.3.5"},
    FindingClause{FindingCode::MatchWithUnrated, "6.2.3.5"},
    FindingClause{FindingCode::CarryOverExpired, "6.1.1"},
    FindingClause{FindingCode::CarryOverWithoutDate, "6.1.1"},
    FindingClause{FindingCode::CarryOverOfRated, "4.4"},
};

/// Document 001, 6.2.2: two hours; U15 one hour, U13 and U11 half an hour.
constexpr TournamentConditions kConditions1992{.minutes = 120, .youth = {{{15, 60}, {13, 30}}}};

constexpr SystemDescription kDescription{
    .id = "esystem",
    .ratingName = "DWZ",
    .document = "DWZ 2004:",
    .lowerIsBetter = false,
    .coefficientKey = "coefficient",
    .columns = kColumns,
    .words = kWords,
    .stories = kStories,
    .findingClauses = kFindingClauses,
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
    .findingClauses = kFindingClauses1992,
    .conditions = &kConditions1992,
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
class ESystem final : public RatingSystem {
public:
    ESystem(const SystemDescription& description, const dwz::Clauses& clauses,
            const TableClauses& tableClauses)
        : m_description(description), m_clauses(clauses), m_tableClauses(tableClauses)
    {
    }

    const SystemDescription& description() const override { return m_description; }

    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        const Arithmetic arithmetic = options.arithmetic.value_or(version.arithmetic);
        return dwz::evaluateFamily(tournament, version, rulesOf(*parameters, m_clauses),
                                   Formulas(*parameters, m_clauses), arithmetic,
                                   precisionOf(arithmetic, *parameters), options.trace);
    }

    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return calculateByHand(*this, input, version, options, [&](const TotalsByHand& totals, Trace* trace) {
            return dwz::ratedFromTotals(totals, rulesOf(*parameters, m_clauses),
                                        Formulas(*parameters, m_clauses), trace);
        });
    }

    Result<Evaluation> correct(const LaterEvaluation& later, int rating, const RuleVersion& version,
                               const EvaluationOptions& options) const override
    {
        if (*m_clauses.correction == '\0')
            return RatingSystem::correct(later, rating, version, options);
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return correctFromExpected(later, rating, manualRules(version, *parameters, options), options.trace);
    }

    Result<Evaluation> estimate(const CalculationInput& input, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        if (*m_clauses.estimate == '\0')
            return RatingSystem::estimate(input, version, options);
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return estimateFromAverage(input, manualRules(version, *parameters, options), options.trace);
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        return printedTables(version, m_tableClauses);
    }

private:
    ManualRules manualRules(const RuleVersion& version, const Parameters& parameters,
                            const EvaluationOptions& options) const
    {
        const Arithmetic arithmetic = options.arithmetic.value_or(version.arithmetic);
        return {version, parameters, m_clauses, arithmetic, precisionOf(arithmetic, parameters)};
    }

    const SystemDescription& m_description;
    const dwz::Clauses& m_clauses;
    const TableClauses m_tableClauses;
};

} // namespace

const RatingSystem& system()
{
    static const ESystem instance(kDescription, kClauses, {});
    return instance;
}

const RatingSystem& system1992()
{
    static const ESystem instance(kDescription1992, kClauses1992, kTableClauses1992);
    return instance;
}

} // namespace zahlmeister::engine::esystem
