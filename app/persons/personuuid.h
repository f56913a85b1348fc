// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief The uuid of a person who is met first on a seat: the same wherever that is found out.
/// @param tournament uuid of the tournament
/// @param times how many persons were met first on that seat before: numbers may be given anew
[[nodiscard]] std::string personUuid(std::string_view tournament, engine::ParticipantNumber number,
                                     int times = 0);

} // namespace zahlmeister::app
