// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/comparison.h"

#include <algorithm>

namespace zahlmeister::engine {

bool isOlder(const RuleVersion& version, const RuleVersion& other)
{
    return version.validFrom < other.validFrom; // nothing: since ever
}

std::vector<ComparedParticipant> compare(const Evaluation& first, const Evaluation& second)
{
    const std::size_t count = std::min(first.participants.size(), second.participants.size());
    std::vector<ComparedParticipant> compared;
    compared.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const ParticipantEvaluation& a = first.participants[i];
        const ParticipantEvaluation& b = second.participants[i];
        compared.push_back({.number = a.number,
                            .oldRating = a.oldRating ? a.oldRating : b.oldRating,
                            .firstRating = a.newRating,
                            .firstIndex = a.newIndex,
                            .secondRating = b.newRating,
                            .secondIndex = b.newIndex});
    }
    return compared;
}

} // namespace zahlmeister::engine
