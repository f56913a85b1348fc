// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/entry.h"

#include <algorithm>

#include "engine/rules/conversion.h"

namespace zahlmeister::app {

using engine::Conversion;
using engine::RuleVersion;

namespace {

bool isSameConversion(const Conversion& a, const Conversion& b)
{
    return std::equal(a.pieces().begin(), a.pieces().end(), b.pieces().begin(), b.pieces().end(),
                      [](const Conversion::Piece& one, const Conversion::Piece& other) {
                          return one.above == other.above && one.upTo == other.upTo &&
                                 one.factor == other.factor && one.summand == other.summand;
                      });
}

/// The versions that came into force after one and up to another, in their order.
std::vector<const RuleVersion*> versionsBetween(const RuleVersion& from, const RuleVersion& to,
                                                const engine::RuleCatalog& rules)
{
    std::vector<const RuleVersion*> between;
    for (const RuleVersion& version : rules.versions()) {
        if (familyOf(version) == familyOf(to) && from.validFrom < version.validFrom &&
            version.validFrom <= to.validFrom)
            between.push_back(&version);
    }
    std::ranges::stable_sort(
        between, [](const RuleVersion* a, const RuleVersion* b) { return a->validFrom < b->validFrom; });
    return between;
}

} // namespace

Entry entryOf(const engine::Participant& participant)
{
    return withoutPlaces({participant.rating, participant.index, participant.ratingSource,
                          participant.ratingBound, participant.carryOver});
}

Entry cameIn(const engine::Participant& participant)
{
    if (participant.chained)
        return {participant.enteredRating, participant.enteredIndex, participant.enteredSource,
                participant.enteredBound, participant.enteredCarryOver};
    return {participant.rating, participant.index, participant.ratingSource, participant.ratingBound,
            participant.carryOver};
}

Entry withoutPlaces(Entry entry)
{
    for (engine::CarryOverGame& game : entry.carryOver)
        game.tournament.clear();
    return entry;
}

void putChained(engine::Participant& participant, const Entry& entry)
{
    const Entry came = cameIn(participant);
    const bool isAsItCame = withoutPlaces(came) == entry;
    putEntry(participant, isAsItCame ? came : entry);
    participant.chained = !isAsItCame;
    const Entry kept = isAsItCame ? Entry() : came;
    participant.enteredRating = kept.rating;
    participant.enteredIndex = kept.index;
    participant.enteredSource = kept.source;
    participant.enteredBound = kept.bound;
    participant.enteredCarryOver = kept.carryOver;
}

void putEntry(engine::Participant& participant, const Entry& entry)
{
    participant.rating = entry.rating;
    participant.index = entry.index;
    participant.ratingSource = entry.source;
    participant.ratingBound = entry.bound;
    participant.carryOver = entry.carryOver;
}

Entry entryAfter(const engine::Participant& participant, const engine::ParticipantEvaluation& result)
{
    Entry entry = entryOf(participant);
    // Nothing is recorded of text-only participants, nor of who was in the field without a game.
    if ((participant.member || result.formerMember) && !participant.rating)
        entry.carryOver = result.carryOver;
    if (!result.recorded || !result.newRating)
        return entry;
    entry.rating = engine::Rating::tryFrom(*result.newRating);
    entry.index = result.newIndex;
    entry.source = engine::RatingSource::Dwz;
    entry.bound = result.bound;
    return entry;
}

std::string familyOf(const RuleVersion& version)
{
    return version.chosenByDate ? std::string() : version.system;
}

bool hasExpired(engine::Date last, const RuleVersion& version, std::optional<engine::Date> end)
{
    // RULE: WO1992 6.1.1
    const auto years = version.number("rating_years");
    return years.has_value() && *years > 0 && end && last.plusYears(static_cast<int>(*years)) < *end;
}

bool isInactive(engine::Date last, const RuleVersion& version, engine::Date day)
{
    // RULE: FWZ 5
    const auto years = version.number("inactive_after_years");
    return years.has_value() && last.plusYears(static_cast<int>(*years)) < day;
}

std::vector<Conversion> conversionsBetween(const RuleVersion& from, const RuleVersion& to,
                                           const engine::RuleCatalog& rules)
{
    std::vector<Conversion> conversions;
    // A version that was copied from another has its conversion, too, but is on the same level already.
    auto level = Conversion::from(from);
    for (const RuleVersion* version : versionsBetween(from, to, rules)) {
        auto conversion = Conversion::from(*version);
        if (!conversion.has_value() || (level.has_value() && isSameConversion(*level, *conversion)))
            continue;
        level = conversion;
        conversions.push_back(*std::move(conversion));
    }
    return conversions;
}

engine::Rating converted(engine::Rating rating, const Conversion& conversion)
{
    return engine::Rating::tryFrom(conversion.convert(rating.value())).value_or(rating);
}

Entry convertedTo(Entry entry, const RuleVersion& from, const RuleVersion& to,
                  const engine::RuleCatalog& rules)
{
    if (&from == &to || !entry.rating || entry.source != engine::RatingSource::Dwz)
        return entry;
    for (const Conversion& conversion : conversionsBetween(from, to, rules)) {
        // RULE: WO2026 Anhang 4, 2.2.4
        entry.rating = converted(*entry.rating, conversion);
        if (entry.index)
            entry.index = *entry.index + 1;
    }
    return entry;
}

} // namespace zahlmeister::app
