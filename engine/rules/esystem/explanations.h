// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"

/// How the steps read that only the E system has.
namespace zahlmeister::engine::esystem {

extern const Explanation kFirstRatingAsIterated;
extern const Explanation kFirstRatingRaised;
extern const Explanation kCoefficientMeaning;
extern const Explanation kBaseCoefficient;
extern const Explanation kAccelerated;
extern const Explanation kAcceleratedToBound;
extern const Explanation kNotAccelerated;
extern const Explanation kBraked;
extern const Explanation kNotBraked;
extern const Explanation kCoefficient;
extern const Explanation kPlainCoefficient; ///< 1992: neither acceleration nor brake
extern const Explanation kCoefficientCapped;
extern const Explanation kCoefficientCappedByIndex;
extern const Explanation kCoefficientRaised;
extern const Explanation kNewRating;
extern const Explanation kChanges;
// document 001, 4.10.1.1 and Anhang 1.3
extern const Explanation kAverageFromExpected;
extern const Explanation kExpectedFromAverage;
extern const Explanation kLimitedAverage;
extern const Explanation kPlainAverage;
extern const Explanation kEstimatedFirstRating;

} // namespace zahlmeister::engine::esystem
