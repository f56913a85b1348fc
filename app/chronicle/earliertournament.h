// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/store/tournamentstore.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"

/// What a tournament passes on to the one that is held after it.
namespace zahlmeister::app {

/// @brief The data of a tournament of which a part is to become a tournament of its own: its days, the
/// federation's id and what was accepted in it were said of the whole.
[[nodiscard]] engine::TournamentHeader headerOfPart(const engine::TournamentHeader& whole);

/// @brief The data of a tournament that is held again: also what was decided in it stays behind, the days of
/// its schedule, and who left a line-up. The line-ups of the end are those with which the next season begins.
[[nodiscard]] engine::TournamentHeader headerForNextEdition(const engine::TournamentHeader& earlier);

/// @brief The people of an earlier tournament as they enter the next one.
///
/// Who they are, their clubs and teams stay; byes, withdrawals, games and reasons for other ratings than
/// those of the lists do not. Rating, index and carry-over games are those after the earlier tournament,
/// where it recorded any, else those before it, on the level of the next one's rules (document 000, Anhang
/// 4). When it ends later than the next one begins, they are those before it: nobody knows more on that day.
/// Another rating system, such as correspondence chess, passes on neither.
/// @param next whose rules the ratings are for
/// @return in the order and with the numbers of the earlier tournament
[[nodiscard]] std::vector<engine::Participant>
participantsForNextEdition(const StoredTournament& earlier, const engine::TournamentHeader& next,
                           const engine::RuleCatalog& rules);

/// @brief Whether a tournament had ended when another one began; what one does not know of their days speaks
/// for it.
[[nodiscard]] bool hasEndedBefore(std::optional<engine::Date> end, const engine::TournamentHeader& next);

} // namespace zahlmeister::app
