// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief The evaluation of the whole tournament with its explanations.
///
/// One row per participant: number, name, age group, club, R_o with index, K, R_c, W, n, W_e, R_h, R_n with
/// index and the change. Values of text-only participants stand in brackets, a special rating is underlined
/// and has a sign, residual players who keep carry-over games have a word instead of a rating, and names that
/// are too long for their column are given in full below.
/// @source document 000, Anhang 3.1.11
void composeEvaluationSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
