// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/htmlpage.h"

#include <QRegularExpression>

#include "app/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

// Ink on paper: whatever a colour says would be lost in a photocopy. On a screen the colours are those of the
// reader, light or dark.
constexpr auto kStyle = R"(
@page { size: A4 landscape; margin: 15mm; }
:root { color-scheme: light dark; }
body { font: 11pt/1.4 "Noto Sans", "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; margin: 2em; color: CanvasText; background: Canvas; }
h1 { font-size: 16pt; margin: 0 0 .3em; } h2 { font-size: 12pt; margin: 1.6em 0 .4em; } h3 { font-size: 11pt; margin: 1.2em 0 .2em; }
h1, h2, h3, .caption { break-after: avoid; }
p { margin: 0 0 .6em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1em 1.2em; margin: 0 0 1.2em; } dt, .symbol, .clause { opacity: .75; } dd { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .4em 0; } thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .2em .55em; border-bottom: 1px solid #8886; text-align: left; white-space: nowrap; }
th { font-weight: inherit; } thead th { background: #8883; font-weight: 600; vertical-align: bottom; white-space: pre-line; }
.symbol { display: block; font-weight: normal; }
.r, [align=right] { text-align: right; } .g, [align=center] { text-align: center; } .g { border-left: 1px solid #8884; }
.x { background: repeating-linear-gradient(45deg, #8885 0 2px, transparent 2px 5px); } .s { font-weight: 600; } .m { text-decoration: underline; }
.formula { margin-left: 2em; } article { overflow-x: auto; }
@media print { body { margin: 0; font-size: 9pt; } .wide, article { overflow: visible; } a { color: inherit; text-decoration: none; } }
)";

QString element(QLatin1StringView tag, const QString& content)
{
    return u'<' + tag + u'>' + content + u"</"_s + tag + u">\n"_s;
}

QStringList classesOf(const Table::Column& column)
{
    switch (column.kind) {
    case Table::Kind::Text: return {};
    case Table::Kind::Figure:
    case Table::Kind::Day: return {u"r"_s};
    case Table::Kind::Game: break;
    }
    return {u"g"_s};
}

QString attributes(const QStringList& classes, const char* scope = nullptr)
{
    QString all = scope ? u" scope=\""_s + QLatin1StringView(scope) + u'"' : QString();
    if (!classes.isEmpty())
        all += u" class=\""_s + classes.join(u' ') + u'"';
    return all;
}

QString headCell(const Table::Column& column)
{
    const QString symbol = column.symbol.isEmpty()
                               ? QString()
                               : u"<span class=\"symbol\">"_s + htmlText(column.symbol) + u"</span>"_s;
    return u"<th"_s + attributes(classesOf(column), "col") + u'>' + symbol + htmlText(column.head) +
           u"</th>"_s;
}

QString bodyCell(const Table::Column& column, const Table::Cell& cell, const TableMarkup& markup)
{
    QStringList classes = classesOf(column);
    if (column.kind == Table::Kind::Game && cell.text == "*"_L1)
        classes += u"x"_s; // somebody against himself
    if (column.isStrong || cell.isStrong)
        classes += u"s"_s;
    if (cell.isMarked)
        classes += u"m"_s;
    const QString tag = column.isFree ? u"th"_s : u"td"_s;
    QString all = attributes(classes, column.isFree ? "row" : nullptr);
    if (markup.isSortable && column.kind == Table::Kind::Day)
        all += u" data-order=\""_s + QString::number(cell.order) + u'"';
    QString content = cell.text.toHtmlEscaped();
    if (!cell.link.isEmpty())
        content = u"<a href=\""_s + cell.link.toHtmlEscaped() + u"\">"_s + content + u"</a>"_s;
    return u'<' + tag + all + u'>' + content + (markup.isShort ? QString() : u"</"_s + tag + u'>');
}

QString paragraphs(const QStringList& lines)
{
    QString html;
    for (const QString& line : lines)
        html += element("p"_L1, line.toHtmlEscaped());
    return html;
}

} // namespace

QString htmlText(const QString& text)
{
    static const QRegularExpression kIndex(u"(?<=[A-Za-z])_([A-Za-z0-9]+)"_s);
    return text.toHtmlEscaped().replace(kIndex, u"<sub>\\1</sub>"_s);
}

QString webStyle()
{
    return QString::fromUtf8(kStyle);
}

QString htmlTable(const Table& table, const TableMarkup& markup)
{
    const QString region = markup.label.isEmpty() ? QString()
                                                  : u" role=\"group\" tabindex=\"0\" aria-label=\""_s +
                                                        markup.label.toHtmlEscaped() + u'"';
    QString html = u"<div class=\"wide\""_s + region + u"><table"_s +
                   (markup.isSortable ? u" class=\"sortable\""_s : QString()) + u">\n<thead><tr>"_s;
    for (const Table::Column& column : table.columns) {
        if (!column.isForFiles)
            html += headCell(column);
    }
    html += u"</tr></thead>\n<tbody>\n"_s;
    for (const auto& row : table.rows) {
        html += u"<tr>"_s;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!table.columns[i].isForFiles)
                html += bodyCell(table.columns[i], row[i], markup);
        }
        html += markup.isShort ? u"\n"_s : u"</tr>\n"_s;
    }
    return html + u"</tbody>\n</table></div>\n"_s;
}

QByteArray htmlOf(const WebPage& page)
{
    const QString title = page.title.toHtmlEscaped();
    QString html = u"<!DOCTYPE html>\n<html lang=\""_s + page.language +
                   u"\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"_s +
                   title + u"</title>\n<style>"_s + webStyle() + u"</style>\n</head>\n<body>\n"_s;
    if (!title.isEmpty())
        html += element("h1"_L1, title);
    html += paragraphs(page.lines) + page.body;
    for (const Table& table : page.tables) {
        if (!table.title.isEmpty())
            html += element("h2"_L1, table.title.toHtmlEscaped());
        html += htmlTable(table) + paragraphs(table.remarks);
    }
    html += page.end + paragraphs(page.notes);
    return plainPage(html + u"</body>\n</html>\n"_s).toUtf8();
}

} // namespace zahlmeister::app
