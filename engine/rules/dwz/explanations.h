// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"

/// How the steps read that all DWZ versions share. The clauses differ and come from dwz::Clauses.
namespace zahlmeister::engine::dwz {

// Who takes part
extern const Explanation kComputer;
extern const Explanation kEstablished;
extern const Explanation kScoreAgainstRated;
extern const Explanation kWithOneCarryOverGame;
extern const Explanation kWithCarryOverGames;
extern const Explanation kPointsAreNeeded;   ///< some games and some points
extern const Explanation kExtremesAreNeeded; ///< some games, with neither 0 % nor 100 %
extern const Explanation kGamesAreNeeded;    ///< some games
extern const Explanation kIsFirstStage;
extern const Explanation kIsNotFirstStage;
extern const Explanation kScoreWithFirstStage;
extern const Explanation kIsSecondStage;
extern const Explanation kHasTooFewGames;
extern const Explanation kHasNoPoints;
extern const Explanation kHasExtreme;
extern const Explanation kEntryRating;
extern const Explanation kIndexMissing;
extern const Explanation kForeignRating;

// Games and carry-over games
extern const Explanation kGamesThatCount;
extern const Explanation kOneCarryOverGameCounts;
extern const Explanation kCarryOverGamesCount;
extern const Explanation kScoreOfRated;
extern const Explanation kScoreOfNewcomer;
extern const Explanation kScoreOfOther;
extern const Explanation kNoScore;
extern const Explanation kCarryOverExpired;
extern const Explanation kCarryOverOfRated;
extern const Explanation kCarryOverUsedUp;
extern const Explanation kNothingCarriedOver;
extern const Explanation kCarryOverOfGuest;
extern const Explanation kCarryOverKept;
extern const Explanation kAverageOfRated;
extern const Explanation kAverageOfNewcomer;
extern const Explanation kSpecialIsLeftOut;
extern const Explanation kSpecialCounts;
extern const Explanation kOpponents;
extern const Explanation kAverageOfOther;
extern const Explanation kAverage;
extern const Explanation kNoAverage;

// Age
extern const Explanation kAge;
extern const Explanation kBirthYearUnknown;
extern const Explanation kEndUnknown;
extern const Explanation kIsYouth;
extern const Explanation kIsJunior;
extern const Explanation kIsAdult;
extern const Explanation kAgeHasNoEffect;

// First ratings
extern const Explanation kHasRating;
extern const Explanation kStartOfFirstStage;
extern const Explanation kStartOfSecondStage;
extern const Explanation kStartMean;
extern const Explanation kStartValue;
extern const Explanation kStartOfExtreme;
extern const Explanation kDrawOfNewcomer;
extern const Explanation kDrawOfPerformance;
extern const Explanation kDrawMean;
extern const Explanation kNoDraw;
extern const Explanation kIteration;
extern const Explanation kIterationOfExtreme;
extern const Explanation kIterationEnded;
extern const Explanation kIterationKeepsValueBefore;
extern const Explanation kIterationCycled;
extern const Explanation kIterationStopped;
extern const Explanation kRaisedToZero;
extern const Explanation kUnbounded;

// Performance and special rating
extern const Explanation kPerformanceMeaning;
extern const Explanation kPerformanceMean;
extern const Explanation kPerformanceStart;
extern const Explanation kPerformanceOfExtreme;
extern const Explanation kPerformanceIteration;
extern const Explanation kPerformance;
extern const Explanation kPerformanceIsZero;
extern const Explanation kHighestOfCycleHolds;
extern const Explanation kLastOfCycleHolds;
extern const Explanation kNearEnough;
extern const Explanation kNoPerformance; ///< too few games
extern const Explanation kNoPerformanceOfNewcomer;
extern const Explanation kPerformanceIsFirstRating;
extern const Explanation kPerformanceIsAbove;
extern const Explanation kPerformanceIsNotAbove;
extern const Explanation kExceptionalForRated;
extern const Explanation kExceptionalForAll;
extern const Explanation kSuccessIsAbove;
extern const Explanation kSuccessIsNotAbove;
extern const Explanation kExceptionalAndAnew;
extern const Explanation kNotExceptional;
extern const Explanation kNotInMatches;
extern const Explanation kExceptionalOpponent;
extern const Explanation kSuccessfulOpponent;

// Expected score, new rating and index
extern const Explanation kExpected;
extern const Explanation kNormalDistribution;
extern const Explanation kThreeDecimals;
extern const Explanation kTwoDecimals;
extern const Explanation kNothingExpected;
extern const Explanation kNothingExpectedBefore;
extern const Explanation kNothingEvaluated;
extern const Explanation kNoCoefficientNeeded;
extern const Explanation kNoCoefficientYet;
extern const Explanation kMoreThanExpected;
extern const Explanation kLessThanExpected;
extern const Explanation kIndex;
extern const Explanation kFirstIndex;
extern const Explanation kNotRecorded;

} // namespace zahlmeister::engine::dwz
