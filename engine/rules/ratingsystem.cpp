// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ratingsystem.h"

#include <algorithm>

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

namespace {

bool isAbout(Whose whose, Group group)
{
    switch (whose) {
    case Whose::Everybody: return true;
    case Whose::Rated: return group == Group::Established;
    case Whose::Newcomers: return group == Group::First || group == Group::Second;
    case Whose::Others: return group == Group::Residual;
    }
    return false;
}

/// The first that fits; nullptr when none does.
template <class Row, class Fits>
const Row* findIn(std::span<const Row> rows, Fits fits)
{
    const auto found = std::find_if(rows.begin(), rows.end(), fits);
    return found == rows.end() ? nullptr : &*found;
}

/// nullptr when the system's document does not ask for it.
const char* findClause(const SystemDescription& description, FindingCode code)
{
    return description.findings ? kindOf(code).clauses[static_cast<std::size_t>(*description.findings)]
                                : nullptr;
}

} // namespace

const Story* storyOf(const SystemDescription& description, Quantity quantity, Group group)
{
    return findIn(description.stories,
                  [&](const Story& one) { return one.quantity == quantity && isAbout(one.whose, group); });
}

const QuantityWord* wordOf(const SystemDescription& description, Quantity quantity)
{
    return findIn(description.words, [&](const QuantityWord& one) { return one.quantity == quantity; });
}

const GroupWord* groupWordOf(const SystemDescription& description, Group group)
{
    return findIn(description.groups, [&](const GroupWord& one) { return one.group == group; });
}

const char* findingClauseOf(const SystemDescription& description, FindingCode code)
{
    const char* const clause = findClause(description, code);
    return clause ? clause : "";
}

bool asksFor(const SystemDescription& description, FindingCode code)
{
    return findClause(description, code) != nullptr;
}

int directionOf(const SystemDescription& description, double change)
{
    const int sign = (change > 0) - (change < 0);
    return description.lowerIsBetter ? -sign : sign;
}

const ColumnSpec* columnOf(const SystemDescription& description, Column column)
{
    return findIn(description.columns, [&](const ColumnSpec& one) { return one.column == column; });
}

} // namespace zahlmeister::engine
