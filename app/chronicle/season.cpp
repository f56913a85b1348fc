// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/season.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "app/chronicle/tournamentjoin.h"
#include "app/chronicle/tournamentparts.h"
#include "app/sql/rows.h"
#include "app/store/database.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using engine::Date;
using engine::Tournament;
using engine::TournamentHeader;

/// By which parts follow each other.
auto orderOfPart(const TournamentHeader& header, engine::TournamentId id)
{
    // What is not known yet comes last.
    const auto day = [](const std::optional<Date>& date) { return std::pair(!date, date); };
    return std::tuple(day(header.end), day(header.start), id.value());
}

struct Rounds {
    int first = std::numeric_limits<int>::max();
    int last = 0;

    void add(int round)
    {
        first = std::min(first, round);
        last = std::max(last, round);
    }
};

Rounds roundsOf(const Tournament& tournament)
{
    Rounds rounds;
    for (const engine::Game& game : tournament.games) {
        if (game.round)
            rounds.add(*game.round);
    }
    for (const engine::Participant& person : tournament.participants) {
        for (const engine::Bye& bye : person.byes)
            rounds.add(bye.round);
    }
    for (const engine::Fixture& fixture : tournament.header.schedule)
        rounds.add(fixture.round);
    return rounds;
}

/// By how many the rounds of a part are counted on.
/// @param before rounds of the parts before it; with those of this part afterwards
int shiftOf(const Tournament& part, int& before)
{
    const Rounds rounds = roundsOf(part);
    const int shift = rounds.last > 0 && rounds.first <= before ? before : 0;
    before = std::max(before, rounds.last + shift);
    return shift;
}

/// From the first to the last day of games.
std::optional<std::pair<Date, Date>> daysOfGames(const Tournament& tournament)
{
    std::optional<std::pair<Date, Date>> days;
    for (const engine::Game& game : tournament.games) {
        if (!game.date)
            return std::nullopt;
        days = days ? std::pair(std::min(days->first, *game.date), std::max(days->second, *game.date))
                    : std::pair(*game.date, *game.date);
    }
    return days;
}

} // namespace

Result<std::vector<Tournament>> earlierParts(const WorkFile& file, engine::TournamentId id,
                                             const TournamentHeader& header)
{
    if (header.season.empty())
        return std::vector<Tournament>();
    auto rows = file.database().statement(
        u"SELECT id FROM tournament WHERE season = ? AND removed = 0 AND id <> ?"_s);
    rows.bind(header.season).bind(id.value());
    std::vector<engine::TournamentId> others;
    TRY_DO(forEachRow(rows, [&](const Statement& row) { others.emplace_back(row.integer(0)); }));
    std::vector<std::pair<engine::TournamentId, Tournament>> parts;
    for (const engine::TournamentId other : others) {
        TRY(auto stored, file.tournament(other));
        if (orderOfPart(stored.tournament.header, other) < orderOfPart(header, id))
            parts.emplace_back(other, std::move(stored.tournament));
    }
    std::ranges::sort(parts, {},
                      [](const auto& part) { return orderOfPart(part.second.header, part.first); });
    std::vector<Tournament> earlier;
    for (auto& [number, part] : parts)
        earlier.push_back(std::move(part));
    return earlier;
}

std::vector<const ChronicleTournament*> earlierParts(const ChronicleTournaments& all,
                                                     const ChronicleTournament& one)
{
    const TournamentHeader& header = one.tournament.header;
    std::vector<const ChronicleTournament*> parts;
    if (header.season.empty())
        return parts;
    const auto place = [](const ChronicleTournament* part) {
        return orderOfPart(part->tournament.header, part->id);
    };
    for (const auto& other : all) {
        if (other->tournament.header.season == header.season && place(other.get()) < place(&one))
            parts.push_back(other.get());
    }
    std::ranges::sort(parts, {}, place);
    return parts;
}

int roundsBefore(const std::vector<Tournament>& earlier, const Tournament& last)
{
    int before = 0;
    for (const Tournament& part : earlier)
        static_cast<void>(shiftOf(part, before));
    return shiftOf(last, before);
}

Tournament seasonOf(std::vector<Tournament> earlier, const Tournament& last)
{
    if (earlier.empty())
        return last;
    earlier.push_back(last);
    int before = 0;
    for (Tournament& part : earlier)
        shiftRounds(part, shiftOf(part, before));
    const std::optional<Date> start = earlier.front().header.start;
    Tournament season = joined(std::move(earlier)).tournament;
    TournamentHeader header = last.header;
    header.start = start;
    header.teams.swap(season.header.teams);
    for (engine::Team& team : header.teams) { // who left is gone for the season
        const auto now = std::ranges::find(last.header.teams, team.name, &engine::Team::name);
        if (now != last.header.teams.end())
            team.withdrawal = now->withdrawal;
    }
    header.schedule.swap(season.header.schedule);
    header.penalties.swap(season.header.penalties);
    header.rounds = before;
    season.header = std::move(header);
    return season;
}

std::optional<int> daysBefore(const std::vector<Tournament>& earlier, const Tournament& last)
{
    const auto own = daysOfGames(last);
    const auto before = earlier.empty() ? std::nullopt : daysOfGames(earlier.back());
    return own && before ? std::optional(before->second.daysTo(own->first)) : std::nullopt;
}

} // namespace zahlmeister::app
