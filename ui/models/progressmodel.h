// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "app/entry/roundentry.h"
#include "ui/models/gamedoubts.h"
#include "ui/models/participantorder.h"

namespace zahlmeister::ui {

/// @brief The progress table: a row for each participant, a column for each round.
///
/// The document holds the truth; the model keeps the games of each cell for painting, follows the document's
/// signals and announces exactly the cells that changed. Games without a round have no cell here.
class ProgressModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief Text that readCell() and a paste read back, such as `12w1`.
    enum Role { EntryRole = Qt::UserRole };

    /// @param evaluation must outlive the model
    explicit ProgressModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief Puts the rows into an order. Places are those of now: nobody moves while results are typed,
    /// until this is called again.
    void setOrder(TableOrder order);

    /// @brief Participant of a row.
    /// @pre 0 <= row < rowCount()
    [[nodiscard]] engine::ParticipantNumber numberAt(int row) const;

    /// @brief The greatest number of a participant; 0 when there are none.
    [[nodiscard]] int greatestNumber() const { return m_rows.greatest(); }

    /// @brief Row of a participant; -1 when there is none of that number.
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;

    /// @brief Round of a column, and the other way round.
    [[nodiscard]] static int roundAt(int column) { return column + 1; }
    [[nodiscard]] static int columnOf(int round) { return round - 1; }

    /// @brief Games of a participant in a round; nullptr when there are none.
    [[nodiscard]] const std::vector<engine::Game>* gamesAt(int row, int column) const;

    /// @brief The game that the cell shows: the only one, or the first of several; nullptr when there is
    /// none.
    [[nodiscard]] const engine::Game* gameAt(int row, int column) const;

    /// @brief Whether the row's participant has White in a game.
    [[nodiscard]] bool hasWhite(int row, const engine::Game& game) const
    {
        return game.white == numberAt(row);
    }

    /// @brief The bye of a participant in a round; nullptr when he has none.
    [[nodiscard]] const engine::Bye* byeAt(int row, int column) const;

    /// @brief Neither a game nor a bye.
    [[nodiscard]] bool isOpen(int row, int column) const;
    /// @brief A pairing whose result is missing.
    [[nodiscard]] bool isPaired(int row, int column) const;

    /// @brief Doubt about a cell's games; nullptr when there is none.
    [[nodiscard]] const GameDoubts::Doubt* doubtAt(int row, int column) const;

    /// @brief Games that no cell shows: those without a round, and the second ones of a cell.
    [[nodiscard]] std::vector<engine::GameId> gamesWithoutCell() const;

    /// @brief One sentence about a cell: `Müller, round 3: White against 12 Schmidt, 1`.
    /// @param isSpoken the result in words
    [[nodiscard]] QString sentence(int row, int column, bool isSpoken = false) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    using CellKey = std::uint64_t;
    static CellKey keyOf(engine::ParticipantNumber number, int round);

    void collectPlayers();
    void insertGame(const engine::Game& game);
    void removeGame(const engine::Game& game);
    void countRound(std::optional<int> round, int difference);
    void updateRounds();
    void followParticipant(int position, const engine::Participant& before);
    void announce(engine::ParticipantNumber number, std::optional<int> round, const QList<int>& roles = {});
    void announce(const engine::Game& game, const QList<int>& roles = {});
    [[nodiscard]] const engine::Participant& participantAt(int row) const;
    [[nodiscard]] QString cellTexts(int row, int column, bool entry) const;

    app::TournamentDocument& m_document;
    GameDoubts* m_doubts;
    TableOrder m_order = TableOrder::Number;
    ParticipantOrder m_rows;
    std::unordered_map<CellKey, std::vector<engine::Game>> m_cells;
    std::map<int, int> m_entriesOfRound; ///< games and byes, for the rounds that have any
    int m_rounds = 0;
};

} // namespace zahlmeister::ui
