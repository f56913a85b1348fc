// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/tournament.h"
#include "engine/rules/conversion.h"
#include "engine/rules/expectancy.h"

/// What all DWZ versions have in common, with what differs between them as values: the stages of first
/// ratings and their joint iteration, performance, expected score, special rating, carry-over games.
namespace zahlmeister::engine::dwz {

/// @brief Rating points of a whole point in R_n = R_0 + 800 (W - W_e) / (E + n), and in R_p, which is the
/// same with E = 0.
/// @source document 001, 4.7.6, 4.9.1
inline constexpr double kWholeScale = 800;

/// @brief Where a version's document says what the family shares; static storage.
struct Clauses {
    const char* established = "";
    const char* firstStage = "";
    const char* secondStage = "";
    const char* residual = "";
    const char* carryOverExpired = "";
    const char* formerMember = "";
    const char* startValue = "";
    const char* fictitiousDraw = "";
    const char* iteration = "";
    const char* iterationEnd = "";
    const char* neverNegative = "";
    const char* noSolution = "";
    const char* newcomersAverage = "";
    const char* firstRating = "";
    const char* firstIndex = "";
    const char* carryOverKept = "";
    const char* residualAverage = "";
    const char* performanceMeaning = "";
    const char* performanceStart = "";
    const char* performanceFictitiousDraw = "";
    const char* performanceIteration = "";
    const char* performance = "";
    const char* exceptional = "";
    const char* entryRating = "";
    const char* foreignRating = "";
    const char* expected = "";
    const char* normalDistribution = "";
    const char* expectancyTable = "";
    const char* average = "";
    const char* age = "";
    const char* coefficient = "";
    const char* newRating = "";
    const char* newIndex = "";
    const char* notRecorded = "";
    const char* games = "";
    const char* forfeit = "";
    const char* markedUnrated = "";
    const char* computer = "";
    const char* opponentUnrated = "";
    const char* secondStageOpponent = "";
    const char* matchUnrated = "";
    const char* correction = ""; ///< RatingSystem::correct(); empty: the document has none
    const char* estimate = "";   ///< RatingSystem::estimate(); likewise
};

/// @brief Who gets a first rating.
struct StageRules {
    int gamesNeeded;
    int halfPointsNeeded;         ///< least points of a stage
    int halfPointsLostNeeded = 0; ///< least points given away: 1 excludes 100 %
    bool secondStageApart =
        false;          ///< players of the second stage count for the rated and the first stage only
    int carryOverYears; ///< how long carry-over games are valid
    const CarryOverConversion* carryOverConversion = nullptr; ///< outlives the rules; nullptr: none
};

/// @brief How first ratings are iterated.
struct IterationRules {
    bool fictitiousDraw = false;  ///< 100 % gets a draw against the mean of the opponents
    double extremeDifference = 0; ///< 0 % and 100 % get the opponents' mean -/+ this; 0: they are iterated
    double tolerance;             ///< largest D' at which the iteration ends
    int maximumSteps;
    bool keepsValueBeforeLast = false; ///< the value before the last correction is the result
    bool neverNegative;                ///< a value below 0 is raised to 0
    bool isCycleOurs = false; ///< the document does not say what holds when the tables' values repeat
};

/// @brief How the performance of rated players is found.
struct PerformanceRules {
    int gamesNeeded;
    bool fictitiousDraw = false;  ///< as in IterationRules
    bool pointsNeeded = false;    ///< no performance without a point
    double extremeDifference = 0; ///< as in IterationRules
    double scoreTolerance = 0; ///< |W - W_e| that is near enough with the tables; 0: only the step D' decides
    bool highestOfCycle;       ///< values that go to and fro end with the highest, else with the last
    bool newcomersToo = false; ///< a first rating is also the performance
    bool neverNegative;        ///< as in IterationRules
};

/// @brief Whose rating is replaced for his opponents, and for whom.
enum class SpecialRating {
    None,
    RatedOpponents, ///< R_h > R_0 + threshold: rated opponents meet R_h
    AllOpponents,   ///< the same, and the first ratings are iterated once more with it
    Everything,     ///< R_0 + 800 (W - W_e) / n >= R_0 + threshold: all is computed once more with it
};

/// @brief The values of one version.
struct FamilyRules {
    const Clauses* clauses;
    StageRules stages;
    IterationRules iteration;
    PerformanceRules performance;
    SpecialRating special;
    int specialThreshold;
    int specialGamesNeeded;
    bool specialInMatches = false; ///< whether a match of two players knows special ratings
    bool specialIsWhole = false;   ///< R_h is compared and counts as the whole number that is printed
    int formerMemberYears = 0;     ///< for which former members are carried on like members
    int youthMaximumAge;
    int juniorMaximumAge;
    const Explanation* established;       ///< what it means to have a rating
    Expectancy expectancy = Expectancy(); ///< P(D) and D(P) of the version
};

/// @brief A rated player with all that his new rating depends on.
struct RatedPlayer {
    std::int32_t number; ///< participant number, for the trace
    int rating;          ///< R_0
    int index;
    std::optional<int> age; ///< at the end of the tournament; nothing counts as adult
    AgeGroup group;
    int games;       ///< n, at least 1
    double score;    ///< W
    double expected; ///< W_e
};

/// @brief A new rating and the coefficient behind it.
struct RatedResult {
    double coefficient; ///< K or E
    double perPoint;    ///< rating points for one point more than expected: K, or 800 / (E + n)
    int newRating;      ///< R_n
};

/// @brief The formulas in which the versions differ. Each writes its steps to the trace, when there is one.
class Formulas {
public:
    Formulas() = default;
    Formulas(const Formulas&) = delete;
    Formulas& operator=(const Formulas&) = delete;
    virtual ~Formulas() = default;

    /// @brief R_1 from the value that the joint iteration ended with.
    [[nodiscard]] virtual int firstRating(double iterated, std::int32_t number, Trace* trace) const = 0;

    /// @brief Coefficient and R_n.
    [[nodiscard]] virtual RatedResult newRating(const RatedPlayer& player, Trace* trace) const = 0;

    /// @brief Index of a rating that comes from another system.
    [[nodiscard]] virtual int entryIndex(RatingSource source) const = 0;
};

/// @param age year of the tournament's end minus year of birth; nothing counts as adult
[[nodiscard]] inline AgeGroup ageGroupOf(std::optional<int> age, const FamilyRules& rules)
{
    return engine::ageGroupOf(age, rules.youthMaximumAge, rules.juniorMaximumAge);
}

} // namespace zahlmeister::engine::dwz
