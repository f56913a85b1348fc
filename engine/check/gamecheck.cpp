// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include "engine/check/checklist.h"

namespace zahlmeister::engine {

namespace {

constexpr int kZerosLikeForfeits = 3; // product: three zeros in a row at the end

using RoundOf = std::pair<ParticipantNumber, int>;

void checkGame(Checklist& list, std::size_t at)
{
    const TournamentHeader& header = list.header();
    const Game& game = list.tournament().games[at];
    const auto withdrew = [&](ParticipantNumber number) {
        const auto position = list.tournament().indexOf(number);
        return position && list.tournament().participants[*position].withdrawal.has_value();
    };
    // RULE: WO2026 6.1.2.3; who withdrew from a correspondence tournament leaves games open (FWZ 3.7 to 3.9).
    if (game.result == kNotPlayed && !withdrew(game.white) && !withdrew(game.black))
        list.add(at, FindingCode::GameNotPlayed, FindingLevel::Warning, FindingField::Result);
    // RULE: WO2026 2.2.5.2
    if (game.result == kBothLose || game.result == kDrawAndLoss || game.result == kLossAndDraw)
        list.add(at, FindingCode::ScoreSumImplausible, FindingLevel::Note, FindingField::Result,
                 {std::string(resultText(game.result))});
    if (game.round && header.rounds && *game.round > *header.rounds)
        list.add(at, FindingCode::RoundOutOfRange, FindingLevel::Error, FindingField::Round,
                 {std::to_string(*game.round), std::to_string(*header.rounds)});
    // RULE: WO2026 2.2.3
    if (game.date &&
        ((header.start && *game.date < *header.start) || (header.end && *game.date > *header.end)))
        list.add(at, FindingCode::GameOutsidePeriod, FindingLevel::Error, FindingField::Date,
                 {game.date->iso()});
}

/// Games that the referee excepts, and those without a round beside others.
void checkAllGames(Checklist& list)
{
    int unrated = 0;
    int withoutRound = 0;
    const auto& games = list.tournament().games;
    for (const Game& game : games) {
        unrated += game.rated ? 0 : 1;
        withoutRound += game.round ? 0 : 1;
    }
    if (unrated > 0) // RULE: WO2026 2.2.2
        list.add(FindingCode::GamesLeftUnrated, FindingLevel::Warning, FindingField::Result,
                 {std::to_string(unrated)});
    if (withoutRound > 0 && withoutRound < static_cast<int>(games.size())) // RULE: WO2026 6.1.2.3
        list.add(FindingCode::RoundsPartlyMissing, FindingLevel::Note, FindingField::Round,
                 {std::to_string(withoutRound)});
}

/// Pairings that occur twice although nothing tells the games apart: neither a round, nor a date, nor the
/// colours.
void checkRepetitions(Checklist& list)
{
    if (list.header().kind == TournamentKind::Match)
        return;
    std::set<std::pair<ParticipantNumber, ParticipantNumber>> seen;
    const auto& games = list.tournament().games;
    for (std::size_t at = 0; at < games.size(); ++at) {
        const Game& game = games[at];
        if (!game.round && !game.date && !seen.emplace(game.white, game.black).second)
            list.add(at, FindingCode::RepeatedPairing, FindingLevel::Warning, FindingField::Result);
    }
}

/// Rounds in which a player has more than one thing to do.
void checkRounds(Checklist& list) // RULE: WO2026 6.1.2.3
{
    std::set<RoundOf> busy;
    const auto& games = list.tournament().games;
    for (std::size_t at = 0; at < games.size(); ++at) {
        const Game& game = games[at];
        if (!game.round)
            continue;
        for (const ParticipantNumber who : {game.white, game.black}) {
            if (!busy.emplace(who, *game.round).second)
                list.add(at, FindingCode::TwoGamesInOneRound, FindingLevel::Error, FindingField::Round,
                         {std::to_string(*game.round)}, who);
        }
    }
    const auto rounds = list.header().rounds;
    for (const Participant& participant : list.tournament().participants) {
        for (const Bye& bye : participant.byes) {
            if (busy.contains({participant.number, bye.round}))
                list.add(participant, FindingCode::ByeAgainstGame, FindingLevel::Error, FindingField::Byes,
                         {std::to_string(bye.round)});
            if (rounds && bye.round > *rounds)
                list.add(participant, FindingCode::ByeOutOfRange, FindingLevel::Error, FindingField::Byes,
                         {std::to_string(bye.round), std::to_string(*rounds)});
        }
    }
}

/// RULE: WO2026 6.1.2.3: who withdrew may have zeros that were never played.
void checkZeros(Checklist& list)
{
    std::map<ParticipantNumber, std::map<int, SideResult>> byRound;
    for (const Game& game : list.tournament().games) {
        if (!game.round)
            continue;
        byRound[game.white][*game.round] = game.result.white;
        byRound[game.black][*game.round] = game.result.black;
    }
    for (const Participant& participant : list.tournament().participants) {
        const auto& rounds = byRound[participant.number];
        int zeros = 0;
        for (auto round = rounds.rbegin(); round != rounds.rend() && round->second == SideResult::Loss;
             ++round)
            ++zeros;
        if (zeros >= kZerosLikeForfeits && zeros < static_cast<int>(rounds.size()))
            list.add(participant, FindingCode::LikelyForfeits, FindingLevel::Warning, FindingField::Result,
                     {std::to_string(zeros)});
    }
}

} // namespace

void checkGames(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    if (tournament.games.empty()) {
        if (!tournament.participants.empty())
            list.add(FindingCode::NoGames, FindingLevel::Error, FindingField::Result);
        return;
    }
    for (std::size_t at = 0; at < tournament.games.size(); ++at)
        checkGame(list, at);
    checkAllGames(list);
    checkRepetitions(list);
    checkRounds(list);
    checkZeros(list);
}

} // namespace zahlmeister::engine
