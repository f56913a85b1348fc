// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/standings/finaltable.h"

/// Prizes beside the places: the best women, youth, seniors, those of a rating group, teams of several
/// players.
namespace zahlmeister::engine {

/// @brief Who is in a category.
enum class CategoryKind : std::uint8_t {
    Women,
    UpToAge, ///< youth: in the year of the first day not older than that
    FromAge, ///< seniors: in that year at least as old
    Ratings, ///< a range of ratings with which they entered
    Teams,   ///< the best players of a team, or else of a club, together
};

/// @brief A category; `women`, `u18`, `s60`, `rating:1400-1599`, `rating:-1399`, `rating:2000-`, `teams:4`.
struct Category {
    CategoryKind kind = CategoryKind::Women;
    int least = 0; ///< an age or a rating; of teams how many players count; 0: open
    int most = 0;  ///< an age or a rating; 0: open

    bool operator==(const Category&) const = default;
};

/// @brief As it is written.
[[nodiscard]] std::string categoryText(const Category& category);

/// @brief Reads categoryText(); nothing for any other text, for a range that is none, and for teams of more
/// than 99 players.
[[nodiscard]] std::optional<Category> categoryFromText(std::string_view text);

/// @brief A line of a category.
struct CategoryPlace {
    int rank = 1;                         ///< shared where the final table shares it
    std::vector<std::size_t> places = {}; ///< positions in FinalTable::places(): one, of teams several
    std::string team = {};                ///< of teams alone
    std::vector<double> values = {};      ///< of teams: sums by criterion; not a number: not summed up
};

/// @brief The final table of a category. Who has no year of birth has no age; who is unrated is in rating
/// groups without a lower end. Teams are ordered by the sums of points and tie-breaks of their best players,
/// and only those who have enough of them are listed.
/// @param table of players; of teams there are no categories
[[nodiscard]] std::vector<CategoryPlace> placesOf(const Tournament& tournament, const FinalTable& table,
                                                  const Category& category);

} // namespace zahlmeister::engine
