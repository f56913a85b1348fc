// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/evaluation/evaluation.h"

/// By what games are put together to see where forecasts are good: cells of a bootstrap.
namespace zahlmeister::app {

/// @brief What a bin is about.
enum class BinKind {
    Difference, ///< of the ratings, from the better rated player, in steps of 50
    Level,      ///< of the player, in steps of 200
    Age,        ///< age group of the player at the end of the year
    Index,      ///< class of the player's index
    Year,       ///< in which the tournament ended, from the better rated player
    Region,     ///< of the player, against players of others
};
inline constexpr std::size_t kBinKinds = static_cast<std::size_t>(BinKind::Region) + 1;
/// @brief `difference`, `level`, `age`, `index`, `year`, `region`.
[[nodiscard]] std::string_view binKindText(BinKind kind);

/// @brief A bin in words of numbers.
struct BinKey {
    BinKind kind;
    std::optional<int> from = {}; ///< smallest value; nothing: no bound
    std::optional<int> to = {};   ///< largest; nothing: no bound
    std::string key = {};         ///< `youth`, `junior`, `adult`, `unknown`, or a region; else empty

    bool operator==(const BinKey&) const = default;
};

/// @brief All bins, one after the other.
class QualityBins {
public:
    QualityBins() = default;
    /// @param firstYear of the tournaments that are foretold
    /// @param lastYear likewise
    QualityBins(int firstYear, int lastYear, std::vector<std::string> regions);

    [[nodiscard]] std::size_t size() const { return m_keys.size(); }
    /// @brief What a bin is about.
    [[nodiscard]] const BinKey& key(std::size_t bin) const { return m_keys[bin]; }

    [[nodiscard]] std::size_t ofDifference(int difference) const; ///< @param difference at least 0
    [[nodiscard]] std::size_t ofLevel(int rating) const;
    /// @param birthYear 0: unknown
    [[nodiscard]] std::size_t ofAge(int birthYear, int year) const;
    [[nodiscard]] std::size_t ofIndex(std::optional<int> index) const;
    [[nodiscard]] std::size_t ofYear(int year) const;
    [[nodiscard]] std::size_t ofRegion(std::size_t region) const;

private:
    std::vector<BinKey> m_keys;
    int m_firstYear = 0;
    int m_lastYear = 0;
    std::size_t m_level = 0; ///< where the bins of a kind begin
    std::size_t m_age = 0;
    std::size_t m_index = 0;
    std::size_t m_year = 0;
    std::size_t m_region = 0;
};

} // namespace zahlmeister::app
