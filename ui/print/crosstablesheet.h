// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief Whether the games of a tournament are printed round by round: it was a Swiss system or a knockout
/// tournament, and all its games have a round.
[[nodiscard]] bool isPrintedByRounds(const engine::Tournament& tournament);

/// @brief All results: a crosstable, or a progress table where rounds say more.
///
/// Every participant with number, name, old rating, results, points and games, in the order of the numbers.
/// A table that is too wide for the paper is continued below with the same rows.
void composeCrosstableSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
