// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lists/listlinereader.h"
#include "app/lists/listvalues.h"

namespace zahlmeister::app {

/// @brief Where the columns of a fixed width list are, as its header shows.
struct FideLayout {
    /// @brief One column, up to where the next one begins.
    struct Column {
        ListColumn column = ListColumn::Ignored;
        std::size_t begin = 0; ///< in characters, from 0

        bool operator==(const Column&) const = default;
    };

    std::vector<Column> columns = {};
    std::size_t width = 0; ///< of a full line, in characters
    ListFormat format = ListFormat::FideCombined;
    std::optional<engine::Date> month = {}; ///< first day of the month that heads the ratings

    /// @brief Whether a column is there.
    [[nodiscard]] bool has(ListColumn column) const;

    /// @brief The name of a column without which the list says nothing, when there is none; else empty.
    [[nodiscard]] std::string_view missingColumn() const;

    bool operator==(const FideLayout&) const = default;
};

/// @brief The first day of a month such as `OCT26`; what follows it does not matter.
[[nodiscard]] std::optional<engine::Date> listMonth(std::string_view token);

/// @brief Reads a header such as `ID Number      Name ... Fed Sex Tit  WTit OTit           FOA SRtng SGm SK
/// ...`.
/// @param partName tells standard, rapid and blitz lists apart, whose headers are the same
/// @return nothing when the line is no such header
[[nodiscard]] std::optional<FideLayout> fideLayoutOfHeader(std::string_view line, std::string_view partName);

/// @brief Reads the FIDE's fixed width lists: combined, legacy, and with one rating only.
class FideTextReader : public ListLineReader {
public:
    FideTextReader(std::unique_ptr<ListInput> input, ListEncoding encoding, FideLayout layout,
                   std::string partName);

private:
    void useLayout(FideLayout layout);
    [[nodiscard]] ListItem readRow(std::string_view line) override;
    [[nodiscard]] bool hasHeader() const override { return true; }
    [[nodiscard]] std::string_view missingColumn() const override { return m_layout.missingColumn(); }
    [[nodiscard]] std::optional<RowProblem> readColumns(std::string_view line, std::size_t shift,
                                                        std::string_view& culprit);
    [[nodiscard]] std::optional<RowProblem> readColumn(ListColumn column, std::string_view field);
    /// A column's text without blanks, where the columns after OtherTitles are shifted to the right.
    [[nodiscard]] std::string_view field(std::string_view line, std::size_t place, std::size_t shift) const;
    /// After the last column when there is none for them.
    [[nodiscard]] std::size_t otherTitlesPlace() const;
    [[nodiscard]] std::size_t overflow(std::string_view line) const;
    [[nodiscard]] bool titlesFillColumn(std::string_view line) const;

    FideLayout m_layout;
    std::vector<std::size_t> m_characters; ///< where the characters of a line with multi-byte letters begin
};

} // namespace zahlmeister::app
