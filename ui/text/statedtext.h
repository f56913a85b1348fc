// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/standings/statedcheck.h"

/// The organiser's own table beside the computed one, in the language of the program.
namespace zahlmeister::ui {

/// @brief What a criterion of engine::StatedValue is called: `points`, `place`, or its code; with what it
/// turned out to be where the table does not say it.
[[nodiscard]] QString criterionText(const engine::StatedComparison& comparison, const std::string& criterion);

/// @brief What a figure would follow from, such as `BH/P, edition of 2024-08`.
/// @param edition of the table beside it, which is not repeated
[[nodiscard]] QString settingText(const engine::StatedSetting& setting, engine::TieBreakEdition edition);

/// @brief What differs of somebody, such as `BH 15 ≠ 14.5`; empty when nothing does.
[[nodiscard]] QString statedDifferenceText(const engine::StatedComparison& comparison,
                                           engine::ParticipantNumber number);

/// @brief One of them in a sentence, with what it would follow from.
[[nodiscard]] QString statedExplanation(const engine::StatedComparison& comparison,
                                        const engine::StatedDifference& difference,
                                        engine::TieBreakEdition edition);

/// @brief The whole comparison in sentences: how many figures are as computed, and every one that differs,
/// by what it would follow from. Empty when nothing is stated.
[[nodiscard]] QStringList statedNotes(const engine::Tournament& tournament,
                                      const engine::StatedComparison& comparison,
                                      engine::TieBreakEdition edition);

} // namespace zahlmeister::ui
