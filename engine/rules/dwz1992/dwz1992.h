// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/ratingsystem.h"

/// The DWZ from 1992 to June 2026, which moves ratings by a development coefficient E
/// (Entwicklungskoeffizient): R_n = R_0 + 800 (W - W_e) / (E + n). Five rule versions; rule files call the
/// system of the first `dwz1992` and that of its successors `esystem`.
namespace zahlmeister::engine::dwz1992 {

/// @brief The rules of 1992 (document 001).
[[nodiscard]] const RatingSystem& system1992();

/// @brief Their successors from 2004 on, with acceleration and brake (document 004). The formulas are lost in
/// that document; they are reconstructed from official evaluations of 2010 to 2023.
[[nodiscard]] const RatingSystem& system2004();

} // namespace zahlmeister::engine::dwz1992
