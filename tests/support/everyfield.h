// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief A tournament as anyRichTournament() makes it, with every field of header, participants and games
/// filled at random: with values that go together and with those that do not, such as a member without a club
/// or an index without a rating, and with texts that could stand for something else.
[[nodiscard]] engine::Tournament everyFieldTournament(std::uint64_t seed);

/// @brief Gives everybody a year of birth; some reports demand it.
void completeBirths(engine::Tournament& tournament);

} // namespace zahlmeister::tests
