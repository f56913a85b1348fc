// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "engine/model/tournament.h"

/// What was decided about teams and matches of a league, as a text that can be typed and is written as it is
/// read.
namespace zahlmeister::ui {

/// @brief What a text of decisions says, or why not.
struct TypedDecisions {
    std::vector<engine::Team> teams = {};       ///< as they were, with who left
    std::vector<engine::Fixture> schedule = {}; ///< as it was, with what was awarded
    std::vector<engine::Penalty> penalties = {};
    QStringList problems = {}; ///< a sentence each, with its line
};

/// @brief Reads decisions, a line each; teams by their names or numbers:
/// `SC Adler: -1; line-up`, `3: -1/-0.5` (match points, and board points), `SC Adler: withdrawn, counts` or
/// `not counted`, `2: 1-4 +; did not come` (round, teams, + for the home team, - for the other one, 0 lost
/// for both).
/// @param tournament whose teams and schedule they are about; what it says of decisions is replaced
[[nodiscard]] TypedDecisions readDecisions(const QString& text, const engine::Tournament& tournament);

/// @brief The decisions of a tournament as readDecisions() reads them.
[[nodiscard]] QString decisionsText(const engine::Tournament& tournament);

} // namespace zahlmeister::ui
