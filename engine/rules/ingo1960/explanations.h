// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/explanation.h"

/// How the steps of the Ingo system read.
namespace zahlmeister::engine::ingo1960 {

extern const Explanation kRated;
extern const Explanation kRatedOrBetter;
extern const Explanation kRatedOrWorse;
extern const Explanation kNewcomer;
extern const Explanation kWithoutLevel;
extern const Explanation kTooFewForFirst;
extern const Explanation kWonAll;
extern const Explanation kLostAll;
extern const Explanation kScore;
extern const Explanation kPercentDifference;
extern const Explanation kPercentDifferenceOfTable;
extern const Explanation kGeneralLevel;
extern const Explanation kGeneralLevelWithNewcomers;
extern const Explanation kGeneralLevelOfNewcomer;
extern const Explanation kOwnLevel;
extern const Explanation kInAdvance;
extern const Explanation kNewcomerLevel;
extern const Explanation kRepeated;
extern const Explanation kLimited;
extern const Explanation kPerformance;
extern const Explanation kFirst;
extern const Explanation kBeyondBound;
extern const Explanation kSecond;
extern const Explanation kThird;
extern const Explanation kLater;
extern const Explanation kYouth;
extern const Explanation kShort;
extern const Explanation kChangeLimited;
extern const Explanation kMatch;
extern const Explanation kTooFewGames;
extern const Explanation kIndex;
extern const Explanation kGameNotCounted;
extern const Explanation kGameAgainstExtreme;
extern const Explanation kGameTooFarApart;
extern const Explanation kGameWithoutNumber;

} // namespace zahlmeister::engine::ingo1960
