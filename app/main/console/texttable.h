// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace zahlmeister::cli {

/// @brief How many columns of a terminal a text takes: none for combining marks, two for wide characters.
[[nodiscard]] int displayWidth(QStringView text);

/// @brief A table of plain text whose columns are as wide as their widest entry.
class TextTable {
public:
    /// @brief Which side of the column the text keeps to.
    enum class Alignment { Left, Right };

    /// @brief One entry.
    struct Cell {
        QString text = {};
        qsizetype bodyLength = -1; ///< characters left of the line of alignment of a right column; -1: all
    };

    /// @param head lines above the column, separated by line feeds
    void addColumn(const QString& head, Alignment alignment);

    /// @brief Several columns of one alignment.
    void addColumns(Alignment alignment, const QStringList& heads)
    {
        for (const QString& head : heads)
            addColumn(head, alignment);
    }

    /// @brief Adds a row; cells that are missing at its end are empty.
    void addRow(std::vector<Cell> cells) { m_rows.push_back(std::move(cells)); }

    /// @brief The table with a ruled head, every line with a line end and without blanks before it.
    [[nodiscard]] QString text() const;

private:
    struct Column {
        QStringList headLines;
        Alignment alignment;
    };
    struct Widths {
        int body = 0;
        int tail = 0;
        int all = 0;
    };

    [[nodiscard]] std::vector<Widths> widths() const;

    std::vector<Column> m_columns;
    std::vector<std::vector<Cell>> m_rows;
};

} // namespace zahlmeister::cli
