// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/chronicle/chronicle.h"
#include "tests/support/day.h"

/// Tournaments whose ratings are given: who plays no game leaves with what he came.
namespace zahlmeister::tests {

/// @brief A member of a club, about whom the statistics ask.
inline engine::Participant somebody(const std::string& id, std::optional<int> rating,
                                    const std::string& club = "C0505", int birthYear = 1980)
{
    engine::Participant person{.number = engine::ParticipantNumber(1)};
    person.name = "Muster, " + id;
    person.personId = id;
    person.club = club;
    person.member = true;
    person.birthYear = birthYear;
    if (rating) {
        person.rating = engine::Rating(*rating);
        person.index = 20;
    }
    return person;
}

/// @brief A tournament of some persons, who are numbered in their order, without games.
inline app::ChronicleTournament meeting(std::int64_t id, engine::Date end,
                                        std::vector<engine::Participant> persons)
{
    app::ChronicleTournament one{engine::TournamentId(id), {}};
    one.tournament.header.name = "T" + std::to_string(id);
    one.tournament.header.end = end;
    int number = 0;
    for (engine::Participant& person : persons)
        person.number = engine::ParticipantNumber(++number);
    one.tournament.participants = std::move(persons);
    return one;
}

/// @brief Adds a game between two participants.
inline engine::Game& addGame(app::ChronicleTournament& one, int white, int black, engine::GameResult result)
{
    one.tournament.games.push_back({.id = engine::GameId(std::ssize(one.tournament.games) + 1),
                                    .white = engine::ParticipantNumber(white),
                                    .black = engine::ParticipantNumber(black),
                                    .result = result});
    return one.tournament.games.back();
}

} // namespace zahlmeister::tests
