// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include "app/main/evaluatedtournament.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::cli {

/// @brief Sheets of a tournament as one PDF file, in the language of the program, dated today.
/// @param players of sheets for single players; empty: all
/// @return Error::UnknownParticipant
[[nodiscard]] Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetKind kind,
                                           const std::vector<engine::ParticipantNumber>& players = {},
                                           const std::optional<engine::RuleVersion>& comparedWith = {});

} // namespace zahlmeister::cli
