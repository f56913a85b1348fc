// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::engine {

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
