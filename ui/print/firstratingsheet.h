// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief How first ratings came about, one newcomer after the other, each on pages of his own.
///
/// Says on paper what *Warum?* says on screen: the stage and its reason, the opponents, the start value,
/// every step of the joint iteration, the correction and what is recorded, each with its clause.
/// @pre the evaluation has its trace
/// @source document 000, 3.4 and Anhang 1.1
void composeFirstRatingSheets(SheetComposer& composer, const SheetSource& source,
                              const SheetRequest& request);

} // namespace zahlmeister::ui
