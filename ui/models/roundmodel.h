// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "ui/models/gamedoubts.h"

namespace zahlmeister::ui {

/// @brief The pairings of one round in the order of their boards, then its byes.
///
/// The games without a round have a list of their own, so that no game is ever out of reach.
class RoundModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns of the list.
    enum Column { Board, White, ResultColumn, Black, ColumnCount };

    /// @param evaluation must outlive the model
    explicit RoundModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief The round on show; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const { return m_round; }
    void setRound(std::optional<int> round);

    /// @brief The game of a row; nullptr when it is a bye.
    [[nodiscard]] const engine::Game* gameAt(int row) const;

    /// @brief The participant of a bye; nothing when the row is a game.
    [[nodiscard]] std::optional<engine::ParticipantNumber> byeAt(int row) const;

    /// @brief The bye of a participant in the round; nullptr when he has none.
    [[nodiscard]] const engine::Bye* byeOf(engine::ParticipantNumber number) const;

    /// @brief Row of a game, or of a participant's game or bye; -1 when it is not in this round.
    [[nodiscard]] int rowOf(engine::GameId game) const;
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    /// @brief Neither a result nor a bye.
    [[nodiscard]] bool isOpen(int row) const;

    /// @brief One sentence about a row.
    [[nodiscard]] QString sentence(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    using Row = std::variant<engine::GameId, engine::ParticipantNumber>; ///< a game, or whose bye

    void connectDocument();
    [[nodiscard]] std::vector<Row> collectRows() const;
    void followRows();
    void followGame(const engine::Game& game);
    [[nodiscard]] QVariant gameData(const engine::Game& game, int column, int role) const;
    [[nodiscard]] QVariant byeData(engine::ParticipantNumber number, int column, int role) const;

    app::TournamentDocument& m_document;
    GameDoubts* m_doubts;
    std::optional<int> m_round = 1;
    std::vector<Row> m_rows;
};

} // namespace zahlmeister::ui
