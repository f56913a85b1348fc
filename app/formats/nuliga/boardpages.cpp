// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/nuliga/boardpages.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

void leaveOutEmptyRows(TableGrid& grid)
{
    TableGrid kept{.caption = grid.caption};
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        if (grid.rows[row].empty())
            continue;
        kept.rows.push_back(std::move(grid.rows[row]));
        kept.lines.push_back(grid.lines[row]);
    }
    grid = std::move(kept);
}

} // namespace

CutResult cutBoardPages(const TableText& text, CellTexts& texts)
{
    static const QString kBreak = uR"([ \t]*\n\s*+)"_s;
    static const QString kName = uR"((\p{L}[^\n]{0,98}))"_s;
    static const QString kPoints = uR"((?:[01\x{00bd}+=-]|0[,.]5))"_s;
    static const QRegularExpression kBoard(uR"(^[ \t]*(\d{1,3}\.?))"_s + kBreak + kName + kBreak +
                                               u"(?:(?:0|(\\d{3,4}))" + kBreak + u")?"_s + kName + kBreak +
                                               uR"((?:(?:0|(\d{3,4}))\s+)?()"_s + kPoints +
                                               uR"( ?[:\x{2013}-] ?)"_s + kPoints + uR"()[ \t]*$)"_s,
                                           QRegularExpression::MultilineOption);
    QString joined;
    qsizetype from = 0;
    auto boards = kBoard.globalMatch(text.text);
    while (boards.hasNext()) {
        const auto board = boards.next();
        const QStringList cells = board.capturedTexts();
        // The lines after this one keep their numbers.
        joined += QStringView(text.text).sliced(from, board.capturedStart() - from) + cells[1] + u' ' +
                  cells[2] + u' ' + cells[3] + u" - " + cells[4] + u' ' + cells[5] + u' ' + cells[6] +
                  QString(board.capturedView().count(u'\n'), u'\n');
        from = board.capturedEnd();
    }
    if (from == 0)
        return {};
    joined += QStringView(text.text).sliced(from);
    CutResult cut = cutPairingList({joined, joined.split(u'\n')}, texts);
    if (cut && !cut->empty())
        leaveOutEmptyRows(cut->front());
    return cut;
}

} // namespace zahlmeister::app
