// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <optional>

namespace zahlmeister::engine {

/// @brief A rating number as players carry it, whatever the system.
///
/// A DWZ of 2026 is a positive integer (document 000, 2.2.1), by a floor of its own. Document 001 has none:
/// 0 % against weak opponents gives a number below 0, and what the rules give is carried on.
class Rating {
public:
    /// What any rule version can give, with room to spare; sums of so many ratings as a player can have
    /// games stay exact.
    static constexpr int kMinimum = -9999;
    static constexpr int kMaximum = 9999;

    static constexpr int kListedMinimum = 1;    ///< what lists and other programs' files can hold
    static constexpr int kListedMaximum = 5000; ///< the bound of the federation's report format

    /// @pre kMinimum <= value <= kMaximum
    constexpr explicit Rating(int value) : m_value(value) { assert(isValid(value)); }

    /// @return nothing when the value is out of range
    [[nodiscard]] static constexpr std::optional<Rating> tryFrom(int value)
    {
        return isValid(value) ? std::optional<Rating>(Rating(value)) : std::nullopt;
    }

    /// @brief The same for a number of a list or a file of another program, where 0 means that there is none.
    [[nodiscard]] static constexpr std::optional<Rating> tryListed(int value)
    {
        return isListed(value) ? std::optional<Rating>(Rating(value)) : std::nullopt;
    }

    /// @brief Whether a number can be a rating.
    [[nodiscard]] static constexpr bool isValid(int value) { return value >= kMinimum && value <= kMaximum; }

    /// @brief Whether a number can be a rating of a list or of another program.
    [[nodiscard]] static constexpr bool isListed(int value)
    {
        return value >= kListedMinimum && value <= kListedMaximum;
    }

    [[nodiscard]] constexpr int value() const { return m_value; }

    constexpr auto operator<=>(const Rating&) const = default;

private:
    int m_value;
};

} // namespace zahlmeister::engine
