// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

/// A table as a value: described once, and written wherever it is shown, as text for a terminal, CSV, HTML, a
/// spreadsheet, a sheet of paper or a model.
namespace zahlmeister::app {

/// @brief A table with its heading and what is said below it. Rows have as many cells as there are columns,
/// or fewer: those that are missing at the end are empty.
struct Table {
    /// @brief What stands in a column. Figures and days stand at the right, games in the middle.
    enum class Kind { Text, Figure, Day, Game };

    /// @brief A column.
    struct Column {
        QString head; ///< its words; lines are separated by `\n`
        Kind kind = Kind::Text;
        bool isStrong = false;   ///< the value that is looked for first
        bool isForFiles = false; ///< in files for spreadsheets only
        bool isFree = false;     ///< says whose row it is, and takes the free width; one of them
        bool isNeutral = false;  ///< a sign of its figures says neither better nor worse
        QString widest = {};     ///< of its texts, the longest, where a view needs it
        QString symbol = {}; ///< of the regulation, above the words; an index follows an underscore: `R_o`
    };

    /// @brief A cell.
    struct Cell {
        QString text = {};
        std::int64_t order = 0;    ///< among the cells of its column, where a view sorts
        qsizetype bodyLength = -1; ///< characters left of the decimal axis of figures; -1: all
        bool isStrong = false;     ///< beside what its column says
        bool isMarked = false;     ///< a figure that a legend explains
        QString link = {};         ///< where it leads on a web page that has links; empty: nowhere
    };

    QString title = {};
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};
    QStringList remarks = {};                   ///< sentences that belong to it
    QString decimalPoint = QStringLiteral(","); ///< of its figures

    /// @brief Adds columns of one kind.
    void addColumns(Kind kind, const QStringList& heads)
    {
        for (const QString& head : heads)
            columns.push_back({head, kind});
    }
    /// @brief Adds a row.
    void addRow(std::vector<Cell> cells) { rows.push_back(std::move(cells)); }
    /// @brief Adds a row of texts.
    void addTexts(const QStringList& texts)
    {
        std::vector<Cell>& row = rows.emplace_back();
        for (const QString& text : texts)
            row.push_back({text});
    }
};

/// @brief Whether a program computes with what stands in such a column.
[[nodiscard]] constexpr bool isComputedWith(Table::Kind kind)
{
    return kind == Table::Kind::Figure || kind == Table::Kind::Day;
}

/// @brief A figure as a spreadsheet takes it: without the signs that people read, `3,5` for `3½`, empty for a
/// dash.
[[nodiscard]] QString plainFigure(const QString& text, const QString& decimalPoint);

} // namespace zahlmeister::app
