// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

/// How far the sums of games can be trusted, when what happens within one tournament hangs together.
namespace zahlmeister::app {

/// @brief Sums over games, in whole numbers so that their order does not matter.
struct GameSums {
    std::int64_t games = 0;
    std::int64_t reached = 0;  ///< in units of kPointUnit
    std::int64_t expected = 0; ///< likewise

    GameSums& operator+=(const GameSums& other);
    bool operator==(const GameSums&) const = default;

    /// @brief Points a game; 0 without games.
    [[nodiscard]] double reachedMean() const;
    /// @brief Expected points a game, likewise.
    [[nodiscard]] double expectedMean() const;
    /// @brief Reached minus expected points a game, likewise.
    [[nodiscard]] double residual() const;
};

/// @brief From where to where 95 of 100 repetitions lie.
struct Band {
    double low;
    double high;

    /// @brief Whether a value lies within, ends included.
    [[nodiscard]] bool holds(double value) const { return low <= value && value <= high; }
    bool operator==(const Band&) const = default;
};

/// @brief Fewer tournaments say nothing about how much they differ: there is no band then.
inline constexpr std::size_t kFewestTournaments = 10;

/// @brief How often the tournaments are drawn anew.
inline constexpr int kRepetitions = 1000;

/// @brief Sums of games in cells, such as classes of difference, and bands for their residuals: tournaments
/// are drawn anew with replacement, each as a whole, and the bands are what the middle 95 % of the
/// repetitions have.
///
/// The same games give the same bands on every machine, whatever their order within a tournament: the
/// generator is std::mt19937_64 with a fixed seed, whose numbers the standard prescribes, and everything up
/// to the last division is done with whole numbers. Memory: 24 bytes for every cell of every tournament, and
/// for bands() 16 bytes a tournament and 40 MB.
class TournamentBootstrap {
public:
    /// @param cells how many there are
    explicit TournamentBootstrap(std::size_t cells) : m_totals(cells) { }

    /// @brief Adds a game, or several of one tournament.
    void add(std::uint32_t tournament, std::size_t cell, const GameSums& sums);

    /// @brief All games of a cell.
    [[nodiscard]] const GameSums& total(std::size_t cell) const { return m_totals[cell]; }

    /// @brief Draws the tournaments, when everything was added.
    /// @return a band for the residual of each cell; nothing for one with games in fewer than
    /// kFewestTournaments tournaments
    [[nodiscard]] std::vector<std::optional<Band>> bands(const std::stop_token& stop = {});

private:
    /// What the games of a tournament add to a cell.
    struct Share {
        std::uint32_t tournament; ///< once it is drawn, the position of it among those with games
        std::uint32_t cell;
        std::int64_t games;
        std::int64_t residual; ///< reached minus expected, in units of kPointUnit
    };

    void joinShares();
    void draw(std::span<const std::uint32_t> cells, const std::stop_token& stop,
              std::vector<std::optional<Band>>& bands) const;

    std::vector<GameSums> m_totals;
    std::vector<Share> m_shares;
    std::size_t m_current = 0; ///< where those of the tournament begin that was added last
};

} // namespace zahlmeister::app
