// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/table/tablewriter.h"

#include <QStringList>

#include "app/formats/table/xlsxwriting.h"
#include "app/text/separatedfields.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

ExportResult writeCsv(const ExportInput& input)
{
    const WrittenTable table = playersTable(input.tournament);
    QString text(QChar(0xfeff));
    const auto addRow = [&](const std::vector<QString>& cells) {
        QStringList fields;
        for (const QString& cell : cells)
            fields.append(csvField(cell, u';'));
        text += fields.join(u';') + u"\r\n"_s;
    };
    for (const QString& line : tournamentLines(input.tournament))
        addRow({line});
    addRow(table.head);
    for (const auto& row : table.rows)
        addRow(row);
    return text.toUtf8();
}

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

QString cellClass(const WrittenTable& table, int column, const QString& cell)
{
    if (column >= table.gamesFrom && column < table.gamesTo)
        return cell == "*"_L1 ? u" class=\"g x\""_s : u" class=\"g\""_s;
    if (column >= table.gamesTo && table.gamesTo > 0)
        return u" class=\"p\""_s;
    const bool figure = !cell.isEmpty() && cell.front().isDigit();
    return figure ? u" class=\"r\""_s : QString();
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

ExportResult writeHtml(const ExportInput& input)
{
    const TableLabels labels;
    const engine::Tournament& tournament = input.tournament;
    const QString name = QString::fromStdString(tournament.header.name).toHtmlEscaped();
    const bool crosstable = gamesLayout(tournament) == GamesLayout::Crosstable;
    QString html = u"<!DOCTYPE html>\n<html lang=\"de\">\n<head>\n<meta charset=\"utf-8\">\n<title>"_s +
                   name + u"</title>\n<style>"_s + QString::fromUtf8(kStyle) +
                   u"</style>\n</head>\n<body>\n"_s;
    if (!name.isEmpty())
        html += u"<h1>"_s + name + u"</h1>\n"_s;
    for (const QString& line : tournamentLines(tournament).mid(name.isEmpty() ? 0 : 1))
        html += u"<p>"_s + line.toHtmlEscaped() + u"</p>\n"_s;
    html += u"<p>"_s + labels.contents.arg(tournament.participants.size()).arg(tournament.games.size()) +
            u"</p>\n"_s;
    html += u"<h2>"_s + (crosstable ? labels.crosstable : labels.progressTable) + u"</h2>\n"_s;
    html += htmlTable(playersTable(tournament, labels));
    if (!tournament.games.empty())
        html += u"<h2>"_s + labels.games + u"</h2>\n"_s + htmlTable(gamesTable(tournament, labels));
    return QString(html + u"</body>\n</html>\n"_s).toUtf8();
}

ExportResult writeXlsx(const ExportInput& input)
{
    const TableLabels labels;
    const bool crosstable = gamesLayout(input.tournament) == GamesLayout::Crosstable;
    std::vector<XlsxSheet> sheets;
    sheets.push_back({crosstable ? labels.crosstable : labels.progressTable,
                      tournamentLines(input.tournament), playersTable(input.tournament, labels)});
    if (!input.tournament.games.empty())
        sheets.push_back({labels.games, {}, gamesTable(input.tournament, labels)});
    return writeXlsxSheets(sheets);
}

} // namespace

TournamentFormat csvFormat()
{
    return {.id = "csv", .endings = {"csv"}, .write = writeCsv, .isForReaders = true};
}

TournamentFormat xlsxFormat()
{
    return {.id = "xlsx", .endings = {"xlsx"}, .write = writeXlsx, .isForReaders = true};
}

TournamentFormat htmlFormat()
{
    return {.id = "html", .endings = {"html", "htm"}, .write = writeHtml, .isForReaders = true};
}

} // namespace zahlmeister::app
