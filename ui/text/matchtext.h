// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/identify/matchconflicts.h"
#include "app/identify/personmatch.h"

namespace zahlmeister::ui {

/// @brief A reason in words: "Vorname weicht ab: Hans / Johannes", "am Turnierende Mitglied in C0505".
[[nodiscard]] QString reasonText(const app::Reason& reason);

/// @brief The sign that stands before a reason: `+`, `–`, or `·` when it points neither way.
[[nodiscard]] QString reasonSign(app::ReasonSide side);

/// @brief Why a person was taken without asking.
[[nodiscard]] QString decisionText(app::DecisionRule rule);

/// @brief A conflict in words.
/// @param otherName of the participant whom the conflict names, for ConflictCode::SamePersonTwice
[[nodiscard]] QString conflictText(const app::MatchConflict& conflict, const QString& otherName = {});

} // namespace zahlmeister::ui
