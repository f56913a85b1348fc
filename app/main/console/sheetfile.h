// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/main/console/evaluatedtournament.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::cli {

/// @brief Sheets of a tournament as one PDF file, in the language of the program, dated today.
/// @param request language and day are filled in
/// @return Error::UnknownParticipant
[[nodiscard]] Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetRequest request);

} // namespace zahlmeister::cli
