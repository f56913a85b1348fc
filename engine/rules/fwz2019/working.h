// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/base/rounding.h"
#include "engine/evaluation/evaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/model/tournament.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancy.h"
#include "engine/rules/fwz2019/parameters.h"

namespace zahlmeister::engine::fwz2019 {

/// @brief What the parts of one evaluation share while it is computed.
struct Working {
    const Tournament& tournament;
    const Parameters& parameters;
    const Contests& contests;
    Evaluation& result; ///< with one entry for each participant, whose group, games and score are known
    Trace* trace;       ///< nullptr when nothing is recorded

    /// By participant: FWZ of rated participants and, once found, first FWZ of newcomers; else the start
    /// value.
    std::vector<double> ratings;

    /// @brief What the trace says of a participant.
    [[nodiscard]] std::int32_t number(std::size_t participant) const
    {
        return tournament.participants[participant].number.value();
    }

    /// @brief P(D) as the arithmetic has it, in the unit whose sums do not depend on their order.
    [[nodiscard]] ExpectedScore expected(double difference) const
    {
        const double p = parameters.expectancy(difference);
        const double counted = result.arithmetic == Arithmetic::Exact
                                   ? p
                                   : static_cast<double>(roundCommercial(100 * p)) / 100.0;
        return std::llround(counted * static_cast<double>(kExpectedUnit));
    }
};

/// @brief Finds the first FWZ of every participant of Group::First (document 002, 4.4).
///
/// Everybody gets one (3.5), also where the iteration has no end: 0 % and 100 % are fixed by the document; a
/// fixed rating can make those who played against it move for ever, and a score above the expectancy at the
/// largest difference can never be expected. What is done then stands in findings and in the trace.
void rateNewcomers(Working& working);

} // namespace zahlmeister::engine::fwz2019
