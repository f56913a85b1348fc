// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/model/tournament.h"

/// Teams are not values of their own: they are the names that participants carry.
namespace zahlmeister::ui {

/// @brief Names of the teams in the order in which their first players stand; players without one do not
/// count.
[[nodiscard]] std::vector<std::string> teamNames(const engine::Tournament& tournament);

} // namespace zahlmeister::ui
