// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/formats/tournamentformat.h"

/// FIDE tournament reports: one reader for TRF16, TRF26 and how programs write them, two writers.
namespace zahlmeister::app {

/// @brief Which edition of the format is written.
enum class TrfEdition {
    Trf16, ///< ASCII alone, for every reader there is; no DWZ, no national ids
    Trf26, ///< UTF-8, with national rating support
};

/// @brief Whether there are records of a report in the text.
[[nodiscard]] bool isTrf(const ImportInput& input);

/// @brief Reads a report.
[[nodiscard]] ImportResult readTrf(const ImportInput& input);

/// @brief Writes a report, lines ending with CR and LF; refused beyond 9999 participants.
[[nodiscard]] ExportResult writeTrf(const engine::Tournament& tournament, TrfEdition edition);

/// @brief What a report of this edition lacks of the tournament, but for what reading it again shows.
[[nodiscard]] std::vector<ExportLoss> trfLosses(const engine::Tournament& tournament, TrfEdition edition);

/// @brief The formats `trf` (reads), `trf16` and `trf26` (write, too).
[[nodiscard]] TournamentFormat trfFormat();
[[nodiscard]] TournamentFormat trf16Format();
[[nodiscard]] TournamentFormat trf26Format();

} // namespace zahlmeister::app
