// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>

#include <QByteArray>
#include <QString>

#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::app {

/// @brief A column of an evaluation as a spreadsheet: those of the evaluation sheet, ratings and indices
/// apart.
enum class CsvColumn {
    Number,
    Name,
    AgeGroup,
    Club,
    OldRating,
    OldIndex,
    Coefficient,
    OpponentsAverage,
    Level,
    PercentDifference,
    Score,
    Games,
    Expected,
    Performance,
    NewRating,
    NewIndex,
    Bound, ///< only when a new rating is but a bound
    Change,
    Recorded, ///< 1 or 0
};

/// @brief The column of the evaluation sheet that it is; nothing for what the sheet has not by itself.
[[nodiscard]] std::optional<engine::Column> sheetColumnOf(CsvColumn column);

/// @brief What varies between the spreadsheets of different countries.
struct CsvStyle {
    QChar separator = u';';
    QChar decimalMark = u'.';
    std::function<QString(CsvColumn)> head = {}; ///< without one the heads are the keys of the JSON format
    std::function<QString(engine::AgeGroup)> ageGroup = {}; ///< without one `youth`, `junior`, `adult`
    std::function<QString(engine::RatingBound)> bound = {}; ///< without one `or_better`, `or_worse`
    std::optional<std::vector<std::size_t>> rows =
        {}; ///< positions of the participants that it has, in order; without them everybody
};

/// @brief Writes an evaluation as CSV (RFC 4180 but for the line ends): UTF-8, a line for heads, a line for
/// each participant.
///
/// Numbers are rounded as on the evaluation sheet; quantities that do not exist are empty. Entries that
/// contain the separator, quotation marks or line breaks are put in quotation marks.
/// @param columns of the evaluation's rating system
/// @source document 000, Anhang 3.1.11 and 6.5.2.2
[[nodiscard]] QByteArray writeEvaluationCsv(const engine::Tournament& tournament,
                                            const engine::Evaluation& evaluation,
                                            std::span<const engine::ColumnSpec> columns,
                                            const CsvStyle& style = {});

} // namespace zahlmeister::app
