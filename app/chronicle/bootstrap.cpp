// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/bootstrap.h"

#include <algorithm>
#include <random>

namespace zahlmeister::app {

namespace {

constexpr std::uint64_t kSeed = 20260608; // any number will do, as long as it stays

/// A number below `count`, by arithmetic of our own: the distributions of the standard library differ.
std::size_t drawn(std::mt19937_64& generator, std::uint64_t count)
{
    return static_cast<std::size_t>(((generator() >> 32) * count) >> 32);
}

/// What the games of a tournament add to a cell.
struct Share {
    std::uint32_t cell;
    GameSums sums;
};

/// The middle 95 % of some values, of which there is at least one.
Band middleOf(std::vector<double>& values)
{
    const std::size_t last = values.size() - 1;
    const auto at = [&](std::size_t position) {
        const auto place = values.begin() + static_cast<std::ptrdiff_t>(position);
        std::ranges::nth_element(values, place);
        return *place;
    };
    return {at(last * 25 / 1000), at((last * 975 + 999) / 1000)};
}

double perGame(std::int64_t points, std::int64_t games)
{
    constexpr double kUnit = 4294967296.0; // kPointUnit
    return games == 0 ? 0 : static_cast<double>(points) / kUnit / static_cast<double>(games);
}

} // namespace

GameSums& GameSums::operator+=(const GameSums& other)
{
    games += other.games;
    reached += other.reached;
    expected += other.expected;
    return *this;
}

double GameSums::reachedMean() const
{
    return perGame(reached, games);
}

double GameSums::expectedMean() const
{
    return perGame(expected, games);
}

double GameSums::residual() const
{
    return perGame(reached - expected, games);
}

void TournamentBootstrap::add(std::uint32_t tournament, std::size_t cell, const GameSums& sums)
{
    const auto [at, isNew] = m_sums[tournament].try_emplace(static_cast<std::uint32_t>(cell));
    at->second += sums;
    m_totals[cell] += sums;
    m_tournaments[cell] += isNew ? 1 : 0;
}

std::vector<std::optional<Band>> TournamentBootstrap::bands(const std::stop_token& stop) const
{
    std::vector<std::vector<Share>> tournaments;
    for (const auto& [tournament, cells] : m_sums) {
        std::vector<Share>& shares = tournaments.emplace_back();
        for (const auto& [cell, sums] : cells) {
            if (m_tournaments[cell] >= kFewestTournaments)
                shares.push_back({cell, sums});
        }
    }
    std::vector<std::vector<double>> residuals(m_totals.size());
    std::mt19937_64 generator(kSeed);
    std::vector<GameSums> sums(m_totals.size());
    for (int repetition = 0; repetition < kRepetitions && !stop.stop_requested(); ++repetition) {
        std::ranges::fill(sums, GameSums());
        for (std::size_t i = 0; i < tournaments.size(); ++i) {
            for (const Share& share : tournaments[drawn(generator, tournaments.size())])
                sums[share.cell] += share.sums;
        }
        for (std::size_t cell = 0; cell < sums.size(); ++cell) {
            if (sums[cell].games > 0)
                residuals[cell].push_back(sums[cell].residual());
        }
    }
    std::vector<std::optional<Band>> bands(m_totals.size());
    for (std::size_t cell = 0; cell < bands.size(); ++cell) {
        if (!residuals[cell].empty())
            bands[cell] = middleOf(residuals[cell]);
    }
    return bands;
}

} // namespace zahlmeister::app
