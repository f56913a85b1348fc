// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/official/officialresult.h"
#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"

/// Comparing the federation's evaluation with our own, and finding out why they differ.
namespace zahlmeister::app {

/// @brief A number that is not the same in both.
struct OfficialDeviation {
    OfficialField field;
    std::optional<double> official; ///< nothing: the federation has none
    std::optional<double> ours;     ///< nothing: we have none

    bool operator==(const OfficialDeviation&) const = default;
};

/// @brief Why a player's numbers probably differ.
enum class DeviationCause {
    OtherRating,           ///< he enters with another rating
    OtherIndex,            ///< he enters with another index
    RatingOfOpponent,      ///< an opponent enters with another rating; opponent
    RatingsOfOpponents,    ///< several opponents do
    FirstRatingOfOpponent, ///< an opponent got another first rating; opponent
    ForfeitCounted,        ///< a game decided by forfeit was counted there; opponent, round
    GameNotCounted,        ///< a game was not counted there; opponent, round
    OtherResult,           ///< a game has another result there; opponent, round, result
    OtherAgeGroup,         ///< another year of birth, so another coefficient
    NoSpecialRating,       ///< the special rating of an opponent was not applied there (3.6.3)
    NegativePerformance,   ///< a negative performance, which is shown as 0 (3.6.1)
    OtherArithmetic,       ///< computed with the printed tables, or exactly; rounding
    OtherRules,            ///< computed with other rules; rules
    GameNotHere,           ///< a game that is there is not here; opponent, round, result
    CarryOverThere,        ///< a carry-over game counted there that is not here (3.4.2); opponent, result
    OtherExpectation,      ///< a game has another expectation there; opponent, round
    OtherGames,            ///< other games, but no single one explains it
    NotEvaluatedThere,     ///< he is not in the official evaluation
    NotParticipant,        ///< nobody here is the player there
    Unexplained,           ///< nothing that was tried gives the official numbers
};

/// @brief The word of a cause in files: `other-rating`.
[[nodiscard]] std::string_view deviationCauseCode(DeviationCause cause);

/// @brief A cause with what it is about.
struct ProbableCause {
    DeviationCause cause;
    /// Whether computing with this one assumption gives the official numbers of this player, all of them.
    bool confirmed = false;
    std::optional<engine::ParticipantNumber> opponent = {};
    std::optional<int> round = {};
    std::optional<engine::GameResult> result = {}; ///< seen from White
    std::string rules = {};                        ///< rule version id
    bool stated = false; ///< the official games say so, whether it explains the numbers or not

    bool operator==(const ProbableCause&) const = default;
};

/// @brief A game that is not the same in both.
struct ComparedGame {
    std::optional<std::size_t> ours;     ///< position in Tournament::games; nothing: only there
    std::optional<std::size_t> official; ///< position in OfficialResult::games; nothing: only here
    engine::ParticipantNumber white;     ///< as here, or as there where it is not here
    engine::ParticipantNumber black;
    std::optional<int> round = {};
    std::optional<engine::GameResult> result = {}; ///< there, seen from this White; nothing: no game there
    std::optional<double> expected = {}; ///< there, from this White's point of view, where it differs

    bool operator==(const ComparedGame&) const = default;
};

/// @brief One player in both evaluations.
struct ComparedPlayer {
    std::optional<engine::ParticipantNumber> participant = {}; ///< nothing: only in the official evaluation
    std::optional<std::size_t> officialRow = {};               ///< nothing: only here
    std::vector<OfficialDeviation> deviations = {};            ///< in the order of the evaluation sheet
    std::vector<ProbableCause> causes = {}; ///< the likeliest first; empty without deviations

    bool operator==(const ComparedPlayer&) const = default;
};

/// @brief Both evaluations side by side.
struct OfficialComparison {
    std::vector<ComparedPlayer> players =
        {};                               ///< as Tournament::participants, then who is only in the official
    std::vector<ComparedGame> games = {}; ///< that differ; where the official evaluation has games
    engine::Evaluation evaluation = {};   ///< our own, with the steps of games where there are official ones
    int deviating = 0;                    ///< players that deviate

    /// @return nullptr when there is no such participant
    [[nodiscard]] const ComparedPlayer* of(engine::ParticipantNumber number) const;
};

/// @brief For each row of an official evaluation the position of its participant; each is taken once.
///
/// Who has the same id is the same; else who has the same name, written in any way, preferably under the same
/// number; else, without any name, who has the same number.
[[nodiscard]] std::vector<std::optional<std::size_t>> matchOfficial(const OfficialResult& official,
                                                                    const engine::Tournament& tournament);

/// @brief Our number of a field as the evaluation sheet shows it, before rounding; nothing when there is
/// none.
[[nodiscard]] std::optional<double> ourNumber(const engine::ParticipantEvaluation& evaluation,
                                              OfficialField field);

/// @brief Compares, and looks for the causes by computing again with one assumption changed.
/// @param version under which we evaluate
/// @param arithmetic nothing: the version's default
/// @param rules other versions that may have been used there
/// @return as engine::evaluate()
[[nodiscard]] Result<OfficialComparison> compareWithOfficial(const engine::Tournament& tournament,
                                                             const engine::RuleVersion& version,
                                                             std::optional<engine::Arithmetic> arithmetic,
                                                             const engine::RuleCatalog& rules,
                                                             const OfficialResult& official);

} // namespace zahlmeister::app
