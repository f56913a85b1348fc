// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"

/// What a player takes from one tournament into the next.
namespace zahlmeister::app {

/// @brief With what a player enters a tournament, or leaves it.
struct Entry {
    std::optional<engine::Rating> rating = {};
    std::optional<int> index = {};
    engine::RatingSource source = engine::RatingSource::Dwz;
    std::optional<engine::RatingBound> bound = {};
    std::vector<engine::CarryOverGame> carryOver = {}; ///< empty for rated players who used them up

    bool operator==(const Entry&) const = default;
};

/// @brief With what a participant enters.
[[nodiscard]] Entry entryOf(const engine::Participant& participant);

/// @brief Lets a participant enter with something else.
void putEntry(engine::Participant& participant, const Entry& entry);

/// @brief What a tournament leaves a participant with: what it recorded, else what he entered with.
/// @source document 000, 3.4.2, 3.4.3, 6.4.2
[[nodiscard]] Entry entryAfter(const engine::Participant& participant,
                               const engine::ParticipantEvaluation& result);

/// @brief The rating system whose ratings a version passes on: empty for all versions of the DWZ, which go
/// on from one to the next, else the system, such as that of correspondence chess.
[[nodiscard]] std::string familyOf(const engine::RuleVersion& version);

/// @brief An entry of one version as a later one of the same family has it: where a version between them, or
/// the later one, came with a conversion, the DWZ is converted and its index is one more. The opponents'
/// ratings of carry-over games stay as they are; the regulation does not convert them.
/// @source document 000, Anhang 4
[[nodiscard]] Entry convertedTo(Entry entry, const engine::RuleVersion& from, const engine::RuleVersion& to,
                                const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
