// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "app/chronicle/playerhistory.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief The tournaments of the work file in which one of the own players took part, one a row.
class PlayerHistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief None can be edited.
    enum Column {
        TournamentColumn,
        EndColumn,
        PointsColumn, ///< points / games, those that count
        OldColumn,
        NewColumn,
        CarryOverColumn, ///< the carry-over games that are left
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// @brief Shows other tournaments.
    void setTournaments(std::vector<app::PlayedTournament> tournaments);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const app::PlayedTournament& played, int column) const;

    std::vector<app::PlayedTournament> m_tournaments;
};

} // namespace zahlmeister::ui
