// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"

/// How the steps of the FWZ read.
namespace zahlmeister::engine::fwz2019 {

extern const Explanation kRated;
extern const Explanation kNewcomer;
extern const Explanation kWithoutGames;
extern const Explanation kNothingEvaluated;
extern const Explanation kScoreOfRated;
extern const Explanation kScoreOfNewcomer;
extern const Explanation kAverage;
extern const Explanation kExpected;
extern const Explanation kFactorSecured;
extern const Explanation kFactorUnsecured;
extern const Explanation kNewRating;
extern const Explanation kChanges;
extern const Explanation kIndex;
extern const Explanation kIteration;
extern const Explanation kIterationWithoutFixed;
extern const Explanation kFirstRating;
extern const Explanation kFirstRatingOfCycle;
extern const Explanation kFirstRatingOfExtreme;
extern const Explanation kFirstRatingLikeExtreme;

} // namespace zahlmeister::engine::fwz2019
