// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zahlmeister::app {

/// @brief What one term of a search can be.
enum class SearchTermKind {
    Word,         ///< of a person's or of a club's name
    Number,       ///< birth year, beginning of a VKZ, of a PKZ or of a FIDE id, member number beside a VKZ
    ClubCode,     ///< a VKZ or its beginning
    MemberNumber, ///< after a VKZ: `C0505-1043`
    NuId,         ///< `NU4005017` or its beginning
};

/// @brief One term of a search.
struct SearchTerm {
    SearchTermKind kind = SearchTermKind::Word;
    std::string text = {};    ///< word in the search spelling, VKZ in capitals, or digits
    std::uint32_t number = 0; ///< of numbers
    bool isWhole = false;     ///< something was typed after it: it will not grow any more

    bool operator==(const SearchTerm&) const = default;
};

/// @brief Takes apart what was typed into a search field. All terms are to be found, in any order.
/// @param typed UTF-8, of any length; terms after the eighth are left out
[[nodiscard]] std::vector<SearchTerm> searchTerms(std::string_view typed);

} // namespace zahlmeister::app
