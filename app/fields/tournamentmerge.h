// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/fields/edit.h"
#include "app/fields/teamspellings.h"
#include "app/notes/importnote.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What adding a table to a tournament would do.
struct TableMerge {
    std::vector<Edit> edits = {}; ///< in an order in which they can be applied
    std::vector<ImportNote> notes =
        {}; ///< refusals: what contradicts the tournament; nothing may be applied then
    /// Names of which it has to be said first which teams they mean; unanswered they are new teams.
    std::vector<TeamQuestion> questions = {};
    int addedPeople = 0;
    int changedPeople = 0; ///< who get what was not known of them
    int addedGames = 0;
    int equalGames = 0; ///< that are there already

    [[nodiscard]] bool isRefused() const;
};

/// @brief Fills in what is not known of a person: club, ids, birth, sex, team and rating.
/// @param theirRatingCounts their rating, if there is one, counts more than the one that is known
void completePerson(engine::Participant& mine, const engine::Participant& theirs,
                    bool theirRatingCounts = false);

/// @brief Takes what a list of people says beside a table with the games: ratings, clubs, births. People are
/// matched by name, namesakes by number, too.
/// @param ratingsAreDwz the list's ratings count more than those that are there
void addPeople(engine::Tournament& tournament, const engine::Tournament& people, bool ratingsAreDwz = false);

/// @brief Adds the people and games of a table to a tournament.
///
/// Somebody is the same person if the name is and nothing contradicts: a mark as junior, another year of
/// birth, a game in the same round, a rating far off. Of namesakes it is the one for whom most speaks: team,
/// rating, year, club, number; where that is nobody, the table is refused with the question who is meant.
/// Others are new and get a free number when theirs is taken. What is known stays; only what is missing is
/// filled in. A game that is there with another result is a contradiction, and so is a second game of
/// somebody in one round.
///
/// Teams that are clearly meant are called as they are here (teamsClearlyMeant()), and so are those most of
/// whose players are known. What the answers say is remembered with the team.
/// @param answers which team is meant by a name of TableMerge::questions; the name itself: it is a new team
[[nodiscard]] TableMerge mergeTable(const engine::Tournament& current, const engine::Tournament& table,
                                    const TeamNames& answers = {});

} // namespace zahlmeister::app
