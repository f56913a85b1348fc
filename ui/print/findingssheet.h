// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief Everything that was found about a tournament: place, sentence, clause, and why warnings stand.
void composeFindingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The letter to the club that asks for what is missing or contradictory.
void composeQueryLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
