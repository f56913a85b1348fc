// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/tournamentdocument.h"

namespace zahlmeister::ui {

/// @brief Who is there to be paired: number, name, and what a participant does in the round.
class RoundRosterModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns of the list.
    enum Column { Name, InRound, ColumnCount };

    /// @param document must outlive the model
    explicit RoundRosterModel(app::TournamentDocument& document, QObject* parent = nullptr);

    void setRound(std::optional<int> round);

    /// @brief Participants without a game and without a bye in the round.
    [[nodiscard]] int freeCount() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        engine::ParticipantNumber number;
        QString name;
        QString inRound = {};
        bool operator==(const Line&) const = default;
    };

    [[nodiscard]] std::vector<Line> collect() const;
    void follow();

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
    std::vector<Line> m_lines;
};

} // namespace zahlmeister::ui
