// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/fold.h"

#include <array>

namespace zahlmeister::engine {

namespace {

struct Folding {
    char32_t from;
    const char* to;
};

constexpr std::array kFoldings{
    Folding{U'ä', "ae"},      Folding{U'ö', "oe"},      Folding{U'ü', "ue"},      Folding{U'Ä', "ae"},
    Folding{U'Ö', "oe"},      Folding{U'Ü', "ue"},      Folding{U'ß', "ss"},      Folding{U'é', "e"},
    Folding{U'è', "e"},       Folding{U'à', "a"},       Folding{U'½', ".5"},      Folding{U'\u00A0', " "},
    Folding{U'\u2009', " "},  Folding{U'\u202F', " "},  Folding{U'\u2010', "-"},  Folding{U'\u2011', "-"},
    Folding{U'\u2013', "-"},  Folding{U'\u2014', "-"},  Folding{U'\u2212', "-"},  Folding{U'\u2018', "'"},
    Folding{U'\u2019', "'"},  Folding{U'\u00B4', "'"},  Folding{U'\u2032', "'"},  Folding{U'\u201C', "\""},
    Folding{U'\u201D', "\""}, Folding{U'\u201E', "\""}, Folding{U'\u2033', "\""}, Folding{U'×', "x"},
};

/// The character at a position, and moves behind it; 0xFFFD for a broken one.
char32_t next(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at++);
    if (first < 0x80)
        return first;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC2 ? 1 : 0;
    char32_t result = first & (0x3FU >> static_cast<unsigned>(more));
    for (int i = 0; i < more; ++i) {
        if (at >= text.size() || (byte(at) & 0xC0U) != 0x80)
            return 0xFFFD;
        result = (result << 6U) | (byte(at++) & 0x3FU);
    }
    return more == 0 ? 0xFFFD : result;
}

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
        const char32_t c = next(text, at);
        if (c < 0x80) {
            const char plain = static_cast<char>(c);
            result += plain >= 'A' && plain <= 'Z' ? static_cast<char>(plain - 'A' + 'a') : plain;
            continue;
        }
        const char* to = "?";
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

} // namespace zahlmeister::engine
