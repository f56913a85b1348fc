// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ui/models/participantsmodel.h"
#include "ui/paste/pasteplan.h"

/// What pasting into the tables would do, each planned in a file of its own.
namespace zahlmeister::ui {

class CrosstableModel;
class ProgressModel;

/// @brief Reads cells separated by tabs and lines as results from one cell on, to the right and down.
///
/// Empty cells and dots say nothing and leave what is there. On the diagonal only an empty cell or one of the
/// usual marks may stand. Both sides of a pairing may be in the text if they agree. Nothing is guessed.
[[nodiscard]] PastePlan planCrosstablePaste(const CrosstableModel& model, int row, int column,
                                            const QString& text);

/// @brief Reads cells separated by tabs and lines as entries of a progress table from one cell on.
///
/// Empty cells say nothing and leave what is there. Both sides of a pairing may be in the text if they agree;
/// a pairing that contradicts what stands in the table already is refused. Nothing is guessed.
[[nodiscard]] PastePlan planProgressPaste(const ProgressModel& model, int row, int column,
                                          const QString& text);

/// @brief Reads lines of fields separated by tabs into participants from one cell on, to the right and down.
///
/// Lines that reach the empty row add participants. Empty lines are skipped; an empty field clears. When
/// anything cannot be read, nothing is pasted and the refusals name the lines.
/// @param fields that the columns of the text are meant for
[[nodiscard]] PastePlan planParticipantsPaste(const ParticipantsModel& model, int row,
                                              std::span<const ParticipantField> fields, const QString& text);

/// @brief Whether the text is names with one number each that can be a rating or a year of birth.
[[nodiscard]] bool areNamesWithNumbers(const QString& text);

} // namespace zahlmeister::ui
