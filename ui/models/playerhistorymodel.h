// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/playerhistory.h"
#include "ui/models/columns.h"

namespace zahlmeister::ui {

/// @brief The tournaments of the work file in which one of the own players took part, one a row.
class PlayerHistoryModel : public ColumnsModel<app::PlayedTournament> {
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
    };

    explicit PlayerHistoryModel(QObject* parent = nullptr);
};

} // namespace zahlmeister::ui
