// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/tournament.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief A participant with what his games and byes give.
struct ImportedPlayer {
    engine::Participant participant;
    int halfPoints = 0;
    int games = 0;
};

/// @brief The participants of a tournament that is about to be imported: who, club, rating, points, games.
class ImportedPlayersModel : public ColumnsModel<ImportedPlayer> {
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
};

} // namespace zahlmeister::ui
