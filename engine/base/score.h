// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>

namespace zahlmeister::engine {

/// @brief Points, counted in half points so that sums and comparisons are exact.
class Score {
public:
    constexpr Score() = default;

    /// @param halfPoints 1 for a draw, 2 for a win
    [[nodiscard]] static constexpr Score fromHalfPoints(int halfPoints) { return Score(halfPoints); }

    [[nodiscard]] constexpr int halfPoints() const { return m_halfPoints; }

    /// @brief The score in points; exact, because halves are exact in binary.
    [[nodiscard]] constexpr double points() const { return m_halfPoints / 2.0; }

    constexpr Score& operator+=(Score other)
    {
        m_halfPoints += other.m_halfPoints;
        return *this;
    }
    friend constexpr Score operator+(Score a, Score b) { return a += b; }
    constexpr auto operator<=>(const Score&) const = default;

private:
    constexpr explicit Score(int halfPoints) : m_halfPoints(halfPoints) { }
    int m_halfPoints = 0;
};

inline constexpr Score kLoss = Score::fromHalfPoints(0);
inline constexpr Score kDraw = Score::fromHalfPoints(1);
inline constexpr Score kWin = Score::fromHalfPoints(2);

} // namespace zahlmeister::engine
