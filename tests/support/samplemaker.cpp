// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/samplemaker.h"

#include <algorithm>
#include <map>

#include "app/chronicle/chain/entry.h"
#include "tests/support/clubhistory.h"
#include "tests/support/shippedrules.h"

namespace zahlmeister::tests {

using namespace engine;

namespace {

constexpr const char* kLate = "Sommeropen Musterstadt 2026";
constexpr const char* kRunning = "Vereinsmeisterschaft 2026";
constexpr int kRoundsPlayed = 5;

bool isOfTheYear(const Tournament& tournament)
{
    static const Date kFirst = *Date::tryFrom(2025, 7, 1);
    return *tournament.header.end >= kFirst;
}

/// What a tournament leaves its players with, by their ids.
void takeOver(std::map<std::string, app::Entry>& standings, const Tournament& tournament)
{
    const RuleVersion& rules = *shippedRules().choose(tournament.header)->version;
    const Evaluation evaluation = *evaluate(tournament, rules, {std::nullopt, false});
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        const Participant& participant = tournament.participants[i];
        standings.insert_or_assign(participant.personId,
                                   app::entryAfter(participant, evaluation.participants[i]));
    }
}

/// Whoever evaluated these did not have the late one yet: its players begin as it found them.
void forgetLateTournament(std::vector<Tournament>& tournaments)
{
    std::map<std::string, app::Entry> standings;
    bool isAfter = false;
    for (Tournament& tournament : tournaments) {
        if (tournament.header.name == kLate) {
            for (const Participant& participant : tournament.participants)
                standings.insert_or_assign(participant.personId, app::entryOf(participant));
            isAfter = true;
        } else if (isAfter) {
            for (Participant& participant : tournament.participants) {
                const auto before = standings.find(participant.personId);
                if (before != standings.end() && participant.overrides.empty())
                    app::putEntry(participant, before->second);
            }
            takeOver(standings, tournament);
        }
    }
}

/// The last rounds are to come, one game has no result yet, and a birth year is not known.
void leaveUnfinished(Tournament& tournament)
{
    std::erase_if(tournament.games, [](const Game& game) { return game.round > kRoundsPlayed; });
    tournament.games.back().result = kNotPlayed;
    tournament.header.announced = false;
    Participant& newcomer = tournament.participants.back();
    newcomer.birthYear.reset();
    newcomer.birthDate.reset();
}

} // namespace

std::vector<Tournament> makeSampleTournaments()
{
    std::vector<Tournament> tournaments =
        clubHistory({.seed = 33, .town = "Musterstadt", .members = 44, .years = 2, .firstYear = 2025});
    std::erase_if(tournaments, [](const Tournament& tournament) { return !isOfTheYear(tournament); });
    forgetLateTournament(tournaments);
    for (Tournament& tournament : tournaments) {
        TournamentHeader& header = tournament.header;
        if (header.name == kRunning)
            leaveUnfinished(tournament);
        // Wherever a name or a table goes, it says so.
        header.name += " (Muster)";
        header.evaluator = "Muster, Martina (erfunden)";
        std::int64_t id = 0;
        for (Game& game : tournament.games)
            game.id = GameId(++id);
    }
    return tournaments;
}

std::string sampleFileName(std::size_t position)
{
    const std::string number = std::to_string(position + 1);
    return (number.size() < 2 ? "0" : "") + number + ".json";
}

} // namespace zahlmeister::tests
