// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {

class ParameterReader;

/// @brief What a rule version asks of a tournament in numbers; 0 where it says nothing.
///
/// These are parameters of the version like those of the computation, but every one may be missing. Those of
/// 2004 to 2026 are inferred: document 004 says nothing of conditions, but document 000 tells at its end when
/// they changed. From 2016 on they are those of today; before, whatever document 001 or 000 asks less of.
struct TournamentConditions {
    /// @brief Another shortest time control for a youth class and all younger ones.
    struct Youth {
        int age; ///< the class, such as 12 for U12
        int minutes;
    };
    int minutes = 0;                 ///< shortest time of a player for a game
    std::vector<Youth> youth = {};   ///< exceptions from it, the older class first
    int movesCounted = 0;            ///< length of a game for which increments are added up
    int firstPeriodMinutes = 0;      ///< shortest first period when the time is divided
    int firstPeriodYouthMinutes = 0; ///< the same for youth classes
    int firstPeriodMoves = 0;        ///< how many moves it should have
    int incrementSeconds = 0;        ///< how long increments should be
    bool standardChessOnly = false;  ///< neither prescribed openings nor another game nor odds
    int daysForTenMoves = 0;         ///< fewest days, in correspondence chess
    int weeksOfBreak = 0;            ///< after a longer break the parts are tournaments of their own
    int weeksToSubmit = 0;           ///< after the end, to claim an evaluation
    int yearsToEvaluate = 0;         ///< after the end, for any evaluation
    int ratingYears = 0;             ///< for which a rating holds after its last evaluation
    int foreignIndex = 0;            ///< the usual index of a rating taken over from another system
    bool hasFideRatings = false;     ///< an Elo is the system's own rating, and a DWZ is not
    bool isByArrival = false;        ///< of one day's tournaments, the one reported first is evaluated first
    bool nationalOnly = false;       ///< results of international tournaments do not count
    int monthsToObject = 0;          ///< after the end, for a right to have an evaluation examined

    /// @return Error::BadParameter
    [[nodiscard]] static Result<TournamentConditions> from(const RuleVersion& version);
    /// @brief Reads them and leaves failures to the reader.
    [[nodiscard]] static TournamentConditions from(ParameterReader& read);

    /// @brief The oldest youth class with a time control of its own; 0: there is none.
    [[nodiscard]] int oldestYouth() const { return youth.empty() ? 0 : youth.front().age; }

    /// @brief The last day on which a tournament can be submitted with a claim to its evaluation; nothing:
    /// there is no such day (document 000, 6.2).
    [[nodiscard]] std::optional<Date> lastDayOfClaim(Date end) const;
    /// @brief The last day on which it can be evaluated at all, unless by an administrator; likewise.
    [[nodiscard]] std::optional<Date> lastDayOfEvaluation(Date end) const;
    /// @brief The last day on which a player has a right to an examination, and to a correction if need be;
    /// nothing: nothing is said of it. The same day of the month, or its last (section 188 (2), (3) BGB).
    /// @source document 002, 7
    [[nodiscard]] std::optional<Date> lastDayOfObjection(Date end) const;
};

} // namespace zahlmeister::engine
