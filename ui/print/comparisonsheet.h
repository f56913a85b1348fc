// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief The new ratings under the source's rule version and under SheetRequest::comparedWith, player by
/// player, the older version at the left, with their difference.
void composeComparisonSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
