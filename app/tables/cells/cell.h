// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QString>

#include "app/spelling/nobody.h"
#include "app/spelling/points.h"
#include "app/tables/cells/figures.h"
#include "app/tables/cells/heads.h"
#include "app/tables/cells/results.h"
#include "app/tables/cells/words.h"

namespace zahlmeister::app {

/// @brief A text of a table and what it can be: a name, a number, a result, the game of a round, a rating ...
///
/// Each of these is found out when it is first asked for, and never again: the same few texts stand in most
/// cells, and every way to cut a text and every reading of a table asks for the same.
class Cell {
public:
    explicit Cell(const QString& text) : m_plain(plainCell(text)) { }

    /// @brief The text by plainCell().
    [[nodiscard]] const QString& plain() const { return m_plain; }
    [[nodiscard]] bool isEmpty() const { return m_plain.isEmpty(); }
    [[nodiscard]] std::string utf8() const { return m_plain.toStdString(); }

    /// @brief What it would mean as the head of a column.
    [[nodiscard]] ColumnMeaning head() const { return once(facts().head, meaningOfHead); }

    /// @brief As numberOfCell(), pointsOf() and ratingOfCell() have it.
    [[nodiscard]] std::optional<int> number() const { return once(facts().number, numberOfCell); }
    [[nodiscard]] std::optional<engine::Score> points() const
    {
        return once(facts().points, [](const QString& plain) { return pointsOf(plain, PointsPlace::Cell); });
    }
    [[nodiscard]] std::optional<CellRating> rating() const { return once(facts().rating, ratingOfCell); }

    /// @brief As gamesOfCell() has it.
    [[nodiscard]] const CellGames& games(bool pairs = true) const;

    /// @brief The one game of a cell that is a result and nothing else; nullptr for anything else.
    [[nodiscard]] const CellGame* game() const;

    /// @brief As progressCell() and isTeamCell() have it.
    [[nodiscard]] ProgressCell progress(ProgressStyle style = {}) const;
    [[nodiscard]] bool isTeam() const { return once(facts().isTeam, isTeamCell); }

    /// @brief Whether it names an opponent by number, with a result or a colour, in any style.
    [[nodiscard]] bool isOpponent() const;

    /// @brief As isNameLike(), isNobodyWord(), isDiagonalMark() and isBlankMark() have it.
    [[nodiscard]] bool isName() const { return once(facts().isName, isNameLike); }
    [[nodiscard]] bool isNobody() const { return once(facts().isNobody, isNobodyWord); }
    [[nodiscard]] bool isDiagonal() const { return once(facts().isDiagonal, isDiagonalMark); }
    [[nodiscard]] bool isBlank() const { return once(facts().isBlank, isBlankMark); }

    /// @brief A name or a word for nobody, as both sides of a pairing are.
    [[nodiscard]] bool isSide() const { return isName() || isNobody(); }

private:
    /// What is known of the text so far.
    struct Facts {
        std::optional<ColumnMeaning> head = {};
        std::optional<std::optional<int>> number = {};
        std::optional<std::optional<engine::Score>> points = {};
        std::optional<std::optional<CellRating>> rating = {};
        std::optional<CellGames> games = {};
        std::optional<CellGames> gamesWithoutPairs = {};
        std::vector<std::pair<ProgressStyle, ProgressCell>> progress = {};
        std::optional<bool> isTeam = {};
        std::optional<bool> isName = {};
        std::optional<bool> isNobody = {};
        std::optional<bool> isDiagonal = {};
        std::optional<bool> isBlank = {};
    };

    Facts& facts() const;

    template <class Value, class Find>
    const Value& once(std::optional<Value>& fact, Find find) const
    {
        if (!fact)
            fact.emplace(find(m_plain));
        return *fact;
    }

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
