// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/impact.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>

#include "app/chronicle/chain/causes.h"

namespace zahlmeister::app {

using engine::TournamentId;

namespace {

using SeatsOfTournaments = std::map<std::pair<TournamentId, engine::ParticipantNumber>,
                                    std::pair<std::size_t, const Participation*>>;

SeatsOfTournaments seatsOf(const Chronicle& chronicle, const Recalculation& recalculation)
{
    std::set<TournamentId> touched;
    for (const RecalculatedTournament& one : recalculation.tournaments) {
        if (!one.changes.empty())
            touched.insert(one.id);
    }
    SeatsOfTournaments seats;
    for (std::size_t person = 0; person < chronicle.persons.size(); ++person) {
        for (const Participation& one : chronicle.persons[person].participations) {
            if (touched.contains(one.tournament))
                seats.emplace(std::pair(one.tournament, one.participant->number), std::pair(person, &one));
        }
    }
    return seats;
}

std::optional<int> pointsOf(const RecalculatedParticipant& change)
{
    std::optional<int> points;
    const auto compare = [&](std::optional<int> before, std::optional<int> after) {
        if (before && after)
            points = std::max(points.value_or(0), std::abs(*after - *before));
        else if (!before && !after)
            points = points.value_or(0);
    };
    const auto valueOf = [](const Entry& entry) {
        return entry.rating ? std::optional(entry.rating->value()) : std::nullopt;
    };
    compare(valueOf(change.entryBefore), valueOf(change.entryAfter));
    compare(change.ratingBefore, change.ratingAfter);
    // Where a rating came or went, nothing of it can be small.
    const bool isComparable = change.ratingBefore.has_value() == change.ratingAfter.has_value() &&
                              change.entryBefore.rating.has_value() == change.entryAfter.rating.has_value();
    return isComparable || points.value_or(0) > 0 ? points : std::nullopt;
}

FirstRating firstOf(const RecalculatedParticipant& change)
{
    if (change.ratingAfter && !change.ratingBefore && !change.entryAfter.rating)
        return FirstRating::Won;
    if (change.ratingBefore && !change.ratingAfter && !change.entryBefore.rating)
        return FirstRating::Lost;
    return FirstRating::AsBefore;
}

// RULE: WO2026 3.4.3, 4.1.1
// RULE: FWZ 5
Publicity publicityOf(const Participation& one, engine::Date today)
{
    const bool isDwz = familyOf(*one.rules).empty();
    if (one.result.formerMember || (isDwz && !one.participant->member))
        return Publicity::Unpublished;
    return isInactive(one.end, *one.rules, today) ? Publicity::Inactive : Publicity::Published;
}

std::size_t totalOf(int points)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(kImpactBounds, points) - kImpactBounds.begin());
}

bool isBigger(const ImpactLine& a, const ImpactLine& b)
{
    const auto rank = [](const ImpactLine& line) {
        return line.points.value_or(std::numeric_limits<int>::max());
    };
    return rank(a) > rank(b);
}

std::vector<ImpactClub> clubsOf(const std::vector<ImpactLine>& lines, const Chronicle& chronicle)
{
    std::map<std::size_t, std::size_t> last; // of each person the line in the latest tournament
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const RecalculatedParticipant& change = lines[i].change;
        const bool leavesOtherwise =
            change.ratingBefore != change.ratingAfter || change.indexBefore != change.indexAfter;
        if (lines[i].publicity != Publicity::Published || !leavesOtherwise)
            continue; // a club hears about what its players now have
        const auto [known, isNew] = last.emplace(lines[i].person, i);
        if (!isNew && lines[known->second].place < lines[i].place)
            known->second = i;
    }
    std::map<std::string, ImpactClub> clubs;
    for (const auto& [person, line] : last) {
        const engine::Participant& known = chronicle.persons[person].person();
        if (known.club.empty())
            continue;
        ImpactClub& club = clubs.try_emplace(known.club, ImpactClub{known.club, {}}).first->second;
        if (club.name.empty())
            club.name = known.clubName;
        club.lines.push_back(line);
    }
    std::vector<ImpactClub> sorted;
    for (auto& [vkz, club] : clubs) {
        std::ranges::sort(club.lines);
        sorted.push_back(std::move(club));
    }
    return sorted;
}

