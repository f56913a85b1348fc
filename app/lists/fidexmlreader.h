// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/lists/listinput.h"
#include "app/lists/listrow.h"
#include "app/lists/listvalues.h"

namespace zahlmeister::app {

/// @brief Takes the flat XML of the FIDE apart: tags, and the text before each.
///
/// QXmlStreamReader stops at the first mistake and takes four times as long (Qt 6.4, 0.9 GB). Comments,
/// declarations and attributes are skipped; of the entities those of XML itself are known.
class XmlScanner {
public:
    static constexpr std::size_t kMaximumText = 4096; ///< in bytes; longer text is cut off

    explicit XmlScanner(ListInput& input);

    /// @brief Moves to the next tag.
    /// @return false at the end of the text
    [[nodiscard]] Result<bool> next();

    [[nodiscard]] std::string_view name() const { return m_name; }  ///< of the tag
    [[nodiscard]] bool isEnd() const { return m_isEnd; }            ///< `</name>`
    [[nodiscard]] bool isEmptyElement() const { return m_isEmpty; } ///< `<name/>`
    /// @brief The text between the tag before and this one, entities resolved, bytes as in the file.
    [[nodiscard]] std::string_view text() const { return m_text; }
    /// @brief False when the text was too long, held an unknown entity or a `<` that begins no tag.
    [[nodiscard]] bool isTextGood() const { return m_textGood; }
    [[nodiscard]] std::int64_t line() const { return m_line; } ///< of the tag, from 1
    [[nodiscard]] std::int64_t bytesRead() const { return m_bytesRead; }

private:
    [[nodiscard]] Result<bool> refill();
    [[nodiscard]] Result<bool> takeUntil(char stop, std::size_t limit, std::string& taken);
    [[nodiscard]] Result<bool> skipSpecial();
    void resolveEntities();
    void takeTag();

    ListInput& m_input;
    std::string m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::string m_tag;
    std::array<char, 2> m_tail{}; ///< the last two bytes before the stop, also of what is too long to be kept
    std::string m_name;
    std::string m_text;
    bool m_isEnd = false;
    bool m_isEmpty = false;
    bool m_textGood = true;
    std::int64_t m_line = 1;
    std::int64_t m_bytesRead = 0;
};

/// @brief Reads the FIDE's XML lists.
class FideXmlReader : public ListRowReader {
public:
    FideXmlReader(std::unique_ptr<ListInput> input, ListEncoding encoding, std::string_view partName);

    [[nodiscard]] Result<ListItem> next() override;
    [[nodiscard]] std::int64_t line() const override { return m_recordLine; }
    [[nodiscard]] std::int64_t bytesRead() const override { return m_scanner.bytesRead(); }

private:
    [[nodiscard]] ListItem finishPlayer();
    void takeElement(std::string_view name, std::string_view text);
    [[nodiscard]] ListColumn columnOf(std::string_view element) const;
    /// The first problem of a record counts.
    void note(RowProblem problem, std::string_view text);
    [[nodiscard]] ListItem endOfText();
    void beginPlayer();

    std::unique_ptr<ListInput> m_input;
    XmlScanner m_scanner;
    ListEncoding m_encoding;
    std::int64_t m_recordLine = 1;
    bool m_ended = false; ///< `</playerslist>` was met
    bool m_inPlayer = false;
    bool m_startsAgain = false; ///< a record began before the one before it ended
    std::optional<RowProblem> m_problem;
    std::string m_culprit;
    std::string m_decoded;
};

} // namespace zahlmeister::app
