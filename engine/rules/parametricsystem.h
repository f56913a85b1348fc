// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/try.h"
#include "engine/rules/byhand.h"
#include "engine/rules/parameterreader.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

/// @brief What an evaluation tells beside the numbers.
struct Recording {
    Trace* trace;                           ///< of the result; nullptr when no step is recorded
    bool details;                           ///< every game; always with a trace
    std::optional<std::size_t> period = {}; ///< as EvaluationOptions has it
};

/// @brief What every rating system does around its computation: it reads the version's parameters, chooses
/// the arithmetic and opens the trace.
/// @tparam Parameters has `static Result<Parameters> from(const RuleVersion&)` and
/// `static Parameters from(ParameterReader&)`
template <class Parameters>
class ParametricSystem : public RatingSystem {
public:
    /// @param description static storage
    explicit ParametricSystem(const SystemDescription& description) : m_description(description) { }

    [[nodiscard]] const SystemDescription& description() const final { return m_description; }

    [[nodiscard]] Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                              const EvaluationOptions& options) const final
    {
        return Parameters::from(version).and_then([&](const Parameters& parameters) -> Result<Evaluation> {
            Evaluation result{version.id, options.arithmetic.value_or(version.arithmetic)};
            const Recording record{options.trace ? &result.trace : nullptr, options.trace || options.details,
                                   options.period};
            TRY_DO(compute(tournament, parameters, result, record));
            if (!record.details) {
                for (ParticipantEvaluation& one : result.participants)
                    one.details.clear(); // of systems that find them on their way
            }
            return result;
        });
    }

    [[nodiscard]] Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                               const EvaluationOptions& options) const final
    {
        return Parameters::from(version).and_then([&](const Parameters& parameters) {
            const auto formula = [&](const TotalsByHand& totals, Trace* trace) {
                return fromTotals(totals, parameters, trace);
            };
            return calculateByHand(*this, input, version, options, formula);
        });
    }

    [[nodiscard]] Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const final
    {
        return Parameters::from(version).map(
            [&](const Parameters& parameters) { return printedTables(parameters); });
    }

    [[nodiscard]] std::vector<ParameterRange> ranges(const RuleVersion& version) const final
    {
        std::vector<ParameterRange> ranges;
        ParameterReader read(version, &ranges);
        static_cast<void>(Parameters::from(read));
        return ranges;
    }

private:
    /// @brief Evaluates a whole tournament.
    /// @param result has the version and the arithmetic, and nobody yet
    [[nodiscard]] virtual Result<void> compute(const Tournament& tournament, const Parameters& parameters,
                                               Evaluation& result, const Recording& record) const = 0;

    /// @brief One rated player from W, W_e and n; nothing where the system needs single games.
    [[nodiscard]] virtual std::optional<ParticipantEvaluation>
    fromTotals(const TotalsByHand& totals, const Parameters& parameters, Trace* trace) const = 0;

    /// @brief The tables that the regulation prints.
    [[nodiscard]] virtual std::vector<PrintedTable> printedTables(const Parameters& parameters) const = 0;

    const SystemDescription& m_description;
};

} // namespace zahlmeister::engine
