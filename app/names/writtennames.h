// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include <QString>

/// Names as people write them, in any order and with titles.
namespace zahlmeister::app {

/// @brief Whether a text is a name and nothing else: letters in words that begin as those of names do.
[[nodiscard]] bool isPlainName(const QString& text);

/// @brief Whether a word is known as a forename.
[[nodiscard]] bool isForename(const QString& word);

/// @brief In which order the names of a column are written.
enum class NameOrder {
    Comma,     ///< `Surname, Forename`
    LastFirst, ///< `Surname Forename`
    FirstLast, ///< `Forename Surname`
    Unsure,    ///< nothing tells; FirstLast is the usual one
};

/// @brief The order of a column's names, by commas, known forenames, initials and capitals.
[[nodiscard]] NameOrder nameOrder(std::span<const QString> names);

/// @brief A name as `Surname, Forename`.
struct TidyName {
    QString name;
    bool turned = false; ///< the parts stood in another order
    bool titled = false; ///< a title was left out: GM, Dr.

    bool operator==(const TidyName&) const = default;
};

/// @brief Writes a name as `Surname, Forename`; particles belong to the surname: `von der Heide, Hans`.
/// @param order the column's; a name with a comma is in the order of its comma
[[nodiscard]] TidyName tidyName(const QString& name, NameOrder order);

} // namespace zahlmeister::app
