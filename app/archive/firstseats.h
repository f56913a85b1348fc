// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/archive/archive.h"
#include "app/archive/archivedatabase.h"
#include "app/archive/knownas.h"
#include "app/archive/personbook.h"

namespace zahlmeister::app {

/// @brief Writes the tournaments of an archive of which nothing is computed yet, with everybody on his seat,
/// and as whom persons are known. They come in the order of evaluation, all persons are in memory, and so
/// nothing has to be asked; the participations are left to the complete run that follows.
/// @param persons is told by what they are known again
/// @param done gets the submissions
/// @return Error::Cancelled, DamagedContent, and those of the database
Result<void> seatEverybody(ArchiveDatabase& database, const engine::RuleCatalog& rules, PersonBook& persons,
                           KnownAsBook& known, ArchiveRun& done, const ArchiveProgress& progress);

} // namespace zahlmeister::app
