// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief The six kinds of JSON value.
enum class JsonKind { Object, Array, String, Number, Boolean, Null };

/// @brief Reads JSON (RFC 8259) value by value and knows the place of each.
///
/// QJsonDocument loses line numbers and repeated keys, which a message about a typed file needs. The caller
/// walks the text: kind() says what comes next, and exactly one of string(), number(), boolean(), null(),
/// enterObject(), enterArray() or skip() takes it. The first syntax error ends everything: kind() is empty
/// then, and nextMember() and nextElement() are false. A byte order mark at the start is skipped.
class JsonReader {
public:
    /// @brief A syntax error: where, and what is expected there as ErrorCode::SyntaxError names it.
    struct Problem {
        TextPosition position;
        std::string_view expected;
    };

    static constexpr int kMaximumDepth = 64; ///< of nested objects and arrays

    /// @param text UTF-8; must outlive the reader
    explicit JsonReader(std::string_view text);

    /// @brief The kind of the next value; nothing after a syntax error.
    [[nodiscard]] std::optional<JsonKind> kind();

    /// @brief Where the next value begins; valid after kind(), nextMember() or nextElement().
    [[nodiscard]] TextPosition position() const { return m_position; }

    /// @brief Takes a string, with its escapes resolved.
    [[nodiscard]] std::string string();

    /// @brief Takes a number as it is written.
    [[nodiscard]] std::string_view number();

    /// @brief Takes `true` or `false`.
    [[nodiscard]] bool boolean();

    /// @brief Takes `null`.
    void null();

    /// @brief Takes a value of any kind with everything in it.
    /// @return the value as it is written
    std::string_view skip();

    /// @brief Enters an object; nextMember() then goes from member to member and leaves it.
    void enterObject();

    /// @brief Moves on to the next member's value.
    /// @param key set to its key
    /// @param keyPosition set to where the key begins
    /// @return false at the object's end, or after a syntax error
    [[nodiscard]] bool nextMember(std::string& key, TextPosition& keyPosition);

    /// @brief Enters an array; nextElement() then goes from element to element and leaves it.
    void enterArray();

    /// @return false at the array's end, or after a syntax error
    [[nodiscard]] bool nextElement();

    /// @brief Makes anything but blanks after the top value a syntax error.
    void finish();

    /// @brief The syntax error that ended the reading.
    [[nodiscard]] const std::optional<Problem>& problem() const { return m_problem; }

private:
    [[nodiscard]] bool atEnd() const { return m_offset >= m_text.size(); }
    [[nodiscard]] char current() const { return atEnd() ? '\0' : m_text[m_offset]; }
    void advance();
    bool takeCharacter(char expected);
    void skipBlanks();
    void skipContent();
    void fail(std::string_view expected);
    void enter(char open);
    bool nextItem(char close, std::string_view expected);
    void takeWord(std::string_view word);
    void takeDigits();
    void takeEscape(std::string& text);
    void takeUnicodeEscape(std::string& text);
    [[nodiscard]] std::optional<char32_t> takeHexadecimal();
    void takeUtf8(std::string& text);

    std::string_view m_text;
    std::size_t m_offset = 0;
    TextPosition m_position;
    std::vector<bool> m_started; ///< for each open object or array, whether an item was met
    std::optional<Problem> m_problem;
};

} // namespace zahlmeister::app
