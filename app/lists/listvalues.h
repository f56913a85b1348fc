// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
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

/// @brief Birth year, 1850 to 2199, or a date (`17.05.1988`, `1988-05-17`, `19880517`).
[[nodiscard]] bool readBirth(std::string_view text, ListPerson& person);
/// @brief `M`, `W` or `F`; other single letters are known to occur and say nothing here.
[[nodiscard]] bool readSex(std::string_view text, std::optional<engine::Sex>& sex);
/// @brief `A` or `P`.
[[nodiscard]] bool readStatus(std::string_view text, std::optional<MemberStatus>& status);
/// @brief 1 to 5000.
[[nodiscard]] bool readRating(std::string_view text, std::optional<engine::Rating>& rating);
/// @brief 0 to 9999, only together with a rating.
[[nodiscard]] bool readIndex(std::string_view text, bool isRated, std::optional<int>& index);
/// @brief Year and week, such as 202617.
[[nodiscard]] bool readLastEvaluation(std::string_view text, std::optional<int>& week);
/// @brief A FIDE id, 1 to 2147483647.
[[nodiscard]] bool readFideId(std::string_view text, std::optional<int>& id);
/// @brief Three letters.
[[nodiscard]] bool readFederation(std::string_view text, std::string& federation);
/// @brief A FIDE title: two to five letters.
[[nodiscard]] bool readTitle(std::string_view text, std::string& title);
/// @brief NU id (`NU` and digits) or PKZ (digits).
[[nodiscard]] bool readPersonId(std::string_view text, ListPerson& person);
/// @brief VKZ; small letters are taken for capitals.
[[nodiscard]] bool readClub(std::string_view text, std::string& club);

/// @brief Takes `Surname,Forename` or `Surname,Forename,Title` apart.
/// @return false when there is no surname
[[nodiscard]] bool readFullName(std::string_view text, ListPerson& person);

} // namespace zahlmeister::app
