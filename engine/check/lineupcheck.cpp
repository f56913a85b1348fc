// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/check/checklist.h"
#include "engine/model/lineup.h"
#include "engine/model/teammatches.h"

/// Whether line-ups and matches keep to the rules of the league. Nothing of it changes a rating: the rules
/// are the league's own, and so are the consequences.
namespace zahlmeister::engine {

namespace {

/// A player on a board of a match, seen from his team.
struct Appearance {
    const TeamMatch* match;
    const std::string* team;
};

const Participant* playerOf(const Checklist& list, ParticipantNumber number)
{
    const auto position = list.tournament().indexOf(number);
    return position ? &list.tournament().participants[*position] : nullptr;
}

/// Everybody against the weakest above him: only he who stands too low is named.
void checkOrder(Checklist& list, const Team& team)
{
    const auto limit = list.header().lineupLimit;
    if (!limit)
        return;
    const LineupPlace* weakest = nullptr;
    for (const LineupPlace& place : team.lineup) {
        if (!place.rating)
            continue;
        const Participant* const player = playerOf(list, place.participant);
        const Participant* const above = weakest ? playerOf(list, weakest->participant) : nullptr;
        if (player && above && place.rating->value() - weakest->rating->value() > *limit)
            list.add(*player, FindingCode::LineUpOrder, FindingField::Team,
                     {team.name, std::to_string(place.rating->value()), above->name,
                      std::to_string(weakest->rating->value()), std::to_string(*limit)});
        if (!weakest || place.rating->value() < weakest->rating->value())
            weakest = &place;
    }
}

void checkRegistration(Checklist& list, const Team& team)
{
    const auto last = list.header().lateUntil;
    for (const LineupPlace& place : team.lineup) {
        if (!last || !place.from || *place.from <= *last)
            continue;
        if (const Participant* const player = playerOf(list, place.participant))
            list.add(*player, FindingCode::LateInLineUp, FindingField::Team,
                     {team.name, place.from->iso(), last->iso()});
    }
}

void checkGuests(Checklist& list, const TeamMatch& match, bool isHome)
{
    const auto allowed = list.header().guestsAllowed;
    const std::string& name = isHome ? match.home : match.away;
    const Team* const team = teamNamed(list.header(), name);
    if (!allowed || team == nullptr)
        return;
    const Participant* last = nullptr;
    int guests = 0;
    for (const MatchBoard& board : match.boards) {
        const auto place = std::ranges::find(team->lineup, board.player(isHome), &LineupPlace::participant);
        if (place == team->lineup.end() || !place->guest)
            continue;
        ++guests;
        last = playerOf(list, place->participant);
    }
    if (guests > *allowed && last != nullptr)
        list.add(*last, FindingCode::TooManyGuests, FindingField::Team,
                 {name, std::to_string(match.round.value_or(0)), std::to_string(guests),
                  std::to_string(*allowed)});
}

/// In whose line-up somebody is: for that team he is no substitute.
std::set<std::string> teamsOf(const TournamentHeader& header, ParticipantNumber player)
{
    std::set<std::string> teams;
    for (const Team& team : header.teams) {
        if (std::ranges::find(team.lineup, player, &LineupPlace::participant) != team.lineup.end())
            teams.insert(team.name);
    }
    return teams;
}

/// @param played in the order of rounds
void checkFixed(Checklist& list, const Participant& player, const std::vector<Appearance>& played)
{
    const auto after = list.header().fixedAfter;
    if (!after)
        return;
    const std::set<std::string> own = teamsOf(list.header(), player.number);
    std::map<std::string, int> appearances;
    std::optional<std::string> fixed;
    for (const Appearance& one : played) {
        if (fixed && *one.team != *fixed)
            list.add(
                player, FindingCode::SubstituteFixed, FindingField::Team,
                {*one.team, std::to_string(one.match->round.value_or(0)), *fixed, std::to_string(*after)});
        // Who stands in no line-up of his own is nobody's substitute.
        if (!fixed && !own.empty() && !own.contains(*one.team) && ++appearances[*one.team] >= *after)
            fixed = *one.team;
    }
}

void checkDays(Checklist& list, const Participant& player, const std::vector<Appearance>& played)
{
    if (!list.header().oneMatchADay)
        return;
    std::map<Date, const std::string*> days;
    for (const Appearance& one : played) {
        if (!one.match->date)
            continue;
        const auto [first, isNew] = days.emplace(*one.match->date, one.team);
        if (!isNew && *first->second != *one.team)
            list.add(player, FindingCode::TwoTeamsOnOneDay, FindingField::Team,
                     {*first->second, *one.team, one.match->date->iso()});
    }
}

} // namespace

void checkLineUps(Checklist& list, const std::vector<TeamMatch>& matches)
{
    const TournamentHeader& header = list.header();
    for (const Team& team : header.teams) {
        checkOrder(list, team);
        checkRegistration(list, team);
    }
    if (!header.fixedAfter && !header.oneMatchADay && !header.guestsAllowed)
        return;
    std::map<ParticipantNumber, std::vector<Appearance>> played;
    for (const TeamMatch& match : matches) {
        for (const bool isHome : {true, false}) {
            checkGuests(list, match, isHome);
            for (const MatchBoard& board : match.boards) {
                if (board.player(isHome) != kNobody)
                    played[board.player(isHome)].push_back({&match, isHome ? &match.home : &match.away});
            }
        }
    }
    for (const auto& [number, appearances] : played) {
        if (const Participant* const player = playerOf(list, number)) {
            checkFixed(list, *player, appearances);
            checkDays(list, *player, appearances);
        }
    }
}

} // namespace zahlmeister::engine
