// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listcolumns.h"
#include "app/lists/listinput.h"
#include "app/lists/listrow.h"

namespace zahlmeister::app {

/// @brief Reads the DSB's tables of players, clubs and associations in all generations: CSV with a header,
/// and the DOS files without.
class DsbReader : public ListRowReader {
public:
    /// @param layout of the first line: a header, or a row of a DOS file
    /// @param hasHeader whether the first line is a header
    /// @param partName for messages
    DsbReader(std::unique_ptr<ListInput> input, ListEncoding encoding, DsbLayout layout, bool hasHeader,
              std::string partName);

    [[nodiscard]] Result<ListItem> next() override;
    [[nodiscard]] std::int64_t line() const override { return m_lines.number(); }
    [[nodiscard]] std::int64_t bytesRead() const override { return m_lines.bytesRead(); }

private:
    Result<void> takeHeader();
    void useLayout(DsbLayout layout);
    [[nodiscard]] ListItem readLine();
    [[nodiscard]] ListItem readPlayer();
    [[nodiscard]] std::optional<RowProblem> readField(DsbColumn column, std::string_view field);
    [[nodiscard]] std::optional<RowProblem> readRating(DsbColumn column, std::string_view field);
    [[nodiscard]] std::optional<RowProblem> readMembership(std::string_view& culprit);
    [[nodiscard]] ListItem readClub();
    [[nodiscard]] ListItem readAssociation();
    [[nodiscard]] std::string_view fieldOf(DsbColumn column) const;
    /// A field as UTF-8, valid until the next call.
    [[nodiscard]] std::optional<std::string_view> decoded(std::string_view field);
    [[nodiscard]] bool decodeInto(std::string_view field, std::string& text);

    std::unique_ptr<ListInput> m_input;
    ListLines m_lines;
    ListEncoding m_encoding;
    DsbLayout m_layout;
    bool m_expectsHeader;
    std::string m_partName;
    FieldSplitter m_splitter;
    std::string m_decoded;
};

} // namespace zahlmeister::app
