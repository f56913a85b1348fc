// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/bootstrap.h"

#include <algorithm>
#include <array>
#include <random>
#include <utility>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kRepetitionsAtOnce = 8;
static_assert(kRepetitions % kRepetitionsAtOnce == 0);
constexpr std::size_t kCellsAtOnce = 4096; // 32 MB of residuals
constexpr std::uint64_t kSeed = 20260608;  // any number will do, as long as it stays

/// A number below `count`, by arithmetic of our own: the distributions of the standard library differ.
std::size_t drawn(std::mt19937_64& generator, std::uint64_t count)
{
    return static_cast<std::size_t>(((generator() >> 32) * count) >> 32);
}

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
    m_totals[cell] += sums;
    if (!m_shares.empty() && m_shares.back().tournament != tournament)
        m_current = m_shares.size();
    const auto known = std::ranges::find(m_shares.begin() + static_cast<std::ptrdiff_t>(m_current),
                                         m_shares.end(), cell, &Share::cell);
    const Share share{tournament, static_cast<std::uint32_t>(cell), sums.games, sums.reached - sums.expected};
    if (known == m_shares.end()) {
        m_shares.push_back(share);
    } else {
        known->games += share.games;
        known->residual += share.residual;
    }
}

/// Puts the tournaments in their order; none of them has two shares of one cell.
void TournamentBootstrap::joinShares()
{
    const auto place = [](const Share& share) { return std::pair(share.tournament, share.cell); };
    std::ranges::sort(m_shares, {}, place);
    std::size_t count = 0;
    for (const Share& share : m_shares) {
        if (count > 0 && place(m_shares[count - 1]) == place(share)) {
            m_shares[count - 1].games += share.games;
            m_shares[count - 1].residual += share.residual;
        } else {
            m_shares[count++] = share;
        }
    }
    m_shares.erase(m_shares.begin() + static_cast<std::ptrdiff_t>(count), m_shares.end());
    std::uint32_t position = 0;
    std::optional<std::uint32_t> last;
    for (Share& share : m_shares) {
        position += last && *last != share.tournament ? 1 : 0;
        last = share.tournament;
        share.tournament = position;
    }
    m_current = m_shares.size();
}

std::vector<std::optional<Band>> TournamentBootstrap::bands(const std::stop_token& stop)
{
    joinShares();
    std::vector<std::size_t> tournaments(m_totals.size());
    for (const Share& share : m_shares)
        ++tournaments[share.cell];
    std::vector<std::uint32_t> cells;
    for (std::uint32_t cell = 0; cell < tournaments.size(); ++cell) {
        if (tournaments[cell] >= kFewestTournaments)
            cells.push_back(cell);
    }
    std::vector<std::optional<Band>> bands(m_totals.size());
    for (std::size_t from = 0; from < cells.size(); from += kCellsAtOnce)
        draw(std::span(cells).subspan(from, std::min(kCellsAtOnce, cells.size() - from)), stop, bands);
    return bands;
}

/// Every cell sees the same drawings. Some repetitions are summed at once, because there may be more shares
/// than any cache holds.
void TournamentBootstrap::draw(std::span<const std::uint32_t> cells, const std::stop_token& stop,
                               std::vector<std::optional<Band>>& bands) const
{
    struct Sums {
        std::array<std::int64_t, kRepetitionsAtOnce> games = {};
        std::array<std::int64_t, kRepetitionsAtOnce> residual = {};
    };
    constexpr std::uint32_t kNowhere = ~std::uint32_t(0);
    std::vector<std::uint32_t> places(m_totals.size(), kNowhere);
    for (std::size_t i = 0; i < cells.size(); ++i)
        places[cells[i]] = static_cast<std::uint32_t>(i);
    const std::size_t tournaments = m_shares.back().tournament + std::size_t{1};
    std::vector<std::array<std::uint16_t, kRepetitionsAtOnce>> drawings(tournaments);
    std::vector<Sums> sums(cells.size());
    std::vector<std::vector<double>> residuals(cells.size());
    std::mt19937_64 generator(kSeed);
    for (std::size_t first = 0; first < kRepetitions && !stop.stop_requested(); first += kRepetitionsAtOnce) {
        std::ranges::fill(drawings, decltype(drawings)::value_type());
        for (std::size_t repetition = 0; repetition < kRepetitionsAtOnce; ++repetition) {
            for (std::size_t i = 0; i < tournaments; ++i)
                ++drawings[drawn(generator, tournaments)][repetition];
        }
        std::ranges::fill(sums, Sums());
        for (const Share& share : m_shares) {
            if (places[share.cell] == kNowhere)
                continue;
            Sums& into = sums[places[share.cell]];
            const auto& times = drawings[share.tournament];
            for (std::size_t repetition = 0; repetition < kRepetitionsAtOnce; ++repetition) {
                into.games[repetition] += times[repetition] * share.games;
                into.residual[repetition] += times[repetition] * share.residual;
            }
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t repetition = 0; repetition < kRepetitionsAtOnce; ++repetition) {
                if (sums[i].games[repetition] > 0)
                    residuals[i].push_back(perGame(sums[i].residual[repetition], sums[i].games[repetition]));
            }
        }
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!residuals[i].empty())
            bands[cells[i]] = middleOf(residuals[i]);
    }
}

} // namespace zahlmeister::app
