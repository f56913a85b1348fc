// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <QAbstractTableModel>

#include "app/document/liveevaluation.h"
#include "app/document/tournamentdocument.h"
#include "ui/models/gamedoubts.h"
#include "ui/models/participantorder.h"

namespace zahlmeister::ui {

/// @brief The crosstable: row player against column player, both in the same order.
///
/// Everybody may stand in rows and columns, or one team in the rows and another one in the columns.
///
/// The document holds the truth. The model keeps, for painting only, the order of the players and the games
/// of each pairing; it follows the document's signals and announces exactly the cells that changed. A cell
/// has a place (slot) for every game of its pairing. Results go in and out as seen from the row
/// (ui/models/resultentry.h).
class CrosstableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief What the delegate asks for beside the text.
    enum Role {
        EntryRole = Qt::UserRole, ///< text that setData() and paste read back, such as `1½`
        NumberRole,               ///< headers: the participant's number
        NameRole,                 ///< headers: the participant's name
    };

    /// @brief What makes a cell doubtful; a sign in the cell, a sentence in its tool tip.
    using Doubt = GameDoubts::Doubt;

    /// @brief The teams of a table in which one plays the other, as in a Scheveningen tournament.
    struct Block {
        std::string rows;
        std::string columns;
        bool operator==(const Block&) const = default;
    };

    /// @param evaluation must outlive the model
    explicit CrosstableModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    [[nodiscard]] app::TournamentDocument& document() const { return m_document; }

    /// @brief The teams that face each other; nothing when everybody faces everybody.
    [[nodiscard]] const std::optional<Block>& block() const { return m_block; }
    void setBlock(const std::optional<Block>& block);

    /// @brief Puts rows and columns into an order. Places are those of now: nobody moves while results are
    /// typed, until this is called again.
    void setOrder(TableOrder order);

    /// @brief Games that the block has no cell for; all games have one when there is no block.
    [[nodiscard]] std::vector<engine::GameId> gamesWithoutCell() const;

    /// @brief Participant of a row.
    /// @pre 0 <= row < rowCount()
    [[nodiscard]] engine::ParticipantNumber numberAt(int row) const;
    [[nodiscard]] engine::ParticipantNumber columnNumberAt(int column) const;

    /// @brief Name of a row's or column's participant; a stand-in with the number when it has none.
    [[nodiscard]] QString nameAt(int row) const;
    [[nodiscard]] QString columnNameAt(int column) const;

    /// @brief Row or column of a participant; -1 when he has none.
    [[nodiscard]] int rowOf(engine::ParticipantNumber number) const;
    [[nodiscard]] int columnOf(engine::ParticipantNumber number) const;

    /// @brief Whether a cell is that of a player against himself.
    [[nodiscard]] bool isDiagonal(int row, int column) const
    {
        return numberAt(row) == columnNumberAt(column);
    }

    /// @brief Games that a pairing takes: the number set, else what header and games tell; at least 1.
    [[nodiscard]] int gamesPerPairing() const
    {
        return m_setGamesPerPairing.value_or(m_knownGamesPerPairing);
    }

    /// @brief Sets the number of games of a pairing, 1 to 99; nothing: as header and games tell.
    void setGamesPerPairing(std::optional<int> games);

    /// @brief Places of a cell: gamesPerPairing(), or more when the pairing has more games.
    [[nodiscard]] int slotCount(int row, int column) const;

    /// @brief The result at one place as seen from the row; kNotPlayed where there is none.
    [[nodiscard]] engine::GameResult resultAt(int row, int column, int slot) const;

    /// @brief The game at one place; nullptr when there is none.
    [[nodiscard]] const engine::Game* gameAt(int row, int column, int slot) const;

    /// @brief Games of a pairing in the document's order; nullptr when there are none.
    [[nodiscard]] const std::vector<engine::Game>* gamesAt(int row, int column) const;

    /// @brief The first place without a result; nothing when the pairing is complete or on the diagonal.
    [[nodiscard]] std::optional<int> openSlot(int row, int column) const;

    /// @brief Whether a pairing has its other cell in a row above.
    [[nodiscard]] bool isMirrored(int row, int column) const;

    /// @brief Whether any cell of a row or column has an openSlot().
    [[nodiscard]] bool hasOpenCellInRow(int row) const;
    [[nodiscard]] bool hasOpenCellInColumn(int column) const;

    /// @brief Puts one result. An existing game keeps its colours, round and date; in a new one the row has
    /// White.
    ///
    /// kNotPlayed removes the game, or only its result when the game carries a round or a date.
    /// @return Error::GameAgainstSelf on the diagonal, or what the document says
    Result<void> putResult(int row, int column, int slot, engine::GameResult result);

    /// @brief Edits that make a cell hold exactly these results, as putResult() would; none when it does
    /// already.
    /// @pre row != column and results.size() <= slotCount(row, column)
    [[nodiscard]] std::vector<app::Edit> editsFor(int row, int column,
                                                  const std::vector<engine::GameResult>& results) const;

    /// @brief Clears cells as one undo step.
    Result<void> clear(const QModelIndexList& cells);

    /// @brief Doubt about a cell's games; nullptr when there is none.
    [[nodiscard]] const Doubt* doubtAt(int row, int column) const;

    /// @brief One sentence about a cell: `Müller gegen Schmidt: 1`, rounds and doubts included.
    /// @param isSpoken the result in words
    [[nodiscard]] QString sentence(int row, int column, bool isSpoken = false) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// @brief Puts the results of a text such as `10½` (EditRole); false when the text cannot be read or does
    /// not fit.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// @brief Cells now hold another number of games.
    void gamesPerPairingChanged(int games);

private:
    using PairKey = std::uint64_t;
    static PairKey keyOf(engine::ParticipantNumber a, engine::ParticipantNumber b);

    /// Numbers of cells with an open slot.
    struct OpenCells {
        std::vector<int> inRow;
        std::vector<int> inColumn;
    };

    [[nodiscard]] const OpenCells& openCells() const;
    void countOpen(engine::ParticipantNumber a, engine::ParticipantNumber b, int sign);
    void insertParticipant(int position);
    void removeParticipant(int position);
    void refreshPair(engine::ParticipantNumber a, engine::ParticipantNumber b);
    void announcePair(engine::ParticipantNumber a, engine::ParticipantNumber b, const QList<int>& roles = {});
    void announceAll();
    void updateKnownGamesPerPairing();
    void collectPlayers();
    void followParticipant(int position, const engine::Participant& before);
    [[nodiscard]] QString nameOf(engine::ParticipantNumber number) const;
    [[nodiscard]] std::optional<app::Edit> editFor(int row, int column, int slot,
                                                   engine::GameResult result) const;
    [[nodiscard]] QVariant tallyText(int row, int column, bool entry) const;

    app::TournamentDocument& m_document;
    std::optional<Block> m_block;
    TableOrder m_order = TableOrder::Number;
    ParticipantOrder m_rows;    // of a square table the same as the columns, but players are inserted into
    ParticipantOrder m_columns; // one after the other
    std::unordered_map<PairKey, std::vector<engine::Game>> m_pairs;
    mutable std::optional<OpenCells> m_open; // counted when asked for, and followed from then on
    GameDoubts* m_doubts;
    std::optional<int> m_setGamesPerPairing;
    int m_knownGamesPerPairing = 1;
};

} // namespace zahlmeister::ui