std::vector<ImpactRoot> rootsOf(const std::vector<ImpactLine>& lines, const Chronicle& chronicle,
                                engine::Date today)
{
    std::set<TournamentId> ids;
    for (const ImpactLine& line : lines) {
        if (!line.change.adjustment.empty())
            continue; // it begins with no tournament
        if (line.change.beginsHere)
            ids.insert(line.tournament);
        else if (const auto steps = stepsOf(line.change.because); !steps.empty())
            ids.insert(steps.back()->tournament);
    }
    std::vector<ImpactRoot> roots;
    for (const auto& one : chronicle.tournaments) {
        if (!ids.contains(one->id))
            continue;
        const engine::TournamentHeader& header = one->tournament.header;
        // RULE: WO2026 6.2
        const bool isOld = header.end && header.end->plusYears(1) < today;
        roots.push_back({one->id, header.name, header.end, isOld});
    }
    return roots;
}

} // namespace

Impact impactOf(const Recalculation& recalculation, const Chronicle& chronicle, engine::Date today)
{
    Impact impact;
    const SeatsOfTournaments seats = seatsOf(chronicle, recalculation);
    std::set<std::size_t> persons;
    for (const RecalculatedTournament& one : recalculation.tournaments) {
        if (one.changes.empty())
            continue;
        const std::size_t place = impact.tournaments.size();
        ImpactTournament touched{one.id, one.name, one.end};
        for (const RecalculatedParticipant& change : one.changes) {
            const auto seat = seats.find({one.id, change.number});
            if (seat == seats.end())
                continue; // a computer, of which nothing is kept
            const auto& [person, participation] = seat->second;
            ++touched.changed;
            touched.enterOtherwise += change.entersOtherwise() ? 1 : 0;
            impact.lines.push_back({one.id, place, person, change, pointsOf(change), firstOf(change),
                                    publicityOf(*participation, today)});
            persons.insert(person);
        }
        impact.tournaments.push_back(std::move(touched));
    }
    std::ranges::stable_sort(impact.lines, isBigger);
    for (const ImpactLine& line : impact.lines) {
        impact.won += line.first == FirstRating::Won ? 1 : 0;
        impact.lost += line.first == FirstRating::Lost ? 1 : 0;
        if (line.points)
            ++impact.totals[totalOf(*line.points)];
    }
    impact.persons = static_cast<int>(persons.size());
    impact.clubs = clubsOf(impact.lines, chronicle);
    impact.roots = rootsOf(impact.lines, chronicle, today);
    std::set<std::string> adjustments;
    for (const ImpactLine& line : impact.lines)
        adjustments.insert(line.change.adjustment);
    adjustments.erase(std::string());
    impact.adjustments.assign(adjustments.begin(), adjustments.end());
    return impact;
}

// RULE: WO2026 2.2.1
int concernedBy(const Chronicle& chronicle, const engine::Adjustment& adjustment)
{
    int concerned = 0;
    for (const PersonHistory& person : chronicle.persons) {
        const auto last = std::find_if(person.participations.rbegin(), person.participations.rend(),
                                       [&](const Participation& one) {
                                           return one.end < adjustment.day && familyOf(*one.rules).empty();
                                       });
        if (last != person.participations.rend() && isDwz(last->exit) &&
            engine::concerns(adjustment, *last->participant, *last->rules))
            ++concerned;
    }
    return concerned;
}

Recalculation newIn(const Recalculation& after, const Recalculation& before)
{
    std::map<TournamentId, const RecalculatedTournament*> known;
    for (const RecalculatedTournament& one : before.tournaments)
        known.emplace(one.id, &one);
    Recalculation result = after;
    for (RecalculatedTournament& one : result.tournaments) {
        const auto was = known.find(one.id);
        if (was == known.end())
            continue;
        std::erase_if(one.changes, [&](const RecalculatedParticipant& change) {
            const auto same =
                std::ranges::find(was->second->changes, change.number, &RecalculatedParticipant::number);
            return same != was->second->changes.end() && same->entryAfter == change.entryAfter &&
                   same->ratingAfter == change.ratingAfter && same->indexAfter == change.indexAfter;
        });
    }
    return result;
}

} // namespace zahlmeister::app
