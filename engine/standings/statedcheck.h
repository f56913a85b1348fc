// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/standings/finaltable.h"
#include "engine/standings/habits.h"

/// The organiser's own table (Participant::stated) compared with what follows from the games.
namespace zahlmeister::engine {

/// @name Criteria of StatedValue that are no tie-breaks.
/// @{
inline constexpr std::string_view kStatedPoints = "points";
inline constexpr std::string_view kStatedPlace = "place";
/// Before a number from 1: a column of which the table does not say what it is.
inline constexpr std::string_view kStatedUnnamed = "TB";
/// @}

/// @brief So many halves as StatedValue has them: 9 are `4.5`.
[[nodiscard]] std::string statedHalves(int halves);

/// @brief What a figure would follow from.
struct StatedSetting {
    std::vector<TieBreak> tieBreaks = {};        ///< one; of a place all, in their order
    std::optional<CountingHabit> habit = {};     ///< nothing: as C.07 counts
    int winPoints = 0;                           ///< of points: what a win counts; 0: one point
    int drawPoints = 0;                          ///< likewise a draw
    std::optional<TieBreakEdition> edition = {}; ///< of a place; nothing: that of the table
    bool isByOwnFigures = false; ///< of a place: it follows from the other figures of the same table

    bool operator==(const StatedSetting&) const = default;
};

/// @brief A figure that differs.
struct StatedDifference {
    ParticipantNumber number;
    std::string criterion = {};
    std::string stated = {};
    double computed = 0;                       ///< not a number: there is none
    std::optional<StatedSetting> setting = {}; ///< that would produce it; nothing: none that is known
};

/// @brief A column of the organiser's table.
struct StatedColumn {
    std::string criterion = {};
    std::optional<TieBreak> tieBreak = {};     ///< what it is; nothing: points, places, or nobody knows
    int figures = 0;                           ///< stated
    int equal = 0;                             ///< as computed
    std::optional<StatedSetting> setting = {}; ///< that would produce all of it, where some differ
};

/// @brief The comparison of a whole table.
struct StatedComparison {
    int round = 0; ///< after which the table was made: the latest one whose points fit best
    std::vector<StatedColumn> columns = {};         ///< as the table has them
    std::vector<StatedDifference> differences = {}; ///< by column, then in the order of participants
};

/// @brief Compares all figures that are stated. Nothing is compared of teams, whose tables state nothing of
/// players, nor direct encounters, which programs print in many ways.
/// @param options of the final table beside which it stands; its round is not looked at
[[nodiscard]] StatedComparison compareStated(const Tournament& tournament, const TableOptions& options);

/// @brief The list of tie-breaks that the organiser's table shows by its columns: those after the points, in
/// their order. One without a name is there when all of its figures are those of one tie-break.
/// @return empty when a column of the list is unknown, or when there is none
[[nodiscard]] std::vector<TieBreak> statedTieBreaks(const Tournament& tournament);

} // namespace zahlmeister::engine
