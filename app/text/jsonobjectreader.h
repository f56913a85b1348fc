// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/text/jsonreader.h"
#include "app/text/word.h"
#include "engine/base/date.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief Reads JSON objects of known keys strictly: every deviation is an error with its place, nothing is
/// guessed, and reading goes on after it.
///
/// The base of the readers of our own formats, which say what keys there are and where their values go.
class JsonObjectReader {
public:
    /// @brief Whether a key must be there.
    enum class Presence {
        Required,
        RequiredOrNull, ///< the key must be there, `null` says "not known"
        Optional,
    };

    /// @brief One key that an object may have.
    struct Key {
        std::string_view key;
        Presence presence;
    };

    /// @brief A key with the function that takes its value; not called for null.
    struct Member {
        std::string_view key;
        Presence presence;
        std::function<void()> read; ///< takes the value
    };

    /// @param text UTF-8; must outlive the reader
    /// @param maximumErrors how many errors are listed; ErrorCode::TooManyErrors follows them when there are
    /// more
    JsonObjectReader(std::string_view text, std::size_t maximumErrors);

    /// @brief Reads the next value, which must be an object.
    void readObject(const std::vector<Member>& members);
    /// @param read takes the value of the key at that position; not called for null
    void readObject(const std::vector<Key>& keys, const std::function<void(std::size_t)>& read);

    /// @brief Reads the next value, which must be an array. Elements after the first
    /// `most` are skipped, and all of them when no more errors are listed.
    void readArray(const std::function<void()>& readElement,
                   std::size_t most = std::numeric_limits<std::size_t>::max());

    /// @name The next value, when it is of that type and in that range; else it is reported and skipped.
    /// @{
    [[nodiscard]] std::optional<std::string> text();
    /// @param expected the length's name in the message
    [[nodiscard]] std::optional<std::string> text(std::size_t least, std::size_t most,
                                                  std::string_view expected);
    /// @brief A text with anything in it, control characters, too.
    [[nodiscard]] std::optional<std::string> anyText();
    [[nodiscard]] std::optional<bool> boolean();
    [[nodiscard]] std::optional<double> number();
    [[nodiscard]] std::optional<int> integer(int minimum, int maximum);
    [[nodiscard]] std::optional<engine::Date> date();
    /// @param words a range of Word<Value>
    template <class Words>
    [[nodiscard]] auto choice(const Words& words) -> std::optional<decltype(words.begin()->meaning)>;
    /// @}

    /// @brief Puts a value where it belongs if there is one.
    template <class Value, class Target>
    static void take(std::optional<Value>&& value, Target& target)
    {
        if (value)
            target = *std::move(value);
    }

    /// @brief Where the next value begins.
    [[nodiscard]] TextPosition position() const { return m_json.position(); }
    /// @brief The kind of the next value; nothing after a syntax error.
    [[nodiscard]] std::optional<JsonKind> kind() { return m_json.kind(); }

    /// @brief Notes an error; reading goes on.
    void report(TextPosition position, ErrorCode code, std::vector<std::string> args);
    /// @brief Error::OutOfRange for the key that is being read.
    void reportRange(TextPosition position, std::string_view value, std::string expected);
    /// @brief Error::DuplicateValue for the key that is being read.
    void reportDuplicate(TextPosition position, std::string_view value);

    /// @brief Makes anything after the top value a syntax error.
    /// @param file name for messages
    /// @return whether the syntax was right to the end
    bool finish(const std::string& file);

    /// @brief All errors, in the order of the file.
    [[nodiscard]] std::vector<Error> takeErrors();

protected:
    /// @brief A number as it is written, with its value; infinite when it is out of range of all numbers.
    struct WrittenNumber {
        std::string written;
        double value;
    };
    /// @brief The next number, as it is written.
    /// @param expectedType its name in the message when something else stands there
    [[nodiscard]] std::optional<WrittenNumber> number(std::string_view expectedType);

private:
    bool expect(JsonKind kind, std::string_view name);
    [[nodiscard]] std::string path() const;

    JsonReader m_json;
    std::size_t m_maximumErrors;
    std::string m_place; ///< path of the object that is being read
    std::string m_key;   ///< its key that is being read
    std::vector<Error> m_errors;
    bool m_tooMany = false;
};

template <class Words>
auto JsonObjectReader::choice(const Words& words) -> std::optional<decltype(words.begin()->meaning)>
{
    const TextPosition position = m_json.position();
    const auto value = text();
    if (!value)
        return std::nullopt;
    std::string expected;
    for (const auto& [word, meaning] : words) {
        if (*value == word)
            return meaning;
        if (!expected.empty())
            expected += '|';
        expected += word;
    }
    reportRange(position, *value, expected);
    return std::nullopt;
}

} // namespace zahlmeister::app
