// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/encounters.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace zahlmeister::engine {

namespace {

using enum TieBreakCode;
using Members = std::vector<std::size_t>; ///< positions among the entrants

/// Half points are counted in so many parts, because several games of two count as their average (6.1.2).
constexpr std::int64_t kParts = 2520;

/// Whether a round is an encounter. Forfeits are none unless the tournament says so (P).
bool isEncounter(const RoundCell& cell, const TieBreak& tieBreak)
{
    return cell.opponent != kNoOpponent &&
           (cell.kind == RoundKind::Played || (tieBreak.forfeits && cell.kind != RoundKind::Open));
}

/// Separate standings: what each of some scored against the others, and what he can still reach.
class SeparateStandings {
public:
    SeparateStandings(const PlayedRounds& played, const TieBreak& tieBreak, const Members& members,
                      ScoreKind kind)
    {
        const std::int64_t win = 2 * played.drawPoints(kind) * kParts;
        const auto size = static_cast<std::int64_t>(members.size());
        std::vector<std::pair<std::int64_t, int>> sums(members.size());
        for (const std::size_t member : members) {
            std::ranges::fill(sums, std::pair<std::int64_t, int>{});
            for (const RoundCell& cell : played.of(member)) {
                if (!isEncounter(cell, tieBreak))
                    continue;
                const auto opponent = std::ranges::find(members, static_cast<std::size_t>(cell.opponent));
                if (opponent == members.end())
                    continue;
                auto& [points, games] = sums[static_cast<std::size_t>(opponent - members.begin())];
                points += cell.points[static_cast<std::size_t>(kind)];
                ++games;
            }
            std::int64_t score = 0;
            std::int64_t met = 0;
            for (const auto& [points, games] : sums) {
                if (games > 0) {
                    score += points * kParts / games;
                    ++met;
                }
            }
            m_scores.push_back(score);
            m_reachable.push_back(score + (size - 1 - met) * win);
            m_isComplete = m_isComplete && met == size - 1;
        }
    }

