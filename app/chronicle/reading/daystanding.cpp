// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/daystanding.h"

#include <algorithm>

#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

const Participation* lastUpTo(const PersonHistory& person, engine::Date day)
{
    const auto found = std::find_if(
        person.participations.rbegin(), person.participations.rend(),
        [&](const Participation& one) { return one.end <= day && familyOf(*one.rules).empty(); });
    return found == person.participations.rend() ? nullptr : &*found;
}

bool hadRatingUpTo(const PersonHistory& person, const Participation& last)
{
    for (const Participation& one : person.participations) {
        const bool isRated = one.exit.rating || one.entry.rating;
        if (familyOf(*one.rules).empty() && isRated && isMemberOn(*one.participant, one.end))
            return true;
        if (&one == &last)
            break;
    }
    return false;
}

} // namespace

int LevelTable::converted(int rating, const engine::RuleVersion& from, const engine::RuleVersion& to)
{
    if (&from == &to)
        return rating;
    const auto [at, isNew] = m_known.try_emplace({&from, &to, rating}, rating);
    if (isNew) {
        const Entry entry = convertedTo({.rating = engine::Rating(rating)}, from, to, m_rules);
        at->second = entry.rating->value();
    }
    return at->second;
}

int LevelTable::passedOn(const Participation& left, const engine::RuleVersion& version, engine::Date day)
{
    if (m_rules.adjustments().empty())
        return converted(left.exit.rating->value(), *left.rules, version);
    const Entry entry =
        app::passedOn(left.exit, *left.rules, version, m_rules, {left.end, day}, *left.participant);
    return entry.rating->value();
}

int LevelTable::atRest(int rating, const StandingDay& from, const StandingDay& until,
                       const engine::Participant& who)
{
    if (m_rules.adjustments().empty())
        return converted(rating, from.version(), until.version());
    const Entry entry{.rating = engine::Rating(rating)};
    return app::passedOn(entry, from.version(), until.version(), m_rules, {from.day(), until.day()}, who)
        .rating->value();
}

// Nobody is named in sums, so who objected counts like everybody.
StandingDay::StandingDay(engine::Date day, const engine::RuleVersion& version)
    : m_day(day), m_version(&version), m_filter(Chronicle(), {}, day)
{
}

Result<StandingDay> StandingDay::on(engine::Date day, const engine::RuleCatalog& rules)
{
    TRY(const auto choice, rules.choose({.end = day}));
    return StandingDay(day, *choice.version);
}

StandingKind StandingDay::kindOf(const PersonHistory& person, const Participation& last) const
{
    // RULE: WO2026 3.4.3, 4.1.1
    const bool isListed = m_filter.isListed(person, last);
    const bool isRated = last.exit.rating && last.exit.source == engine::RatingSource::Dwz;
    if (isListed && isRated) {
        // RULE: WO1992 6.1.1
        if (hasExpired(last.end, *m_version, m_day))
            return StandingKind::Expired;
        return isInactive(last.end, *m_version, m_day) ? StandingKind::Inactive : StandingKind::Rated;
    }
    if (!hadRatingUpTo(person, last))
        return StandingKind::Unrated;
    return isListed ? StandingKind::Expired : StandingKind::Former;
}

DayStanding StandingDay::of(const PersonHistory& person, LevelTable& levels) const
{
    DayStanding standing{.last = lastUpTo(person, m_day)};
    if (standing.last)
        standing.kind = kindOf(person, *standing.last);
    if (standing.kind == StandingKind::Rated)
        standing.rating = levels.passedOn(*standing.last, *m_version, m_day);
    return standing;
}

} // namespace zahlmeister::app
