// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "app/chronicle/chain/tournamentstep.h"
#include "app/lab/replay.h"
#include "engine/model/positions.h"

namespace zahlmeister::app {

/// @brief A tournament on its way through the variants.
struct LaneTournament {
    std::size_t position; ///< in the data
    const ChronicleTournament& one;
    std::span<const LabSeat> seats;
    bool isRemoved;
    engine::ParticipantPositions positions;
};

/// @brief What a variant made of a tournament.
struct LaneStep {
    /// @brief A seat as a forecast needs it.
    struct Seat {
        double rating = 0; ///< of entry, when it has one
        bool isRated = false;
        bool isLater = false;         ///< by a list that is younger than the first day
        bool isOfficial = false;      ///< on the official scale, after the variant's day
        double expectedDeviation = 0; ///< of Glicko-2; else 0
    };

    const ExpectedScores* expected = nullptr; ///< nullptr: it is not evaluated, or the rules have no P(D)
    bool isGlicko = false;
    std::vector<Seat> seats = {};
    std::vector<SeatTrack> track = {};            ///< empty: it was not evaluated
    std::vector<std::optional<int>> indexes = {}; ///< of entry; empty: of a yardstick
    const engine::RuleVersion* version = nullptr; ///< by which it was evaluated

    [[nodiscard]] bool hasIndexes() const { return !indexes.empty(); }
    /// @brief The index of entry; of lanes that have indexes.
    [[nodiscard]] std::optional<int> index(std::size_t seat) const { return indexes[seat]; }
    /// @brief How a game between two seats is foretold.
    [[nodiscard]] LabGame::Forecast forecast(std::size_t white, std::size_t black) const;
};

/// @brief A variant with where everybody stands. Several threads may let tournaments pass that have nobody in
/// common.
class Lane {
public:
    Lane() = default;
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;
    virtual ~Lane() = default;

    /// @brief A rule version.
    /// @param data outlives it
    [[nodiscard]] static std::unique_ptr<Lane> ofRules(const LabData& data, VariantRules rules);

    /// @brief A yardstick: everybody begins with the rating with which he entered first by the rules in
    /// force, or that they gave him first; conversions of Anhang 4 convert it.
    /// @param rules those in force
    /// @param strengths by seat of the data, of Yardstick::Truth
    [[nodiscard]] static std::unique_ptr<Lane> ofYardstick(const LabData& data, Yardstick yardstick,
                                                           VariantRules rules,
                                                           std::span<const std::int16_t> strengths);

    /// @brief Lets everybody enter and leave a tournament.
    /// @param reference what the rules in force made of it; nullptr: this is they
    [[nodiscard]] virtual LaneStep pass(const LaneTournament& tournament, const LaneStep* reference) = 0;

    /// @brief By which rules tournaments are evaluated; of a yardstick those in force.
    [[nodiscard]] virtual const VariantRules& rules() const = 0;
};

/// @brief The rules in force as they went through all tournaments once.
struct RememberedLane {
    std::shared_ptr<const Lane> lane; ///< has what the steps point to; nothing passes it any more
    std::vector<LaneStep> steps = {}; ///< by tournament of the data
};

} // namespace zahlmeister::app
