// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/pagewriting.h"

#include "app/text/plaintext.h"
#include "app/text/separatedfields.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// The looks of the page: a reading table with hairlines, black on white on paper.
constexpr auto kStyle = R"(
body { font-family: "Noto Sans", "Segoe UI", sans-serif; font-size: 11pt; margin: 2em; color: #1c1c1c; }
h1 { font-size: 16pt; margin: 0 0 .3em; } h2 { font-size: 12pt; margin: 1.6em 0 .4em; }
p { margin: 0 0 1em; color: #555; }
table { border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .2em .55em; border-bottom: 1px solid #ccc; text-align: left; white-space: nowrap; }
th { background: #eee; } .g { text-align: center; border-left: 1px solid #ddd; } .r { text-align: right; }
.x { background: repeating-linear-gradient(45deg, #ddd 0 2px, #fff 2px 5px); } .p { font-weight: 600; text-align: right; }
@page { size: A4 landscape; margin: 15mm; } @media print { body { margin: 0; font-size: 9pt; } }
)";

/// Whether a cell begins like a number, signed or not.
bool isFigure(QStringView cell)
{
    const bool isSigned = cell.size() > 1 && QStringView(u"+-−±").contains(cell.front());
    return !cell.isEmpty() && cell[isSigned ? 1 : 0].isDigit();
}

QString cellClass(const WrittenTable& table, int column, const QString& cell)
{
    if (column >= table.gamesFrom && column < table.gamesTo)
        return cell == "*"_L1 ? u" class=\"g x\""_s : u" class=\"g\""_s;
    if (column >= table.gamesTo && table.gamesTo > 0)
        return u" class=\"p\""_s;
    return isFigure(cell) ? u" class=\"r\""_s : QString();
}

QString htmlTable(const WrittenTable& table)
{
    QString html = u"<table>\n<thead><tr>"_s;
    for (std::size_t i = 0; i < table.head.size(); ++i) {
        const auto column = static_cast<int>(i);
        const bool game = column >= table.gamesFrom && column < table.gamesTo;
        html += (game ? u"<th class=\"g\">"_s : u"<th>"_s) + table.head[i].toHtmlEscaped() + u"</th>"_s;
    }
    html += u"</tr></thead>\n<tbody>\n"_s;
    for (const auto& row : table.rows) {
        html += u"<tr>"_s;
        for (std::size_t i = 0; i < row.size(); ++i)
            html += u"<td"_s + cellClass(table, static_cast<int>(i), row[i]) + u'>' + row[i].toHtmlEscaped() +
                    u"</td>"_s;
        html += u"</tr>\n"_s;
    }
    return html + u"</tbody>\n</table>\n"_s;
}

} // namespace

QByteArray writeCsvTables(const QStringList& lines, const std::vector<WrittenTable>& tables)
{
    QString text(QChar(0xfeff));
    const auto addRow = [&](const std::vector<QString>& cells) {
        QStringList fields;
        for (const QString& cell : cells)
            fields.append(csvField(cell, u';'));
        text += fields.join(u';') + u"\r\n"_s;
    };
    for (const QString& line : lines)
        addRow({line});
    for (const WrittenTable& table : tables) {
        if (&table != &tables.front())
            addRow({});
        addRow(table.head);
        for (const auto& row : table.rows)
            addRow(row);
    }
    return text.toUtf8();
}

QByteArray writeHtmlPage(const WrittenPage& page)
{
    const QString title = page.title.toHtmlEscaped();
    QString html = u"<!DOCTYPE html>\n<html lang=\""_s + page.language +
                   u"\">\n<head>\n<meta charset=\"utf-8\">\n<title>"_s + title + u"</title>\n<style>"_s +
                   QString::fromUtf8(kStyle) + u"</style>\n</head>\n<body>\n"_s;
    const auto addLines = [&](const QStringList& lines) {
        for (const QString& line : lines)
            html += u"<p>"_s + line.toHtmlEscaped() + u"</p>\n"_s;
    };
    if (!title.isEmpty())
        html += u"<h1>"_s + title + u"</h1>\n"_s;
    addLines(page.lines);
    for (const WrittenPage::Section& section : page.sections) {
        if (!section.heading.isEmpty())
            html += u"<h2>"_s + section.heading.toHtmlEscaped() + u"</h2>\n"_s;
        html += htmlTable(section.table);
    }
    addLines(page.notes);
    return plainPage(html + u"</body>\n</html>\n"_s).toUtf8();
}

} // namespace zahlmeister::app
