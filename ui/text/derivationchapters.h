// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/derivationwriter.h"

/// The chapters of derivations. Each writes its blocks for the writer's participant, whatever his group: a
/// chapter that does not apply to him says why.
namespace zahlmeister::ui {

/// @brief R_o: where the old rating comes from.
void writeEntryRating(DerivationWriter& writer);
/// @brief Established, first or second stage, residual, and why.
void writeGroup(DerivationWriter& writer);
/// @brief n and W: which games count, which do not and why.
void writeGames(DerivationWriter& writer);
/// @brief The games that do not count, with reasons; nothing when all count.
void writeGamesNotCounted(DerivationWriter& writer);
/// @brief Expired carry-over games; nothing when there are none.
void writeCarryOverDiscarded(DerivationWriter& writer);
/// @brief The carry-over games that a residual player keeps and gets.
void writeCarryOverKept(DerivationWriter& writer);
/// @brief R_c.
void writeOpponentsAverage(DerivationWriter& writer);

/// @brief A and the age group.
void writeAge(DerivationWriter& writer);
/// @brief K_0 with the row of its table.
void writeBaseCoefficient(DerivationWriter& writer);
/// @brief a.
void writeBonus(DerivationWriter& writer);
/// @brief b.
void writeBrake(DerivationWriter& writer);
/// @brief K with everything that goes into it.
void writeCoefficient(DerivationWriter& writer);

/// @brief W_e.
void writeExpected(DerivationWriter& writer);
/// @brief R_h with its start value and every step.
void writePerformance(DerivationWriter& writer);
/// @brief Special rating.
void writeExceptional(DerivationWriter& writer);
/// @brief R_n of a player who had a rating.
void writeNewRating(DerivationWriter& writer);
/// @brief The new index.
void writeNewIndex(DerivationWriter& writer);
/// @brief Whether the result is recorded; nothing for members.
void writeRecorded(DerivationWriter& writer);

/// @brief The steps of an iteration: R_z, W, W_e, n, p', D', R_z'.
[[nodiscard]] DerivationTable iterationTable(const DerivationWriter& writer,
                                             const std::vector<const engine::Step*>& steps,
                                             const QString& caption);

/// @brief R_p.
void writeStartValue(DerivationWriter& writer);
/// @brief The fictitious draw of a newcomer or of a performance.
void writeFictitiousDraw(DerivationWriter& writer);
/// @brief Every step of the joint iteration, the last one with its opponents.
void writeIteration(DerivationWriter& writer);
/// @brief R_i: how the iteration ended.
void writeIterationValue(DerivationWriter& writer);
/// @brief R_1: the whole story of a first rating.
void writeFirstRating(DerivationWriter& writer);

} // namespace zahlmeister::ui
