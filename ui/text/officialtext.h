// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/official/officialcomparison.h"
#include "engine/rules/ratingsystem.h"

/// The official evaluation, its deviations and their causes in words.
namespace zahlmeister::ui {

/// @brief The head of a field: "DWZ alt", "We".
/// @param system whose words they are; nullptr: those of document 000
[[nodiscard]] QString officialFieldHead(app::OfficialField field,
                                        const engine::SystemDescription* system = nullptr);

/// @brief A number of a row as tables show it, ratings with their index; empty when there is none.
[[nodiscard]] QString officialNumberText(const app::OfficialRow& row, app::OfficialField field);

/// @brief A number of a field with its decimals; a dash when there is none.
[[nodiscard]] QString officialValueText(app::OfficialField field, std::optional<double> value);

/// @brief "DWZ neu: amtlich 1876, hier 1880".
[[nodiscard]] QString deviationText(const app::OfficialDeviation& deviation,
                                    const engine::SystemDescription* system);

/// @brief Why a player probably deviates, as a sentence.
[[nodiscard]] QString causeText(const app::ProbableCause& cause, const engine::Tournament& tournament);

/// @brief An answer to a complaint: what differs, why, and how our number comes about.
/// @param derivation of the new rating, as plain text
/// @param officialName of the player when he is no participant here
[[nodiscard]] QString complaintAnswer(const app::ComparedPlayer& player, const engine::Tournament& tournament,
                                      const engine::SystemDescription* system, const QString& derivation,
                                      const QString& officialName);

} // namespace zahlmeister::ui
