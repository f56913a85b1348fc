// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/date.h"
#include "engine/model/tournament.h"

/// The rating periods of FIDE that a long tournament touches. Its Elo can be evaluated period by period, each
/// with the list of its first day, while its DWZ stays whole.
namespace zahlmeister::engine {

/// @brief What of a rating period lies within a tournament.
///
/// FIDE publishes a list on the first day of each month, so a period is a month: the first one begins with
/// the tournament, every other one on the first of its month.
/// @source FIDE B.02, 7.1, 7.1.1
struct RatingPeriod {
    Date first;
    Date last;

    bool operator==(const RatingPeriod&) const = default;
};

/// @brief Whether a tournament lasts more than 30 days, so that its Elo may be split by periods.
/// @source FIDE B.02, 4.1
[[nodiscard]] bool isLongForElo(const TournamentHeader& header);

/// @brief The periods into which the Elo of a tournament is split; none where it is evaluated as a whole.
[[nodiscard]] std::vector<RatingPeriod> ratingPeriodsOf(const TournamentHeader& header);

/// @brief The period of every game, as a position in `periods`.
///
/// A game goes by its day. Where it has none, by that of its match in the schedule, else by that of its round
/// where all games of the round that have a day lie in one period; else it is counted in the first one, as in
/// a tournament that is not split.
struct PeriodsOfGames {
    std::vector<std::size_t> periods; ///< as many as games
    std::vector<std::size_t> undated; ///< positions of played games of which the period is not known
};

/// @copydoc PeriodsOfGames
/// @param periods not empty
[[nodiscard]] PeriodsOfGames periodsOfGames(const Tournament& tournament,
                                            std::span<const RatingPeriod> periods);

/// @brief With which Elo somebody enters a period.
struct EloEntry {
    std::optional<Rating> rating = {}; ///< nothing: unrated
    std::optional<int> factor = {};    ///< K of the list
    std::optional<Date> day = {};      ///< of the list
    bool isCarriedOn = false;          ///< nobody said so of this period: it is that of the period before

    bool operator==(const EloEntry&) const = default;
};

/// @brief The Elo of somebody in each period, as many as there are; without periods that of the tournament.
[[nodiscard]] std::vector<EloEntry> eloEntriesOf(const Participant& participant,
                                                 std::span<const RatingPeriod> periods);

/// @brief What a rating period is to the FIDE: a tournament of its own with the days of the period, the games
/// that lie in it, their rounds counted from 1, those who play one of them with the Elo of its list and
/// without what only the whole tournament says (tie-breaks, figures of the organiser's table, line-ups).
/// @param period position in `periods`
/// @source FIDE B.02, 4.1: it is reported by periods
[[nodiscard]] Tournament tournamentOfPeriod(const Tournament& tournament,
                                            std::span<const RatingPeriod> periods, std::size_t period);

} // namespace zahlmeister::engine
