// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "engine/rules/ratingsystem.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief Evaluations of one player in their order, as their sheets show them, and what they become. The last
/// row is always empty.
/// @source document 001, 4.10.1
class CorrectionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The first four are typed.
    enum Column {
        UsedColumn,      ///< R_0 that the evaluation was made with
        ScoreColumn,     ///< W
        ExpectedColumn,  ///< W_e as it was
        GamesColumn,     ///< n
        RightColumn,     ///< R_0 that it should have been made with
        CorrectedColumn, ///< W_e as it is now
        NewRatingColumn, ///< R_n
        ColumnCount
    };

    explicit CorrectionModel(QObject* parent = nullptr);

    /// @brief The complete rows from the first on; the chain ends with the first that is not.
    /// @param index of the first evaluation's rating; every further one is one higher
    [[nodiscard]] std::vector<engine::LaterEvaluation> evaluations(std::optional<int> index,
                                                                   std::optional<int> age) const;

    /// @brief Shows what the rows become.
    void setCorrected(std::vector<engine::Evaluation> corrected);

    /// @brief Takes a row out; the last, empty one stays.
    void removeRow(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// @brief evaluations() is another one.
    void evaluationsChanged();
    /// @brief A text was not taken, with the reason.
    void refused(const QModelIndex& index, const QString& reason);

private:
    using Row = std::array<std::optional<double>, 4>; ///< as UsedColumn to GamesColumn

    [[nodiscard]] static std::optional<double> read(int column, const QString& text);
    [[nodiscard]] static bool isComplete(const Row& row);
    [[nodiscard]] static QString problemOf(const Row& row);
    [[nodiscard]] QString text(int row, int column) const;

    std::vector<Row> m_rows;
    std::vector<engine::Evaluation> m_corrected;
};

} // namespace zahlmeister::ui
