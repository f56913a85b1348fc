// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/chronicle/chronicle.h"

/// The games that can say whether P(D) holds: both players entered with a DWZ that is their own.
namespace zahlmeister::app {

/// @brief What becomes of a game, by the first reason that applies.
enum class GameUse {
    Used,
    NotCounted,   ///< not played, by forfeit, excluded by the referee, or against a computer
    Unrated,      ///< somebody entered without a rating, also who got his first one
    Foreign,      ///< a rating of another federation or of FIDE (4.1.2)
    ByHand,       ///< set by the referee, or typed: it follows from no evaluation
    Special,      ///< somebody counted with his performance (3.6.3)
    Irregular,    ///< the points of both do not make one
    NoExpectancy, ///< the rules have no P(D)
};

/// @brief Number of GameUse values.
inline constexpr std::size_t kGameUses = static_cast<std::size_t>(GameUse::NoExpectancy) + 1;

/// @brief `used`, `not_counted`, `unrated`, `foreign`, `by_hand`, `special`, `irregular`, `no_expectancy`.
[[nodiscard]] std::string_view gameUseText(GameUse use);

/// @brief A point as a whole number, so that sums do not depend on their order: multiples of 2^-32 point.
inline constexpr std::int64_t kPointUnit = std::int64_t(1) << 32;

/// @brief P(D) of a rule version as its own calculator has it.
/// @param difference of the ratings, at least 0
/// @return in units of kPointUnit; nothing: the rules have no P(D)
/// @source document 000, 3.3.1
[[nodiscard]] std::optional<std::int64_t> expectedPoints(const engine::RuleVersion& rules,
                                                         engine::Arithmetic arithmetic, int difference);

/// @brief Whether a game says how much both reached: both sides played, and their points make one. Whether it
/// counts for a rating does not matter here.
[[nodiscard]] bool isWholeGame(const engine::Game& game);

/// @brief How many games there were, and what became of them.
struct GameCounts {
    int tournaments = 0;
    std::array<std::int64_t, kGameUses> uses = {}; ///< games by use

    /// @brief How many have one use.
    [[nodiscard]] std::int64_t count(GameUse use) const { return uses[static_cast<std::size_t>(use)]; }
    /// @brief All games that were looked at.
    [[nodiscard]] std::int64_t seen() const;
};

/// @brief A player of a tournament as his games see him.
struct RatedSeat {
    std::uint32_t person = 0;                ///< a number that nobody else has
    std::string_view club = {};              ///< VKZ, as he was known there
    int rating = 0;                          ///< with which he entered; of those whom nothing hinders
    GameUse hindrance = GameUse::NotCounted; ///< because of him; Used: none
};

/// @brief What hinders the games of somebody because of himself.
/// @param participant with what he entered
/// @param wasTyped whether his rating follows neither from an evaluation of ours nor from one elsewhere
[[nodiscard]] GameUse hindranceOf(const engine::Participant& participant,
                                  const engine::ParticipantEvaluation& result, bool wasTyped);

/// @brief Whether a change between two tournaments makes a rating one that somebody typed.
[[nodiscard]] bool isTyped(const EntryChange& change);

/// @brief A game between two players with ratings of their own.
struct RatedGame {
    std::uint32_t tournament; ///< position among those that were added
    std::uint32_t white;      ///< person
    std::uint32_t black;      ///< likewise
    std::uint32_t whiteClub;  ///< position in RatedGames::clubs()
    std::uint32_t blackClub;  ///< likewise
    int difference;           ///< White's rating minus Black's
    std::int64_t reached;     ///< by White, in units of kPointUnit
    std::int64_t expected;    ///< of White by the rules of the tournament, likewise
};

/// @brief The games of some tournaments and what became of the others.
///
/// They are kept in little room, so that those of a whole association find theirs: 12 bytes for a player of a
/// tournament who has such games, and 6 for each of them.
class RatedGames {
public:
    RatedGames();
    ~RatedGames();
    RatedGames(RatedGames&&) noexcept;
    RatedGames& operator=(RatedGames&&) noexcept;

    /// @brief Adds the games of a tournament; each is added once, in the order of evaluation.
    ///
    /// Expected is what its rules say, by the arithmetic that it was evaluated with.
    /// @param seats by participant
    /// @source document 000, 3.3.1, 3.6.3
    void add(const ChronicleTournament& one, const engine::RuleVersion& rules,
             std::span<const RatedSeat> seats);

    /// @brief Tells every game, in the order in which they were added.
    template <class Visit>
    void forEach(Visit visit) const
    {
        for (const Kept& kept : m_kept) {
            for (const PackedGame& game : kept.games)
                visit(unpacked(kept, game));
        }
    }

    /// @brief VKZ of the players; the first is empty.
    [[nodiscard]] const std::vector<std::string>& clubs() const { return m_clubs; }
    [[nodiscard]] const GameCounts& counts() const { return m_counts; }

private:
    using PackedGame = std::array<std::uint16_t, 3>; ///< White's and Black's position, and half points
    struct Player {
        std::uint32_t person;
        std::uint32_t club;
        std::int32_t rating;
    };
    class Expectancies;
    using Expected = std::unordered_map<int, std::optional<std::int64_t>>; ///< by absolute difference
    struct Kept {
        std::uint32_t tournament;
        const Expected* expected; ///< of Expectancies
        std::vector<Player> players = {};
        std::vector<PackedGame> games = {};
    };

    [[nodiscard]] static RatedGame unpacked(const Kept& kept, const PackedGame& game);
    [[nodiscard]] std::uint32_t positionOfClub(std::string_view club);

    GameCounts m_counts;
    std::deque<Kept> m_kept; ///< tournaments with such games; one with very many players in parts
    std::vector<std::string> m_clubs{std::string()};
    std::unordered_map<std::string, std::uint32_t> m_clubPositions{{std::string(), 0}};
    std::unique_ptr<Expectancies> m_expectancies;
};

/// @brief The games of all DWZ tournaments of a chronicle that ended within some days, the first and the last
/// included.
[[nodiscard]] RatedGames ratedGames(const Chronicle& chronicle, engine::Date from, engine::Date to);

} // namespace zahlmeister::app
