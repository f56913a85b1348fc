// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/lists/listperson.h"

namespace zahlmeister::app {

/// @brief Highest member number within a club.
/// @source DSB report format 2.5, numberClubMember
inline constexpr int kMaximumMemberNumber = 99999;

/// @brief The number that tells memberships apart; never a FIDE id.
/// @return nothing when the VKZ or the member number cannot be
[[nodiscard]] std::optional<std::int64_t> memberKey(std::string_view club, int memberNumber);

/// @brief What tells the rows of a list apart: VKZ and member number, else the FIDE id.
/// @return nothing when the row has neither
[[nodiscard]] std::optional<std::int64_t> listKey(const ListPerson& person);

/// @brief A number that differs when any value of a row differs (with a chance of 1 in 2^64 for error).
[[nodiscard]] std::int64_t listFingerprint(const ListPerson& person);

} // namespace zahlmeister::app
