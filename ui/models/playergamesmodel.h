// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"
#include "ui/models/columns.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief A cell of the list of games.
struct PlayerGameCell {
    QString text = {};
    qsizetype bodyLength = 0;
    int sign = 0;
    bool marked = false; ///< a special rating (3.6.3)
    bool operator==(const PlayerGameCell&) const = default;
};

/// @brief A game, or an old carry-over game, which has no opponent in the tournament.
struct PlayerGameRow {
    std::optional<engine::ParticipantNumber> opponent = {};
    bool counted = true;
    std::vector<PlayerGameCell> cells; ///< one a column
    bool operator==(const PlayerGameRow&) const = default;
};

/// @brief The games of one participant as his scoresheet lists them, old carry-over games first.
/// @source document 000, Anhang 3.1.12, with the change by each game of Anhang 3.2
class PlayerGamesModel : public ColumnsModel<PlayerGameRow> {
    Q_OBJECT

public:
    /// @brief Columns in the order of the scoresheet.
    enum Column {
        RoundColumn,
        OpponentColumn,
        RatingColumn,
        ResultColumn,
        ExpectedColumn,
        ChangeColumn,
        RemarkColumn,
        ColumnCount
    };

    /// @brief Beside those of FigureRole.
    enum Role {
        OpponentRole = FirstFreeRole, ///< number of the opponent, as int; invalid for carry-over games
    };

    /// @brief Sums of the games that count.
    struct Totals {
        int games = 0; ///< of the tournament
        int counted = 0;
        engine::Score score = {}; ///< in games that count
        std::optional<double> expected = {};
        std::optional<double> change = {}; ///< sum of the changes by single games, in rating points
    };

    /// @param evaluation must outlive the model
    explicit PlayerGamesModel(app::LiveEvaluation& evaluation, QObject* parent = nullptr);

    /// @brief Whose games are shown; nothing: nobody's.
    void setParticipant(std::optional<engine::ParticipantNumber> participant);
    [[nodiscard]] std::optional<engine::ParticipantNumber> participant() const { return m_participant; }

    /// @brief Reads the evaluation again: cells that look different are announced, other games are another
    /// table.
    void refresh();

    [[nodiscard]] Totals totals() const;

private:
    using Row = PlayerGameRow;
    using Cell = PlayerGameCell;

    [[nodiscard]] Columns columns() const;
    [[nodiscard]] std::vector<Row> makeRows() const;
    [[nodiscard]] Row carryOverRow(const engine::CarryOverGame& game) const;
    [[nodiscard]] Row gameRow(const engine::ParticipantEvaluation& player,
                              const engine::GameDetail& game) const;
    [[nodiscard]] Cell ratingCell(engine::ParticipantNumber opponent, double rating) const;

    app::LiveEvaluation& m_evaluation;
    std::optional<engine::ParticipantNumber> m_participant;
};

} // namespace zahlmeister::ui
