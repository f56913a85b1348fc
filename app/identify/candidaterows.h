// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/identify/nameindex.h"
#include "app/identify/personevidence.h"

namespace zahlmeister::app {

/// @brief Rows of one index that a participant could be, the likeliest first: by ids, by the name as it is
/// listed, spelled otherwise, mistyped or swapped, by another last name in the same club.
/// @param isWorld the world's list: too many people have one name in common, so that both must fit
/// @param most how many rows to give
[[nodiscard]] std::vector<NameIndex::Row> candidateRows(const NameIndex& index, const MatchSubject& subject,
                                                        bool isWorld, std::size_t most);

/// @brief VKZ of the clubs whose names have all telling words of a written club name.
[[nodiscard]] std::vector<std::string> clubsNamed(const NameIndex& index, std::string_view clubName);

} // namespace zahlmeister::app
