// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/utf8.h"

namespace zahlmeister::app {

/// @brief How the letters of a list are stored.
enum class ListEncoding { Utf8, Windows1252, Cp850, Cp437, Utf16LittleEndian, Utf16BigEndian };

/// @brief Stable text, such as `windows-1252`.
[[nodiscard]] std::string_view listEncodingText(ListEncoding encoding);

/// @brief Whether it has room for all letters there are.
[[nodiscard]] bool isUnicode(ListEncoding encoding);

/// @brief The encoding of a text, by its byte order mark or else by what its bytes above 0x7f make sense as.
/// @param sample the beginning of the text, as much of it as one likes to read
/// @param dosCodePage which of the two DOS code pages to take; their umlauts are the same
[[nodiscard]] ListEncoding detectListEncoding(std::string_view sample, ListEncoding dosCodePage);

/// @brief The character of a byte in an encoding that is not Unicode; nothing where there is none.
[[nodiscard]] std::optional<char16_t> characterOf(char byte, ListEncoding encoding);

/// @brief The byte of a character in an encoding that is not Unicode; nothing where there is none.
[[nodiscard]] std::optional<char> byteOf(char32_t character, ListEncoding encoding);

/// @brief Appends bytes of an encoding as UTF-8; those of UTF-16 must have gone through Utf16Decoder before.
/// @return false when the bytes are none of this encoding; what was appended is then not complete
[[nodiscard]] bool appendDecoded(std::string_view bytes, ListEncoding encoding, std::string& utf8);

/// @brief The first characters of a text, with an ellipsis after them when there are more.
[[nodiscard]] std::string beginningOf(std::string_view utf8, std::size_t characters);

/// @brief Turns UTF-16 into UTF-8, piece by piece. What is not well-formed becomes U+FFFD.
class Utf16Decoder {
public:
    explicit Utf16Decoder(bool bigEndian) : m_bigEndian(bigEndian) { }

    /// @brief Appends the characters that are complete.
    void decode(std::string_view bytes, std::string& utf8);

private:
    void take(char16_t unit, std::string& utf8);

    bool m_bigEndian;
    bool m_hasHalf = false;
    unsigned char m_half = 0; ///< first byte of a code unit
    char16_t m_high = 0;      ///< first half of a surrogate pair
};

} // namespace zahlmeister::app
