// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/tableresult.h"
#include "engine/model/tournament.h"

/// Which match a game is of, and on which side of it who plays: a match is what the players of two teams play
/// in one round.
namespace zahlmeister::engine {

/// @brief Writes into games and unmanned boards that name no team those that their players have as
/// participants. Done once, when a tournament comes in; whatever is asked later, the game answers.
void settleTeams(Tournament& tournament);

/// @brief Whether two different teams meet; all other games are part of no match.
[[nodiscard]] bool isMatchGame(const Game& game);

/// @brief The custom of a league.
[[nodiscard]] inline HomeWhite homeWhiteOf(const TournamentHeader& header)
{
    return header.homeWhite.value_or(HomeWhite::EvenBoards);
}

/// @brief Whether the home team has White on a board, counted from 1.
[[nodiscard]] bool homeHasWhite(HomeWhite custom, int board);

/// @brief Stands for nobody: on one side of a board without a player (unbesetzt).
inline constexpr ParticipantNumber kNobody(0);

/// @brief One board of a match.
///
/// A board on which only one team has a player is none of Tournament::games but a bye of that player that
/// names the board. Here it is a game without an id against kNobody, won or lost by forfeit.
struct MatchBoard {
    Game game;
    int board;        ///< that of the game, else its place in the match, counted from 1
    bool isHomeWhite; ///< whether White plays for the home team

    /// @brief Who plays for the home team, or for the other one; kNobody where nobody sits.
    [[nodiscard]] ParticipantNumber player(bool isHome) const
    {
        return isHome == isHomeWhite ? game.white : game.black;
    }
    /// @brief Whether one side has no player.
    [[nodiscard]] bool isUnmanned() const { return game.white == kNobody || game.black == kNobody; }
    /// @brief As the home team sees it: its player stands in GameResult::white.
    [[nodiscard]] GameResult result() const { return isHomeWhite ? game.result : game.result.mirrored(); }
    /// @brief What counts on the table, as the home team sees it: what was awarded, else the result.
    [[nodiscard]] GameResult counted() const
    {
        const GameResult counted = tableResult(game); // RULE: WO2026 2.2.5.2
        return isHomeWhite ? counted : counted.mirrored();
    }

    bool operator==(const MatchBoard&) const = default;
};

/// @brief What two teams play in one round.
struct TeamMatch {
    std::optional<int> round;
    std::string home;
    std::string away;
    std::vector<MatchBoard> boards; ///< by number of the board, then as they were entered; empty only where
                                    ///< countedMatches() has an awarded match
    std::optional<Date> date = {};  ///< the first day on which one of its games was played
    Score homePoints = kLoss;       ///< table points of the boards, forfeits and awards included
    Score awayPoints = kLoss;
    int group = 0; ///< teams of one group play each other, in whatever round; counted from 0
    std::optional<MatchAward> awarded = {}; ///< how it was decided as a whole

    bool operator==(const TeamMatch&) const = default;
};

/// @brief What became of a match for one of its teams.
enum class MatchOutcome { Lost, Drawn, Won };

/// @brief What a match gives both teams on the table of its league.
struct MatchCount {
    Score homePoints = kLoss; ///< board points
    Score awayPoints = kLoss;
    MatchOutcome home = MatchOutcome::Lost; ///< both may lose
    MatchOutcome away = MatchOutcome::Lost;
    int homeMatchPoints = 0;
    int awayMatchPoints = 0;
    bool isDecided = false; ///< every board has its result, or it was awarded; before, no match points

    bool operator==(const MatchCount&) const = default;
};

/// @brief Counts a match by the rules of its league (TournamentHeader::winPoints and so on).
///
/// Of a match that was awarded the winner has all the boards: what its games were stays for the rating
/// (document 000, 2.2.5.2). A team that had nobody on any board did not come.
/// @param boards of a match
/// @source decision 27 of rules/README.md: without a point on any board a match is lost for both
[[nodiscard]] MatchCount countOf(const TeamMatch& match, const TournamentHeader& header, int boards);

/// @brief Counts matches, in their order; of each group with the boards that it has.
[[nodiscard]] std::vector<MatchCount> countsOf(const std::vector<TeamMatch>& matches,
                                               const TournamentHeader& header);

/// @brief Whether nothing that a team played counts on the table.
[[nodiscard]] bool isAnnulled(const TournamentHeader& header, std::string_view team);

/// @brief The boards of a match in each group: what most of its matches have, of two numbers the higher one.
[[nodiscard]] std::map<int, int> usualBoards(const std::vector<TeamMatch>& matches);

/// @brief The matches of all rounds, round by round, those without one last; in a round group by group,
/// within a group in the order in which they were entered.
///
/// The schedule says who is at home. For a pairing that is not in it the colours do: the team is at home that
/// has White on more of the boards where the custom gives White to the home team. When the custom changes
/// from board to board and yet one team has White on all of several boards, that one is at home; when both
/// have as many, the one whose player has White on the first board.
[[nodiscard]] std::vector<TeamMatch> teamMatches(const Tournament& tournament, HomeWhite custom);

/// @brief The same by the custom of the tournament (TournamentHeader::homeWhite).
[[nodiscard]] std::vector<TeamMatch> teamMatches(const Tournament& tournament);

/// @brief The matches that a table counts: teamMatches(), and those without any board that were awarded, but
/// none of a team of which nothing counts.
[[nodiscard]] std::vector<TeamMatch> countedMatches(const Tournament& tournament);

/// @brief Those of one round.
/// @param round nothing: games without a round
[[nodiscard]] std::vector<TeamMatch> teamMatches(const Tournament& tournament, std::optional<int> round,
                                                 HomeWhite custom);

/// @brief Pairings of the schedule of which no board has been entered, in its order.
/// @return they live as long as the schedule
[[nodiscard]] std::vector<const Fixture*> fixturesToPlay(const Tournament& tournament, int round);
/// @brief The same.
/// @param matches teamMatches() of the tournament
[[nodiscard]] std::vector<const Fixture*> fixturesToPlay(const Tournament& tournament, int round,
                                                         const std::vector<TeamMatch>& matches);

/// @brief Names of the teams: those of the header, then those of participants in the order in which their
/// first players stand, then those for which only games are played.
[[nodiscard]] std::vector<std::string> teamNames(const Tournament& tournament);

/// @brief Whether somebody played for a team or, before he played for any, is of it as participant.
[[nodiscard]] bool playsFor(const Tournament& tournament, const Participant& participant,
                            const std::string& team);

/// @brief Games that belong to no match: somebody plays for no team, or both for the same one.
[[nodiscard]] std::vector<GameId> gamesOutsideMatches(const Tournament& tournament);

} // namespace zahlmeister::engine
