// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "ui/models/gamedoubts.h"
#include "ui/models/teams.h"

namespace zahlmeister::ui {

/// @brief The matches of one round, block by block: a head with both teams and the score, then the boards.
///
/// Results are shown as the home team sees them. Games without teams have no place here.
class MatchesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns of a block.
    enum Column { Board, Home, ResultColumn, Away, ColumnCount };

    /// @param evaluation must outlive the model
    explicit MatchesModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief The round on show; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const { return m_round; }
    void setRound(std::optional<int> round);

    /// @brief The custom that tells which team is at home, and the colours of new pairings.
    [[nodiscard]] HomeWhite custom() const { return m_custom; }
    void setCustom(HomeWhite custom);

    [[nodiscard]] const std::vector<TeamMatch>& matches() const { return m_matches; }

    /// @brief The match of a row, and the position of its game; nothing for a head.
    [[nodiscard]] const TeamMatch& matchAt(int row) const;
    [[nodiscard]] std::optional<std::size_t> boardAt(int row) const;

    /// @brief The game of a row; nullptr for a head.
    [[nodiscard]] const engine::Game* gameAt(int row) const;

    /// @brief The player of a row at home or away.
    /// @pre gameAt(row)
    [[nodiscard]] engine::ParticipantNumber playerAt(int row, bool isHome) const;

    /// @brief The result of a row as the home team sees it.
    [[nodiscard]] engine::GameResult resultAt(int row) const;

    /// @brief Row of a game, or of a participant's game; -1 when it is not in this round.
    [[nodiscard]] int rowOf(engine::GameId game) const;
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    /// @brief One sentence about a row.
    [[nodiscard]] QString sentence(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        std::size_t match;
        std::optional<std::size_t> board;
        bool operator==(const Row&) const = default;
    };

    void follow();
    void adopt(std::vector<TeamMatch> matches);
    void announceChanges(const std::vector<TeamMatch>& before);
    [[nodiscard]] static bool haveSameShape(const std::vector<TeamMatch>& a, const std::vector<TeamMatch>& b);
    [[nodiscard]] QString nameOf(engine::ParticipantNumber number) const;
    [[nodiscard]] int rankOf(engine::ParticipantNumber number, const std::string& team) const;
    [[nodiscard]] QVariant headData(const TeamMatch& match, int column, int role) const;
    [[nodiscard]] QVariant boardData(int row, int column, int role) const;

    app::TournamentDocument& m_document;
    GameDoubts* m_doubts;
    std::optional<int> m_round = 1;
    HomeWhite m_custom = HomeWhite::EvenBoards;
    std::vector<TeamMatch> m_matches;
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
