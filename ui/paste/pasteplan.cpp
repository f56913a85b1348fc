// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paste/pasteplan.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

constexpr int kRefusalsShown = 6;

struct PastePlanTr {
    Q_DECLARE_TR_FUNCTIONS(zahlmeister::ui::PastePlan)
};

} // namespace

QStringList pastedLines(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    return text.split(u'\n');
}

QString tooManyColumns(qsizetype columns, qsizetype room)
{
    return PastePlanTr::tr("The text has more columns (%1) than the table has from here on (%2).")
        .arg(formatCount(columns), formatCount(room));
}

QStringList readCells(const QAbstractItemModel& model, int row, int column, const QString& text,
                      const std::function<QString(int, int, const QString&)>& read)
{
    QStringList lines = pastedLines(text);
    while (lines.size() > 1 && lines.last().isEmpty())
        lines.removeLast();
    qsizetype widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, line.count(u'\t') + 1);
    const int rows = model.rowCount() - row;
    const int columns = model.columnCount() - column;
    QStringList refusals;
    if (lines.size() > rows)
        refusals.append(PastePlanTr::tr("Lines of the text: %1, but rows of the table from here on: %2.")
                            .arg(formatCount(lines.size()), formatCount(rows)));
    if (widest > columns)
        refusals.append(tooManyColumns(widest, columns));
    if (!refusals.isEmpty())
        return refusals;
    for (const QString& line : lines) {
        int at = column;
        for (const QString& cell : line.split(u'\t')) {
            if (const QString refusal = read(row, at++, cell.trimmed()); !refusal.isEmpty())
                refusals.append(refusal);
        }
        ++row;
    }
    return refusals;
}

QString copiedText(const QItemSelectionRange& range, int role,
                   const std::function<bool(int column)>& isLeftOut)
{
    QStringList lines;
    for (int row = range.top(); range.isValid() && row <= range.bottom(); ++row) {
        QStringList cells;
        for (int column = range.left(); column <= range.right(); ++column) {
            if (!isLeftOut || !isLeftOut(column))
                cells.append(range.model()->index(row, column).data(role).toString());
        }
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

QString pasteRefusal(const QStringList& reasons)
{
    QStringList lines{PastePlanTr::tr("Nothing was pasted.")};
    lines += reasons.mid(0, kRefusalsShown);
    if (reasons.size() > kRefusalsShown)
        lines.append(
            PastePlanTr::tr("and %n more", nullptr, static_cast<int>(reasons.size()) - kRefusalsShown));
    return lines.join(u'\n');
}

} // namespace zahlmeister::ui
