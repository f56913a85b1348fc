// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/esystem/esystem.h"

#include <array>

#include "engine/rules/byhand.h"
#include "engine/rules/dwz/evaluate.h"
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

constexpr SystemDescription kDescription{
    .id = "esystem",
    .ratingName = "DWZ",
    .document = "DWZ 2004:",
    .lowerIsBetter = false,
    .coefficientKey = "coefficient",
    .hasGeneralClauses = false,
    .columns = kColumns,
    .stories = {},
};

constexpr SystemDescription kDescription1992{
    .id = "dwz1992",
    .ratingName = "DWZ",
    .document = "WO 1992",
    .lowerIsBetter = false,
    .coefficientKey = "coefficient",
    .hasGeneralClauses = false,
    .columns = kColumns,
    .stories = {},
    .correctionClause = "4.10.1.1",
    .estimateClause = "Anhang 1.3",
};

/// Document 004 has no numbers, only headings; so they are translated.
constexpr Document kDocument{
    .clauses = {.established = ZAHLMEISTER_TEXT("Rules", "Basic formula"),
                .firstStage = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .secondStage = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .residual = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .carryOverExpired = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .startValue = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .fictitiousDraw = "",
                .iteration = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .iterationEnd = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .noSolution = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .newcomersAverage = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .firstIndex = ZAHLMEISTER_TEXT("Rules", "Development coefficient"),
                .carryOverKept = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .residualAverage = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .performanceStart = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .performanceFictitiousDraw = "",
                .performanceIteration = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .performance = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .exceptional = ZAHLMEISTER_TEXT("Rules", "Special rating"),
                .entryRating = ZAHLMEISTER_TEXT("Rules", "Preface"),
                .expected = ZAHLMEISTER_TEXT("Rules", "Expected and achieved points"),
                .average = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .age = ZAHLMEISTER_TEXT("Rules", "Development coefficient"),
                .newIndex = ZAHLMEISTER_TEXT("Rules", "Development coefficient"),
                .games = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ"),
                .forfeit = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ"),
                .markedUnrated = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ"),
                .computer = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ"),
                .opponentUnrated = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ"),
                .secondStageOpponent = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
                .matchUnrated = ZAHLMEISTER_TEXT("Rules", "Calculating the DWZ")},
    .firstRating = ZAHLMEISTER_TEXT("Rules", "First DWZ"),
    .coefficient = ZAHLMEISTER_TEXT("Rules", "Development coefficient"),
    .newRating = ZAHLMEISTER_TEXT("Rules", "Basic formula"),
};

constexpr Document kDocument1992{
    .clauses = {.established = "4.7.1",
                .firstStage = "4.7.3.1",
                .secondStage = "4.7.3.2",
                .residual = "4.7.7",
                .carryOverExpired = "6.1.1",
                .startValue = "4.7.2.1.1",
                .fictitiousDraw = "",
                .iteration = "4.7.2.1.3, 4.7.4",
                .iterationEnd = "4.7.4",
                .noSolution = "4.7.4",
                .newcomersAverage = "4.7.2.1.1",
                .firstIndex = "4.9.3",
                .carryOverKept = "4.4, 4.7.7",
                .residualAverage = "4.7.7",
                .performanceStart = "4.7.2.1.1, 4.8",
                .performanceFictitiousDraw = "",
                .performanceIteration = "4.7.2.1.3, 4.8",
                .performance = "4.8",
                .exceptional = "4.7.6",
                .entryRating = "4.9.3, 6.1.2",
                .expected = "4.6",
                .average = "4.7.2.1.1",
                .age = "4.9.2",
                .newIndex = "4.9.3",
                .games = "4.3",
                .forfeit = "4.6",
                .markedUnrated = "6.2",
                .computer = "6.1.4",
                .opponentUnrated = "4.7.1.2",
                .secondStageOpponent = "4.7.3.2",
                .matchUnrated = "6.2.3.5"},
    .firstRating = "4.7.4, 4.9.3",
    .coefficient = "4.9.2",
    .newRating = "4.9.1",
    .correction = "4.10.1.1",
    .estimate = "Anhang 1.3",
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
    ESystem(const SystemDescription& description, const Document& document)
        : m_description(description), m_document(document)
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
        return dwz::evaluateFamily(tournament, version, rulesOf(*parameters, m_document),
                                   Formulas(*parameters, m_document), arithmetic,
                                   precisionOf(arithmetic, *parameters), options.trace);
    }

    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return calculateByHand(*this, input, version, options, [&](const TotalsByHand& totals, Trace* trace) {
            return dwz::ratedFromTotals(totals, rulesOf(*parameters, m_document),
                                        Formulas(*parameters, m_document), trace);
        });
    }

    Result<Evaluation> correct(const LaterEvaluation& later, int rating, const RuleVersion& version,
                               const EvaluationOptions& options) const override
    {
        if (*m_document.correction == '\0')
            return RatingSystem::correct(later, rating, version, options);
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return correctFromExpected(later, rating, manualRules(version, *parameters, options), options.trace);
    }

    Result<Evaluation> estimate(const CalculationInput& input, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        if (*m_document.estimate == '\0')
            return RatingSystem::estimate(input, version, options);
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return estimateFromAverage(input, manualRules(version, *parameters, options), options.trace);
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        return printedTables(version);
    }

private:
    ManualRules manualRules(const RuleVersion& version, const Parameters& parameters,
                            const EvaluationOptions& options) const
    {
        const Arithmetic arithmetic = options.arithmetic.value_or(version.arithmetic);
        return {version, parameters, m_document, arithmetic, precisionOf(arithmetic, parameters)};
    }

    const SystemDescription& m_description;
    const Document& m_document;
};

} // namespace

const RatingSystem& system()
{
    static const ESystem instance(kDescription, kDocument);
    return instance;
}

const RatingSystem& system1992()
{
    static const ESystem instance(kDescription1992, kDocument1992);
    return instance;
}

} // namespace zahlmeister::engine::esystem
