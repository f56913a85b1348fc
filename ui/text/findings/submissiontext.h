// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "app/session/submissionwatch.h"
#include "app/submission/checklist.h"
#include "app/submission/organisation.h"
#include "engine/rules/ratingsystem.h"

/// Submissions in words.
namespace zahlmeister::ui {

/// @brief Who evaluates tournaments of a level: "Basis-Wertungsreferent im Schachverband Württemberg".
/// @param level as TournamentHeader::level
/// @return what is wrong with the level, when it is none
[[nodiscard]] QString responsibleText(std::string_view level);

/// @brief "Eingereicht am 21.11.2026", "Bericht vom 21.11.2026, noch nicht eingereicht, seitdem geändert".
[[nodiscard]] QString submissionStateText(const app::SubmissionState& state);

/// @brief A line of the check-list: what is in order, or what is not.
[[nodiscard]] QString checklistText(const app::ChecklistEntry& entry);

/// @brief One thing to do.
/// @param findings that the check-list was made of
/// @param system whose words the findings have; nullptr: unknown
[[nodiscard]] QString checklistDetailText(const app::ChecklistDetail& detail, app::ChecklistItem item,
                                          const engine::Tournament& tournament,
                                          const std::vector<engine::Finding>& findings,
                                          const engine::SystemDescription* system);

/// @brief "erledigt", "bitte ansehen", "verhindert die Einreichung".
[[nodiscard]] QString checklistStateName(app::ChecklistState state);

} // namespace zahlmeister::ui
