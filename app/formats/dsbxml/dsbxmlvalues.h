// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QString>

#include "engine/model/tournament.h"

/// What the parts of the federation's report share: its values, as they are derived from a tournament.
namespace zahlmeister::app {

inline constexpr int kReportMaximumNumber = 99'999; ///< of a participant

/// @brief What XML 1.0 can carry: control characters have no place in it, and none in a name.
[[nodiscard]] QString cleanedText(const std::string& text);

/// @brief First and last day of a tournament; nothing where they are not known.
struct ReportPeriod {
    std::optional<engine::Date> start;
    std::optional<engine::Date> end;
};

/// @brief From the first to the last game that was played; the announced days only where games have no dates.
[[nodiscard]] ReportPeriod reportPeriod(const engine::Tournament& tournament);

/// @brief The highest round of a game that is reported, or of a bye; 0 without any.
/// @param rounds as assignedRounds() gives them
[[nodiscard]] int highestReportRound(const engine::Tournament& tournament, const std::vector<int>& rounds);

/// @brief Surname and forename; who has one name only has it in both, and computers have the mark.
[[nodiscard]] std::pair<QString, QString> reportNames(const engine::Participant& participant);

/// @brief The kind that a reader takes a bye of these points for: a point is given by the pairing, everything
/// less was asked for.
[[nodiscard]] engine::ByeKind byeKindOf(engine::Score score);

} // namespace zahlmeister::app
