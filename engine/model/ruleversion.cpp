// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/ruleversion.h"
#include "engine/base/try.h"

#include <algorithm>

namespace zahlmeister::engine {

std::string_view arithmeticText(Arithmetic arithmetic)
{
    return arithmetic == Arithmetic::Exact ? "exact" : "tables";
}

std::optional<Arithmetic> arithmeticFromText(std::string_view text)
{
    for (const Arithmetic arithmetic : {Arithmetic::Exact, Arithmetic::Tables}) {
        if (arithmeticText(arithmetic) == text)
            return arithmetic;
    }
    return std::nullopt;
}

Result<std::vector<double>> RuleVersion::row(std::string_view name) const
{
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    if (found == parameters.end())
        return failure(ErrorCode::MissingParameter, {id, std::string(name)});
    return found->values;
}

Result<double> RuleVersion::number(std::string_view name) const
{
    TRY(const auto values, row(name));
    if (values.size() != 1)
        return failure(ErrorCode::BadParameter, {id, std::string(name)}, "one value expected");
    return values.front();
}

} // namespace zahlmeister::engine
