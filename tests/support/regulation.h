// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/model/tournament.h"

/// The evaluation once more, written from the text of the regulations alone and as plainly as it goes, to
/// compare the engine with: document 000 from 8 June 2026 on, the E system before.
namespace zahlmeister::tests {

/// @brief What the text makes of a participant.
struct ByRegulation {
    char group = 'r'; ///< e: established, 1 and 2: the stages, r: residual (3.4.1, 3.4.2)
    int games = 0;
    int halfPoints = 0;
    std::optional<double> expected = {};
    std::optional<double> coefficient = {}; ///< K or E
    std::optional<int> average = {};        ///< R_c
    std::optional<int> performance = {};    ///< R_h
    std::optional<int> newRating = {};
    std::optional<int> newIndex = {};
    bool recorded = false;
    std::vector<engine::CarryOverGame> carryOver = {}; ///< what stays (3.4.2)
};

/// @brief Every participant of a tournament in its order, in exact arithmetic.
/// @param tournament with an end, without computers, byes and half-rated results; before June 2026 with less
/// than five games for everybody, since the special ratings of those years are not written here
[[nodiscard]] std::vector<ByRegulation> byRegulation(const engine::Tournament& tournament);

/// @brief A DWZ of before 8 June 2026 on the level from then on.
/// @source document 000, Anhang 4
[[nodiscard]] int raised(int rating);

/// @brief The day of Anhang 4.
[[nodiscard]] engine::Date raisedOn();

} // namespace zahlmeister::tests
