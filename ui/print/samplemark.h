// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Sheets of the sample say on every page that nobody in them exists, and so do files of its lists.
namespace zahlmeister::ui {

/// @brief Whether what is set from now on is of the sample. Set once for the whole program, by the code that
/// opens a work file: no sheet can come out unmarked because somebody forgot to hand it on. Any thread.
void markSheets(bool areOfSample);

/// @brief The sentence of the mark, in the language of the calling thread; empty when nothing is to be
/// marked.
[[nodiscard]] QString sheetMark();

} // namespace zahlmeister::ui
