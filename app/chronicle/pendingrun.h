// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/chronicle.h"

/// What a recalculation would change, beside the chronicle as it stands: read and computed once for both.
namespace zahlmeister::app {

/// @brief The chronicle of a work file, and how far it is from what its chain says.
struct PendingRun {
    Chronicle chronicle;
    int tournaments = 0; ///< that begin with other numbers once the chain is computed anew
};

/// @brief How many tournaments begin with other numbers.
[[nodiscard]] int pendingTournaments(const Recalculation& recalculation);

/// @brief As chronicleOf(), with what is pending.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<PendingRun> pendingRunOf(const WorkFile& file);

} // namespace zahlmeister::app
