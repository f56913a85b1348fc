// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/chronicle/recalculation.h"
#include "engine/evaluation/evaluation.h"

/// One step of the chain: the players of a tournament come with what the tournaments before left them with,
/// and go with what this one leaves them with. Whoever keeps the chain, in memory or in a database, takes
/// this step.
namespace zahlmeister::app {

/// @brief What a tournament did to a player that was deleted since.
struct RemovedPassage {
    Entry entry;
    Entry exit;
    const engine::RuleVersion* version; ///< of the catalogue

    bool operator==(const RemovedPassage&) const = default;
};

/// @brief Where a player stands after the last tournament of a rating system that recorded something for him.
struct Standing {
    Entry entry;
    Entry stood;                              ///< the same as the tournament stands, without other entries
    const engine::RuleVersion* version;       ///< null: there was none, but what was removed
    engine::Date end;                         ///< of that tournament
    std::vector<RemovedPassage> removed = {}; ///< in the order of evaluation

    bool operator==(const Standing&) const = default;
};

/// @brief Shared along the chain, so that whoever was left alone by a tournament costs nothing; null: no
/// tournament knows him.
using SharedStanding = std::shared_ptr<const Standing>;

/// @brief Whether two are the same, most often at a glance.
[[nodiscard]] bool isSame(const SharedStanding& a, const SharedStanding& b);

/// @brief A tournament with what everybody brought.
struct Passage {
    std::optional<engine::Tournament> entered = {};   ///< as it was evaluated; nothing: as it stands
    std::optional<engine::Evaluation> evaluated = {}; ///< likewise
    std::optional<Error> refusal = {}; ///< why it cannot be evaluated so: it leaves everybody as he came
    std::vector<OutsideEvaluation> outside = {}; ///< by participant, those who were evaluated elsewhere
    std::vector<SharedStanding> left = {}; ///< by participant; what he came with when nothing was recorded
};

/// @brief Lets the players of a tournament enter with what they come with, and evaluates it, where that
/// differs from how it stands.
/// @param one with an end date
/// @param version of the catalogue, by which it is evaluated
/// @param stands its evaluation as it stands
/// @param cameWith by participant; of the same family of rating systems
/// @source document 000, 3.7
[[nodiscard]] Passage pass(const ChronicleTournament& one, const engine::RuleVersion& version,
                           const engine::Evaluation& stands, std::span<const SharedStanding> cameWith,
                           const engine::RuleCatalog& rules);

/// @brief What a tournament that was deleted leaves: for those who come later it is noted what it did.
/// @param as for pass()
[[nodiscard]] std::vector<SharedStanding> passRemoved(const ChronicleTournament& one,
                                                      const engine::RuleVersion& version,
                                                      const engine::Evaluation& stands,
                                                      std::span<const SharedStanding> cameWith);

} // namespace zahlmeister::app
