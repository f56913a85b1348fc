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

/// @brief Whether an entry has a DWZ, or a rating of a system of its own; else it is unrated or enters with
/// another federation's number.
[[nodiscard]] bool isDwz(const Entry& entry);

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

/// @brief A conversion with the first day of the rules that came with it.
struct DatedConversion {
    engine::Date day;
    engine::Conversion conversion;
};

/// @brief The conversions that came into force after one version and up to a later one of the same family,
/// in their order; the later one's, too.
/// @source document 000, Anhang 4
[[nodiscard]] std::vector<DatedConversion> conversionsBetween(const engine::RuleVersion& from,
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

/// @brief From when to when an entry stands still: its player has no evaluation in between.
struct RestingTime {
    engine::Date since;                ///< end of his last evaluation, or day of the list that said it
    std::optional<engine::Date> until; ///< end of his next one; nothing: no adjustment reaches the entry
};

/// @brief Something that an entry meets while it stands still: a conversion or an adjustment.
struct RestingStep {
    engine::Date day;
    const engine::Adjustment* adjustment = nullptr; ///< of the catalogue; nullptr: a conversion
    Entry after = {};
};

/// @brief What an entry meets on its way from one version to a later one of the same family, or to the same
/// one, in the order of days: conversions as convertedTo() has them, and the adjustments that concern its
/// player, those whose day lies after `since` and not after `until`.
///
/// So a tournament that ends on the day of an adjustment or later begins with adjusted entries, as rules are
/// chosen by the end of a tournament (3.7), and what it leaves is adjusted already. Of one day a conversion
/// comes first, because an adjustment is on the level of the rules of its day. Steps that change nothing,
/// index and rating, are left out. Opponents of carry-over games stay as they were played: nobody
/// knows of them to whom an adjustment refers.
/// @param who the player as the tournament knows him into which he enters: his club and year of birth there
/// are the latest of what is known about the day
/// @source document 000, 2.2.1, 3.7, Anhang 4
[[nodiscard]] std::vector<RestingStep> stepsOf(const Entry& entry, const engine::RuleVersion& from,
                                               const engine::RuleVersion& to,
                                               const engine::RuleCatalog& rules, const RestingTime& time,
                                               const engine::Participant& who);

/// @brief An entry after all of them.
[[nodiscard]] Entry passedOn(Entry entry, const engine::RuleVersion& from, const engine::RuleVersion& to,
                             const engine::RuleCatalog& rules, const RestingTime& time,
                             const engine::Participant& who);

} // namespace zahlmeister::app
