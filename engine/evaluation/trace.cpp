// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/trace.h"

#include <array>
#include <cassert>

#include "engine/base/codetable.h"

namespace zahlmeister::engine {

namespace {

struct QuantityCode {
    Quantity quantity;
    std::string_view text;
};

constexpr auto kQuantities = std::to_array<QuantityCode>({
    {Quantity::EntryRating, "entry_rating"},
    {Quantity::Group, "group"},
    {Quantity::GameNotCounted, "game_not_counted"},
    {Quantity::CarryOverDiscarded, "carry_over_discarded"},
    {Quantity::CarryOverConverted, "carry_over_converted"},
    {Quantity::StartValue, "start_value"},
    {Quantity::FictitiousDraw, "fictitious_draw"},
    {Quantity::Iteration, "iteration"},
    {Quantity::IterationValue, "iteration_value"},
    {Quantity::FirstRating, "first_rating"},
    {Quantity::CarryOverKept, "carry_over_kept"},
    {Quantity::PerformanceStart, "performance_start"},
    {Quantity::PerformanceIteration, "performance_iteration"},
    {Quantity::Performance, "performance"},
    {Quantity::Exceptional, "exceptional"},
    {Quantity::ExceptionalOpponent, "exceptional_opponent"},
    {Quantity::Games, "games"},
    {Quantity::Score, "score"},
    {Quantity::OpponentsAverage, "opponents_average"},
    {Quantity::Level, "level"},
    {Quantity::PercentDifference, "percent_difference"},
    {Quantity::Expected, "expected"},
    {Quantity::Age, "age"},
    {Quantity::BaseCoefficient, "base_coefficient"},
    {Quantity::Bonus, "bonus"},
    {Quantity::Brake, "brake"},
    {Quantity::Coefficient, "k"},
    {Quantity::NewRating, "new_rating"},
    {Quantity::NewIndex, "new_index"},
});
static_assert(isCodeTable(kQuantities, &QuantityCode::quantity, Quantity::NewIndex));

struct OperandCode {
    OperandName name;
    std::string_view text;
};

constexpr auto kOperands = std::to_array<OperandCode>({
    {OperandName::OldRating, "old_rating"},
    {OperandName::OldIndex, "old_index"},
    {OperandName::Games, "games"},
    {OperandName::Score, "score"},
    {OperandName::Expected, "expected"},
    {OperandName::RatingSum, "rating_sum"},
    {OperandName::OpponentsAverage, "opponents_average"},
    {OperandName::Percentage, "percentage"},
    {OperandName::Difference, "difference"},
    {OperandName::Value, "value"},
    {OperandName::Correction, "correction"},
    {OperandName::Step, "step"},
    {OperandName::NextValue, "next_value"},
    {OperandName::StartValue, "start_value"},
    {OperandName::IterationValue, "iteration_value"},
    {OperandName::Unrounded, "unrounded"},
    {OperandName::Performance, "performance"},
    {OperandName::Threshold, "threshold"},
    {OperandName::Age, "age"},
    {OperandName::AgeGroup, "age_group"},
    {OperandName::AgeValue, "age_value"},
    {OperandName::BirthYear, "birth_year"},
    {OperandName::EndYear, "end_year"},
    {OperandName::BaseCoefficient, "base_coefficient"},
    {OperandName::Bonus, "bonus"},
    {OperandName::Brake, "brake"},
    {OperandName::Coefficient, "k"},
    {OperandName::MaximumCoefficient, "k_max"},
    {OperandName::MinimumRating, "minimum_rating"},
    {OperandName::ParameterR, "r"},
    {OperandName::ParameterT, "t"},
    {OperandName::ParameterU, "u"},
    {OperandName::UpperBound, "upper_bound"},
    {OperandName::GamesAgainstRated, "games_against_rated"},
    {OperandName::PointsAgainstRated, "points_against_rated"},
    {OperandName::GamesAgainstSelection, "games_against_selection"},
    {OperandName::PointsAgainstSelection, "points_against_selection"},
    {OperandName::GamesNeeded, "games_needed"},
    {OperandName::PointsNeeded, "points_needed"},
    {OperandName::CarryOverGames, "carry_over_games"},
    {OperandName::Reason, "reason"},
    {OperandName::Round, "round"},
    {OperandName::Opponent, "opponent"},
    {OperandName::Tolerance, "tolerance"},
    {OperandName::CycleLength, "cycle_length"},
    {OperandName::Source, "source"},
    {OperandName::OpponentRating, "opponent_rating"},
    {OperandName::Year, "year"},
    {OperandName::Month, "month"},
    {OperandName::Day, "day"},
    {OperandName::Level, "level"},
    {OperandName::PercentDifference, "percent_difference"},
    {OperandName::PercentDifferenceSum, "percent_difference_sum"},
    {OperandName::NumberCount, "number_count"},
    {OperandName::OldWeight, "old_weight"},
    {OperandName::PerformanceWeight, "performance_weight"},
    {OperandName::WeightSum, "weight_sum"},
    {OperandName::LargestChange, "largest_change"},
    {OperandName::Margin, "margin"},
    {OperandName::DegreeLimit, "degree_limit"},
    {OperandName::StepCount, "step_count"},
    {OperandName::Surplus, "surplus"},
    {OperandName::GamesInTournament, "games_in_tournament"},
    {OperandName::GamesCounted, "games_counted"},
});
static_assert(isCodeTable(kOperands, &OperandCode::name, OperandName::GamesCounted));

} // namespace

double Trace::operand(const Step& step, OperandName name, double otherwise) const
{
    for (const Operand& operand : operands(step)) {
        if (operand.name == name)
            return operand.value;
    }
    return otherwise;
}

void Trace::begin(Quantity quantity, std::int32_t participant, const char* clause, std::int32_t iteration)
{
    m_steps.push_back({quantity, participant, iteration, clause, 0.0,
                       static_cast<std::uint32_t>(m_operands.size()), 0,
                       static_cast<std::uint32_t>(m_terms.size()), 0,
                       static_cast<std::uint32_t>(m_explanations.size()), 0});
}

void Trace::finish(double result)
{
    assert(!m_steps.empty());
    Step& step = m_steps.back();
    step.result = result;
    step.operandCount = static_cast<std::uint32_t>(m_operands.size()) - step.firstOperand;
    step.termCount = static_cast<std::uint32_t>(m_terms.size()) - step.firstTerm;
    step.explanationCount = static_cast<std::uint32_t>(m_explanations.size()) - step.firstExplanation;
}

void Trace::reserve(std::size_t steps, std::size_t operands, std::size_t terms)
{
    m_steps.reserve(steps);
    m_operands.reserve(operands);
    m_terms.reserve(terms);
}

std::string_view quantityText(Quantity quantity)
{
    return kQuantities[static_cast<std::size_t>(quantity)].text;
}

std::string_view operandText(OperandName name)
{
    return kOperands[static_cast<std::size_t>(name)].text;
}

} // namespace zahlmeister::engine
