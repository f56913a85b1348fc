// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QString>

#include "app/tables/cells/figures.h"
#include "app/tables/cells/heads.h"
#include "app/tables/cells/results.h"

namespace zahlmeister::app {

/// @brief A text of a table and what it can be: a name, a number, a result, the game of a round, a rating ...
///
/// Each of these is found out when it is first asked for, and never again: the same few texts stand in most
/// cells, and every way to cut a text and every reading of a table asks for the same.
class Cell {
public:
    explicit Cell(const QString& text);

    /// @brief The text by plainCell().
    [[nodiscard]] const QString& plain() const { return m_plain; }
    [[nodiscard]] bool isEmpty() const { return m_plain.isEmpty(); }
    [[nodiscard]] std::string utf8() const { return m_plain.toStdString(); }

    /// @brief What it would mean as the head of a column.
    [[nodiscard]] ColumnMeaning head() const;

    /// @brief As numberOfCell(), pointsOfCell() and ratingOfCell() have it.
    [[nodiscard]] std::optional<int> number() const;
    [[nodiscard]] std::optional<engine::Score> points() const;
    [[nodiscard]] std::optional<CellRating> rating() const;

    /// @brief As gamesOfCell() has it.
    [[nodiscard]] const CellGames& games(bool pairs = true) const;

    /// @brief The one game of a cell that is a result and nothing else; nullptr for anything else.
    [[nodiscard]] const CellGame* game() const;

    /// @brief As progressCell() and isTeamCell() have it.
    [[nodiscard]] ProgressCell progress(ProgressStyle style = {}) const;
    [[nodiscard]] bool isTeam() const;

    /// @brief Whether it names an opponent by number, with a result or a colour, in any style.
    [[nodiscard]] bool isOpponent() const;

    /// @brief As isNameLike(), isByeWord(), isDiagonalMark() and isBlankMark() have it.
    [[nodiscard]] bool isName() const;
    [[nodiscard]] bool isByeWord() const;
    [[nodiscard]] bool isDiagonal() const;
    [[nodiscard]] bool isBlank() const;

    /// @brief A name or a word for nobody, as both sides of a pairing are.
    [[nodiscard]] bool isSide() const { return isName() || isByeWord(); }

private:
    struct Facts;
    Facts& facts() const;

    QString m_plain;
    mutable std::shared_ptr<Facts> m_facts; ///< nullptr until something is asked for
};

/// @brief The cells of all ways to cut a text, each text once. Cells live as long as this.
class CellTexts {
public:
    /// @brief The cell with this text.
    [[nodiscard]] const Cell& of(const QString& text);

private:
    std::unordered_map<QString, Cell> m_cells;
};

} // namespace zahlmeister::app
