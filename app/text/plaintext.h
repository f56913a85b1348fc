// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

/// What a text may consist of. Every door asks here: the readers of files, what is typed, the archive, and
/// whatever is written to be read by people.
namespace zahlmeister::app {

/// @brief Whether a character can stand in a name, a place, a remark: no control character, no end of a line
/// or paragraph, nothing that changes the direction of what follows it, nothing that is no character at all.
/// @source Unicode 15, 23.1 (control codes), 5.8 (line and paragraph separators), 23.7 (noncharacters);
/// UAX 9, 2.1 to 2.4 (embeddings, overrides, isolates)
[[nodiscard]] bool isPlainCharacter(char32_t character);

/// @brief How many lines a text may have.
enum class TextLines {
    One,
    Several, ///< of a remark; they end in U+000A
};

/// @brief Whether all its characters can stand in a text; bytes that are no UTF-8 are not judged.
[[nodiscard]] bool isPlainText(std::string_view utf8, TextLines lines = TextLines::One);

/// @brief The text without the others: one blank for what separates (tabulators, ends of lines), nothing for
/// the rest, and no blank of theirs at either end. A plain text comes back as it is.
[[nodiscard]] std::string plainText(std::string_view utf8, TextLines lines = TextLines::One);
[[nodiscard]] QString plainText(const QString& text);

/// @brief A whole page without them; only the ends of its lines stay.
[[nodiscard]] QString plainPage(QString page);

} // namespace zahlmeister::app
