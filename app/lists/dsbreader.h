// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/listcolumns.h"
#include "app/lists/listlinereader.h"

namespace zahlmeister::app {

/// @brief Reads the DSB's tables of players, clubs and associations in all generations: CSV with a header,
/// and the DOS files without.
class DsbReader : public ListLineReader {
public:
    /// @param layout of the first line: a header, or a row of a DOS file
    /// @param partName for messages
    DsbReader(std::unique_ptr<ListInput> input, ListEncoding encoding, DsbLayout layout,
              std::string partName);

private:
    [[nodiscard]] ListItem readRow(std::string_view line) override;
    [[nodiscard]] bool hasHeader() const override { return m_layout.hasHeader; }
    [[nodiscard]] std::string_view missingColumn() const override { return m_layout.missingColumn(); }
    void useLayout(DsbLayout layout);
    /// Uses the header, too, if it is one.
    [[nodiscard]] bool isRepeatedHeader(std::string_view line);
    [[nodiscard]] ListItem readPlayer(std::string_view line);
    [[nodiscard]] std::optional<RowProblem> readField(ListColumn column, std::string_view field);
    [[nodiscard]] std::optional<RowProblem> readMembership(std::string_view& culprit);
    [[nodiscard]] ListItem readClub(std::string_view line);
    [[nodiscard]] ListItem readAssociation(std::string_view line);
    [[nodiscard]] std::string_view fieldOf(ListColumn column) const;
    [[nodiscard]] bool decodeInto(std::string_view field, std::string& text);

    DsbLayout m_layout;
    FieldSplitter m_splitter;
};

} // namespace zahlmeister::app
