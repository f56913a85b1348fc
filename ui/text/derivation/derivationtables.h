// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/text/derivation/derivationwriter.h"

/// The tables of derivations. They know nothing of any rating system: what they show is in the trace, in the
/// participant's games and in the numbers of the rule version.
namespace zahlmeister::ui {

/// @brief The games of a step: round where known, opponent, rating used, result, sums.
/// @param withExpectancies whether D and P(D) are shown, where the step has them
[[nodiscard]] DerivationTable gamesTable(const DerivationWriter& writer, const engine::Step& step,
                                         const QString& caption, bool withExpectancies = true);

/// @brief The same with the origin of every game and the day until which it is valid.
[[nodiscard]] DerivationTable carryOverTable(const DerivationWriter& writer, const engine::Step& step,
                                             const QString& caption);

/// @brief What every game adds to the change of the rating.
[[nodiscard]] DerivationTable changesTable(const DerivationWriter& writer, const QString& caption);

/// @brief A row of the rule version's numbers by index, the last for all higher ones.
/// @param symbol of the values
/// @param index whose value is marked; 0 counts as 1
[[nodiscard]] DerivationTable parameterRowTable(const DerivationWriter& writer, const char* parameter,
                                                const QString& symbol, int index, const QString& caption);

/// @brief The steps of an iteration: one row for each, one column for each value that goes into it.
/// @pre steps is not empty
[[nodiscard]] DerivationTable stepsTable(const DerivationWriter& writer,
                                         const std::vector<const engine::Step*>& steps);

/// @brief Games that do not count, with reason and clause.
/// @param steps of engine::Quantity::GameNotCounted
[[nodiscard]] DerivationTable notCountedTable(const DerivationWriter& writer,
                                              const std::vector<const engine::Step*>& steps);

} // namespace zahlmeister::ui
