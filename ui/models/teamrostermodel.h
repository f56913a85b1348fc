// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/tournamentdocument.h"

namespace zahlmeister::ui {

/// @brief The teams with the numbers by which matches are typed, and the lists of the two of one match.
class TeamRosterModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @param document must outlive the model
    explicit TeamRosterModel(app::TournamentDocument& document, QObject* parent = nullptr);

    void setRound(std::optional<int> round);
    /// @brief The teams whose players are listed below all teams.
    void setTeams(const std::string& home, const std::string& away);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Line {
        std::optional<int> number;
        QString text;
        bool isHead = false;
        bool isBusy = false; ///< plays in the round already
        bool operator==(const Line&) const = default;
    };

    [[nodiscard]] std::vector<Line> collect() const;
    void addTeams(std::vector<Line>& lines) const;
    void addPlayers(std::vector<Line>& lines, const std::string& team) const;
    void follow();

    app::TournamentDocument& m_document;
    std::optional<int> m_round;
    std::string m_home;
    std::string m_away;
    std::vector<Line> m_lines;
};

} // namespace zahlmeister::ui
