// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/evaluation/explanation.h"

namespace zahlmeister::engine {

/// @brief A quantity of the evaluation; a trace step says how one value of it came about.
enum class Quantity : std::uint8_t {
    EntryRating,          ///< R_0 taken from another system (4.1.2)
    Group,                ///< established, first or second stage, residual (3.4.1)
    GameNotCounted,       ///< one step for each game that does not count, with its reason
    CarryOverDiscarded,   ///< an expired carry-over game (4.1.1)
    CarryOverConverted,   ///< one step for each whose opponent counts on another level (Anhang 4)
    StartValue,           ///< R_p (Anhang 1.1.1)
    FictitiousDraw,       ///< rating of the fictitious opponent (3.4.1.3, 3.6.2)
    Iteration,            ///< one step of the joint iteration (Anhang 1.1.2)
    IterationValue,       ///< R_i (Anhang 1.1.3)
    FirstRating,          ///< R_1 (3.4.4.2, Anhang 1.2.2)
    CarryOverKept,        ///< carry-over games kept or created (3.4.2)
    PerformanceStart,     ///< R_p of a rated player (Anhang 1.1.4)
    PerformanceIteration, ///< one step of his own iteration
    Performance,          ///< R_h (3.6.2)
    Exceptional,          ///< special rating, R_h > R_0 + 300 (3.6.3)
    ExceptionalOpponent,  ///< one step for each opponent whose special rating counts (3.6.3)
    Games,                ///< n
    Score,                ///< W
    OpponentsAverage,     ///< R_c
    Level,                ///< Niveau (INGO)
    PercentDifference,    ///< %d (INGO)
    Expected,             ///< W_e (3.3.2)
    Age,                  ///< A and the age group (3.2, Anhang 1.3)
    BaseCoefficient,      ///< K_0 (Anhang 1.3)
    Bonus,                ///< a (Anhang 1.3)
    Brake,                ///< b (Anhang 1.3)
    Coefficient,          ///< K (Anhang 1.3)
    NewRating,            ///< R_n (3.5.2)
    NewIndex,             ///< (2.2.4)
};

/// @brief Names of the values that go into a step's formula.
enum class OperandName : std::uint8_t {
    OldRating, ///< R_0
    OldIndex,
    Games,            ///< n
    Score,            ///< W, points
    Expected,         ///< W_e
    RatingSum,        ///< sum of the opponents' ratings
    OpponentsAverage, ///< R_c
    Percentage,       ///< p = W / n
    Difference,       ///< D(p)
    Value,            ///< R_z before the step
    Correction,       ///< p'
    Step,             ///< D'
    NextValue,        ///< R_z'
    StartValue,       ///< R_p
    IterationValue,   ///< R_i
    Unrounded,        ///< the result before rounding
    Performance,      ///< R_h
    Threshold,
    Age,
    AgeGroup, ///< code of the rating system's age groups
    AgeValue, ///< J, what the age adds to E
    BirthYear,
    EndYear,
    BaseCoefficient,    ///< K_0
    Bonus,              ///< a
    Brake,              ///< b
    Coefficient,        ///< K
    MaximumCoefficient, ///< K_max
    MinimumRating,
    ParameterR, ///< r
    ParameterT, ///< t
    ParameterU, ///< u
    UpperBound, ///< rating from which no correction is applied, or below which a bonus or brake applies
    GamesAgainstRated,
    PointsAgainstRated,
    GamesAgainstSelection, ///< against Auswahl I
    PointsAgainstSelection,
    GamesNeeded,
    PointsNeeded,
    CarryOverGames,
    Reason, ///< NotCounted, as a number
    Round,
    Opponent,    ///< participant number
    Tolerance,   ///< largest D' at which an iteration ends
    CycleLength, ///< steps of a cycle that the tables cannot leave
    Source,      ///< RatingSource, as a number
    OpponentRating,
    Year,
    Month,
    Day,
    Level,                ///< Niveau
    PercentDifference,    ///< %d
    PercentDifferenceSum, ///< of all newcomers
    NumberCount,          ///< numbers that a level is the average of
    OldWeight,            ///< of the old rating in the new one
    PerformanceWeight,    ///< of H in the new rating
    WeightSum,
    LargestChange,     ///< bound of the change
    Margin,            ///< by which H must be better than the old rating
    DegreeLimit,       ///< largest distance that counts
    StepCount,         ///< steps of an iteration
    Surplus,           ///< W - W_e
    GamesInTournament, ///< of the participant, whether they count or not
    GamesCounted,      ///< of the tournament, without carry-over games and fictitious draws
};

/// @brief One named value of a step.
struct Operand {
    OperandName name;
    double value;
};

/// @brief Who stands behind a term of a sum over opponents.
enum class TermKind : std::uint8_t { Participant, CarryOver, Fictitious };

/// @brief One game's part in a step: opponent, rating used, difference, probability.
struct Term {
    TermKind kind;
    std::int8_t halfPoints;
    std::int16_t round; ///< 0 when unknown
    std::int32_t
        opponent;       ///< participant number; for carry-over games the position in Participant::carryOver
    double rating;      ///< of the opponent, as used in this step
    double difference;  ///< D; 0 when the step has none
    double probability; ///< P(D); 0 when the step has none
};

/// @brief One derivation: quantity, whose, clause, what went in, what came out.
struct Step {
    Quantity quantity;
    std::int32_t participant; ///< participant number
    std::int32_t iteration;   ///< 1.. for the steps of an iteration, else 0
    const char* clause;       ///< of the rule version's document, static storage, such as "Anhang 1.1.2"
    double result;
    std::uint32_t firstOperand;
    std::uint32_t operandCount;
    std::uint32_t firstTerm;
    std::uint32_t termCount;
    std::uint32_t firstExplanation;
    std::uint32_t explanationCount;
};

/// @brief The derivation of an evaluation, in the order of the computation. Numbers and codes only, no
/// sentences.
///
/// Operands and terms lie in two flat arrays, because a trace has thousands of them and is rebuilt at every
/// keystroke.
class Trace {
public:
    [[nodiscard]] std::span<const Step> steps() const { return m_steps; }
    /// @brief What went into a step.
    [[nodiscard]] std::span<const Operand> operands(const Step& step) const
    {
        return std::span(m_operands).subspan(step.firstOperand, step.operandCount);
    }
    /// @brief The games of a step, where it sums over games.
    [[nodiscard]] std::span<const Term> terms(const Step& step) const
    {
        return std::span(m_terms).subspan(step.firstTerm, step.termCount);
    }
    /// @brief How the step reads, in the order in which it is told; nothing for a step that only carries
    /// numbers.
    [[nodiscard]] std::span<const Telling> explanations(const Step& step) const
    {
        return std::span(m_explanations).subspan(step.firstExplanation, step.explanationCount);
    }
    [[nodiscard]] bool empty() const { return m_steps.empty(); }

