// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/participantsmodel.h"
#include "ui/paste/pasteplan.h"

namespace zahlmeister::ui {

/// @brief Reads lines of fields separated by tabs into participants from one cell on, to the right and down.
///
/// Lines that reach the empty row add participants. Empty lines are skipped; an empty field clears. When
/// anything cannot be read, nothing is pasted and the refusals name the lines.
[[nodiscard]] PastePlan planParticipantsPaste(const ParticipantsModel& model, int row, ParticipantField first,
                                              const QString& text);

} // namespace zahlmeister::ui
