// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace zahlmeister::app {

/// @brief Typing errors between two words: letters put in, left out, exchanged, or swapped with their
/// neighbour (optimal string alignment), each counted once.
/// @param limit 0 to 3: the most that the caller is interested in
/// @return limit + 1 when there are more
[[nodiscard]] int typingErrors(std::string_view a, std::string_view b, int limit);

/// @brief Typing errors between a word that is still being typed and the best beginning of another one.
/// @return limit + 1 when there are more
[[nodiscard]] int typingErrorsInBeginning(std::string_view typed, std::string_view word, int limit);

/// @brief The letters that occur in a word, one bit each.
///
/// One typing error changes two bits at most: words whose letters differ in more than twice as many bits need
/// not be compared.
[[nodiscard]] std::uint32_t lettersOf(std::string_view word);

/// @brief How many errors are believed to be typing errors of one name: none in words of two letters, one up
/// to five, else two.
[[nodiscard]] int toleratedErrors(std::string_view word);

} // namespace zahlmeister::app