    /// @brief The value of a step's operand; `otherwise` when the step has none of that name.
    [[nodiscard]] double operand(const Step& step, OperandName name, double otherwise = 0) const;

    /// @brief Opens a step; operands, terms and explanations added until finish() belong to it.
    void begin(Quantity quantity, std::int32_t participant, const char* clause, std::int32_t iteration = 0);
    /// @brief What goes into the open step: names and numbers by turns. A number that may be absent is left
    /// out then.
    void add(OperandName name, auto value, auto... more)
    {
        if constexpr (!requires { value.has_value(); })
            m_operands.push_back({name, static_cast<double>(value)});
        else if (value)
            m_operands.push_back({name, static_cast<double>(*value)});
        if constexpr (sizeof...(more) > 0)
            add(more...);
    }
    /// @brief Adds one game's part to the open step.
    /// @param opponent as Term::opponent
    /// @param round 0 when unknown, at most 999
    void add(TermKind kind, int opponent, int round, int halfPoints, double rating, double difference = 0,
             double probability = 0)
    {
        m_terms.push_back({kind, static_cast<std::int8_t>(halfPoints), static_cast<std::int16_t>(round),
                           opponent, rating, difference, probability});
    }
    void add(const Term& term) { m_terms.push_back(term); }
    /// @brief Says how the open step reads; may be called several times.
    /// @param explanation static storage
    /// @param clause where it stands, when that is another clause than the step's; static storage
    void explain(const Explanation& explanation, const char* clause = nullptr)
    {
        m_explanations.push_back({&explanation, clause});
    }
    void finish(double result);
    /// @brief The same with how it reads, one explanation after the other, and what goes in, as add() takes
    /// it.
    void finish(double result, const Explanation& explanation, const auto&... more)
    {
        explain(explanation);
        finish(result, more...);
    }
    /// @copydoc finish
    void finish(double result, OperandName name, const auto&... more)
    {
        add(name, more...);
        finish(result);
    }
    /// @brief A whole step at once: begin() and finish().
    void tell(Quantity quantity, std::int32_t participant, const char* clause, double result,
              const auto&... more)
    {
        begin(quantity, participant, clause);
        finish(result, more...);
    }

    /// @brief Makes room for so many entries at once.
    void reserve(std::size_t steps, std::size_t operands, std::size_t terms);

private:
    std::vector<Step> m_steps;
    std::vector<Operand> m_operands;
    std::vector<Term> m_terms;
    std::vector<Telling> m_explanations;
};

/// @brief Stable text, such as `expected`, for JSON.
[[nodiscard]] std::string_view quantityText(Quantity quantity);

/// @brief Stable text, such as `old_rating`, for JSON.
[[nodiscard]] std::string_view operandText(OperandName name);

} // namespace zahlmeister::engine
