// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "engine/evaluation/comparison.h"
#include "engine/model/tournament.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief The new ratings of a tournament under two rule versions, side by side.
class ComparisonModel : public QAbstractTableModel {
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

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        engine::ComparedParticipant compared;
        QString name;
        bool textOnly = false; ///< computed, but not recorded (3.4.3)
    };

    [[nodiscard]] static std::optional<int> number(const Row& row, int column);
    [[nodiscard]] static bool isBracketed(const Row& row, int column);
    [[nodiscard]] static QString text(const Row& row, int column);

    std::vector<Row> m_rows;
    QString m_firstTitle;
    QString m_secondTitle;
};

} // namespace zahlmeister::ui
