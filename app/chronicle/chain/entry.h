// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/conversion.h"

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

/// @brief With what a participant enters. Where its carry-over games were played is no part of an entry.
[[nodiscard]] Entry entryOf(const engine::Participant& participant);

/// @brief What came in for a participant, whatever the chain wrote over it since; its carry-over games say
/// where they were played.
[[nodiscard]] Entry cameIn(const engine::Participant& participant);

/// @brief An entry whose carry-over games do not say where they were played.
[[nodiscard]] Entry withoutPlaces(Entry entry);

/// @brief Lets a participant enter with what the chain gives, and keeps what came in beside it.
void putChained(engine::Participant& participant, const Entry& entry);

/// @brief Lets a participant enter with something else.
void putEntry(engine::Participant& participant, const Entry& entry);

/// @brief What a tournament leaves a participant with: what it recorded, else what he entered with.
/// @source document 000, 3.4.2, 3.4.3, 6.4.2
[[nodiscard]] Entry entryAfter(const engine::Participant& participant,
                               const engine::ParticipantEvaluation& result);

/// @brief The rating system whose ratings a version passes on: empty for all versions of the DWZ, which go
/// on from one to the next, else the system, such as that of correspondence chess.
[[nodiscard]] std::string familyOf(const engine::RuleVersion& version);

/// @brief Whether a rating has expired by the end of a tournament, under rules whose parameter `rating_years`
/// says for how many years it is valid; the same day so many years later still belongs to them. Where the
/// rules of the tournament have no such years, as all after 2003, it never does.
/// @param last end of the player's last evaluation
/// @source document 001, 6.1.1
[[nodiscard]] bool hasExpired(engine::Date last, const engine::RuleVersion& version,
                              std::optional<engine::Date> end);

/// @brief Whether a player is inactive, under rules whose parameter `inactive_after_years` says when: no
/// tournament of his ended within so many years before a day. His rating is kept and used, but not published.
/// @param last end of the player's last evaluation
/// @source document 002, 5
[[nodiscard]] bool isInactive(engine::Date last, const engine::RuleVersion& version, engine::Date day);

/// @brief The conversions that came into force after one version and up to a later one of the same family,
/// in their order; the later one's, too.
/// @source document 000, Anhang 4
[[nodiscard]] std::vector<engine::Conversion> conversionsBetween(const engine::RuleVersion& from,
                                                                 const engine::RuleVersion& to,
                                                                 const engine::RuleCatalog& rules);

/// @brief A DWZ after a conversion; as it was where that cannot be.
[[nodiscard]] engine::Rating converted(engine::Rating rating, const engine::Conversion& conversion);

/// @brief An entry of one version as a later one of the same family has it: where a version between them, or
/// the later one, came with a conversion, the DWZ is converted and its index is one more. Carry-over
/// games stay as they were played: their day tells the evaluation on which level the opponents were.
/// @source document 000, Anhang 4
[[nodiscard]] Entry convertedTo(Entry entry, const engine::RuleVersion& from, const engine::RuleVersion& to,
                                const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
