// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace zahlmeister::engine {

/// @brief Whether a table has one row for every enumerator from the first to the last, in their order: then
/// the number of a code is the position of its row.
/// @param code member of the rows that has the enumerator
template <class Table, class Row, class Code>
[[nodiscard]] constexpr bool isCodeTable(const Table& table, Code Row::*code, Code last)
{
    for (std::size_t at = 0; at < table.size(); ++at) {
        if (table[at].*code != static_cast<Code>(at))
            return false;
    }
    return table.size() == static_cast<std::size_t>(last) + 1;
}

} // namespace zahlmeister::engine
