// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/playedrounds.h"

#include <algorithm>
#include <limits>
#include <map>
#include <span>
#include <utility>

#include "engine/model/positions.h"
#include "engine/model/standings.h"
#include "engine/model/tableresult.h"
#include "engine/model/teammatches.h"

namespace zahlmeister::engine {

namespace {

using Rows = std::vector<std::vector<RoundCell>>;

RoundKind kindOf(SideResult side)
{
    switch (side) {
    case SideResult::Win:
    case SideResult::Draw:
    case SideResult::Loss: return RoundKind::Played;
    case SideResult::ForfeitWin: return RoundKind::ForfeitWin;
    case SideResult::ForfeitLoss: return RoundKind::ForfeitLoss;
    case SideResult::NotPlayed: break;
    }
    return RoundKind::Open;
}

std::array<std::int16_t, 2> twice(Score score)
{
    const auto half = static_cast<std::int16_t>(score.halfPoints());
    return {half, half};
}

RoundCell cellOf(std::int32_t opponent, std::optional<int> round, bool black, SideResult own,
                 SideResult other)
{
    return {.opponent = opponent,
            .round = static_cast<std::int16_t>(round.value_or(0)),
            .kind = kindOf(own),
            .black = black,
            .points = twice(tablePoints(own)),
            .opponentPoints = twice(tablePoints(other))};
}

RoundCell cellOf(const Bye& bye)
{
    const bool isFull = bye.kind == ByeKind::Allocated || bye.score == kWin;
    return {.round = static_cast<std::int16_t>(bye.round),
            .kind = isFull ? RoundKind::FullBye : RoundKind::RequestedBye,
            .points = twice(bye.score)};
}

/// Without a mode the games tell: in a round robin everybody is paired with everybody.
bool isPredeterminedBy(const TournamentHeader& header, const Rows& rows)
{
    if (header.mode)
        return *header.mode == TournamentMode::RoundRobin || *header.mode == TournamentMode::Scheveningen;
    if (header.kind == TournamentKind::Match)
        return true;
    return rows.size() > 2 && std::ranges::all_of(rows, [&](const auto& row) {
               std::vector<std::int32_t> opponents;
               for (const RoundCell& cell : row) {
                   if (cell.opponent != kNoOpponent)
                       opponents.push_back(cell.opponent);
               }
               std::ranges::sort(opponents);
               const auto doubled = std::ranges::unique(opponents);
               return opponents.size() - doubled.size() == rows.size() - 1;
           });
}

bool counts(std::optional<int> round, std::optional<int> last)
{
    return !last || round.value_or(*last + 1) <= *last;
}

int lastRoundWithResult(const Rows& rows)
{
    int last = 0;
    for (const auto& row : rows) {
        for (const RoundCell& cell : row) {
            // A bye may be known long before its round.
            if (cell.opponent != kNoOpponent && cell.kind != RoundKind::Open)
                last = std::max(last, static_cast<int>(cell.round));
        }
    }
    return last;
}

} // namespace

PlayedRounds::PlayedRounds(const Tournament& tournament, std::optional<int> last, ScoreKind first)
    : m_isTeamEvent(tournament.header.kind == TournamentKind::Team && !teamNames(tournament).empty()),
      m_firstScore(first),
      m_edition(editionOf(tournament.header.start))
{
    Rows rows = m_isTeamEvent ? rowsOfTeams(tournament, last) : rowsOfPlayers(tournament, last);
    m_isPredetermined = isPredeterminedBy(tournament.header, rows);
    m_rounds = lastRoundWithResult(rows);
    const auto place = [](const RoundCell& cell) {
        return cell.round > 0 ? cell.round : std::numeric_limits<std::int16_t>::max();
    };
    for (auto& row : rows) {
        if (!std::ranges::is_sorted(row, {}, place))
            std::ranges::stable_sort(row, {}, place);
    }
    if (m_rounds == 0) { // games without rounds: as many as the busiest one has
        for (const auto& row : rows)
            m_rounds = std::max(m_rounds, static_cast<int>(row.size()));
    } else if (!m_isPredetermined) {
        for (auto& row : rows)
            fillGaps(row);
    }
    takeOver(std::move(rows));
    if (m_isTeamEvent)
        subtractPenalties(tournament.header);
}

PlayedRounds::Rows PlayedRounds::rowsOfPlayers(const Tournament& tournament, std::optional<int> last)
{
    Rows rows(tournament.participants.size());
    // Growing them one by one takes longer than most tie-breaks do.
    const std::size_t usual = tournament.participants.empty()
                                  ? 0
                                  : 2 * tournament.games.size() / tournament.participants.size() + 2;
    for (auto& row : rows)
        row.reserve(std::min<std::size_t>(usual, 64));
    const ParticipantPositions positions(tournament.participants);
    for (const Participant& participant : tournament.participants) {
        m_entrants.push_back({.name = participant.name, .number = participant.number});
        if (participant.rating)
            m_entrants.back().rating = participant.rating->value();
        for (const Bye& bye : participant.byes) {
            if (counts(bye.round, last))
                rows[m_entrants.size() - 1].push_back(cellOf(bye));
        }
    }
    for (const Game& game : tournament.games) {
        const auto white = positions.of(game.white);
        const auto black = positions.of(game.black);
        if (!white || !black || !counts(game.round, last))
            continue;
        const GameResult result = tableResult(game);
        rows[*white].push_back(
            cellOf(static_cast<std::int32_t>(*black), game.round, false, result.white, result.black));
        rows[*black].push_back(
            cellOf(static_cast<std::int32_t>(*white), game.round, true, result.black, result.white));
    }
    return rows;
}

namespace {

/// A match from one side, without its boards.
RoundCell cellOf(const TeamMatch& match, const MatchCount& count, bool isHome, std::int32_t opponent)
{
    const Score own = isHome ? count.homePoints : count.awayPoints;
    const Score other = isHome ? count.awayPoints : count.homePoints;
    const bool isPlayed = std::ranges::any_of(match.boards, [](const MatchBoard& board) {
        const GameResult sides = board.counted();
        return engine::isPlayed(sides.white) || engine::isPlayed(sides.black);
    });
    const auto pair = [](int matchPoints, Score points) {
        return std::array{static_cast<std::int16_t>(2 * matchPoints),
                          static_cast<std::int16_t>(points.halfPoints())};
    };
    RoundCell cell{.opponent = opponent, .round = static_cast<std::int16_t>(match.round.value_or(0))};
    cell.points = pair(isHome ? count.homeMatchPoints : count.awayMatchPoints, own);
    cell.opponentPoints = pair(isHome ? count.awayMatchPoints : count.homeMatchPoints, other);
    cell.kind = !count.isDecided               ? RoundKind::Open
                : isPlayed                     ? RoundKind::Played
                : own >= other && own != kLoss ? RoundKind::ForfeitWin
                                               : RoundKind::ForfeitLoss;
    return cell;
}

/// The bye of a team in a round, by those of its players; nothing when it has none.
/// @param boards as many as a match has; get what it brings on each
std::optional<RoundCell> byeOfTeam(const Tournament& tournament, const std::string& team, int round,
                                   std::span<std::int16_t> boards)
{
    int points = 0;
    bool isFound = false;
    bool isAllocated = false;
    std::size_t next = 0;
    for (const Participant& participant : tournament.participants) {
        for (const Bye& bye : participant.byes) {
            if (bye.round == round && (bye.team.empty() ? participant.team : bye.team) == team &&
                (bye.kind == ByeKind::Allocated || bye.score != kLoss)) {
                isFound = true;
                isAllocated = isAllocated || bye.kind == ByeKind::Allocated;
                points += bye.score.halfPoints();
                if (next < boards.size())
                    boards[next++] = static_cast<std::int16_t>(bye.score.halfPoints());
            }
        }
    }
    if (!isFound)
        return std::nullopt;
    const auto half = static_cast<int>(boards.size());
    const int matchPoints = points > half ? 4 : points == half ? 2 : 0;
    // RULE: C07 12, 16.2.3: a bye of a team is a win on every board, but not one that it asked for.
    const bool isRequested = !isAllocated && points < 2 * half;
    if (!isRequested)
        std::ranges::fill(boards, std::int16_t{2});
    return RoundCell{.round = static_cast<std::int16_t>(round),
                     .kind = isRequested ? RoundKind::RequestedBye : RoundKind::FullBye,
                     .points = {static_cast<std::int16_t>(matchPoints), static_cast<std::int16_t>(points)}};
}

} // namespace

PlayedRounds::Rows PlayedRounds::rowsOfTeams(const Tournament& tournament, std::optional<int> last)
{
    const std::vector<TeamMatch> matches = countedMatches(tournament);
    const TournamentHeader& header = tournament.header;
    std::map<std::string, std::int32_t> positions;
    for (const std::string& team : teamNames(tournament)) {
        positions.emplace(team, static_cast<std::int32_t>(m_entrants.size()));
        m_entrants.push_back(
            {.name = team, .number = ParticipantNumber(static_cast<int>(m_entrants.size()) + 1)});
    }
    int boards = 1;
    for (const auto& [group, usual] : usualBoards(matches))
        boards = std::max(boards, usual);
    boards = header.boards.value_or(boards);
    m_boards = static_cast<std::size_t>(boards);
    m_matchDraw = 2 * header.drawPoints.value_or(1);
    Rows rows(m_entrants.size());
    int rounds = 0;
    for (const TeamMatch& match : matches) {
        if (!counts(match.round, last))
            continue;
        rounds = std::max(rounds, match.round.value_or(0));
        const MatchCount count = countOf(match, header, boards);
        for (const bool isHome : {true, false}) {
            const auto own = positions.find(isHome ? match.home : match.away);
            const auto other = positions.find(isHome ? match.away : match.home);
            if (own == positions.end() || other == positions.end())
                continue;
            RoundCell cell = cellOf(match, count, isHome, other->second);
            cell.boards = static_cast<std::uint32_t>(m_boardPoints.size());
            const bool hasAll = match.awarded == (isHome ? MatchAward::Home : MatchAward::Away);
            m_boardPoints.resize(m_boardPoints.size() + m_boards, std::int16_t(hasAll ? 2 : 0));
            for (const MatchBoard& board : match.boards) {
                if (match.awarded)
                    break;
                const GameResult sides = board.counted();
                if (static_cast<std::size_t>(board.board) <= m_boards)
                    m_boardPoints[cell.boards + static_cast<std::size_t>(board.board) - 1] =
                        static_cast<std::int16_t>(
                            tablePoints(isHome ? sides.white : sides.black).halfPoints());
            }
            rows[static_cast<std::size_t>(own->second)].push_back(cell);
        }
    }
    for (std::size_t team = 0; team < rows.size(); ++team) {
        for (int round = 1; round <= rounds; ++round) {
            if (std::ranges::find(rows[team], round, &RoundCell::round) != rows[team].end())
                continue;
            std::vector<std::int16_t> byBoard(m_boards);
            if (auto bye = byeOfTeam(tournament, m_entrants[team].name, round, byBoard)) {
                bye->boards = static_cast<std::uint32_t>(m_boardPoints.size());
                m_boardPoints.insert(m_boardPoints.end(), byBoard.begin(), byBoard.end());
                rows[team].push_back(*bye);
            }
        }
    }
    return rows;
}

/// A round of a Swiss tournament in which somebody has nothing at all is a bye without points.
/// @source FIDE C.07, 16.1.1
void PlayedRounds::fillGaps(std::vector<RoundCell>& row) const
{
    std::erase_if(row, [this](const RoundCell& cell) { return cell.round > m_rounds; });
    if (row.size() == static_cast<std::size_t>(m_rounds) &&
        std::ranges::adjacent_find(row, std::ranges::greater_equal(), &RoundCell::round) == row.end())
        return; // a round each
    std::vector<RoundCell> filled;
    filled.reserve(static_cast<std::size_t>(m_rounds));
    auto next = row.begin();
    for (int round = 1; round <= m_rounds; ++round) {
        if (next == row.end() || next->round != round)
            filled.push_back({.round = static_cast<std::int16_t>(round)});
        for (; next != row.end() && next->round == round; ++next)
            filled.push_back(*next);
    }
    filled.insert(filled.end(), next, row.end());
    row = std::move(filled);
}

void PlayedRounds::takeOver(Rows rows)
{
    std::size_t count = 0;
    for (const auto& row : rows)
        count += row.size();
    m_cells.reserve(count);
    m_first.reserve(rows.size() + 1);
    for (const auto& row : rows) {
        m_first.push_back(static_cast<std::uint32_t>(m_cells.size()));
        m_cells.insert(m_cells.end(), row.begin(), row.end());
    }
    m_first.push_back(static_cast<std::uint32_t>(m_cells.size()));
    if (m_boardPoints.empty())
        m_boardPoints.resize(m_boards);
    // Byes of teams that were made up have no boards of their own: no points on any.
    const auto none = static_cast<std::uint32_t>(m_boardPoints.size());
    m_boardPoints.resize(m_boardPoints.size() + m_boards);
    for (RoundCell& cell : m_cells) {
        const bool isWithoutPoints = cell.points[static_cast<std::size_t>(ScoreKind::Game)] == 0;
        if (m_isTeamEvent && cell.kind == RoundKind::RequestedBye && isWithoutPoints)
            cell.boards = none;
    }
    for (std::size_t entrant = 0; entrant < m_entrants.size(); ++entrant)
        sumUp(entrant);
}

/// @source FIDE C.07, 8.3, 15.2, 16.3
void PlayedRounds::sumUp(std::size_t entrant)
{
    const std::span<const RoundCell> cells = of(entrant);
    Entrant& sums = m_entrants[entrant];
    bool isAtEnd = true; // only voluntarily unplayed rounds follow
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
        isAtEnd = isAtEnd && isVoluntarilyUnplayed(cell->kind);
        const bool isDrawn = !m_isPredetermined && isAtEnd && cell->kind == RoundKind::RequestedBye;
        const bool isFore =
            cell->round == m_rounds && cell->opponent != kNoOpponent && cell->kind != RoundKind::Open;
        for (const ScoreKind kind : {ScoreKind::Match, ScoreKind::Game}) {
            const auto at = static_cast<std::size_t>(kind);
            const int draw = drawPoints(kind);
            const int adjusted = isDrawn ? draw : cell->points[at];
            sums.score[at] += cell->points[at];
            sums.adjusted[at] += adjusted;
            sums.fore[at] += isFore ? draw : cell->points[at];
            sums.foreAdjusted[at] += isFore ? draw : adjusted;
        }
    }
}

/// What a decision takes from a team; to others it is the opponent that it was.
void PlayedRounds::subtractPenalties(const TournamentHeader& header)
{
    for (const Penalty& penalty : header.penalties) {
        const auto team = std::ranges::find(m_entrants, penalty.team, &Entrant::name);
        if (team == m_entrants.end())
            continue;
        team->score[static_cast<std::size_t>(ScoreKind::Match)] -= 2 * penalty.matchPoints;
        team->score[static_cast<std::size_t>(ScoreKind::Game)] -= penalty.halfBoardPoints;
    }
}

} // namespace zahlmeister::engine
