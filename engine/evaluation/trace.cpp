// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/trace.h"

#include <cassert>

namespace zahlmeister::engine {

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
    switch (quantity) {
    case Quantity::EntryRating: return "entry_rating";
    case Quantity::Group: return "group";
    case Quantity::GameNotCounted: return "game_not_counted";
    case Quantity::CarryOverDiscarded: return "carry_over_discarded";
    case Quantity::StartValue: return "start_value";
    case Quantity::FictitiousDraw: return "fictitious_draw";
    case Quantity::Iteration: return "iteration";
    case Quantity::IterationValue: return "iteration_value";
    case Quantity::FirstRating: return "first_rating";
    case Quantity::CarryOverKept: return "carry_over_kept";
    case Quantity::PerformanceStart: return "performance_start";
    case Quantity::PerformanceIteration: return "performance_iteration";
    case Quantity::Performance: return "performance";
    case Quantity::Exceptional: return "exceptional";
    case Quantity::ExceptionalOpponent: return "exceptional_opponent";
    case Quantity::Games: return "games";
    case Quantity::Score: return "score";
    case Quantity::OpponentsAverage: return "opponents_average";
    case Quantity::Level: return "level";
    case Quantity::PercentDifference: return "percent_difference";
    case Quantity::Expected: return "expected";
    case Quantity::Age: return "age";
    case Quantity::BaseCoefficient: return "base_coefficient";
    case Quantity::Bonus: return "bonus";
    case Quantity::Brake: return "brake";
    case Quantity::Coefficient: return "k";
    case Quantity::NewRating: return "new_rating";
    case Quantity::NewIndex: return "new_index";
    }
    return {};
}

std::string_view operandText(OperandName name)
{
    switch (name) {
    case OperandName::OldRating: return "old_rating";
    case OperandName::OldIndex: return "old_index";
    case OperandName::Games: return "games";
    case OperandName::Score: return "score";
    case OperandName::Expected: return "expected";
    case OperandName::RatingSum: return "rating_sum";
    case OperandName::OpponentsAverage: return "opponents_average";
    case OperandName::Percentage: return "percentage";
    case OperandName::Difference: return "difference";
    case OperandName::Value: return "value";
    case OperandName::Correction: return "correction";
    case OperandName::Step: return "step";
    case OperandName::NextValue: return "next_value";
    case OperandName::StartValue: return "start_value";
    case OperandName::IterationValue: return "iteration_value";
    case OperandName::Unrounded: return "unrounded";
    case OperandName::Performance: return "performance";
    case OperandName::Threshold: return "threshold";
    case OperandName::Age: return "age";
    case OperandName::AgeGroup: return "age_group";
    case OperandName::AgeValue: return "age_value";
    case OperandName::BirthYear: return "birth_year";
    case OperandName::EndYear: return "end_year";
    case OperandName::BaseCoefficient: return "base_coefficient";
    case OperandName::Bonus: return "bonus";
    case OperandName::Brake: return "brake";
    case OperandName::Coefficient: return "k";
    case OperandName::MaximumCoefficient: return "k_max";
    case OperandName::MinimumRating: return "minimum_rating";
    case OperandName::ParameterR: return "r";
    case OperandName::ParameterT: return "t";
    case OperandName::ParameterU: return "u";
    case OperandName::UpperBound: return "upper_bound";
    case OperandName::GamesAgainstRated: return "games_against_rated";
    case OperandName::PointsAgainstRated: return "points_against_rated";
    case OperandName::GamesAgainstSelection: return "games_against_selection";
    case OperandName::PointsAgainstSelection: return "points_against_selection";
    case OperandName::GamesNeeded: return "games_needed";
    case OperandName::PointsNeeded: return "points_needed";
    case OperandName::CarryOverGames: return "carry_over_games";
    case OperandName::Reason: return "reason";
    case OperandName::Round: return "round";
    case OperandName::Opponent: return "opponent";
    case OperandName::Tolerance: return "tolerance";
    case OperandName::CycleLength: return "cycle_length";
    case OperandName::Source: return "source";
    case OperandName::OpponentRating: return "opponent_rating";
    case OperandName::Year: return "year";
    case OperandName::Month: return "month";
    case OperandName::Day: return "day";
    case OperandName::Level: return "level";
    case OperandName::PercentDifference: return "percent_difference";
    case OperandName::PercentDifferenceSum: return "percent_difference_sum";
    case OperandName::NumberCount: return "number_count";
    case OperandName::OldWeight: return "old_weight";
    case OperandName::PerformanceWeight: return "performance_weight";
    case OperandName::WeightSum: return "weight_sum";
    case OperandName::LargestChange: return "largest_change";
    case OperandName::Margin: return "margin";
    case OperandName::DegreeLimit: return "degree_limit";
    case OperandName::StepCount: return "step_count";
    case OperandName::Surplus: return "surplus";
    case OperandName::GamesInTournament: return "games_in_tournament";
    case OperandName::GamesCounted: return "games_counted";
    }
    return {};
}

} // namespace zahlmeister::engine
