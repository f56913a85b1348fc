// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/tournament.h"
#include "engine/rules/contests.h"
#include "engine/rules/ingo1960/parameters.h"

namespace zahlmeister::engine::ingo1960 {

/// @brief Who has played whom with which numbers: what a tournament is before anybody's new number.
///
/// Players without a usable number ("zahlenlos") get their H here, because it stands for their number in the
/// levels of their opponents, and whether a game counts may depend on it.
class Field {
public:
    /// @brief One player and what his games come to.
    struct Player {
        std::optional<int> number = {};     ///< F as levels use it; nothing for a player without number
        bool extreme = false;               ///< without number, and won or lost all his games (C II)
        bool hasPerformance = false;        ///< level, percentDifference and performance are known
        int games = 0;                      ///< that count
        int halfPoints = 0;                 ///< in these games
        double percentDifference = 0;       ///< %d
        double level = 0;                   ///< Niveau
        double performance = 0;             ///< H
        std::optional<double> advance = {}; ///< H of the calculation in advance, from known numbers alone
    };

    Field(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
          Arithmetic arithmetic);

    /// @brief Finds out which games count, every level and every H.
    void settle();

    /// @brief A player by his position in Tournament::participants.
    [[nodiscard]] const Player& player(std::size_t at) const { return m_players[at]; }
    /// @brief Number of players.
    [[nodiscard]] std::size_t size() const { return m_players.size(); }

    /// @brief Why a game does not count for a player; nothing when it does.
    [[nodiscard]] std::optional<NotCounted> reasonNotCounted(std::size_t self, const Contest& contest) const;

    /// @brief The number that stands for the opponent in a level: F or H, at most the degree limit away.
    /// Without limit for a player who won or lost all his games: his H is but a bound.
    /// @pre the game counts for `self`
    [[nodiscard]] double numberAgainst(std::size_t self, const Contest& contest) const;

    /// @brief The number by which a player himself is known: F, else H.
    [[nodiscard]] double numberOf(std::size_t at) const;

    /// @brief Whether everybody who counts has played everybody else once, so that one level holds for all,
    /// and the player is one of them.
    [[nodiscard]] bool sharesGeneralLevel(std::size_t at) const;

    /// @brief Steps of the last iteration of the players without number; 0 when none was needed.
    [[nodiscard]] int steps() const { return m_steps; }

    /// @brief Whether the iteration was given up before nothing changed.
    [[nodiscard]] bool isUnfinished() const { return m_isUnfinished; }

private:
    struct Link;
    struct Iterated;

    [[nodiscard]] bool isStruck(const Contest& contest) const;
    [[nodiscard]] bool wonByBetter(const Contest& contest, double own, double other) const;
    [[nodiscard]] double limited(const Contest& contest, double own, double other) const;
    [[nodiscard]] std::optional<double> knownNumber(std::size_t at) const;
    bool markExtremes();
    void findReachable();
    void countGames();
    void solve();
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool tryGeneralLevel();
    [[nodiscard]] std::vector<Iterated> playersToIterate() const;
    void iterate(const std::vector<Iterated>& iterated);
    [[nodiscard]] double levelFrom(const Iterated& self, const std::vector<double>& performances) const;
    bool dropFarApart();
    void rateKnown();

    const Tournament& m_tournament;
    const Parameters& m_parameters;
    const Contests& m_contests;
    Arithmetic m_arithmetic;
    std::vector<Player> m_players;
    std::vector<bool> m_reachable; ///< by player without number: a path of games leads to a number
    std::vector<bool> m_dropped;   ///< by game: too far apart (C VI)
    bool m_isGeneral = false;
    bool m_isUnfinished = false;
    int m_steps = 0;
};

} // namespace zahlmeister::engine::ingo1960
