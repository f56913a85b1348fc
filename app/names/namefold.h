// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// How names are made comparable. Everything here is a pure function of UTF-8 text; what is no letter and no
/// digit separates words, apostrophes are left out.
namespace zahlmeister::app {

/// @brief Three spellings that a name can be reduced to; all of them are lower-case ASCII.
enum class NameSpelling {
    Expanded, ///< `ä` is `ae`, `å` is `aa`, `ø` is `oe`, `ß` is `ss`: how Germans write without umlauts
    Plain,    ///< `ä` is `a`, `å` is `a`, `ø` is `o`, `ß` is `ss`: how everybody else does
    Search,   ///< `ä`, `ae` and `a` are all `a`: the spelling of the search index
};

/// @brief Reduces text to words of one spelling, separated by single blanks.
///
/// Cyrillic and Greek letters are transcribed. What follows never changes what came before: the spelling of
/// a beginning of a name is a beginning of the name's spelling, so that a search can follow the typing.
/// @param text UTF-8; broken sequences separate words
[[nodiscard]] std::string spelled(std::string_view text, NameSpelling spelling);

/// @brief The same into a buffer, for loops over many names.
/// @param buffer is cleared first; its capacity is kept
void spell(std::string_view text, NameSpelling spelling, std::string& buffer);

/// @brief The words of a text between blanks, such as spelled() makes.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view spelledText);

/// @brief What a word of the search spelling sounds like, whatever language wrote it down.
///
/// The same for `Schirow`, `Shirov` and `Širov`; for `Tschernyschow` and `Chernyshov`; for `Meier`, `Mayer`
/// and `Maier`; for `Schmidt` and `Schmitt`. Not the beginning of what a longer word sounds like.
[[nodiscard]] std::string soundOf(std::string_view searchWord);

/// @brief Whether a word of the search spelling only joins names: von, van, der, de, ...
[[nodiscard]] bool isParticle(std::string_view word);

} // namespace zahlmeister::app
