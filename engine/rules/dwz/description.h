// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/ratingsystem.h"

/// How a DWZ version describes itself: columns, symbols, and which steps answer for which number.
namespace zahlmeister::engine::dwz {

/// @brief The sheet of document 000, Anhang 3.1.11, in its order.
/// @param symbol of the coefficient
/// @param decimals with which the coefficient is shown
constexpr auto columnsWith(const char* symbol, int decimals)
{
    return std::array{
        ColumnSpec{Column::AgeGroup, ZAHLMEISTER_TEXT("Rules", "Age group"), ""},
        ColumnSpec{Column::Club, ZAHLMEISTER_TEXT("Rules", "Club"), ""},
        ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old DWZ"), "R_o"},
        ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), symbol, decimals},
        ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_c"},
        ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
        ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
        ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W_e", 3},
        ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Performance"), "R_h"},
        ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New DWZ"), "R_n"},
        ColumnSpec{Column::Change, "+/−", "R_n − R_o"},
    };
}

/// @brief The words of all versions, and those of one for its coefficient.
constexpr auto wordsWith(const std::array<QuantityWord, 3>& coefficient)
{
    return std::array{
        QuantityWord{Quantity::StartValue, "R_p"},
        QuantityWord{Quantity::Iteration, "R_z"},
        QuantityWord{Quantity::IterationValue, "R_i"},
        QuantityWord{Quantity::FirstRating, "R_1"},
        QuantityWord{Quantity::PerformanceStart, "R_p"},
        QuantityWord{Quantity::PerformanceIteration, "R_z"},
        QuantityWord{Quantity::Age, "A"},
        coefficient[0],
        coefficient[1],
        coefficient[2],
    };
}

namespace chapters {

inline constexpr std::array kEntry{Quantity::EntryRating};
inline constexpr std::array kGroup{Quantity::Group, Quantity::CarryOverDiscarded,
                                   Quantity::CarryOverConverted};
inline constexpr std::array kGames{Quantity::Score, Quantity::GameNotCounted, Quantity::CarryOverDiscarded,
                                   Quantity::CarryOverConverted};
inline constexpr std::array kDiscarded{Quantity::CarryOverDiscarded};
inline constexpr std::array kCarryOver{Quantity::Group, Quantity::CarryOverDiscarded,
                                       Quantity::CarryOverConverted, Quantity::CarryOverKept,
                                       Quantity::GameNotCounted};
inline constexpr std::array kAverage{Quantity::CarryOverConverted, Quantity::ExceptionalOpponent,
                                     Quantity::OpponentsAverage, Quantity::GameNotCounted};
inline constexpr std::array kExpected{Quantity::ExceptionalOpponent, Quantity::Expected,
                                      Quantity::GameNotCounted};
inline constexpr std::array kStart{Quantity::CarryOverConverted, Quantity::StartValue};
inline constexpr std::array kIteration{Quantity::ExceptionalOpponent, Quantity::Iteration,
                                       Quantity::IterationValue};
inline constexpr std::array kIterationValue{Quantity::IterationValue};
inline constexpr std::array kFirstRating{
    Quantity::Group,      Quantity::CarryOverDiscarded, Quantity::CarryOverConverted,
    Quantity::StartValue, Quantity::FictitiousDraw,     Quantity::ExceptionalOpponent,
    Quantity::Iteration,  Quantity::IterationValue,     Quantity::FirstRating,
    Quantity::NewIndex,   Quantity::GameNotCounted};
inline constexpr std::array kPerformance{Quantity::FictitiousDraw, Quantity::PerformanceStart,
                                         Quantity::PerformanceIteration, Quantity::Performance,
                                         Quantity::Exceptional};
inline constexpr std::array kBase{Quantity::BaseCoefficient};
inline constexpr std::array kBonus{Quantity::Bonus};
inline constexpr std::array kBrake{Quantity::Brake};
inline constexpr std::array kCoefficient{Quantity::BaseCoefficient, Quantity::Bonus, Quantity::Brake,
                                         Quantity::Coefficient};
inline constexpr std::array kNewRating{Quantity::NewRating, Quantity::NewIndex, Quantity::GameNotCounted};
inline constexpr std::array kNewIndex{Quantity::NewIndex};

} // namespace chapters

