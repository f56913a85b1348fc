// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/fields/tournamentdifference.h"
#include "app/formats/tournamentformat.h"
#include "app/notes/importnote.h"
#include "app/tables/reading.h"

namespace zahlmeister::ui {

/// @brief What a reader noticed, in one or two sentences, without the place.
[[nodiscard]] QString importNoteText(const app::ImportNote& note);

/// @brief Where in the file: "line 12", "sheet Tabelle1, row 3, column 5"; empty when there is no place.
[[nodiscard]] QString importPlaceText(const app::ImportPlace& place);

/// @brief What a format cannot carry, as a sentence.
[[nodiscard]] QString exportLossText(const app::ExportLoss& loss);

/// @brief The warning before full dates of birth are written into a table that is handed on (6.5, 1.3).
[[nodiscard]] QString birthDatesToldText(int count);

/// @brief That persons who objected or were made anonymous are not named in a file for people to read, or are
/// named all the same in one for other programs (document 000, 4.1.1, 6.1.2.2, 6.5).
[[nodiscard]] QString namesWithheldText(int count, bool isForReaders);

/// @brief What a format is called among referees, such as "Swiss-Chess (SWI)"; the id for unknown ones.
[[nodiscard]] QString formatName(std::string_view id);

/// @brief One line for each difference: "Müller, Hans: DWZ 1800 → 1810".
/// @param before the earlier state; @param after the later one
[[nodiscard]] QStringList differenceLines(const app::TournamentDifference& difference,
                                          const engine::Tournament& before, const engine::Tournament& after);

/// @brief What a table is: "Crosstable", "List of pairings".
[[nodiscard]] QString tableKindName(app::TableKind kind);

/// @brief What a column holds: "Name", "DWZ", "Round 3".
[[nodiscard]] QString columnMeaningName(app::ColumnMeaning meaning);

/// @brief What numbers of opponents are: "Start numbers".
[[nodiscard]] QString numberMeaningName(app::NumberMeaning meaning);

} // namespace zahlmeister::ui
