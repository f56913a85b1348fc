// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/qualitybins.h"

#include <algorithm>
#include <array>
#include <utility>

namespace zahlmeister::app {

namespace {

constexpr int kDifferenceStep = 50;
constexpr int kDifferences = 17; // the last one from 800 on
constexpr int kLevelStep = 200;
constexpr int kFirstLevel = 800; // below it is one bin
constexpr int kLevels = 10;      // the last one from 2400 on
constexpr int kYouthAge = 20;    // document 000, 3.2
constexpr int kJuniorAge = 25;
constexpr std::array<std::string_view, 4> kAges{"youth", "junior", "adult", "unknown"};
constexpr std::array<int, 5> kIndexes{0, 3, 6, 11, 31}; // where classes begin
constexpr std::array<std::string_view, kBinKinds> kKinds{"difference", "level", "age",
                                                         "index",      "year",  "region"};

} // namespace

std::string_view binKindText(BinKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

QualityBins::QualityBins(int firstYear, int lastYear, std::vector<std::string> regions)
    : m_firstYear(firstYear), m_lastYear(std::max(firstYear, lastYear))
{
    for (int i = 0; i < kDifferences; ++i) {
        const bool isLast = i + 1 == kDifferences;
        m_keys.push_back({BinKind::Difference, i * kDifferenceStep,
                          isLast ? std::nullopt : std::optional((i + 1) * kDifferenceStep - 1)});
    }
    m_level = m_keys.size();
    for (int i = 0; i < kLevels; ++i) {
        const int from = kFirstLevel + (i - 1) * kLevelStep;
        const bool isLast = i + 1 == kLevels;
        m_keys.push_back({BinKind::Level, i == 0 ? std::nullopt : std::optional(from),
                          isLast ? std::nullopt : std::optional(from + kLevelStep - 1)});
    }
    m_age = m_keys.size();
    for (const std::string_view age : kAges)
        m_keys.push_back({BinKind::Age, std::nullopt, std::nullopt, std::string(age)});
    m_index = m_keys.size();
    for (std::size_t i = 0; i < kIndexes.size(); ++i)
        m_keys.push_back({BinKind::Index, kIndexes[i],
                          i + 1 < kIndexes.size() ? std::optional(kIndexes[i + 1] - 1) : std::nullopt});
    m_keys.push_back({BinKind::Index, std::nullopt, std::nullopt, "unknown"});
    m_year = m_keys.size();
    for (int year = m_firstYear; year <= m_lastYear; ++year)
        m_keys.push_back({BinKind::Year, year, year});
    m_region = m_keys.size();
    for (std::string& region : regions)
        m_keys.push_back({BinKind::Region, std::nullopt, std::nullopt, std::move(region)});
}

std::size_t QualityBins::ofDifference(int difference) const
{
    return static_cast<std::size_t>(std::min(difference / kDifferenceStep, kDifferences - 1));
}

std::size_t QualityBins::ofLevel(int rating) const
{
    const int step = rating < kFirstLevel ? 0 : (rating - kFirstLevel) / kLevelStep + 1;
    return m_level + static_cast<std::size_t>(std::min(step, kLevels - 1));
}

std::size_t QualityBins::ofAge(int birthYear, int year) const
{
    if (birthYear == 0)
        return m_age + kAges.size() - 1;
    return m_age + static_cast<std::size_t>(engine::ageGroupOf(year - birthYear, kYouthAge, kJuniorAge));
}

std::size_t QualityBins::ofIndex(std::optional<int> index) const
{
    if (!index)
        return m_index + kIndexes.size();
    const auto above = std::ranges::upper_bound(kIndexes, std::max(*index, 0));
    return m_index + static_cast<std::size_t>(above - kIndexes.begin()) - 1;
}

std::size_t QualityBins::ofYear(int year) const
{
    return m_year + static_cast<std::size_t>(std::clamp(year, m_firstYear, m_lastYear) - m_firstYear);
}

std::size_t QualityBins::ofRegion(std::size_t region) const
{
    return m_region + region;
}

} // namespace zahlmeister::app