/// @brief The stories of a version.
/// @param clauses of its document
/// @param coefficient what its coefficient says
constexpr auto storiesOf(const Clauses& clauses, const Explanation& coefficient)
{
    using enum Whose;
    const Telling hasRating{&kHasRating, clauses.newRating};
    const Telling noCoefficient{&kNoCoefficientNeeded, clauses.newRating};
    const Telling noCoefficientYet{&kNoCoefficientYet, clauses.coefficient};
    const Telling nothingEvaluated{&kNothingEvaluated, clauses.newRating};
    return std::array{
        Story{Quantity::EntryRating, chapters::kEntry, Rated},
        Story{Quantity::EntryRating, chapters::kGroup},
        Story{Quantity::Group, chapters::kGroup},
        Story{Quantity::Games, chapters::kGames},
        Story{Quantity::Score, chapters::kGames},
        Story{Quantity::GameNotCounted, chapters::kGames},
        Story{Quantity::CarryOverKept, {}, Rated, {}, {&kCarryOverOfRated, clauses.carryOverKept}},
        Story{Quantity::CarryOverKept,
              chapters::kDiscarded,
              Newcomers,
              {},
              {&kCarryOverUsedUp, clauses.carryOverKept}},
        Story{Quantity::CarryOverKept, chapters::kCarryOver, Others},
        Story{Quantity::CarryOverDiscarded, {}, Rated, {}, {&kCarryOverOfRated, clauses.carryOverKept}},
        Story{Quantity::CarryOverDiscarded, chapters::kGames},
        Story{Quantity::OpponentsAverage, chapters::kAverage, Everybody, {}, {&kNoAverage, ""}},
        Story{Quantity::Age},
        Story{Quantity::StartValue, {}, Rated, {}, hasRating},
        Story{Quantity::StartValue, chapters::kStart, Newcomers},
        Story{Quantity::StartValue, chapters::kGroup, Others},
        Story{Quantity::Iteration, {}, Rated, {}, hasRating},
        Story{Quantity::Iteration, chapters::kIteration, Newcomers},
        Story{Quantity::Iteration, chapters::kGroup, Others},
        Story{Quantity::IterationValue, {}, Rated, {}, hasRating},
        Story{Quantity::IterationValue, chapters::kIterationValue, Newcomers},
        Story{Quantity::IterationValue, chapters::kGroup, Others},
        Story{Quantity::FirstRating, {}, Rated, {}, hasRating},
        Story{Quantity::FirstRating, chapters::kFirstRating, Newcomers},
        Story{Quantity::FirstRating, chapters::kGroup, Others},
        Story{Quantity::Expected, chapters::kExpected, Rated},
        Story{Quantity::Expected,
              chapters::kIteration,
              Newcomers,
              {},
              {&kNothingExpectedBefore, clauses.iteration}},
        Story{Quantity::Expected, {}, Others, {}, {&kNothingExpected, clauses.expected}},
        Story{Quantity::Coefficient,
              chapters::kCoefficient,
              Rated,
              {&coefficient, clauses.coefficient},
              noCoefficient},
        Story{Quantity::Coefficient, {}, Everybody, {}, noCoefficientYet},
        Story{Quantity::BaseCoefficient, chapters::kBase, Rated, {}, noCoefficient},
        Story{Quantity::BaseCoefficient, {}, Everybody, {}, noCoefficientYet},
        Story{Quantity::NewRating, chapters::kNewRating, Rated, {}, nothingEvaluated},
        Story{Quantity::NewIndex, chapters::kNewIndex, Rated, {}, nothingEvaluated},
    };
}

/// @brief The stories of the factors of the coefficient, where a version has them.
constexpr auto factorStoriesOf(const Clauses& clauses)
{
    const Telling noCoefficient{&kNoCoefficientNeeded, clauses.newRating};
    const Telling noCoefficientYet{&kNoCoefficientYet, clauses.coefficient};
    return std::array{
        Story{Quantity::Bonus, chapters::kBonus, Whose::Rated, {}, noCoefficient},
        Story{Quantity::Bonus, {}, Whose::Everybody, {}, noCoefficientYet},
        Story{Quantity::Brake, chapters::kBrake, Whose::Rated, {}, noCoefficient},
        Story{Quantity::Brake, {}, Whose::Everybody, {}, noCoefficientYet},
    };
}

/// @brief The stories of the performance.
/// @param none why a rated player has none
constexpr auto performanceStoriesOf(const Clauses& clauses, const Explanation& none)
{
    const Telling meaning{&kPerformanceMeaning, clauses.performanceMeaning};
    const Telling noPerformance{&none, clauses.performanceMeaning};
    return std::array{
        Story{Quantity::Performance, chapters::kPerformance, Whose::Rated, meaning, noPerformance},
        Story{Quantity::PerformanceStart, chapters::kPerformance, Whose::Rated, meaning, noPerformance},
        Story{Quantity::PerformanceIteration, chapters::kPerformance, Whose::Rated, meaning, noPerformance},
    };
}

/// @brief Lists of stories one after the other.
template <std::size_t First, std::size_t... Rest>
constexpr auto joined(const std::array<Story, First>& first, const std::array<Story, Rest>&... rest)
{
    std::array<Story, (First + ... + Rest)> all{};
    auto next = std::copy(first.begin(), first.end(), all.begin());
    ((next = std::copy(rest.begin(), rest.end(), next)), ...);
    return all;
}

} // namespace zahlmeister::engine::dwz
