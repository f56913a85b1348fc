// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <optional>

namespace zahlmeister::engine {

/// @brief A rating number as players carry it: a positive integer (document 000, 2.2.1), whatever the system.
class Rating {
public:
    static constexpr int kMinimum = 1;
    static constexpr int kMaximum = 5000; ///< upper bound of the federation's report format for FIDE ratings

    /// @pre kMinimum <= value <= kMaximum
    constexpr explicit Rating(int value) : m_value(value) { assert(isValid(value)); }

    /// @return nothing when the value is out of range
    [[nodiscard]] static constexpr std::optional<Rating> tryFrom(int value)
    {
        return isValid(value) ? std::optional<Rating>(Rating(value)) : std::nullopt;
    }

    /// @brief Whether a number can be a rating.
    [[nodiscard]] static constexpr bool isValid(int value) { return value >= kMinimum && value <= kMaximum; }

    [[nodiscard]] constexpr int value() const { return m_value; }

    constexpr auto operator<=>(const Rating&) const = default;

private:
    int m_value;
};

} // namespace zahlmeister::engine
