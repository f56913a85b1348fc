// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The two-decimal tables of the DWZ of 1992 (document 001, Anhang 2.1 and 2.2), which are those of FIDE.
namespace zahlmeister::engine {

/// @brief Difference that belongs to 0 % and 100 % (document 001, 4.7.2.1.2).
inline constexpr int kCoarseDifferenceLimit = 677;

/// @brief P(D) of the printed table, in hundredths: 0 to 100.
/// @source document 001, Anhang 2.1
[[nodiscard]] int coarseExpectancy(int difference);

/// @brief D(P) of the printed table, interpolated between its hundredths; 677 for 100 %, -677 for 0 %.
///
/// The regulation adds 0.500 and asks for W = W_e (4.7.2.1.3), which whole hundredths cannot reach: they stop
/// up to 7 points before. The interpolation gives the first ratings that the programs of that time printed.
/// @param thousandths p * 1000, clamped to 0..1000
/// @source document 001, Anhang 2.2 and 4.7.2.1.2
[[nodiscard]] int coarseDifference(int thousandths);

} // namespace zahlmeister::engine
