// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/ratingsystem.h"
#include "ui/calculator/calculated.h"
#include "ui/calculator/typedrowsmodel.h"

namespace zahlmeister::ui {

/// @brief Opponents and results of one player, as typed, and what each game brings.
class HandGamesModel : public TypedRowsModel {
    Q_OBJECT

public:
    /// @brief The first two are typed.
    enum Column { OpponentColumn, ResultColumn, ExpectedColumn, ChangeColumn };

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

    /// @brief Adds games from text, one a line: rating and result, separated by blanks, a tab, colon or
    /// semicolon.
    /// @return the lines that could not be read
    QStringList addGames(const QString& text);

protected:
    [[nodiscard]] QString computed(int row, int column) const override;
    [[nodiscard]] QVariant signOf(int row, int column) const override;

private:
    [[nodiscard]] const engine::GameDetail* detailOf(int row) const;

    CalculatedPointer m_calculated;
};

} // namespace zahlmeister::ui
