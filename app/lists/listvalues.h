// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/lists/listperson.h"
#include "app/lists/listrow.h"

/// Reads the single values of lists. Each function says false when the text cannot be what it must be; an
/// empty text, and the zero that some lists write for it, leave the value empty.
namespace zahlmeister::app {

/// @brief Text without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// @brief A number of nothing but digits; nothing for all else and for what does not fit.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text);

/// @brief What a column of a table, or an element of a record, holds.
enum class ListColumn {
    Ignored,
    PersonId, ///< NU id (`NU` and digits) or PKZ (digits)
    Club,     ///< VKZ
    MemberNumber,
    Status, ///< `A` or `P`
    FullName,
    LastName,
    FirstName,
    Sex,            ///< `M`, `W` or `F`; other single letters are known to occur and say nothing here
    Birth,          ///< year, 1850 to 2199, or a date (`17.05.1988`, `1988-05-17`, `19880517`)
    LastEvaluation, ///< year and week, such as 202617
    Dwz,            ///< a rating: 1 to 5000
    Index,
    DwzAndIndex, ///< `1802-45`
    Elo,         ///< standard
    RapidElo,
    BlitzElo,
    SingleElo, ///< the rating of a list with one rating only, headed by its month
    Title,     ///< a FIDE title: two to five letters
    WomenTitle,
    OtherTitles,
    OnlineTitle,
    FideId,     ///< 1 to 2147483647
    Federation, ///< three letters
    Flag,
    ClubName,
    Association,
    AssociationName,
    Parent,
    State,
};

/// @brief Reads a value of a person that is written alike in several lists: ids, sex, status, birth,
/// federation, titles, ratings, last evaluation. What else a column holds is its reader's affair.
/// @param text without blanks at both ends
[[nodiscard]] std::optional<RowProblem> readListValue(ListColumn column, std::string_view text,
                                                      ListPerson& person);

/// @brief An index of 0 to 9999, only together with a rating.
[[nodiscard]] bool readIndex(std::string_view text, bool isRated, std::optional<int>& index);

/// @brief VKZ; small letters are taken for capitals.
[[nodiscard]] bool readClub(std::string_view text, std::string& club);

/// @brief Takes `Surname,Forename` or `Surname,Forename,Title` apart.
/// @return false when there is no surname
[[nodiscard]] bool readFullName(std::string_view text, ListPerson& person);

} // namespace zahlmeister::app
