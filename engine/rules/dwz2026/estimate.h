// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/evaluation.h"
#include "engine/rules/dwz2026/parameters.h"

namespace zahlmeister::engine::dwz2026 {

/// @brief Makes a rough calculation of one for a player with a DWZ: what his games bring in whole points
/// (table 2.4), with the K of table 2.3, without bonus and brake. Nothing of it is recorded.
/// @param evaluation of one player with a rating, with its details; its steps are explained anew
/// @source document 000, Anhang 3.3 a
void makeRough(Evaluation& evaluation, const Parameters& parameters, Trace* trace);

} // namespace zahlmeister::engine::dwz2026
