// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/model/tournament.h"

/// The sample of the program, as it is made: resources/sample holds what comes out.
namespace zahlmeister::tests {

/// @brief A year of a made-up club, in the order of the ends: opens, cups, a championship, a league season,
/// the youth; one tournament that came late, so that those after it begin with other numbers than it leaves,
/// and one that is still being played. The same on every machine.
[[nodiscard]] std::vector<engine::Tournament> makeSampleTournaments();

/// @brief What the file of a tournament in resources/sample is called.
/// @param position in the order of makeSampleTournaments()
[[nodiscard]] std::string sampleFileName(std::size_t position);

} // namespace zahlmeister::tests
