// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/chronicle/reading/bootstrap.h"
#include "app/chronicle/reading/ratedgames.h"

/// Does P(D) hold? And do regions that play each other stand on one level?
namespace zahlmeister::app {

/// @brief Games of about the same difference of ratings, seen from the better rated player.
struct DifferenceClass {
    int from;                      ///< smallest difference, at least 1
    int to;                        ///< largest
    double difference;             ///< mean
    GameSums sums;                 ///< of the better rated players
    std::optional<Band> band = {}; ///< of the residual; nothing: too few tournaments, or losses
};

/// @brief The answer.
enum class ExpectancyVerdict {
    TooFew,   ///< there are no bands
    Holds,    ///< no more classes lie outside their bands than chance has it
    Deviates, ///< more do, or all games together lie outside theirs
};

/// @brief `too_few`, `holds`, `deviates`.
[[nodiscard]] std::string_view verdictText(ExpectancyVerdict verdict);

/// @brief Reached against expected scores by the difference of the ratings.
struct ExpectancyCheck {
    std::vector<DifferenceClass> classes = {}; ///< about as many games in each, by difference
    GameSums all;                              ///< of all classes
    std::optional<Band> band = {};             ///< of all games together
    std::int64_t equals = 0; ///< games between players of the same rating, which say nothing about P(D)
    int banded = 0;          ///< classes with a band
    int outside = 0;         ///< classes in whose band there is no 0
    int allowed = 0;         ///< as many may be outside by chance
    ExpectancyVerdict verdict = ExpectancyVerdict::TooFew;
};

/// @brief Checks the expected scores of some games. Every class has about as many games, at most
/// kMostClasses have at least kGamesOfAClass each; one difference is never in two of them. Classes of
/// large differences are as large as they must be for kFewestLosses points of the weaker players.
[[nodiscard]] ExpectancyCheck checkExpectancy(const RatedGames& rated, const std::stop_token& stop = {});

inline constexpr std::size_t kMostClasses = 20;
inline constexpr std::size_t kGamesOfAClass = 50;
inline constexpr int kFewestLosses = 5;

/// @brief How many of so many 95 % bands may miss the truth: with a chance below 1 % more of them do.
[[nodiscard]] int allowedOutside(int bands);

/// @brief The games of a region against another one, or against all others.
struct RegionResidual {
    std::string region;
    std::optional<std::string> against = {}; ///< nothing: all others
    int persons = 0;                         ///< of the region in these games
    GameSums sums = {};                      ///< of the players of `region`
    std::optional<Band> band = {};           ///< of the residual
};

/// @brief Of more regions than these the pairs are left out: nobody reads so many.
inline constexpr std::size_t kMostPairedRegions = 100;

/// @brief Whether regions expect of each other what they reach: first each against all others, then each pair
/// once, by name. Those with too few persons on a side are left out, with as many of the others as keep them
/// from being computed, and so is who has no club.
/// @param regionLength how many characters of the VKZ make a region, 1 to 5
[[nodiscard]] std::vector<RegionResidual>
residualsBetweenRegions(const RatedGames& games, std::size_t regionLength, const std::stop_token& stop = {});

} // namespace zahlmeister::app
