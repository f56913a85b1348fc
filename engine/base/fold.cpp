// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/fold.h"

#include <array>

#include "engine/base/letters.h"
#include "engine/base/utf8.h"

namespace zahlmeister::engine {

namespace {

struct Folding {
    char32_t from;
    const char* to;
};

/// What is no letter of the common table.
constexpr std::array kFoldings{

    Folding{U'é', "e"},       Folding{U'è', "e"},       Folding{U'à', "a"},       Folding{U'½', ".5"},
    Folding{U'\u00A0', " "},  Folding{U'\u2009', " "},  Folding{U'\u202F', " "},  Folding{U'\u2010', "-"},
    Folding{U'\u2011', "-"},  Folding{U'\u2013', "-"},  Folding{U'\u2014', "-"},  Folding{U'\u2212', "-"},
    Folding{U'\u2018', "'"},  Folding{U'\u2019', "'"},  Folding{U'\u00B4', "'"},  Folding{U'\u2032', "'"},
    Folding{U'\u201C', "\""}, Folding{U'\u201D', "\""}, Folding{U'\u201E', "\""}, Folding{U'\u2033', "\""},
    Folding{U'×', "x"},
};

bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

} // namespace

std::string folded(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = takeCharacter(text, at);
        if (c < 0x80) {
            result += asciiLower(static_cast<char>(c));
            continue;
        }
        const Letter* letter = letterOf(c);
        const char* to = letter ? letter->expanded : "?";
        for (const Folding& folding : kFoldings) {
            if (folding.from == c)
                to = folding.to;
        }
        result += to;
    }
    return result;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isWordByte(text[end]))
            ++end;
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

bool isOneOf(std::string_view word, std::string_view words)
{
    for (std::size_t at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' '))
            return true;
    }
    return false;
}

} // namespace zahlmeister::engine
