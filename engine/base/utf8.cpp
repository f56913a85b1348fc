// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/utf8.h"

#include <algorithm>

namespace zahlmeister {

namespace {

/// The six bits of a byte that goes on.
char bits(char32_t character, unsigned shift)
{
    return static_cast<char>(0x80U | (character >> shift & 0x3fU));
}

} // namespace

std::size_t utf8Length(std::string_view text, std::size_t place)
{
    const auto byte = [&](std::size_t i) {
        return place + i < text.size() ? static_cast<unsigned char>(text[place + i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xc0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return continues(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const unsigned low = first == 0xe0 ? 0xa0 : 0x80;
        const unsigned high = first == 0xed ? 0x9f : 0xbf; // no surrogates
        return byte(1) >= low && byte(1) <= high && continues(2) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const unsigned low = first == 0xf0 ? 0x90 : 0x80;
        const unsigned high = first == 0xf4 ? 0x8f : 0xbf; // nothing above U+10FFFF
        return byte(1) >= low && byte(1) <= high && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

char32_t takeCharacter(std::string_view text, std::size_t& place)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(place) < 0x80)
        return byte(place++);
    const std::size_t length = utf8Length(text, place);
    if (length == 0) {
        ++place;
        return kNoCharacter;
    }
    char32_t character = byte(place++) & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        character = character << 6U | (byte(place++) & 0x3fU);
    return character;
}

void appendCharacter(char32_t character, std::string& utf8)
{
    if (character < 0x80) {
        utf8 += static_cast<char>(character);
    } else if (character < 0x800) {
        utf8 += {static_cast<char>(0xc0U | character >> 6U), bits(character, 0)};
    } else if (character < 0x10000) {
        utf8 += {static_cast<char>(0xe0U | character >> 12U), bits(character, 6), bits(character, 0)};
    } else {
        utf8 += {static_cast<char>(0xf0U | character >> 18U), bits(character, 12), bits(character, 6),
                 bits(character, 0)};
    }
}

std::size_t characterCount(std::string_view utf8)
{
    return utf8.size() - static_cast<std::size_t>(std::ranges::count_if(utf8, isContinuation));
}

bool isUtf8(std::string_view text)
{
    for (std::size_t place = 0; place < text.size();) {
        const std::size_t length = utf8Length(text, place);
        if (length == 0)
            return false;
        place += length;
    }
    return true;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace zahlmeister
