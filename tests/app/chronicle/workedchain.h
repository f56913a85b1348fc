// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "app/chronicle/chain/recalculation.h"
#include "tests/support/woexample.h"

/// The example of the regulation and two tournaments of its players after it.
namespace zahlmeister::tests {

/// @brief A game.
struct Meeting {
    char white;
    char black;
    engine::GameResult result;
};

/// @brief The person id of a player; the example names its players by single letters.
inline std::string idOf(const std::string& name)
{
    return "NU-" + name;
}

/// @brief The example of Anhang 3.1, in the arithmetic of the printed tables.
inline app::ChronicleTournament example()
{
    app::ChronicleTournament one{engine::TournamentId(1), tests::woExample(), engine::Arithmetic::Tables};
    for (engine::Participant& person : one.tournament.participants)
        person.personId = idOf(person.name);
    return one;
}

/// @brief A tournament of players of the example, of whom nothing is known but who they are.
inline app::ChronicleTournament later(std::int64_t id, engine::Date end, const std::string& players,
                                      const std::vector<Meeting>& games)
{
    app::ChronicleTournament one{engine::TournamentId(id), {}, engine::Arithmetic::Tables};
    one.tournament.header = {.name = "T" + std::to_string(id), .end = end, .level = "000"};
    const engine::Tournament before = tests::woExample();
    for (const char letter : players) {
        const auto known =
            std::ranges::find(before.participants, std::string(1, letter), &engine::Participant::name);
        engine::Participant person{.number = known->number, .name = known->name, .club = known->club};
        person.member = known->member;
        person.personId = idOf(known->name);
        person.birthYear = known->birthYear;
        one.tournament.participants.push_back(person);
    }
    const auto numberOf = [&](char letter) {
        return std::ranges::find(one.tournament.participants, std::string(1, letter),
                                 &engine::Participant::name)
            ->number;
    };
    for (const Meeting& game : games) {
        one.tournament.games.push_back({.id = engine::GameId(std::ssize(one.tournament.games) + 1),
                                        .white = numberOf(game.white),
                                        .black = numberOf(game.black),
                                        .result = game.result});
    }
    return one;
}

/// @brief The one that is handed in late, of February 2027.
inline app::ChronicleTournament lateTournament()
{
    using engine::kBlackWins, engine::kDrawn, engine::kWhiteWins;
    return later(3, *engine::Date::tryFrom(2027, 2, 20), "FGHJKMP",
                 {{'F', 'P', kWhiteWins},
                  {'J', 'G', kWhiteWins},
                  {'J', 'H', kDrawn},
                  {'K', 'H', kBlackWins},
                  {'M', 'F', kWhiteWins},
                  {'G', 'M', kDrawn},
                  {'K', 'M', kBlackWins},
                  {'J', 'K', kWhiteWins}});
}

/// @brief The one of September 2028.
inline app::ChronicleTournament secondTournament()
{
    using engine::kBlackWins, engine::kDrawn, engine::kWhiteWins;
    return later(2, *engine::Date::tryFrom(2028, 9, 30), "GHJKLMPQ",
                 {{'P', 'G', kDrawn},
                  {'P', 'H', kWhiteWins},
                  {'J', 'P', kWhiteWins},
                  {'P', 'K', kWhiteWins},
                  {'L', 'P', kWhiteWins},
                  {'Q', 'H', kDrawn},
                  {'Q', 'J', kBlackWins},
                  {'Q', 'M', kDrawn},
                  {'G', 'Q', kWhiteWins},
                  {'P', 'Q', kWhiteWins},
                  {'J', 'L', kBlackWins},
                  {'K', 'M', kDrawn},
                  {'G', 'M', kWhiteWins},
                  {'H', 'K', kWhiteWins},
                  {'L', 'G', kDrawn}});
}

} // namespace zahlmeister::tests
