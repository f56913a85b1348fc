// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"

/// How the steps read that only document 000 has.
namespace zahlmeister::engine::dwz2026 {

extern const Explanation kEstablished;
extern const Explanation kNoPerformance;
extern const Explanation kNotExceptional; ///< because there is no performance
extern const Explanation kCoefficientMeaning;
extern const Explanation kBaseYoung;
extern const Explanation kBaseAdult;
extern const Explanation kBaseHighYoung;
extern const Explanation kBaseHighAdult;
extern const Explanation kIndexCountsAsOne;
extern const Explanation kNoBonusForFailure;
extern const Explanation kNoBonusForStrongYouth;
extern const Explanation kNoBonusForStrong;
extern const Explanation kBonusOfYouth;
extern const Explanation kBonus;
extern const Explanation kNoBrakeForSuccess;
extern const Explanation kNoBrakeForStrong;
extern const Explanation kBrake;
extern const Explanation kCoefficient;
extern const Explanation kCoefficientCapped;
extern const Explanation kFirstRatingAsIterated;
extern const Explanation kFirstRatingRaised;
extern const Explanation kFirstRatingRaisedToMinimum;
extern const Explanation kNewRating;
extern const Explanation kNewRatingRaised;
extern const Explanation kChanges;

} // namespace zahlmeister::engine::dwz2026
