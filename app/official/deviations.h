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

/// @brief The games that differ: those of an official evaluation beside ours, by their players and then by
/// round, result and colours. Games here that are not there differ where the official games are those of all,
/// or of this player.
/// @param positions of the participants of the official rows, as matchOfficial() has them
[[nodiscard]] std::vector<ComparedGame>
differingGames(const OfficialResult& official, const std::vector<std::optional<std::size_t>>& positions,
               const engine::Tournament& tournament, const engine::Evaluation& evaluation);

/// @brief Fills ComparedPlayer::causes of every player who deviates.
///
/// Every assumption is computed at most once for a player, and never more often in all than takes a few
/// seconds for the largest tournaments; players beyond that stay Unexplained.
void findCauses(const OfficialCase& given, OfficialComparison& comparison);

} // namespace zahlmeister::app
