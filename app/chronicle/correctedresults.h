// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/chain/recalculation.h"

namespace zahlmeister::app {

/// @brief At most so many corrections are looked back to: what a tournament was before is asked of every
/// tournament whenever a work file is opened.
inline constexpr int kCorrectionsKnown = 20;

/// @brief Adds what a tournament left its players with before it was corrected, as its undo log tells.
///
/// A later tournament may have been imported with it; when nothing is recorded for a player any more, his
/// entry there looks as if he had been evaluated elsewhere. Typing is no correction: it ends where a step put
/// a result where there was none.
/// @param into is complete but for this
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<void> addResultsBeforeCorrections(const WorkFile& file, const engine::RuleCatalog& rules,
                                                       ChronicleTournament& into);

} // namespace zahlmeister::app
