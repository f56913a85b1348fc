// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "app/chronicle/chain/recalculation.h"

namespace zahlmeister::tests {

/// @brief The player whose chain is looked at.
inline constexpr engine::ParticipantNumber kHero(1);

/// @brief A tournament of the chain: the hero wins one game each against opponents of 1700 points, who are
/// other people every time.
/// @param end of the tournament
inline app::ChronicleTournament wonBy(std::int64_t id, engine::Date end, std::optional<int> rating,
                                      std::optional<int> index, int games = 1)
{
    app::ChronicleTournament one{engine::TournamentId(id), {}};
    one.tournament.header.name = "T" + std::to_string(id);
    one.tournament.header.end = end;
    engine::Participant hero{.number = kHero, .name = "Held, Hans", .member = true};
    hero.personId = "NU0000001";
    hero.birthYear = 1980;
    if (rating)
        hero.rating = engine::Rating(*rating);
    hero.index = index;
    one.tournament.participants.push_back(hero);
    for (int number = 2; number <= games + 1; ++number) {
        engine::Participant opponent{.number = engine::ParticipantNumber(number), .member = true};
        opponent.name = "Gegner, " + std::to_string(id) + '.' + std::to_string(number);
        opponent.birthYear = 1980;
        opponent.rating = engine::Rating(1700);
        opponent.index = 20;
        one.tournament.participants.push_back(opponent);
        one.tournament.games.push_back(
            {.round = number - 1, .white = kHero, .black = opponent.number, .result = engine::kWhiteWins});
    }
    return one;
}

/// @brief The hero of a tournament.
inline engine::Participant& heroOf(app::ChronicleTournament& one)
{
    return one.tournament.participants.front();
}

/// @brief Tournaments of which it is settled where entries come from, as if they had come in together.
inline std::vector<app::ChronicleTournament> settledTogether(std::vector<app::ChronicleTournament> all,
                                                             const engine::RuleCatalog& rules)
{
    for (const app::SettledTournament& settled : app::recalculate(all, rules).settled) {
        const auto one = std::ranges::find(all, settled.id, &app::ChronicleTournament::id);
        for (const engine::Participant& participant : settled.participants)
            one->tournament.participants[*one->tournament.indexOf(participant.number)] = participant;
    }
    return all;
}

/// @brief What the shipped rules make of the hero in a tournament.
inline engine::ParticipantEvaluation evaluated(const app::ChronicleTournament& one,
                                               const engine::RuleCatalog& rules)
{
    const auto choice = rules.choose(one.tournament.header);
    return engine::evaluate(one.tournament, *choice->version, {one.arithmetic, false})->participants.front();
}

} // namespace zahlmeister::tests
