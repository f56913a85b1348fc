// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/chronicle/personroll.h"

/// What a player card says beside the history of a person (Karteikarte; document 000, 6.5). All of it is
/// computed, nothing is stored.
namespace zahlmeister::app {

/// @brief Whether what a tournament left somebody with stands in brackets, as on its sheet: he was no member,
/// or none any more, so that it is not published.
/// @source document 000, 3.4.3, 4.1.1
[[nodiscard]] inline bool isInBrackets(const Participation& one)
{
    return !one.recorded || one.result.formerMember;
}

/// @brief What games brought, those that count.
struct ResultSum {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    double expected = 0; ///< sum of P(D) of the games that have one
    int withExpected = 0;
    engine::Score scoreOfThese = {}; ///< points in the games that have an expectation

    [[nodiscard]] int games() const { return won + drawn + lost; }
    [[nodiscard]] engine::Score score() const { return engine::Score::fromHalfPoints(2 * won + drawn); }
    /// @brief Adds a game.
    void add(const engine::GameDetail& game);
};

/// @brief A game that counts, seen from the player.
struct CardGame {
    std::size_t participation; ///< of the player
    engine::GameDetail detail;
    const PersonHistory* opponent;         ///< of the roll; nullptr for a computer
    std::string name;                      ///< of the opponent, as he was known then
    std::optional<double> difference = {}; ///< own rating less the opponent's, where both had one
};

/// @brief The games against opponents of a difference of ratings, seen from the player.
struct DifferenceResult {
    std::optional<int> from = {}; ///< own rating less the opponent's; nothing: no bound
    std::optional<int> below = {};
    ResultSum sum = {};
    std::vector<std::size_t> games = {}; ///< positions in CardGames::games
};

/// @brief The games against one opponent.
struct OpponentResult {
    const PersonHistory* person; ///< of the roll; nullptr for a computer
    std::string name;            ///< as he was known in the last game
    ResultSum sum = {};
    engine::Date last;                   ///< end of the tournament of the last game
    std::vector<std::size_t> games = {}; ///< positions in CardGames::games
};

/// @brief For whom he played, as his participations tell (document 000, 6.5.2.1).
struct Membership {
    std::string club = {}; ///< VKZ
    std::string clubName = {};
    bool member = false;
    engine::Date first; ///< ends of the first and the last tournament in which he was known so
    engine::Date last;
    std::optional<engine::Date> until = {}; ///< end of the membership
};

/// @brief What needs no look at single games.
struct CardSummary {
    std::optional<std::size_t> peak = {}; ///< participation that left him with his best rating
    std::vector<Membership> memberships = {};
    /// As participations: what each left him with on the level of the newest rules of its system; nothing
    /// where that is its own level, or where he had none (Anhang 4).
    std::vector<std::optional<int>> onNewestLevel = {};
};

/// @brief What the single games tell.
struct CardGames {
    std::vector<CardGame> games = {};            ///< in the order of evaluation
    std::vector<ResultSum> byParticipation = {}; ///< as participations
    ResultSum all = {};
    ResultSum white = {};
    ResultSum black = {};
    std::vector<DifferenceResult> byDifference = {}; ///< ascending; empty ones at both ends left out
    std::vector<OpponentResult> opponents = {};      ///< most games first
};

/// @brief With what somebody stands on a day: as he left the last of his tournaments, on the level of the
/// day's rules and adjusted since. It is what a rating list of that day says of everybody in it.
/// @source document 000, 2.2.1, Anhang 4; document 001, 6.1.1
[[nodiscard]] Entry standingOn(const PersonHistory& person, const engine::RuleCatalog& rules,
                               engine::Date day);

/// @brief The summary of a person. Ratings are compared on one level, within the system of his last
/// participation.
[[nodiscard]] CardSummary cardSummary(const PersonHistory& person, const engine::RuleCatalog& rules);

/// @brief Looks at every game of a person: evaluates his tournaments again with their details.
/// @param roll of the chronicle of the person
[[nodiscard]] CardGames cardGames(const PersonHistory& person, const PersonRoll& roll);

/// @brief What a federation's list said of his Elo on the first day of a tournament, or of one of its rating
/// periods. It never follows from a tournament before: every entry is that of its day's list.
struct ListedElo {
    engine::Rating rating;
    engine::Date day; ///< of the list
    std::size_t participation;
};

/// @brief Whether a tournament is evaluated by the standard list of the FIDE, not by that of rapid or blitz
/// chess.
[[nodiscard]] bool isOfStandardElo(const engine::TournamentHeader& header, const engine::RuleCatalog& rules);

/// @brief What lists said of his standard Elo, each list once, the oldest first.
[[nodiscard]] std::vector<ListedElo> listedElos(const PersonHistory& person,
                                                const engine::RuleCatalog& rules);

/// @brief What a tournament of the work file by itself would have changed of his Elo. It is a preview, for
/// FIDE rates, and nothing later begins with it.
struct EloPreview {
    std::size_t participation;
    std::optional<engine::Rating> listed = {}; ///< with which he entered; nothing: unrated
    int games = 0;                             ///< that would be rated
    /// In points of rating, with the part of a point that a whole rating period rounds; nothing for a first
    /// Elo.
    std::optional<double> change = {};
    std::optional<int> first = {}; ///< the first Elo that it would give
};

/// @brief Evaluates the Elo of tournaments, each once however many of its players are asked for.
class EloEvaluations {
public:
    /// @param rules outlives this
    explicit EloEvaluations(const engine::RuleCatalog& rules) : m_rules(rules) { }

    /// @brief What one of his tournaments would have changed; nothing when he would not be rated there.
    [[nodiscard]] std::optional<EloPreview> of(const PersonHistory& person, std::size_t participation);

private:
    [[nodiscard]] const std::optional<engine::Evaluation>& evaluationOf(const ChronicleTournament& played);

    const engine::RuleCatalog& m_rules;
    std::map<engine::TournamentId, std::optional<engine::Evaluation>> m_made; ///< nothing: has no Elo
};

/// @brief The previews of all his tournaments in which he would be rated, in the order of evaluation.
[[nodiscard]] std::vector<EloPreview> eloPreviews(const PersonHistory& person,
                                                  const engine::RuleCatalog& rules);

/// @brief The titles of the FIDE that the federation would ask for with a DWZ, the highest first: it is at
/// most 100 below the rating that the FIDE demands. Norms are another matter.
/// @source document 000, 2.1.2.2; FIDE B.01
[[nodiscard]] std::vector<std::string_view> titlesWithin(int dwz, std::optional<engine::Sex> sex);

/// @brief His birth year as far as it may be shown: of text-only participants none is kept.
/// @source document 000, 3.4.3
[[nodiscard]] std::optional<int> shownBirthYear(const engine::Participant& person);

} // namespace zahlmeister::app
