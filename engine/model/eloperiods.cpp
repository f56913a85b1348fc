// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/eloperiods.h"

#include <algorithm>
#include <map>
#include <set>

namespace zahlmeister::engine {

namespace {

constexpr int kLongestWhole = 30; // RULE: B02 4.1

Date firstOfNextMonth(Date day)
{
    const bool isDecember = day.month() == 12;
    return *Date::tryFrom(isDecember ? day.year() + 1 : day.year(), isDecember ? 1 : day.month() + 1, 1);
}

/// Games before the first day, or after the last one, belong to the period next to them.
std::size_t periodOn(Date day, std::span<const RatingPeriod> periods)
{
    const auto next =
        std::ranges::find_if(periods.subspan(1), [&](const RatingPeriod& one) { return day < one.first; });
    return static_cast<std::size_t>(next - periods.subspan(1).begin());
}

std::optional<Date> dayInSchedule(const TournamentHeader& header, const Game& game)
{
    if (game.whiteTeam.empty() || game.blackTeam.empty())
        return std::nullopt;
    const auto fixture = std::ranges::find_if(header.schedule, [&](const Fixture& one) {
        const bool isThem = (one.home == game.whiteTeam && one.away == game.blackTeam) ||
                            (one.home == game.blackTeam && one.away == game.whiteTeam);
        return isThem && one.round == game.round;
    });
    return fixture == header.schedule.end() ? std::nullopt : fixture->date;
}

/// The period of every round whose games lie in one; a round in several has none.
using PeriodsOfRounds = std::map<int, std::optional<std::size_t>>;

PeriodsOfRounds periodsOfRounds(const Tournament& tournament, std::span<const RatingPeriod> periods)
{
    PeriodsOfRounds rounds;
    for (const Game& game : tournament.games) {
        if (!game.round || !game.date)
            continue;
        const std::size_t period = periodOn(*game.date, periods);
        const auto [known, isNew] = rounds.emplace(*game.round, period);
        if (!isNew && known->second != period)
            known->second.reset();
    }
    return rounds;
}

} // namespace

bool isLongForElo(const TournamentHeader& header)
{
    return header.start && header.end && header.start->daysTo(*header.end) + 1 > kLongestWhole;
}

std::vector<RatingPeriod> ratingPeriodsOf(const TournamentHeader& header)
{
    std::vector<RatingPeriod> periods;
    if (!header.eloByPeriod || !isLongForElo(header))
        return periods;
    for (Date first = *header.start; first <= *header.end;) {
        const Date next = firstOfNextMonth(first);
        periods.push_back({first, std::min(next.plusDays(-1), *header.end)});
        first = next;
    }
    return periods;
}

PeriodsOfGames periodsOfGames(const Tournament& tournament, std::span<const RatingPeriod> periods)
{
    PeriodsOfGames all;
    all.periods.reserve(tournament.games.size());
    const PeriodsOfRounds rounds = periodsOfRounds(tournament, periods);
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        const Game& game = tournament.games[i];
        const auto day = game.date ? game.date : dayInSchedule(tournament.header, game);
        std::optional<std::size_t> period = day ? std::optional(periodOn(*day, periods)) : std::nullopt;
        if (const auto round = game.round ? rounds.find(*game.round) : rounds.end();
            !period && round != rounds.end())
            period = round->second;
        if (!period && (isPlayed(game.result.white) || isPlayed(game.result.black)))
            all.undated.push_back(i);
        all.periods.push_back(period.value_or(0));
    }
    return all;
}

std::vector<EloEntry> eloEntriesOf(const Participant& participant, std::span<const RatingPeriod> periods)
{
    std::vector<EloEntry> entries{{eloOf(participant), participant.eloFactor, participant.eloDay}};
    for (std::size_t i = 1; i < periods.size(); ++i) {
        const auto said = std::ranges::find(participant.eloPeriods, periods[i].first, &EloPeriod::first);
        if (said != participant.eloPeriods.end())
            entries.push_back({said->rating, said->factor, said->day});
        else
            entries.push_back(entries.back());
        entries.back().isCarriedOn = said == participant.eloPeriods.end();
    }
    return entries;
}

Tournament tournamentOfPeriod(const Tournament& tournament, std::span<const RatingPeriod> periods,
                              std::size_t period)
{
    Tournament part{tournament.header, {}, {}};
    std::set<ParticipantNumber> players;
    std::map<int, int> rounds; // of the tournament, and of the part
    const PeriodsOfGames games = periodsOfGames(tournament, periods);
    for (std::size_t i = 0; i < tournament.games.size(); ++i) {
        const Game& game = tournament.games[i];
        if (games.periods[i] != period)
            continue;
        part.games.push_back(game);
        players.insert({game.white, game.black});
        if (game.round)
            rounds.emplace(*game.round, 0);
    }
    for (int count = 0; auto& [round, counted] : rounds)
        counted = ++count;
    for (Game& game : part.games) {
        if (game.round)
            game.round = rounds.at(*game.round);
    }
    for (const Participant& one : tournament.participants) {
        if (!players.contains(one.number))
            continue;
        Participant& player = part.participants.emplace_back(one);
        const EloEntry entry = eloEntriesOf(one, periods)[period];
        player.eloPeriods.clear();
        player.eloFactor = entry.factor;
        player.eloDay = entry.day;
        (one.ratingSource == RatingSource::Fide ? player.rating : player.elo) = entry.rating;
        player.stated.clear();
        player.lot.reset();
        std::erase_if(player.byes, [&](const Bye& bye) { return !rounds.contains(bye.round); });
        for (Bye& bye : player.byes)
            bye.round = rounds.at(bye.round);
    }
    TournamentHeader& header = part.header;
    header.start = periods[period].first;
    header.end = periods[period].last;
    header.rounds = rounds.empty() ? std::nullopt : std::optional(static_cast<int>(rounds.size()));
    header.eloByPeriod = false;
    header.tieBreaks.clear();
    header.tieBreakEdition.clear();
    std::erase_if(header.schedule, [&](const Fixture& one) { return !rounds.contains(one.round); });
    for (Fixture& one : header.schedule)
        one.round = rounds.at(one.round);
    for (Team& team : header.teams)
        team.lineup.clear();
    return part;
}

} // namespace zahlmeister::engine
