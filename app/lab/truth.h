// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/lab/labdata.h"
#include "app/lab/qualitybins.h"
#include "app/lab/replay.h"
#include "app/lab/simulation.h"

/// Ratings of a simulation against the strengths that only a simulation knows.
namespace zahlmeister::app {

/// @brief What is known of the players of a simulation, by seat of the data; empty of real tournaments.
struct SimulatedTruth {
    std::vector<std::int16_t> strengths = {}; ///< true, on the last day, in points
    /// How he goes about his rating; who will rest on it is ordinary until the tournament after which he
    /// does.
    std::vector<SimulatedKind> kinds = {};

    [[nodiscard]] bool isKnown() const { return !strengths.empty(); }
};

/// @brief `ordinary`, `farmer`, `sandbagger`, `rester`.
[[nodiscard]] std::string_view simulatedKindText(SimulatedKind kind);

/// @brief How far the ratings with which somebody leaves tournaments are from his strength.
struct TruthRow {
    std::optional<BinKey> bin = {};         ///< level of the true strength, age, or year
    std::optional<SimulatedKind> kind = {}; ///< with neither: everybody
    std::int64_t participations = 0;        ///< evaluated, of players who left with a rating
    double meanError = 0;                   ///< rating minus strength, points
    double meanAbsolute = 0;                ///< of its absolute value
};

/// @brief Compares the ratings of a variant with the truth: all, by kind of player, age, level and year;
/// groups without anybody are left out. What a kind gains is its mean error minus that of ordinary players;
/// the drift is the mean error from year to year.
/// @param track of the variant, by seat of the data
/// @param from tournaments that ended before it are left out
[[nodiscard]] std::vector<TruthRow> truthOf(const LabData& data, std::span<const SeatTrack> track,
                                            const SimulatedTruth& truth,
                                            std::optional<engine::Date> from = {});

} // namespace zahlmeister::app
