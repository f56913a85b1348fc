// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/evaluate.h"
#include "engine/rules/dwz/rules.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/expectancy.h"

/// The arithmetics of the DWZ versions as policies: the same algorithms compute with each.
///
/// Sums of ratings and of expected scores are integers in both, so that no result depends on the order of
/// games.
namespace zahlmeister::engine::dwz {

/// @brief Double precision without intermediate rounding.
struct ExactArithmetic {
    using Value = double; ///< a rating within an iteration

    Expectancy expectancy = Expectancy(); ///< of the version

    static constexpr bool kInterpolates = false; ///< D(p) between two rows of the printed table

    /// @brief A rating as the iteration counts with it.
    [[nodiscard]] static Value toValue(double rating) { return rating; }

    static constexpr double kSumUnit = 4294967296.0; ///< sums of ratings are multiples of 2^-32

    /// @brief Sums of ratings are integers in units of their own, so that their order cannot matter.
    ///
    /// As std::llround(), but without a call: nearest() differs from it below half a unit and above 2^52
    /// only.
    [[nodiscard]] static std::int64_t toSum(Value rating)
    {
        const auto magnitude = nearest<std::int64_t>(std::fabs(rating) * kSumUnit);
        return rating < 0 ? -magnitude : magnitude;
    }
    [[nodiscard]] static Value mean(std::int64_t sum, int count)
    {
        return static_cast<double>(sum) / kSumUnit / count;
    }
    [[nodiscard]] static double sumValue(std::int64_t sum) { return static_cast<double>(sum) / kSumUnit; }

    /// @brief P(D) in the unit of points().
    [[nodiscard]] std::int64_t expected(double difference) const { return expectancy.score(difference); }
    [[nodiscard]] static double points(std::int64_t expected) { return toPoints(expected); }

    /// @brief p = W / n.
    [[nodiscard]] static double percentage(int halfPoints, int games) { return halfPoints / (2.0 * games); }

    /// @brief p' = 0.5 + (W - W_e) / n.
    [[nodiscard]] static double correction(int halfPoints, std::int64_t expectedSum, int games)
    {
        return 0.5 + toPoints(halfPoints * (kExpectedUnit / 2) - expectedSum) / games;
    }

    /// @brief D(p).
    [[nodiscard]] Value difference(double p) const { return expectancy.difference(p); }

    /// @brief A probability as somebody reads it off the tables.
    [[nodiscard]] static double readable(double p) { return p; }

    /// @brief How P(D) is found, and where the document says it.
    [[nodiscard]] static const Explanation& method() { return kNormalDistribution; }
    [[nodiscard]] static const char* methodClause(const Clauses& clauses)
    {
        return clauses.normalDistribution;
    }
};

/// @brief Printed tables: probabilities as printed, p in thousandths, ratings and differences as integers.
/// @tparam Tables has kUnit (a probability of 1 in its unit), expected(Expectancy, int difference) and
/// difference(Expectancy, int thousandths)
template <class Tables>
struct TabulatedArithmetic {
    using Value = std::int32_t;

    Expectancy expectancy = Expectancy(); ///< of the version

    static constexpr bool kInterpolates = Tables::kUnit < 1000; ///< as in ExactArithmetic

    /// @brief A rating as the iteration counts with it.
    [[nodiscard]] static Value toValue(double rating) { return static_cast<Value>(roundCommercial(rating)); }

    /// @brief Sums of ratings, as in ExactArithmetic; ratings are integers already.
    [[nodiscard]] static std::int64_t toSum(double rating) { return roundCommercial(rating); }
    [[nodiscard]] static Value mean(std::int64_t sum, int count)
    {
        return static_cast<Value>(roundCommercial(static_cast<double>(sum) / count));
    }
    [[nodiscard]] static double sumValue(std::int64_t sum) { return static_cast<double>(sum); }

    /// @brief P(D) of the printed table, in the tables' unit; points() gives it in points.
    [[nodiscard]] std::int64_t expected(double difference) const
    {
        return Tables::expected(expectancy, static_cast<int>(roundCommercial(difference)));
    }
    [[nodiscard]] static double points(std::int64_t expected)
    {
        return static_cast<double>(expected) / Tables::kUnit;
    }

    /// @brief p = W / n, rounded to three decimals.
    [[nodiscard]] static double percentage(int halfPoints, int games)
    {
        return static_cast<double>(rounded(1000 * std::int64_t(halfPoints), 2 * std::int64_t(games))) /
               1000.0;
    }

    /// p' is a rational number here, so a tie in the last decimal is exact and goes up.
    [[nodiscard]] static double correction(int halfPoints, std::int64_t expectedSum, int games)
    {
        const std::int64_t numerator =
            500 * (std::int64_t(games) + std::int64_t(halfPoints)) - 1000 / Tables::kUnit * expectedSum;
        return static_cast<double>(rounded(numerator, games)) / 1000.0;
    }

    /// @brief D(P) of the printed table.
    [[nodiscard]] Value difference(double p) const
    {
        return Tables::difference(expectancy, static_cast<int>(std::lround(p * 1000.0)));
    }

    /// @brief As in ExactArithmetic; likewise below.
    [[nodiscard]] static double readable(double p)
    {
        return static_cast<double>(roundCommercial(p * Tables::kUnit)) / Tables::kUnit;
    }
    [[nodiscard]] static const Explanation& method()
    {
        return Tables::kUnit == 1000 ? kThreeDecimals : kTwoDecimals;
    }
    [[nodiscard]] static const char* methodClause(const Clauses& clauses) { return clauses.expectancyTable; }

private:
    /// numerator / denominator rounded to an integer, ties up, exact.
    static std::int64_t rounded(std::int64_t numerator, std::int64_t denominator)
    {
        assert(denominator > 0);
        const std::int64_t doubled = 2 * numerator + denominator;
        const std::int64_t divisor = 2 * denominator;
        return doubled >= 0 ? doubled / divisor : -((-doubled + divisor - 1) / divisor);
    }
};

/// @brief Document 000, Anhang 2.1 and 2.2: three decimals.
struct ThreeDecimals {
    static constexpr int kUnit = 1000;
    /// @brief P(D) in thousandths.
    [[nodiscard]] static int expected(const Expectancy& expectancy, int difference)
    {
        return expectancy.thousandths(difference);
    }
    /// @brief D(P).
    [[nodiscard]] static int difference(const Expectancy& expectancy, int thousandths)
    {
        return expectancy.wholeDifference(thousandths);
    }
};

/// @brief Document 001, Anhang 2.1 and 2.2: two decimals.
struct TwoDecimals {
    static constexpr int kUnit = 100;
    /// @brief P(D) in hundredths.
    [[nodiscard]] static int expected(const Expectancy& expectancy, int difference)
    {
        return expectancy.hundredths(difference);
    }
    /// @brief D(P).
    [[nodiscard]] static int difference(const Expectancy& expectancy, int thousandths)
    {
        return expectancy.coarseWholeDifference(thousandths);
    }
};

using TablesArithmetic = TabulatedArithmetic<ThreeDecimals>;
using CoarseArithmetic = TabulatedArithmetic<TwoDecimals>;

/// @brief Calls a function with the arithmetic of a precision and of a version's expectancy.
template <class Function>
auto withArithmetic(Precision precision, const Expectancy& expectancy, Function function)
{
    switch (precision) {
    case Precision::Exact: return function(ExactArithmetic{expectancy});
    case Precision::ThreeDecimals: return function(TablesArithmetic{expectancy});
    case Precision::TwoDecimals: break;
    }
    return function(CoarseArithmetic{expectancy});
}

} // namespace zahlmeister::engine::dwz
