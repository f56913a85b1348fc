// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/simulatedratings.h"

#include <algorithm>

#include "engine/rules/expectancy.h"

namespace zahlmeister::app {

namespace {

constexpr int kSeatsBeforeRest = 4;
constexpr std::int64_t kGainBeforeRest = 30 * kSimulatedPoint;

/// What the games of a participant against rated opponents come to.
struct SeatSums {
    std::int64_t gain = 0; ///< W - We, in units of engine::ExpectedScore
    std::int64_t opponents = 0;
    int games = 0;
    int halfPoints = 0;
};

} // namespace

void SimulatedRatings::begin(std::uint32_t player, std::int64_t rating)
{
    if (player >= m_standings.size())
        m_standings.resize(std::size_t{player} + 1);
    Standing& standing = m_standings[player];
    standing.rating = standing.first = standing.best = rating;
    standing.isKnown = true;
}

std::optional<std::int64_t> SimulatedRatings::ratingOf(std::uint32_t player) const
{
    if (player >= m_standings.size() || !m_standings[player].isKnown)
        return std::nullopt;
    return m_standings[player].rating;
}

int SimulatedRatings::seatsOf(std::uint32_t player) const
{
    return player < m_standings.size() ? m_standings[player].seats : 0;
}

std::vector<std::uint32_t> SimulatedRatings::rate(const engine::Tournament& tournament,
                                                  const std::vector<SimulatedSeat>& seats,
                                                  const std::function<bool(std::uint32_t)>& isYoung)
{
    std::vector<SeatSums> sums(seats.size());
    const auto count = [&](std::size_t own, std::size_t other, engine::SideResult result) {
        const auto opponent = ratingOf(seats[other].player);
        if (!opponent)
            return;
        const int halfPoints = engine::tablePoints(result).halfPoints();
        const auto difference =
            static_cast<double>(ratingOf(seats[own].player).value_or(*opponent) - *opponent) / 1000;
        sums[own].gain += halfPoints * (engine::kExpectedUnit / 2) - engine::expectedScore(difference);
        sums[own].opponents += *opponent;
        sums[own].halfPoints += halfPoints;
        ++sums[own].games;
    };
    for (const engine::Game& game : tournament.games) {
        const auto white = static_cast<std::size_t>(game.white.value()) - 1;
        const auto black = static_cast<std::size_t>(game.black.value()) - 1;
        count(white, black, game.result.white);
        count(black, white, game.result.black);
    }
    std::vector<std::uint32_t> highest;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::uint32_t player = seats[i].player;
        if (player >= m_standings.size())
            m_standings.resize(std::size_t{player} + 1);
        Standing& standing = m_standings[player];
        ++standing.seats;
        if (standing.isKnown) {
            // In two steps, so that the product of a hundred games stays within 64 bits.
            const std::int64_t factor = isYoung(player) ? 40 * kSimulatedPoint : 24 * kSimulatedPoint;
            standing.rating += sums[i].gain / (std::int64_t{1} << 20) * factor / (std::int64_t{1} << 24);
        } else if (sums[i].games >= 5) {
            // 8 points for each percent above half.
            const std::int64_t aboveHalf = sums[i].halfPoints - sums[i].games;
            begin(player, (sums[i].opponents + 400 * kSimulatedPoint * aboveHalf) / sums[i].games);
        }
        if (standing.isKnown && standing.seats >= kSeatsBeforeRest && standing.rating > standing.best &&
            standing.rating >= standing.first + kGainBeforeRest)
            highest.push_back(player);
        standing.best = std::max(standing.best, standing.rating);
    }
    return highest;
}

} // namespace zahlmeister::app
