// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "engine/rules/ratingsystem.h"
#include "ui/calculator/calculated.h"
#include "ui/models/figurerole.h"

namespace zahlmeister::ui {

/// @brief Opponents and results of one player, as typed, and what each game brings. The last row is always
/// empty: whoever types there gets another one.
class HandGamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// @brief The first two are typed.
    enum Column { OpponentColumn, ResultColumn, ExpectedColumn, ChangeColumn, ColumnCount };

    explicit HandGamesModel(QObject* parent = nullptr);

    /// @brief The rows that have both an opponent and a result.
    [[nodiscard]] std::vector<engine::CalculationInput::OpponentResult> games() const;

    /// @brief How many rows have only one of the two.
    [[nodiscard]] int incompleteRows() const;

    /// @brief What the complete rows bring.
    /// @param calculated from games(); nullptr: nothing is shown
    void setCalculated(CalculatedPointer calculated);

    /// @brief Types a result into a row by one key: `1 0 5 r = ½`, `x` for none.
    /// @return whether the key means a result
    bool typeResult(int row, QChar key);

    /// @brief Takes a row out; the last, empty one stays.
    void removeGame(int row);
    void clear();

    /// @brief Adds games from text, one a line: rating and result, separated by blanks, a tab, colon or
    /// semicolon.
    /// @return the lines that could not be read
    QStringList addGames(const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// @brief games() is another one.
    void gamesChanged();
    /// @brief A text was not taken, with the reason.
    void refused(const QModelIndex& index, const QString& reason);

private:
    struct Row {
        std::optional<int> rating = {};
        std::optional<engine::Score> score = {};

        [[nodiscard]] bool isEmpty() const { return !rating && !score; }
        [[nodiscard]] bool isComplete() const { return rating && score; }
    };

    [[nodiscard]] const engine::GameDetail* detailOf(int row) const;
    [[nodiscard]] QString text(int row, int column) const;
    void changed(int row);

    std::vector<Row> m_rows;
    CalculatedPointer m_calculated;
};

} // namespace zahlmeister::ui
