// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/lists/listinput.h"
#include "app/lists/listrow.h"

namespace zahlmeister::app {

/// @brief Reads a list of which every line is a row: what all of them share. Blank lines, and the mark with
/// which DOS ends a file, are no rows.
class ListLineReader : public ListRowReader {
public:
    [[nodiscard]] Result<ListItem> next() override;
    [[nodiscard]] std::int64_t line() const override { return m_lines.number(); }
    [[nodiscard]] std::int64_t bytesRead() const override { return m_lines.bytesRead(); }

protected:
    /// @param partName for messages
    ListLineReader(std::unique_ptr<ListInput> input, ListEncoding encoding, std::string partName);

    /// @brief Reads the row in a line that is not too long; person() is empty.
    [[nodiscard]] virtual ListItem readRow(std::string_view line) = 0;

    /// @brief Whether the first line is a header.
    [[nodiscard]] virtual bool hasHeader() const { return false; }

    /// @brief The name of a column without which the list says nothing, when there is none; else empty.
    [[nodiscard]] virtual std::string_view missingColumn() const { return {}; }

    [[nodiscard]] ListEncoding encoding() const { return m_encoding; }
    [[nodiscard]] const std::string& partName() const { return m_partName; }

    /// @brief A field as UTF-8, valid until the next call; nothing when it has bytes that are none of the
    /// encoding.
    [[nodiscard]] std::optional<std::string_view> decoded(std::string_view field);

private:
    [[nodiscard]] Result<void> skipHeader();

    std::unique_ptr<ListInput> m_input;
    ListLines m_lines;
    ListEncoding m_encoding;
    std::string m_partName;
    std::string m_decoded;
};

/// @brief Whether a line has control characters, which no list has.
/// @param separator one that it may have
[[nodiscard]] bool hasControlCharacters(std::string_view line, char separator = ' ');

} // namespace zahlmeister::app
