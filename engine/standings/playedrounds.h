// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/model/tournament.h"
#include "engine/standings/tiebreak.h"

/// What every participant of a final table did in every round: players of an individual event, teams of one
/// of teams.
namespace zahlmeister::engine {

/// @brief How a round went for one participant.
enum class RoundKind : std::uint8_t {
    Played,
    Open,         ///< paired, without a result yet
    ForfeitWin,   ///< 16.2.2
    ForfeitLoss,  ///< 16.2.4
    FullBye,      ///< of the pairing, or for a full point (16.2.1)
    RequestedBye, ///< for half a point or none, or absent (16.1.1)
};

/// @brief No opponent.
inline constexpr std::int32_t kNoOpponent = -1;

/// @brief One round of one participant; points are counted in halves.
struct RoundCell {
    std::int32_t opponent = kNoOpponent; ///< position among the entrants
    std::int16_t round = 0;              ///< 0: unknown
    RoundKind kind = RoundKind::RequestedBye;
    bool black = false;
    std::array<std::int16_t, 2> points = {};         ///< by ScoreKind; the same twice for players
    std::array<std::int16_t, 2> opponentPoints = {}; ///< what the scheduled opponent got
    std::uint32_t boards = 0; ///< of a team: where its points by board begin in PlayedRounds::boardPoints()
};

/// @brief Somebody on a final table.
struct Entrant {
    std::string name;
    ParticipantNumber number; ///< of a team its place in the list of teams, from 1
    std::optional<int> rating = {};
    std::array<int, 2> score = {};    ///< in half points, by ScoreKind
    std::array<int, 2> adjusted = {}; ///< as opponents see it (16.3)
    std::array<int, 2> fore = {};     ///< the score when the games of the last round are draws (8.3)
    std::array<int, 2> foreAdjusted = {};
};

/// @brief What the tables of a tournament are made of.
class PlayedRounds {
public:
    /// @param last  the last round that counts; nothing: all
    /// @param first the score that decides: of teams match points or game points
    explicit PlayedRounds(const Tournament& tournament, std::optional<int> last = {},
                          ScoreKind first = ScoreKind::Match);

    [[nodiscard]] std::span<const Entrant> entrants() const { return m_entrants; }
    /// @brief By round; those without a round in the order of input.
    [[nodiscard]] std::span<const RoundCell> of(std::size_t entrant) const
    {
        return std::span(m_cells).subspan(m_first[entrant], m_first[entrant + 1] - m_first[entrant]);
    }
    /// @brief Points by board of a team's round, in halves, board 1 first.
    [[nodiscard]] std::span<const std::int16_t> boardPoints(const RoundCell& cell) const
    {
        return std::span(m_boardPoints).subspan(cell.boards, isTeamEvent() ? m_boards : 0);
    }
    [[nodiscard]] int rounds() const { return m_rounds; }
    /// @brief Boards of a match; 0 in an individual event.
    [[nodiscard]] std::size_t boards() const { return m_boards; }
    [[nodiscard]] bool isTeamEvent() const { return m_isTeamEvent; }
    /// @brief Whether pairings were fixed before, as in a round robin (15.2); else article 16 holds.
    [[nodiscard]] bool isPredetermined() const { return m_isPredetermined; }
    /// @brief What decides first.
    [[nodiscard]] ScoreKind firstScore() const { return m_firstScore; }
    /// @brief Half points of a draw; of a win twice as many, unless the rules of a league say otherwise.
    [[nodiscard]] int drawPoints(ScoreKind score) const
    {
        return !m_isTeamEvent ? 1 : score == ScoreKind::Match ? m_matchDraw : static_cast<int>(m_boards);
    }
    [[nodiscard]] TieBreakEdition edition() const { return m_edition; }

private:
    using Rows = std::vector<std::vector<RoundCell>>;

    Rows rowsOfPlayers(const Tournament& tournament, std::optional<int> last);
    Rows rowsOfTeams(const Tournament& tournament, std::optional<int> last);
    void takeOver(Rows rows);
    void fillGaps(std::vector<RoundCell>& row) const;
    void sumUp(std::size_t entrant);
    void subtractPenalties(const TournamentHeader& header);

    std::vector<Entrant> m_entrants;
    std::vector<RoundCell> m_cells;
    std::vector<std::uint32_t> m_first;
    std::vector<std::int16_t> m_boardPoints;
    int m_rounds = 0;
    std::size_t m_boards = 0;
    int m_matchDraw = 2; ///< match points of a draw, in halves
    bool m_isTeamEvent = false;
    bool m_isPredetermined = false;
    ScoreKind m_firstScore = ScoreKind::Match;
    TieBreakEdition m_edition = TieBreakEdition::Of2026;
};

/// @brief Whether a round went by without a game or a match (15.1).
[[nodiscard]] constexpr bool isUnplayed(RoundKind kind)
{
    return kind != RoundKind::Played && kind != RoundKind::Open;
}

/// @brief Whether a participant was not there to play (VUR, 16.1.2).
[[nodiscard]] constexpr bool isVoluntarilyUnplayed(RoundKind kind)
{
    return kind == RoundKind::RequestedBye || kind == RoundKind::ForfeitLoss;
}

} // namespace zahlmeister::engine
