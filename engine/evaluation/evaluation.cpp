// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluation.h"

#include "engine/base/codetable.h"

namespace zahlmeister::engine {

std::string_view groupText(Group group)
{
    static constexpr std::string_view kTexts[]{"established", "first", "second", "residual"};
    return tableText<Group::Residual>(kTexts, group);
}

std::string_view ageGroupText(AgeGroup group)
{
    static constexpr std::string_view kTexts[]{"youth", "junior", "adult"};
    return tableText<AgeGroup::Adult>(kTexts, group);
}

std::string_view ratingBoundText(RatingBound bound)
{
    static constexpr std::string_view kTexts[]{"or_better", "or_worse"};
    return tableText<RatingBound::OrWorse>(kTexts, bound);
}

std::string_view notCountedText(NotCounted reason)
{
    static constexpr std::string_view kTexts[]{"not-played",       "forfeit",
                                               "marked-unrated",   "computer",
                                               "opponent-unrated", "second-stage-opponent",
                                               "match-unrated",    "opponent-won-or-lost-all",
                                               "too-far-apart"};
    return tableText<NotCounted::TooFarApart>(kTexts, reason);
}

} // namespace zahlmeister::engine
