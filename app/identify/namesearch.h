// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

#include "app/identify/nameindex.h"
#include "app/identify/searchquery.h"

namespace zahlmeister::app {

/// @brief How a row answers a search, from the best answer to the weakest.
enum class HitKind {
    Id,        ///< by PKZ, NU id, FIDE id or VKZ and member number
    Exact,     ///< every word is a word of the name
    Beginning, ///< every word begins a word of the name
    Near,      ///< with typing errors, another transcription, another form of the forename
};

/// @brief A row that answers a search.
struct IndexHit {
    HitKind kind = HitKind::Exact;
    int distance =
        0; ///< within a kind, the smaller the better: a matching last name counts more than a forename
    NameIndex::Row row = 0;

    /// @brief The better one is less.
    auto operator<=>(const IndexHit&) const = default;
};

/// @brief What limits a search.
struct SearchLimits {
    std::size_t hits = 50;     ///< at most so many
    std::stop_token stop = {}; ///< a stopped search gives what it has found by then
};

/// @brief Searches one index for a typed text: all its terms, in any order.
/// @return best first; rows that answer equally well in the index's own order
[[nodiscard]] std::vector<IndexHit> searchNames(const NameIndex& index, std::span<const SearchTerm> terms,
                                                const SearchLimits& limits);

/// @brief Searches one index for names that are written differently from the typed text: HitKind::Near.
/// @return as searchNames(), which does not find these rows
[[nodiscard]] std::vector<IndexHit> searchNearNames(const NameIndex& index, std::span<const SearchTerm> terms,
                                                    const SearchLimits& limits);

} // namespace zahlmeister::app
