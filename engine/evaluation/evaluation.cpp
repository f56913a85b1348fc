// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluation.h"

namespace zahlmeister::engine {

std::string_view groupText(Group group)
{
    switch (group) {
    case Group::Established: return "established";
    case Group::First: return "first";
    case Group::Second: return "second";
    case Group::Residual: return "residual";
    }
    return {};
}

std::string_view ageGroupText(AgeGroup group)
{
    switch (group) {
    case AgeGroup::Youth: return "youth";
    case AgeGroup::Junior: return "junior";
    case AgeGroup::Adult: return "adult";
    }
    return {};
}

std::string_view ratingBoundText(RatingBound bound)
{
    switch (bound) {
    case RatingBound::OrBetter: return "or_better";
    case RatingBound::OrWorse: return "or_worse";
    }
    return {};
}

std::string_view notCountedText(NotCounted reason)
{
    switch (reason) {
    case NotCounted::NotPlayed: return "not-played";
    case NotCounted::Forfeit: return "forfeit";
    case NotCounted::MarkedUnrated: return "marked-unrated";
    case NotCounted::Computer: return "computer";
    case NotCounted::OpponentUnrated: return "opponent-unrated";
    case NotCounted::SecondStageOpponent: return "second-stage-opponent";
    case NotCounted::MatchUnrated: return "match-unrated";
    case NotCounted::OpponentExtreme: return "opponent-won-or-lost-all";
    case NotCounted::TooFarApart: return "too-far-apart";
    case NotCounted::RateOfPlay: return "rate-of-play";
    case NotCounted::DifferenceTooGreat: return "difference-too-great";
    case NotCounted::BeforeFirstList: return "before-first-list";
    }
    return {};
}

} // namespace zahlmeister::engine
