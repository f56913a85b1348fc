// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/official/officialcomparison.h"

namespace zahlmeister::app {

/// @brief The numbers of a player that differ; what the official row does not have is compared only where it
/// should be there.
[[nodiscard]] std::vector<OfficialDeviation> deviationsOf(const OfficialRow& official,
                                                          const engine::ParticipantEvaluation& ours);

/// @brief What is compared, and how it is computed.
struct OfficialCase {
    const engine::Tournament& tournament;
    const engine::RuleVersion& version;
    std::optional<engine::Arithmetic> arithmetic;
    const engine::RuleCatalog& rules;
    const OfficialResult& official;
};

/// @brief Fills ComparedPlayer::causes of every player who deviates.
///
/// Every assumption is computed at most once for a player, and never more often in all than takes a few
/// seconds for the largest tournaments; players beyond that stay Unexplained.
void findCauses(const OfficialCase& given, OfficialComparison& comparison);

} // namespace zahlmeister::app
