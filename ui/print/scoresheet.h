// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief One scoresheet per player asked for, in the order of the crosstable, each on a page of its own.
///
/// Every game with the opponent's rating that was used, the result, the expected score and its part of the
/// change; games that do not count with their reason; old carry-over games as round 0, new ones by a word.
/// Then how the new rating follows: K and R_n, for first ratings R_p, R_i and R_1, for residual players the
/// carry-over games that are kept.
/// @source document 000, Anhang 3.1.12 and Anhang 3.2
void composeScoresheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
