// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swisschess/pastedpairings.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

CutResult cutSwissChessPairings(const TableText& text, CellTexts&)
{
    static const QRegularExpression kPairing(
        uR"(^\d{1,4}\t\d{1,4}\t[^\t]{2,60}\t[^\t]{0,4}\t\([\d\x{00bd}., ]{0,5}\)\t-\t(?:\d{1,4})?\t[^\t]{2,60}\t)"
        uR"([^\t]{0,4}\t(?:\([\d\x{00bd}., ]{0,5}\))?(?:\t[^\t]{0,9}){0,5}$)"_s);
    constexpr qsizetype kLongestPairing = 300; // characters
    constexpr qsizetype kResult = 10;          // its first field
    TableGrid grid{.rows = {{u"Tisch"_s, u"TNr"_s, u"Teilnehmer"_s, u"Titel"_s, u"Punkte"_s, u"-"_s, u"TNr"_s,
                             u"Teilnehmer"_s, u"Titel"_s, u"Punkte"_s, u"Ergebnis"_s}},
                   .lines = {0}};
    for (qsizetype i = 0; i < text.lines.size() && grid.rowCount() <= kMaximumTableRows; ++i) {
        const QString& line = text.lines[i];
        if (line.size() > kLongestPairing)
            continue;
        if (kPairing.match(line).hasMatch()) {
            const QStringList cells = line.split(u'\t');
            auto& row = grid.rows.emplace_back(cells.begin(), cells.begin() + kResult);
            row.push_back(cells.mid(kResult, 3).join(u' ').simplified());
            grid.lines.push_back(static_cast<int>(i) + 1);
        } else if (grid.rowCount() == 1 && !line.startsWith(u'<')) {
            addToCaption(grid, line);
        }
    }
    if (grid.rowCount() < 3)
        return {};
    grid.lines.front() = grid.lines[1];
    return std::vector{std::move(grid)};
}

} // namespace zahlmeister::app
