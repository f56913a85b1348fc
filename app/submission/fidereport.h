// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/formats/trf/trf.h"
#include "engine/base/date.h"
#include "engine/model/tournament.h"

/// The report to the FIDE as a whole: whether it contradicts the tournament, who needs a FIDE ID, and what
/// the federation asks for beside it.
namespace zahlmeister::app {

/// @brief What a report of the Elo costs and by when it is due. That changes, and is nobody's default: it is
/// what the referee entered, with the day on which he looked it up.
struct FideTerms {
    std::optional<int> days = {}; ///< after the last day
    std::optional<int> fee = {};  ///< of each player, in cents
    std::optional<engine::Date> asOf = {};

    bool operator==(const FideTerms&) const = default;
    /// @brief Whether there is anything to be said.
    [[nodiscard]] bool isKnown() const { return days || fee; }
};

/// @brief What in a report does not fit together.
enum class FideContradictionKind {
    Points,      ///< of the record against the final table: a result that was awarded, for example
    Place,       ///< likewise
    Stated,      ///< a figure of the organiser's own table against the results
    GameLeftOut, ///< a game without a result; `reported` is the opponent
    DayMissing,  ///< the first or the last day
    RateMissing, ///< the rate of play, without which nobody knows which list the games belong to
    Unreadable,  ///< read again it is refused, or has other games
};

/// @brief One of them.
struct FideContradiction {
    FideContradictionKind kind;
    std::optional<engine::ParticipantNumber> number = {}; ///< whose; nothing: of the tournament
    std::string criterion = {};                           ///< of Stated, as engine::StatedValue has it
    std::string reported = {};
    std::string computed = {};

    bool operator==(const FideContradiction&) const = default;
};

/// @brief The edition that a format writes; nothing for formats that are no FIDE report.
[[nodiscard]] std::optional<TrfEdition> editionOfTrf(std::string_view format);

/// @brief Everything in a report that contradicts the tournament.
[[nodiscard]] std::vector<FideContradiction> fideContradictions(const engine::Tournament& tournament,
                                                                TrfEdition edition);

/// @brief Somebody who needs a FIDE ID.
struct FideIdRequest {
    engine::ParticipantNumber number;
    QString line;        ///< `Mustermann, Juergen Max; 1971-04-23; M`; what is not known is left empty
    bool isWhole = true; ///< false: the date of birth or the sex is missing
};

/// @brief Who has a game in the report and no FIDE ID, with the lines by which the federation is asked for
/// one: umlauts replaced, date of birth, sex. Each of them has to agree first.
[[nodiscard]] std::vector<FideIdRequest> fideIdRequests(const engine::Tournament& tournament);

/// @brief The last day for the report; nothing when it, or the end of the tournament, is not known.
[[nodiscard]] std::optional<engine::Date> fideDeadline(const engine::Tournament& tournament,
                                                       const FideTerms& terms);

/// @brief The fee for everybody with a game in the report, in cents; nothing when it is not known.
[[nodiscard]] std::optional<int> fideFee(const engine::Tournament& tournament, const FideTerms& terms);

} // namespace zahlmeister::app
