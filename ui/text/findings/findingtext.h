// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/check/readiness.h"
#include "app/check/repairs.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"
#include "engine/rules/ratingsystem.h"
#include "ui/theme/palette.h"

namespace zahlmeister::ui {

/// @brief A finding in words.
struct FindingText {
    QString sentence; ///< what was found: "Das Enddatum des Turniers fehlt."
    QString place; ///< where: "Turnier", "Spieler 5, Müller, Hans", "Runde 3, Müller, Hans – Schmidt, Eva"
    QString explanation; ///< why it matters and what to do
    QString clause;      ///< "WO 6.1.2.1"; empty when the regulation says nothing about it
};

/// @brief Puts a finding about this tournament into words.
/// @param system whose rules the tournament was checked by, for its words and clauses; nullptr: unknown
[[nodiscard]] FindingText findingText(const engine::Finding& finding, const engine::Tournament& tournament,
                                      const engine::SystemDescription* system);

/// @brief The arguments of a finding as a person reads them: days by language, results with the signs of the
/// crosstable.
[[nodiscard]] QStringList findingArguments(const engine::Finding& finding);

/// @brief "Fehler", "Warnung", "Hinweis".
[[nodiscard]] QString findingLevelName(engine::FindingLevel level);

/// @brief The sign that stands beside the level's colour: `✕`, `!`, `i`.
[[nodiscard]] QString findingLevelSign(engine::FindingLevel level);

/// @brief The colour that supports that sign.
[[nodiscard]] ColorRole findingLevelColor(engine::FindingLevel level);

/// @brief What leads to the place of a finding, as the words of a button: "Datum der Runde eintragen".
[[nodiscard]] QString goToText(const engine::FindingPlace& place);

/// @brief "Teilnehmerdaten", "Zuordnung der Personen".
[[nodiscard]] QString readinessItemName(app::ReadinessItem item);

/// @brief How far an item is: "in Ordnung", "2 Warnungen offen", "11 von 12".
[[nodiscard]] QString readinessStateText(const app::ReadinessEntry& entry);

/// @brief The sign that stands beside the state's colour: `✓`, `!`, `✕`.
[[nodiscard]] QString readinessSign(app::ReadinessState state);

/// @brief The colour that supports that sign.
[[nodiscard]] ColorRole readinessColor(app::ReadinessState state);

/// @brief The check-list in one sentence, as a heading.
[[nodiscard]] QString readinessSummary(const std::vector<app::ReadinessEntry>& entries);

/// @brief What a repair does, as the words of a button: "Ende auf 12.12.2026 setzen".
[[nodiscard]] QString repairText(const app::Repair& repair);

} // namespace zahlmeister::ui
