// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The one decoder and encoder of UTF-8.
/// @source Unicode 15, table 3-7
namespace zahlmeister {

/// @brief Stands for what is no character.
inline constexpr char32_t kNoCharacter = 0xfffd;

/// @brief Bytes of the well-formed character at a place; 0 when there is none.
/// @pre place is within the text
[[nodiscard]] std::size_t utf8Length(std::string_view text, std::size_t place = 0);

/// @brief The character at a place, and moves past it; kNoCharacter for a byte that begins none.
/// @pre place is within the text
[[nodiscard]] char32_t takeCharacter(std::string_view text, std::size_t& place);

/// @brief Appends one character.
void appendCharacter(char32_t character, std::string& utf8);

/// @brief Whether a byte goes on with a character that began before it.
[[nodiscard]] constexpr bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// @brief Number of characters of a well-formed text.
[[nodiscard]] std::size_t characterCount(std::string_view utf8);

/// @brief Whether text is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// @brief Whether all bytes are below 0x80.
[[nodiscard]] bool isAscii(std::string_view text);

} // namespace zahlmeister
