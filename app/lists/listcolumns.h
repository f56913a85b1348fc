// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/lists/listvalues.h"

/// Lines whose columns are separated by a character, and the headers that name the columns.
namespace zahlmeister::app {

/// @brief The tables of the DSB's data.
enum class DsbTable { Players, Clubs, Associations };

/// @brief Which columns a table has, and what separates them.
struct DsbLayout {
    DsbTable table = DsbTable::Players;
    char separator = ',';
    bool hasHeader = true; ///< then fields may stand in quotation marks; the DOS files have none
    std::vector<ListColumn> columns = {};

    /// @brief Whether a column is there.
    [[nodiscard]] bool has(ListColumn column) const;

    /// @brief The name of a column without which the table says nothing, when there is none; else empty.
    [[nodiscard]] std::string_view missingColumn() const;

    bool operator==(const DsbLayout&) const = default;
};

/// @brief Reads a header. The names of all generations are known, in any order; blanks, signs and the size of
/// letters do not matter, unknown columns are skipped.
/// @return nothing when the line is no header of one of the tables
[[nodiscard]] std::optional<DsbLayout> dsbLayoutOfHeader(std::string_view line);

/// @brief The layout of a line of the DOS files, which have no header: 13 or 14 columns of players, 4 of
/// clubs or associations.
/// @return nothing when the line is none of these
[[nodiscard]] std::optional<DsbLayout> dsbLayoutOfDosLine(std::string_view line);

/// @brief Splits lines; keeps its memory from line to line.
class FieldSplitter {
public:
    /// @brief Splits a line at a separator.
    /// @param quoted whether fields may stand in quotation marks, doubled within
    /// @return false when a quotation mark is not closed, or something follows it
    [[nodiscard]] bool split(std::string_view line, char separator, bool quoted);

    /// @brief The fields without surrounding blanks, valid as long as the line and until the next split().
    [[nodiscard]] std::span<const std::string_view> fields() const { return m_fields; }

private:
    [[nodiscard]] bool takeQuoted(std::string_view line, std::size_t& place);

    std::vector<std::string_view> m_fields;
    std::vector<std::string> m_unquoted; ///< fields with doubled quotation marks
};

} // namespace zahlmeister::app