    /// @brief Positions among the members, the best first, in sets of those who stay tied.
    [[nodiscard]] std::vector<Members> sets() const
    {
        Members order(m_scores.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::stable_sort(order, std::ranges::greater(),
                                 [this](std::size_t i) { return m_scores[i]; });
        return m_isComplete ? byScore(order) : certainFirst(order);
    }

private:
    /// @source FIDE C.07, 6.2
    [[nodiscard]] std::vector<Members> byScore(const Members& order) const
    {
        std::vector<Members> sets;
        for (const std::size_t member : order) {
            if (sets.empty() || m_scores[sets.back().front()] != m_scores[member])
                sets.emplace_back();
            sets.back().push_back(member);
        }
        return sets;
    }

    /// @source FIDE C.07, 6.3
    [[nodiscard]] std::vector<Members> certainFirst(Members order) const
    {
        std::vector<Members> sets;
        const auto reach = [this](std::size_t member) { return m_reachable[member]; };
        while (order.size() > 1) {
            const auto others = std::ranges::subrange(order.begin() + 1, order.end());
            if (m_scores[order.front()] <= reach(*std::ranges::max_element(others, {}, reach)))
                break;
            sets.push_back({order.front()});
            order.erase(order.begin());
        }
        sets.push_back(std::move(order));
        return sets;
    }

    std::vector<std::int64_t> m_scores;
    std::vector<std::int64_t> m_reachable;
    bool m_isComplete = true;
};

/// Points by board of some rounds together.
std::vector<int> boardsOf(const PlayedRounds& played, std::size_t team, std::optional<std::size_t> opponent)
{
    std::vector<int> sums(played.boards());
    for (const RoundCell& cell : played.of(team)) {
        if (opponent &&
            (cell.opponent == kNoOpponent || static_cast<std::size_t>(cell.opponent) != *opponent))
            continue;
        const std::span<const std::int16_t> points = played.boardPoints(cell);
        for (std::size_t board = 0; board < sums.size(); ++board)
            sums[board] += points[board];
    }
    return sums;
}

int countOf(const std::vector<int>& boards)
{
    int count = 0;
    for (std::size_t board = 0; board < boards.size(); ++board)
        count += static_cast<int>(board + 1) * boards[board];
    return count;
}

/// What decides from above: board 1, then board 2 and so on, or everything without the last board, without
/// the last two and so on.
/// @source FIDE C.07, 12.2, 12.3
std::vector<int> boardKey(const std::vector<int>& boards, bool isTop)
{
    std::vector<int> key;
    int sum = 0;
    for (const int points : boards) {
        sum += points;
        key.push_back(isTop ? points : sum);
    }
    if (!isTop) {
        std::ranges::reverse(key);
        key.erase(key.begin()); // all boards: the teams are tied in it, or it decides nothing here
    }
    return key;
}

/// Sets by board results, the best first.
std::vector<Members> setsByBoards(const PlayedRounds& played, const Members& members, bool isTop)
{
    std::vector<std::pair<std::vector<int>, std::size_t>> keys;
    for (std::size_t i = 0; i < members.size(); ++i)
        keys.emplace_back(boardKey(boardsOf(played, members[i], {}), isTop), i);
    std::ranges::stable_sort(keys, std::ranges::greater(), &std::pair<std::vector<int>, std::size_t>::first);
    std::vector<Members> sets;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (i == 0 || keys[i].first != keys[i - 1].first)
            sets.emplace_back();
        sets.back().push_back(keys[i].second);
    }
    return sets;
}

/// Two teams that are still tied, by the boards of their matches.
/// @source FIDE C.07, 13.3.2
std::vector<Members> setsOfTwo(const PlayedRounds& played, TieBreakCode code, const Members& members)
{
    const std::vector<int> first = boardsOf(played, members[0], members[1]);
    const std::vector<int> second = boardsOf(played, members[1], members[0]);
    const bool isCounted = code == ExtendedEncounterCountTop || code == ExtendedEncounterCountBottom;
    if (isCounted && countOf(first) != countOf(second)) {
        // Inside EDE the higher count wins, unlike in 12.1: so FIDE's own program decides.
        return countOf(first) > countOf(second) ? std::vector<Members>{{0}, {1}}
                                                : std::vector<Members>{{1}, {0}};
    }
    const bool isTop = code == ExtendedEncounterTop || code == ExtendedEncounterCountTop;
    const auto one = boardKey(first, isTop);
    const auto other = boardKey(second, isTop);
    if (code == ExtendedEncounter || one == other)
        return {{0, 1}};
    return one > other ? std::vector<Members>{{0}, {1}} : std::vector<Members>{{1}, {0}};
}

std::vector<Members> split(const PlayedRounds& played, const TieBreak& tieBreak, const Members& members)
{
    if (tieBreak.code == TopBoards || tieBreak.code == BottomBoards)
        return setsByBoards(played, members, tieBreak.code == TopBoards);
    const ScoreKind first = tieBreak.score.value_or(played.firstScore());
    std::vector<Members> sets = SeparateStandings(played, tieBreak, members, first).sets();
    if (sets.size() > 1 || tieBreak.code == DirectEncounter)
        return sets;
    const ScoreKind other = first == ScoreKind::Match ? ScoreKind::Game : ScoreKind::Match;
    sets = SeparateStandings(played, tieBreak, members, other).sets();
    if (sets.size() > 1 || members.size() != 2)
        return sets;
    return setsOfTwo(played, tieBreak.code, members);
}

/// Gives the members their places, and looks again at those who stay tied, among them alone (6.2, 6.3).
void place(const PlayedRounds& played, const TieBreak& tieBreak, const Members& tied, const Members& chosen,
           int first, std::vector<double>& places)
{
    Members members;
    for (const std::size_t position : chosen)
        members.push_back(tied[position]);
    const std::vector<Members> sets =
        members.size() > 1 ? split(played, tieBreak, members) : std::vector<Members>{{0}};
    if (sets.size() == 1) {
        for (const std::size_t position : chosen)
            places[position] = first;
        return;
    }
    for (const Members& set : sets) {
        Members remaining;
        for (const std::size_t position : set)
            remaining.push_back(chosen[position]);
        place(played, tieBreak, tied, remaining, first, places);
        first += static_cast<int>(set.size());
    }
}

} // namespace

std::vector<double> placesAmong(const PlayedRounds& played, const TieBreak& tieBreak, const Members& tied)
{
    std::vector<double> places(tied.size());
    Members all(tied.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    place(played, tieBreak, tied, all, 1, places);
    if (std::ranges::all_of(places, [](double place) { return place == 1; }))
        std::ranges::fill(places, 0);
    return places;
}

std::vector<Contribution> encountersOf(const PlayedRounds& played, const TieBreak& tieBreak,
                                       std::size_t entrant, const Members& tied)
{
    std::vector<Contribution> parts;
    const ScoreKind kind = tieBreak.score.value_or(played.firstScore());
    const bool isByBoards = tieBreak.code == TopBoards || tieBreak.code == BottomBoards;
    for (const RoundCell& cell : played.of(entrant)) {
        const bool isAgainstTied =
            isEncounter(cell, tieBreak) &&
            std::ranges::find(tied, static_cast<std::size_t>(cell.opponent)) != tied.end();
        if (!isAgainstTied && !isByBoards)
            continue;
        Contribution part{.opponent = cell.opponent, .round = cell.round, .kind = cell.kind};
        part.points = cell.points[static_cast<std::size_t>(kind)] / 2.0;
        part.value = part.points;
        parts.push_back(part);
    }
    return parts;
}

} // namespace zahlmeister::engine
