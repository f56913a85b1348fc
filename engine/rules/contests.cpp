// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/contests.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>

#include "engine/base/try.h"
#include "engine/model/positions.h"
#include "engine/rules/expectancy.h"

namespace zahlmeister::engine {

namespace {

constexpr int kFewRounds = 128;

/// Game positions by round, games without a round last; the order of input breaks ties.
std::vector<std::uint32_t> byRound(const std::vector<Game>& games)
{
    const auto roundOf = [&](std::uint32_t at) {
        return games[at].round.value_or(std::numeric_limits<int>::max());
    };
    std::vector<std::uint32_t> order(games.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto earlier = [&](std::uint32_t a, std::uint32_t b) { return roundOf(a) < roundOf(b); };
    if (std::is_sorted(order.begin(), order.end(), earlier))
        return order;
    // Leagues have their games match by match: thousands, in few rounds. These are counted, not compared.
    std::array<std::uint32_t, kFewRounds + 2> first{};
    for (const Game& game : games) {
        if (game.round && (*game.round < 0 || *game.round >= kFewRounds)) {
            std::stable_sort(order.begin(), order.end(), earlier);
            return order;
        }
        ++first[static_cast<std::size_t>(game.round.value_or(kFewRounds)) + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    for (std::uint32_t at = 0; at < games.size(); ++at)
        order[first[static_cast<std::size_t>(games[at].round.value_or(kFewRounds))]++] = at;
    return order;
}

/// The positions of a game's two players.
struct Sides {
    std::uint32_t white;
    std::uint32_t black;
};

Result<std::vector<Sides>> sidesOf(const Tournament& tournament)
{
    const ParticipantPositions positions(tournament.participants);
    if (const auto number = positions.duplicate())
        return failure(ErrorCode::DuplicateParticipant, {std::to_string(number->value())});
    std::vector<Sides> sides;
    sides.reserve(tournament.games.size());
    for (const Game& game : tournament.games) {
        const auto white = positions.of(game.white);
        const auto black = positions.of(game.black);
        if (!white || !black)
            return failure(ErrorCode::UnknownParticipant,
                           {std::to_string((white ? game.black : game.white).value())});
        if (*white == *black)
            return failure(ErrorCode::GameAgainstSelf, {std::to_string(game.white.value())});
        sides.push_back({static_cast<std::uint32_t>(*white), static_cast<std::uint32_t>(*black)});
    }
    return sides;
}

} // namespace

Countability countPlayed(const Tournament&, const Game& game, SideResult own, const Participant& self,
                         const Participant& opponent)
{
    if (own == SideResult::NotPlayed)
        return {NotCounted::NotPlayed};
    if (!isPlayed(own))
        return {NotCounted::Forfeit}; // 2.2.5.2; of a half-rated result only the marked side
    if (!game.rated)
        return {NotCounted::MarkedUnrated};
    // RULE: WO2026 4.1.4
    if (self.computer || opponent.computer)
        return {NotCounted::Computer};
    return {.halfPoints = tablePoints(own).halfPoints()};
}

Countability countAtTheBoard(const Tournament& tournament, const Game& game, SideResult own,
                             const Participant& self, const Participant& opponent)
{
    // RULE: WO2026 4.2.4.5: "eine DWZ besitzen"; a rating of another system is none.
    const bool lacksRating =
        tournament.header.kind == TournamentKind::Match && !(hasOwnRating(self) && hasOwnRating(opponent));
    const Countability played = countPlayed(tournament, game, own, self, opponent);
    return played.countable() && lacksRating ? Countability{NotCounted::MatchUnrated} : played;
}

Result<Contests> Contests::build(const Tournament& tournament, CountingRule rule)
{
    const auto& participants = tournament.participants;
    TRY(const auto sides, sidesOf(tournament));

    Contests built;
    built.m_first.assign(participants.size() + 1, 0);
    for (const Sides& pair : sides) {
        ++built.m_first[pair.white + std::size_t{1}];
        ++built.m_first[pair.black + std::size_t{1}];
    }
    for (std::size_t at = 0; at < participants.size(); ++at) {
        if (built.m_first[at + 1] > kMaximumGames)
            return failure(ErrorCode::TooManyGames, {std::to_string(participants[at].number.value())});
        built.m_first[at + 1] += built.m_first[at];
    }

    built.m_contests.resize(2 * sides.size());
    std::vector<std::uint32_t> next(built.m_first.begin(), built.m_first.end() - 1);
    const auto put = [&](std::uint32_t self, std::uint32_t opponent, std::uint32_t at, SideResult own,
                         bool white) {
        const Countability counts =
            rule(tournament, tournament.games[at], own, participants[self], participants[opponent]);
        built.m_contests[next[self]++] = {
            opponent, at, std::max(counts.halfPoints, 0), own, white, counts.countable(), counts.reason};
    };
    for (const std::uint32_t at : byRound(tournament.games)) {
        const GameResult result = tournament.games[at].result;
        put(sides[at].white, sides[at].black, at, result.white, true);
        put(sides[at].black, sides[at].white, at, result.black, false);
    }
    return built;
}

void addFinding(Evaluation& result, FindingCode code, const char* clause, std::vector<std::string> args,
                const FindingPlace& place)
{
    result.findings.push_back({code, kindOf(code).level, place, clause, std::move(args)});
}

void beginNotCounted(Trace& trace, ParticipantNumber self, const GameDetail& detail, const char* clause)
{
    trace.begin(Quantity::GameNotCounted, self.value(), clause);
    trace.add(OperandName::Reason, *detail.reason, OperandName::Round, detail.round.value_or(0),
              OperandName::Opponent, detail.opponent.value());
}

GameDetail detailOf(const Tournament& tournament, const Contest& contest)
{
    const Game& game = tournament.games[contest.game];
    const SideResult forfeit =
        contest.halfPoints == kWin.halfPoints() ? SideResult::ForfeitWin : SideResult::ForfeitLoss;
    const bool isUnfinished = contest.result == SideResult::NotPlayed;
    return {.game = contest.game,
            .round = game.round,
            .opponent = contest.white ? game.black : game.white,
            .result = contest.countable && isUnfinished ? forfeit : contest.result,
            .white = contest.white};
}

std::optional<int> ageOf(const Participant& participant, const TournamentHeader& header)
{
    const auto birthYear = birthYearOf(participant);
    if (!birthYear || !header.end)
        return std::nullopt;
    return header.end->year() - *birthYear;
}

} // namespace zahlmeister::engine
