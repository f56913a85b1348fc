// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"
#include "engine/model/ruleversion.h"
#include "engine/model/tournament.h"

namespace zahlmeister::engine {

/// @brief How a participant takes part in the computation (document 000, 3.4.1).
enum class Group {
    Established, ///< has an entry rating
    First,       ///< first stage (1. Zusatzstufe)
    Second,      ///< second stage (2. Zusatzstufe)
    Residual,    ///< stays unrated (restlicher Spieler)
};

/// @brief `established`, `first`, `second` or `residual`.
[[nodiscard]] std::string_view groupText(Group group);

/// @brief Age group at the tournament's end, where a system has them (document 000, 3.2).
enum class AgeGroup {
    Youth,  ///< Jugendliche
    Junior, ///< Junioren
    Adult,  ///< Erwachsene
};

/// @brief The group of an age; of unknown age counts as adult.
/// @param youth, junior the largest ages of both groups
/// @source document 000, Anhang 1.3
[[nodiscard]] constexpr AgeGroup ageGroupOf(std::optional<int> age, int youth, int junior)
{
    if (!age || *age > junior)
        return AgeGroup::Adult;
    return *age > youth ? AgeGroup::Junior : AgeGroup::Youth;
}

/// @brief `youth`, `junior` or `adult`.
[[nodiscard]] std::string_view ageGroupText(AgeGroup group);

/// @brief `or_better` or `or_worse`.
[[nodiscard]] std::string_view ratingBoundText(RatingBound bound);

/// @brief Why a game does not count for a participant.
enum class NotCounted {
    NotPlayed,           ///< no result yet
    Forfeit,             ///< 2.2.5.2
    MarkedUnrated,       ///< the referee excluded the game
    Computer,            ///< 4.1.4
    OpponentUnrated,     ///< the opponent is residual: outside Auswahl II (3.4.1), or Auswahl I (3.4.2)
    SecondStageOpponent, ///< residual player against the second stage (3.4.2)
    MatchUnrated,        ///< match without two ratings (4.2.4.5)
    OpponentExtreme,     ///< a newcomer who won or lost all his games (INGO, C II)
    TooFarApart,         ///< won by a player who is too much better (INGO, C VI)
    RateOfPlay,          ///< too little time for these two ratings, or too much for this list (FIDE B.02, 1)
    DifferenceTooGreat,  ///< rapid and blitz: a difference of the ratings that is not rated (FIDE)
    BeforeFirstList,     ///< of a period in which the player was on no list yet (FIDE B.02, 7.1.4)
};

/// @brief Stable text, such as `forfeit`, for JSON.
[[nodiscard]] std::string_view notCountedText(NotCounted reason);

/// @brief One game from one participant's side.
struct GameDetail {
    std::size_t game; ///< position in Tournament::games
    std::optional<int> round = {};
    ParticipantNumber opponent;
    SideResult result = SideResult::NotPlayed; ///< of this participant
    bool white = true;                         ///< whether this participant had White
    bool counted = false;
    std::optional<NotCounted> reason = {}; ///< set when not counted
    std::optional<double> ratingUsed = {}; ///< the opponent's rating in this participant's evaluation
    std::optional<double> expected = {};   ///< P(D), rated players and first ratings (with R_i)
    std::optional<double> change = {}; ///< K * (p - P(D)) in rating points (Anhang 3.2), rated players only

    bool operator==(const GameDetail&) const = default;
};

/// @brief What the evaluation says about one participant; quantities that a group or system lacks are empty.
struct ParticipantEvaluation {
    ParticipantNumber number;
    Group group = Group::Residual;
    std::optional<AgeGroup> ageGroup = {};    ///< nothing when no birth year is known; adult values hold then
    int games = 0;                            ///< n, games usable for a rating or as carry-over
    Score score = {};                         ///< W, in these games
    std::optional<double> expected = {};      ///< W_e
    std::optional<double> coefficient = {};   ///< K or E
    std::optional<int> opponentsAverage = {}; ///< R_c
    std::optional<double> performance = {};   ///< R_h, a whole number; H of INGO with its decimals
    std::optional<double> level = {};         ///< Niveau (INGO)
    std::optional<double> percentDifference = {}; ///< %d (INGO)
    std::optional<RatingBound> bound = {};        ///< the new rating is but a bound (INGO, 0 % or 100 %)
    bool exceptional = false;                     ///< special rating triggered (3.6.3)
    std::optional<double> startValue = {};        ///< R_p
    std::optional<double> iterationValue = {};    ///< R_i
    std::optional<int> oldRating = {};            ///< R_0
    std::optional<int> oldIndex = {};
    std::optional<int> newRating = {}; ///< R_n or R_1
    std::optional<int> newIndex = {};
    /// K * (W - W_e) of systems that round a whole period, not a tournament: one decimal is shown
    /// (FIDE, 8.3.4)
    std::optional<double> unroundedChange = {};
    bool recorded = false;     ///< false: text-only participant or nothing to record
    bool formerMember = false; ///< what is recorded is kept, but shown as of a text-only participant (4.1.1)
    std::vector<CarryOverGame> carryOver = {}; ///< of residual members: games kept and created (3.4.2)
    std::vector<GameDetail> details =
        {}; ///< every game, by round, then in the order of input; empty unless asked for

    /// @brief Whether sheets and lists show what is recorded.
    [[nodiscard]] bool isPublished() const { return recorded && !formerMember; }

    /// @brief R_n - R_0; nothing for first ratings.
    [[nodiscard]] std::optional<int> change() const
    {
        if (!oldRating || !newRating)
            return std::nullopt;
        return *newRating - *oldRating;
    }

    bool operator==(const ParticipantEvaluation&) const = default;
};

/// @brief The evaluation of a tournament under one rule version.
struct Evaluation {
    std::string rules; ///< rule version id
    Arithmetic arithmetic = Arithmetic::Exact;
    int iterations = 0; ///< steps of the joint iteration; 0 without newcomers
    std::vector<ParticipantEvaluation> participants = {}; ///< same order as Tournament::participants
    std::vector<Finding> findings = {}; ///< of the computation; check() gives those of the data
    Trace trace = {};                   ///< empty unless asked for
};

} // namespace zahlmeister::engine
