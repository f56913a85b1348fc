// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/evaluation/comparison.h"
#include "engine/model/tournament.h"
#include "ui/models/columns.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief A participant as two rule versions evaluate him.
struct ComparisonRow {
    engine::ComparedParticipant compared;
    QString name;
    bool textOnly = false; ///< computed, but not recorded (3.4.3)
};

/// @brief The new ratings of a tournament under two rule versions, side by side.
class ComparisonModel : public ColumnsModel<ComparisonRow> {
    Q_OBJECT

public:
    /// @brief The columns from left to right.
    enum Column {
        NumberColumn,
        NameColumn,
        OldColumn,
        FirstColumn, ///< new rating under the first version
        FirstChangeColumn,
        SecondColumn,
        SecondChangeColumn,
        DifferenceColumn, ///< second minus first
        ColumnCount
    };

    /// @brief Beside those of FigureRole: a number or a text, invalid for cells without a value.
    static constexpr int kSortRole = FirstFreeRole;

    explicit ComparisonModel(QObject* parent = nullptr);

    /// @brief Shows a comparison; the texts of the heads name the versions.
    void setComparison(const engine::Tournament& tournament,
                       const std::vector<engine::ComparedParticipant>& compared, const QString& firstTitle,
                       const QString& secondTitle);

    /// @brief Sum of a column of changes or differences.
    [[nodiscard]] int sum(Column column) const;

    /// @brief How many participants the versions leave with different ratings.
    [[nodiscard]] int differing() const;

private:
    void describe(const QString& firstTitle, const QString& secondTitle);
};

} // namespace zahlmeister::ui
