// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/markdowntable.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// A text without blanks, and without one of these signs at each of its ends.
QStringView withoutEnds(QStringView text, QStringView signs)
{
    text = text.trimmed();
    if (!text.isEmpty() && signs.contains(text.front()))
        text = text.sliced(1);
    if (!text.isEmpty() && signs.contains(text.back()))
        text.chop(1);
    return text;
}

/// `---`, with colons at its ends that align the column.
bool isRuleCell(QStringView cell)
{
    const QStringView rule = withoutEnds(cell, u":");
    return !rule.isEmpty() && std::ranges::all_of(rule, [](QChar c) { return c == u'-'; });
}

bool isRuleLine(const QString& line)
{
    const QStringView cells = withoutEnds(line, u"|");
    return cells.contains(u'|') && std::ranges::all_of(cells.split(u'|'), isRuleCell);
}

QString cellText(const QString& raw)
{
    // Neither part goes on beyond another bracket, so that no sign is looked at more than twice.
    static const QRegularExpression kLink(uR"(!?\[([^\[\]]*)\]\([^)\[]*\))"_s);
    static const QRegularExpression kEscaped(uR"(\\([*_\\-]))"_s);
    QString cell = tidyCell(raw);
    cell.replace(kLink, u"\\1"_s);
    for (const QString& mark : {u"**"_s, u"__"_s, u"`"_s}) {
        if (cell.size() > 2 * mark.size() && cell.startsWith(mark) && cell.endsWith(mark))
            cell = cell.mid(mark.size(), cell.size() - 2 * mark.size());
    }
    return cell.replace(kEscaped, u"\\1"_s).trimmed();
}

std::vector<QString> rowOf(QString line)
{
    constexpr QChar kEscapedBar(0xe000); // private use: stands for a bar that separates nothing
    line.replace(u"\\|"_s, QString(kEscapedBar));
    std::vector<QString> cells;
    for (const QStringView cell : withoutEnds(line, u"|").split(u'|'))
        cells.push_back(cellText(cell.toString().replace(kEscapedBar, u'|')));
    return cells;
}

/// The value of `title: "Vereinsmeisterschaft"` in the head of a page.
std::optional<QString> titleIn(const QString& line)
{
    const auto at = line.indexOf(u':');
    const QString key = line.left(std::max<qsizetype>(at, 0)).trimmed().toLower();
    if (key != "title"_L1 && key != "titel"_L1)
        return std::nullopt;
    return withoutEnds(QStringView(line).sliced(at + 1), u"\"'").toString();
}

/// The words of a line between tables: headings without their signs, titles of the page's head.
QString captionIn(const QString& line)
{
    static const QRegularExpression kKey(uR"(^[a-z_]+:\s)"_s);
    if (const auto title = titleIn(line))
        return *title;
    const auto isSign = [](QChar c) { return c == u'#' || c == u'*'; };
    QStringView words(line);
    while (!words.isEmpty() && isSign(words.front()))
        words = words.sliced(1);
    while (!words.isEmpty() && isSign(words.back()))
        words.chop(1);
    words = words.trimmed();
    return words == "---"_L1 || kKey.match(words.toString()).hasMatch() ? QString() : words.toString();
}

} // namespace

std::vector<TableGrid> markdownTables(const QStringList& lines)
{
    std::vector<TableGrid> tables;
    QString caption; // of the next table
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i + 1 >= lines.size() || !lines[i].contains(u'|') || !isRuleLine(lines[i + 1])) {
            if (const QString words = captionIn(lines[i]); !words.isEmpty())
                caption += (caption.isEmpty() ? QString() : u"\n"_s) + words;
            continue;
        }
        TableGrid& grid = tables.emplace_back(TableGrid{.caption = std::exchange(caption, {})});
        for (; i < lines.size() && lines[i].contains(u'|'); ++i) {
            if (isRuleLine(lines[i]))
                continue;
            grid.rows.push_back(rowOf(lines[i]));
            grid.lines.push_back(static_cast<int>(i) + 1);
        }
        --i;
    }
    return tables;
}

} // namespace zahlmeister::app
