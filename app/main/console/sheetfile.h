// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/main/console/evaluatedtournament.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::cli {

/// @brief Sheets of a tournament as one file, in the language of the program, dated today. The table of a
/// part of a season is that of the season up to it.
/// @param request language and day are filled in
/// @param format of a league's sheets, one of ui::leagueFileEndings(); all others are PDF
/// @return Error::UnknownParticipant; of a season also what earlierParts() has
[[nodiscard]] Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetRequest request,
                                           const QString& format = QStringLiteral("pdf"));

} // namespace zahlmeister::cli
