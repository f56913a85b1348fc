// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/entry.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/rules/conversion.h"

namespace zahlmeister::app {

using engine::Conversion;
using engine::RuleVersion;

namespace {

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

Entry withOneMore(Entry entry)
{
    if (entry.index)
        entry.index = *entry.index + 1;
    return entry;
}

// RULE: WO2026 Anhang 4, 2.2.4
Entry afterConversion(Entry entry, const Conversion& conversion)
{
    entry.rating = converted(*entry.rating, conversion);
    return withOneMore(std::move(entry));
}

// RULE: WO2026 2.2.1
Entry afterAdjustment(Entry entry, const engine::Adjustment& adjustment, const RuleVersion& rules)
{
    const int rating = engine::adjusted(entry.rating->value(), adjustment, rules);
    entry.rating = engine::Rating::tryFrom(rating).value_or(*entry.rating);
    return adjustment.raisesIndex ? withOneMore(std::move(entry)) : entry;
}

/// The adjustments of the days on which an entry stands still. They are about the DWZ alone.
std::span<const engine::Adjustment> adjustmentsWithin(const engine::RuleCatalog& rules,
                                                      const RestingTime& time, const RuleVersion& version)
{
    const auto all = rules.adjustments();
    if (all.empty() || !time.until || *time.until <= time.since || !familyOf(version).empty())
        return {};
    const auto first = std::ranges::upper_bound(all, time.since, {}, &engine::Adjustment::day);
    const auto last = std::ranges::upper_bound(all, *time.until, {}, &engine::Adjustment::day);
    return {first, last};
}

} // namespace

bool isDwz(const Entry& entry)
{
    return entry.rating && entry.source == engine::RatingSource::Dwz;
}

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

std::vector<DatedConversion> conversionsBetween(const RuleVersion& from, const RuleVersion& to,
                                                const engine::RuleCatalog& rules)
{
    std::vector<DatedConversion> conversions;
    // A version that was copied from another has its conversion, too, but is on the same level already.
    auto level = Conversion::from(from);
    for (const RuleVersion* version : versionsBetween(from, to, rules)) {
        auto conversion = Conversion::from(*version);
        if (!conversion.has_value() || (level.has_value() && *level == *conversion))
            continue;
        level = conversion;
        conversions.push_back({*version->validFrom, *std::move(conversion)});
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
    if (&from == &to || !isDwz(entry))
        return entry;
    for (const DatedConversion& one : conversionsBetween(from, to, rules))
        entry = afterConversion(std::move(entry), one.conversion);
    return entry;
}

std::vector<RestingStep> stepsOf(const Entry& entry, const RuleVersion& from, const RuleVersion& to,
                                 const engine::RuleCatalog& rules, const RestingTime& time,
                                 const engine::Participant& who)
{
    std::vector<RestingStep> steps;
    if (!isDwz(entry) || familyOf(from) != familyOf(to))
        return steps;
    Entry now = entry;
    const auto take = [&](engine::Date day, const engine::Adjustment* adjustment, Entry after) {
        if (after != now)
            steps.push_back({day, adjustment, after});
        now = std::move(after);
    };
    const auto conversions =
        &from == &to ? std::vector<DatedConversion>() : conversionsBetween(from, to, rules);
    auto next = conversions.begin();
    const auto convertUpTo = [&](std::optional<engine::Date> day) {
        for (; next != conversions.end() && (!day || next->day <= *day); ++next)
            take(next->day, nullptr, afterConversion(now, next->conversion));
    };
    for (const engine::Adjustment& one : adjustmentsWithin(rules, time, to)) {
        if (!engine::concerns(one, who, to))
            continue;
        convertUpTo(one.day);
        take(one.day, &one, afterAdjustment(now, one, next == conversions.end() ? to : from));
    }
    convertUpTo(std::nullopt);
    return steps;
}

Entry passedOn(Entry entry, const RuleVersion& from, const RuleVersion& to, const engine::RuleCatalog& rules,
               const RestingTime& time, const engine::Participant& who)
{
    if (adjustmentsWithin(rules, time, to).empty())
        return convertedTo(std::move(entry), from, to, rules);
    const auto steps = stepsOf(entry, from, to, rules, time, who);
    return steps.empty() ? entry : steps.back().after;
}

} // namespace zahlmeister::app
