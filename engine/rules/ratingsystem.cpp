// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

Result<Evaluation> RatingSystem::correct(const LaterEvaluation&, int, const RuleVersion&,
                                         const EvaluationOptions&) const
{
    return failure(ErrorCode::QuantityUnavailable, {"correction"});
}

Result<Evaluation> RatingSystem::estimate(const CalculationInput&, const RuleVersion&,
                                          const EvaluationOptions&) const
{
    return failure(ErrorCode::QuantityUnavailable, {"estimate"});
}

std::vector<Column> columnsOf(const RatingSystem& system)
{
    std::vector<Column> columns;
    for (const ColumnSpec& spec : system.description().columns)
        columns.push_back(spec.column);
    return columns;
}

const ColumnSpec* columnOf(const SystemDescription& description, Column column)
{
    for (const ColumnSpec& spec : description.columns) {
        if (spec.column == column)
            return &spec;
    }
    return nullptr;
}

} // namespace zahlmeister::engine
