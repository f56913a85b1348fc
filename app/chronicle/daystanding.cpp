// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/daystanding.h"

#include <algorithm>

#include "app/chronicle/publication.h"
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

StandingKind kindOf(const PersonHistory& person, const Participation& last,
                    const engine::RuleVersion& version, const PublicationFilter& filter, engine::Date day)
{
    // RULE: WO2026 3.4.3, 4.1.1
    const bool isListed = filter.isListed(person, last);
    const bool isRated = last.exit.rating && last.exit.source == engine::RatingSource::Dwz;
    if (isListed && isRated) {
        // RULE: WO1992 6.1.1
        if (hasExpired(last.end, version, day))
            return StandingKind::Expired;
        return isInactive(last.end, version, day) ? StandingKind::Inactive : StandingKind::Rated;
    }
    if (!hadRatingUpTo(person, last))
        return StandingKind::Unrated;
    return isListed ? StandingKind::Expired : StandingKind::Former;
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

int DayStandings::rated() const
{
    return static_cast<int>(std::ranges::count(persons, StandingKind::Rated, &DayStanding::kind));
}

Result<DayStandings> standingsOn(const Chronicle& chronicle, engine::Date day, LevelTable& levels)
{
    TRY(const auto choice, chronicle.rules->choose({.end = day}));
    DayStandings standings{day, choice.version};
    // Nobody is named in sums, so who objected counts like everybody.
    const PublicationFilter filter(chronicle, {}, day);
    standings.persons.reserve(chronicle.persons.size());
    for (const PersonHistory& person : chronicle.persons) {
        DayStanding standing{.last = lastUpTo(person, day)};
        if (standing.last)
            standing.kind = kindOf(person, *standing.last, *choice.version, filter, day);
        if (standing.kind == StandingKind::Rated)
            standing.rating =
                levels.converted(standing.last->exit.rating->value(), *standing.last->rules, *choice.version);
        standings.persons.push_back(standing);
    }
    return standings;
}

} // namespace zahlmeister::app
