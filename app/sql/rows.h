// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

#include "app/sql/statement.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

/// @brief Carries out a query and hands its rows to a function, one by one and in their order.
/// @param rows a bound query that has not been carried out; it is passed on, standing at each row
/// @param each called with the Statement; returns nothing, Result<void> to stop at the first error, or false
/// to go no further
/// @return the error of the query, or the one that `each` returned
template <class Function>
Result<void> forEachRow(Statement& rows, Function each)
{
    while (true) {
        TRY(const auto more, rows.next());
        if (!more)
            return {};
        if constexpr (std::is_void_v<std::invoke_result_t<Function, const Statement&>>) {
            each(rows);
        } else if constexpr (std::is_same_v<std::invoke_result_t<Function, const Statement&>, bool>) {
            if (!each(rows))
                return {};
        } else {
            if (const Result<void> done = each(rows); !done.has_value())
                return done;
        }
    }
}

/// @brief The result of a function for each row of a query, in their order.
/// @param rows as for forEachRow()
/// @param make called with the Statement; returns a value, or a Result that stops at the first error
template <class Value, class Make>
Result<std::vector<Value>> collected(Statement rows, Make make)
{
    std::vector<Value> values;
    const auto read = forEachRow(rows, [&](const Statement& row) -> Result<void> {
        TRY(auto value, Result<Value>(make(row)));
        values.push_back(std::move(value));
        return {};
    });
    return read.transform([&] { return std::move(values); });
}

} // namespace zahlmeister::app
