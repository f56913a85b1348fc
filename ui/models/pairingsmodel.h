// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "ui/models/gamedoubts.h"

namespace zahlmeister::ui {

/// @brief What the lists of one round have in common: a row for a game, with its board, two players, and the
/// result between them.
///
/// A row may also be something else, such as a bye or the head of a match; it has no game then.
class PairingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The columns of every list; which player stands on which side is the list's to say.
    enum Column { Board, Left, ResultColumn, Right, ColumnCount };

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief The round on show; nothing: the games without a round.
    [[nodiscard]] std::optional<int> round() const { return m_round; }
    void setRound(std::optional<int> round);

    /// @brief The game of a row; nullptr when the row is none.
    [[nodiscard]] virtual const engine::Game* gameAt(int row) const = 0;

    /// @brief Row of a game; -1 when it is not in this round.
    [[nodiscard]] int rowOf(engine::GameId game) const;

    /// @brief Row of a participant's game, or of whatever else tells of him; -1 when there is none.
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    /// @brief One sentence about a row.
    [[nodiscard]] virtual QString sentence(int row) const = 0;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    /// @param evaluation must outlive the model
    PairingsModel(app::LiveEvaluation& evaluation, QObject* parent);

    /// @brief Reads the rows of round() anew, between begin and end of a reset.
    virtual void readRows() = 0;

    /// @brief The value of a cell for the roles that differ from list to list.
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;

    /// @brief Head of a column.
    [[nodiscard]] virtual QString head(int column) const = 0;

    /// @brief Whether a row tells of a participant.
    [[nodiscard]] virtual bool tellsOf(int row, engine::ParticipantNumber number) const;

    /// @brief What is to be said against a game; nullptr when nothing is.
    [[nodiscard]] const GameDoubts::Doubt* doubtOf(const engine::Game& game) const
    {
        return m_doubts->of(game.id);
    }

    /// @brief The level of what is to be said against a game, for the cell of its result.
    [[nodiscard]] QVariant levelOf(const engine::Game& game, int column) const;

    /// @brief Name of a participant; empty when there is none of this number.
    [[nodiscard]] QString nameOf(engine::ParticipantNumber number) const;

private:
    app::TournamentDocument& m_document;
    GameDoubts* m_doubts;
    std::optional<int> m_round = 1;
};

} // namespace zahlmeister::ui
