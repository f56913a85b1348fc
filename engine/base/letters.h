// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

/// The one table of letters; who compares texts decides what is taken of it.
namespace zahlmeister {

/// @brief A letter that is not a base letter with marks, or that Germans and Scandinavians write as two.
struct Letter {
    char32_t character;
    const char* expanded; ///< how Germans and Scandinavians write it without its marks, such as `ae`
    const char* plain;    ///< how everybody else does, such as `a`
};

/// @return nullptr for all other letters
[[nodiscard]] const Letter* letterOf(char32_t character);

/// @brief The small letter of a capital one in ASCII; all else stays.
[[nodiscard]] constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// @brief The capital letter of a small one in ASCII; all else stays.
[[nodiscard]] constexpr char asciiUpper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// @brief Whether two texts are the same but for capital and small letters of ASCII.
[[nodiscard]] constexpr bool sameLetters(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, asciiLower, asciiLower);
}

} // namespace zahlmeister
