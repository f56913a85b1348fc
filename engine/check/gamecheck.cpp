// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/check/checklist.h"
#include "engine/model/standings.h"

namespace zahlmeister::engine {

namespace {

constexpr int kZerosLikeForfeits = 3; // product: three zeros in a row at the end

void checkGame(Checklist& list, std::size_t at)
{
    const TournamentHeader& header = list.header();
    const Game& game = list.tournament().games[at];
    const auto withdrew = [&list](std::size_t position) {
        return position != Sides::kNobody && list.tournament().participants[position].withdrawal.has_value();
    };
    const Sides& sides = list.sides()[at];
    // RULE: WO2026 6.1.2.3; who withdrew from a correspondence tournament leaves games open (FWZ 3.7 to 3.9).
    if (game.result == kNotPlayed && !withdrew(sides.white) && !withdrew(sides.black))
        list.add(at, FindingCode::GameNotPlayed, FindingField::Result);
    // RULE: WO2026 2.2.5.2
    if (game.result == kBothLose || game.result == kDrawAndLoss || game.result == kLossAndDraw)
        list.add(at, FindingCode::ScoreSumImplausible, FindingField::Result,
                 {std::string(resultText(game.result))});
    if (game.awarded && *game.awarded != game.result)
        list.add(at, FindingCode::ResultAwarded, FindingField::Result,
                 {std::string(resultText(game.result)), std::string(resultText(*game.awarded))});
    if (game.round && header.rounds && *game.round > *header.rounds)
        list.add(at, FindingCode::RoundOutOfRange, FindingField::Round,
                 {std::to_string(*game.round), std::to_string(*header.rounds)});
    // RULE: WO2026 2.2.3
    if (game.date &&
        ((header.start && *game.date < *header.start) || (header.end && *game.date > *header.end)))
        list.add(at, FindingCode::GameOutsidePeriod, FindingField::Date, {game.date->iso()});
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
        list.add(FindingCode::GamesLeftUnrated, FindingField::Result, {std::to_string(unrated)});
    if (!games.empty() && withoutRound == static_cast<int>(games.size())) // RULE: WO2026 6.1.2.3
        list.add(FindingCode::RoundsUnknown, FindingField::Round);
    else if (withoutRound > 0) // RULE: WO2026 6.1.2.3
        list.add(FindingCode::RoundsPartlyMissing, FindingField::Round, {std::to_string(withoutRound)});
}

/// Pairings that occur twice although nothing tells the games apart: neither a round, nor a date, nor the
/// colours.
void checkRepetitions(Checklist& list)
{
    if (list.header().kind == TournamentKind::Match)
        return;
    const auto& games = list.tournament().games;
    std::vector<std::pair<std::uint64_t, std::size_t>> pairings; // both numbers in one, White's first
    pairings.reserve(games.size());
    for (std::size_t at = 0; at < games.size(); ++at) {
        const Game& game = games[at];
        if (game.round || game.date)
            continue;
        pairings.emplace_back((std::uint64_t(static_cast<std::uint32_t>(game.white.value())) << 32U) |
                                  static_cast<std::uint32_t>(game.black.value()),
                              at);
    }
    std::sort(pairings.begin(), pairings.end());
    std::vector<std::size_t> repeated;
    for (std::size_t i = 1; i < pairings.size(); ++i) {
        if (pairings[i].first == pairings[i - 1].first)
            repeated.push_back(pairings[i].second);
    }
    std::sort(repeated.begin(), repeated.end());
    for (const std::size_t at : repeated)
        list.add(at, FindingCode::RepeatedPairing, FindingField::Result);
}

/// What every participant does in every round.
class Calendar {
public:
    explicit Calendar(const Tournament& tournament)
        : m_rounds(static_cast<std::size_t>(lastRound(tournament)) + 1)
    {
        m_busy.resize(tournament.participants.size() * m_rounds);
    }

    [[nodiscard]] bool isBusy(std::size_t participant, int round) const
    {
        return m_busy[participant * m_rounds + static_cast<std::size_t>(round)];
    }

    /// @return false when he has something to do in that round already
    bool enter(std::size_t participant, int round)
    {
        const bool wasBusy = isBusy(participant, round);
        m_busy[participant * m_rounds + static_cast<std::size_t>(round)] = true;
        return !wasBusy;
    }

private:
    std::size_t m_rounds;
    std::vector<bool> m_busy;
};

/// Rounds in which a player has more than one thing to do.
void checkRounds(Checklist& list) // RULE: WO2026 6.1.2.3
{
    Calendar calendar(list.tournament());
    const auto& games = list.tournament().games;
    const auto& participants = list.tournament().participants;
    for (std::size_t at = 0; at < games.size(); ++at) {
        if (!games[at].round)
            continue;
        for (const std::size_t who : {list.sides()[at].white, list.sides()[at].black}) {
            if (who != Sides::kNobody && !calendar.enter(who, *games[at].round))
                list.add(at, FindingCode::TwoGamesInOneRound, FindingField::Round,
                         {std::to_string(*games[at].round)}, participants[who].number);
        }
    }
    const auto rounds = list.header().rounds;
    for (std::size_t at = 0; at < participants.size(); ++at) {
        for (const Bye& bye : participants[at].byes) {
            if (calendar.isBusy(at, bye.round))
                list.add(participants[at], FindingCode::ByeAgainstGame, FindingField::Byes,
                         {std::to_string(bye.round)});
            if (rounds && bye.round > *rounds)
                list.add(participants[at], FindingCode::ByeOutOfRange, FindingField::Byes,
                         {std::to_string(bye.round), std::to_string(*rounds)});
        }
    }
}

using RoundResult = std::pair<int, SideResult>;

/// How many of the last results are zeros; of two games in one round the later one counts.
int zerosAtTheEnd(std::vector<RoundResult>& results, int& rounds)
{
    std::ranges::stable_sort(results, {}, &RoundResult::first);
    int zeros = 0;
    bool isEnd = true;
    rounds = 0;
    for (auto result = results.rbegin(); result != results.rend(); ++result) {
        if (result != results.rbegin() && std::prev(result)->first == result->first)
            continue;
        ++rounds;
        isEnd = isEnd && result->second == SideResult::Loss;
        zeros += isEnd ? 1 : 0;
    }
    return zeros;
}

/// RULE: WO2026 6.1.2.3: who withdrew may have zeros that were never played. In a league nobody withdraws,
/// and three losses in a row are ordinary.
void checkZeros(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    if (tournament.header.kind == TournamentKind::Team)
        return;
    std::vector<std::vector<RoundResult>> results(tournament.participants.size());
    for (std::size_t at = 0; at < tournament.games.size(); ++at) {
        const Game& game = tournament.games[at];
        const Sides& sides = list.sides()[at];
        if (!game.round || !sides.areKnown())
            continue;
        results[sides.white].emplace_back(*game.round, game.result.white);
        results[sides.black].emplace_back(*game.round, game.result.black);
    }
    for (std::size_t at = 0; at < results.size(); ++at) {
        int rounds = 0;
        const int zeros = zerosAtTheEnd(results[at], rounds);
        if (zeros >= kZerosLikeForfeits && zeros < rounds)
            list.add(tournament.participants[at], FindingCode::LikelyForfeits, FindingField::Result,
                     {std::to_string(zeros)});
    }
}

} // namespace

void checkGames(Checklist& list)
{
    const Tournament& tournament = list.tournament();
    if (tournament.games.empty()) {
        if (!tournament.participants.empty())
            list.add(FindingCode::NoGames, FindingField::Result);
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
