// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::engine {

/// @brief Text for comparing words: small ASCII letters, umlauts written out, typographic quotes and dashes
/// plain, ½ as `.5`, other signs as `?`.
/// @param text UTF-8; broken bytes become `?`
[[nodiscard]] std::string folded(std::string_view text);

/// @brief The words of a text as they are written: runs of letters and digits.
/// @param text UTF-8, outlives the result
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text);

/// @brief Whether a word is one of several.
/// @param word without blanks; an empty one is none of them
/// @param words separated by single blanks, at least one
[[nodiscard]] bool isOneOf(std::string_view word, std::string_view words);

} // namespace zahlmeister::engine
