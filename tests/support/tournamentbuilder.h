// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief Builds small tournaments for tests; numbers are given in the order of the calls.
class TournamentBuilder {
public:
    TournamentBuilder()
    {
        tournament.header.name = "Test";
        tournament.header.end = engine::Date::tryFrom(2026, 12, 12);
        tournament.header.system = "dwz-2026";
    }

    /// @brief Adds an adult member with a DWZ.
    engine::Participant& rated(int rating, int index = 20)
    {
        engine::Participant& participant = unrated();
        participant.rating = engine::Rating(rating);
        participant.index = index;
        return participant;
    }

    /// @brief Adds an adult member without a rating.
    engine::Participant& unrated()
    {
        const int number = static_cast<int>(tournament.participants.size()) + 1;
        engine::Participant participant{.number = engine::ParticipantNumber(number)};
        participant.name = "Player " + std::to_string(number);
        participant.club = "C0505";
        participant.member = true;
        participant.birthYear = 1980;
        tournament.participants.push_back(std::move(participant));
        return tournament.participants.back();
    }

    /// @brief Adds a game.
    engine::Game& game(int white, int black, engine::GameResult result)
    {
        tournament.games.push_back(
            {.id = engine::GameId(static_cast<std::int64_t>(tournament.games.size()) + 1),
             .white = engine::ParticipantNumber(white),
             .black = engine::ParticipantNumber(black),
             .result = result});
        return tournament.games.back();
    }

    engine::Tournament tournament;
};

/// @brief Three members, each against each, about whom the check has nothing to say.
[[nodiscard]] inline TournamentBuilder flawlessTournament()
{
    using engine::Date;
    TournamentBuilder builder;
    engine::TournamentHeader& header = builder.tournament.header;
    header.place = "Leipzig";
    header.start = Date::tryFrom(2026, 12, 1);
    header.level = "C05";
    header.mode = engine::TournamentMode::RoundRobin;
    header.rounds = 3;
    header.timeControl = "90 min + 30 s/Zug";
    for (int number = 1; number <= 3; ++number) {
        engine::Participant& participant = builder.rated(1500 + number);
        participant.name = "Player, " + std::string(1, static_cast<char>('A' + number));
        participant.memberNumber = number;
    }
    builder.game(1, 2, engine::kWhiteWins).round = 1;
    builder.game(2, 3, engine::kDrawn).round = 2;
    builder.game(3, 1, engine::kBlackWins).round = 3;
    for (engine::Game& game : builder.tournament.games)
        game.date = Date::tryFrom(2026, 12, *game.round * 4);
    return builder;
}

/// @brief A carry-over game of the tournament builder's year.
inline engine::CarryOverGame carried(int rating, engine::Score score)
{
    return {engine::Rating(rating), score, engine::Date::tryFrom(2026, 7, 1)};
}

} // namespace zahlmeister::tests
