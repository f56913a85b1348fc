// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QString>

#include "app/entry/roundplan.h"

/// How entries are written, and the sentences about what they mean.
namespace zahlmeister::ui {

/// @brief The results that have no key of their own, with what they mean, for a menu.
/// @param row and @param column how the two are called
[[nodiscard]] std::vector<std::pair<engine::GameResult, QString>> rareResults(const QString& row,
                                                                              const QString& column);

/// @brief Text of one result that resultsOfText() reads back: the row's sign, or both sides of a rare result.
[[nodiscard]] QString entryText(engine::GameResult result);

/// @brief Text of a whole cell that resultsOfText() reads back: `10½`, with blanks where signs could be
/// misread.
[[nodiscard]] QString entryText(const std::vector<engine::GameResult>& results);

/// @brief A cell as it is shown: `12w1`; without a colour where nobody played, `12+`.
/// @param result seen from the participant whose cell it is
[[nodiscard]] QString cellText(engine::ParticipantNumber opponent, bool hasWhite, engine::GameResult result);

/// @brief The same with everything that readCell() needs to read the same game back.
[[nodiscard]] QString cellEntryText(engine::ParticipantNumber opponent, bool hasWhite,
                                    engine::GameResult result);

/// @brief One letter for the colour of the pieces.
[[nodiscard]] QString colourLetter(bool isWhite);

/// @brief A bye in a cell: `spf`, `b½`, `b0`; readCell() reads it back.
[[nodiscard]] QString byeText(const engine::Bye& bye);

/// @brief `12 Müller`: as sentences about entries name a participant.
[[nodiscard]] QString numberedName(const engine::Tournament& tournament, engine::ParticipantNumber number);

/// @brief The sentence of a note; empty for none.
/// @param tournament that was planned on
[[nodiscard]] QString noteText(const std::optional<app::EntryNote>& note,
                               const engine::Tournament& tournament);

/// @brief The edits of a plan, with the name that their undo entry has.
/// @param tournament that was planned on
[[nodiscard]] app::EditGroup editsOf(const app::RoundPlan& plan, const engine::Tournament& tournament);

} // namespace zahlmeister::ui
