// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/date.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/findings/finding.h"
#include "engine/model/teammatches.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief All findings about a tournament: its data, its games, and those of the evaluation.
/// @param choice the rule version used and why
/// @param evaluation the result under this version; nullptr when there is none
/// @param today the day by which deadlines are judged (6.2); nothing: they are not
/// @param matches teamMatches() of the tournament, where they are known; nullptr: they are made
/// @return errors first, then warnings, then notes; within a level tournament, participants, games, in order
[[nodiscard]] std::vector<Finding> check(const Tournament& tournament, const RuleChoice& choice,
                                         const Evaluation* evaluation, std::optional<Date> today = {},
                                         const std::vector<TeamMatch>* matches = nullptr);

/// @brief Whether it is known who somebody is: by the referee's decision, or by ids that are nobody else's.
/// @source document 000, 6.4.1
[[nodiscard]] bool isIdentified(const Participant& participant);

/// @brief How often everybody meets everybody in a round robin, as far as its games tell.
/// @param pairings that met; at least 1 is reported when none did
[[nodiscard]] int usualMeetings(int games, int pairings);

/// @brief Games that a round robin still lacks; at most 1,000,000,000.
/// @param games that are entered, with or without a result
/// @param pairings of those games
[[nodiscard]] int missingGames(int players, int games, int pairings);

} // namespace zahlmeister::engine
