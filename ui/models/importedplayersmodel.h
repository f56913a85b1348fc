// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "engine/model/tournament.h"

namespace zahlmeister::ui {

/// @brief The participants of a tournament that is about to be imported: who, club, rating, points, games.
class ImportedPlayersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief From left to right.
    enum Column {
        NumberColumn,
        NameColumn,
        ClubColumn,
        BirthYearColumn,
        RatingColumn,
        PointsColumn,
        GamesColumn,
        ColumnCount
    };

    explicit ImportedPlayersModel(QObject* parent = nullptr);

    void setTournament(const engine::Tournament& tournament);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        engine::Participant participant;
        int halfPoints = 0;
        int games = 0;
    };
    [[nodiscard]] QString text(const Row& row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
