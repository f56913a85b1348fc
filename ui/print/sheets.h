// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetrequest.h"

/// The kinds of sheets; each is set in a file of its own.
namespace zahlmeister::ui {

/// @brief The evaluation of the whole tournament with its explanations.
///
/// One row per participant: number, name, age group, club, R_o with index, K, R_c, W, n, W_e, R_h, R_n with
/// index and the change. Values of text-only participants stand in brackets, a special rating is underlined
/// and has a sign, residual players who keep carry-over games have a word instead of a rating.
/// @source document 000, Anhang 3.1.11
void composeEvaluationSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief One scoresheet per player asked for, in the order of the crosstable, each on a page of its own.
///
/// Every game with the opponent's rating that was used, the result, the expected score and its part of the
/// change; games that do not count with their reason; old carry-over games as round 0, new ones by a word.
/// Then how the new rating follows: K and R_n, for first ratings R_p, R_i and R_1, for residual players the
/// carry-over games that are kept.
/// @source document 000, Anhang 3.1.12 and Anhang 3.2
void composeScoresheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief How first ratings came about, one newcomer after the other, each on pages of his own.
///
/// Says on paper what *Warum?* says on screen: the stage and its reason, the opponents, the start value,
/// every step of the joint iteration, the correction and what is recorded, each with its clause.
/// @pre the evaluation has its trace
/// @source document 000, 3.4 and Anhang 1.1
void composeFirstRatingSheets(SheetComposer& composer, const SheetSource& source,
                              const SheetRequest& request);

/// @brief Whether the games of a tournament are printed round by round: it was a Swiss system or a knockout
/// tournament, and all its games have a round.
[[nodiscard]] bool isPrintedByRounds(const engine::Tournament& tournament);

/// @brief All results: a crosstable, or a progress table where rounds say more.
///
/// Every participant with number, name, old rating, results, points and games, in the order of the numbers.
/// A table that is too wide for the paper is continued below with the same rows.
void composeCrosstableSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The new ratings under the source's rule version and under SheetRequest::comparedWith, player by
/// player, the older version at the left, with their difference.
void composeComparisonSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief Everything that was found about a tournament: place, sentence, clause, and why warnings stand.
void composeFindingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The letter to the club that asks for what is missing or contradictory.
void composeQueryLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The table of a league after a round, the results of all teams against each other, and what teams
/// and players did.
void composeLeagueSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The matches of a round, or of all rounds: teams and score, then board by board both players with
/// their ratings, colours and results.
void composeMatchSheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief One sheet for each team: its matches, and its players with what they did in each round.
void composeTeamSheets(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The programme of a league, with the results so far.
void composeScheduleSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The line-ups of all teams, or of one, with their numbers.
void composeLineUpSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief A card for each match, on a page of its own: before it with empty boards and both line-ups, after
/// it with players, results and what was decided; below lines for the signatures.
void composeMatchCards(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The letter that refuses the evaluation, for SheetRequest::reason.
/// @source document 000, 2.2.5.3
void composeRefusalLetter(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief The letter that tells the organiser of the evaluation.
/// @source document 000, 6.5.1
void composeEvaluationNotice(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

/// @brief Who has a new rating, by name, with club, old and new rating: for the superior referee and anybody
/// who keeps a card index. Who is not published is left out.
/// @source document 003, Vorwort; document 000, 6.5.1
void composeNewRatingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request);

} // namespace zahlmeister::ui
