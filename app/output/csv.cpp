// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/csv.h"

#include "app/text/separatedfields.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

QByteArray csvOf(const std::vector<Table>& tables, FigureCells figures, const QStringList& lines)
{
    QString text(QChar(0xfeff));
    const auto addRow = [&](const QStringList& cells) {
        QStringList fields;
        for (const QString& cell : cells)
            fields += csvField(cell, u';');
        text += fields.join(u';') + u"\r\n"_s;
    };
    const auto addLines = [&](const QStringList& all) {
        for (const QString& line : all)
            addRow({line});
    };
    addLines(lines);
    for (const Table& table : tables) {
        if (&table != &tables.front())
            addRow({});
        if (!table.title.isEmpty())
            addRow({table.title});
        QStringList heads;
        for (const Table::Column& column : table.columns)
            heads += column.head;
        addRow(heads);
        for (const auto& row : table.rows) {
            QStringList cells;
            for (std::size_t i = 0; i < row.size(); ++i) {
                const bool isPlain = figures == FigureCells::Plain && isComputedWith(table.columns[i].kind);
                cells += isPlain ? plainFigure(row[i].text, table.decimalPoint) : row[i].text;
            }
            addRow(cells);
        }
        addLines(table.remarks);
    }
    return text.toUtf8();
}

} // namespace zahlmeister::app
