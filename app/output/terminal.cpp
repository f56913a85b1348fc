// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/terminal.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

const QString kGap = u"  "_s;

/// The blocks of wide characters that names can have (Unicode 15, EastAsianWidth W and F).
constexpr std::array<std::pair<char32_t, char32_t>, 8> kWideBlocks{{
    {0x1100, 0x115F},
    {0x2E80, 0x303E},
    {0x3041, 0xA4CF},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60},
    {0x1F300, 0x1FAFF},
}};

bool isWide(char32_t c)
{
    return std::ranges::any_of(kWideBlocks,
                               [c](const auto& block) { return c >= block.first && c <= block.second; });
}

bool hasNoWidth(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
           category == QChar::Other_Format;
}

QString blanks(int count)
{
    return QString(std::max(0, count), u' ');
}

/// What is to be known of a column before a line of it is written.
struct Place {
    std::size_t at; ///< in the table
    bool isRight;
    QStringList headLines;
    int body = 0; ///< width left of the axis
    int tail = 0; ///< right of it
    int all = 0;
};

QString padded(const QString& text, const Place& place)
{
    const QString padding = blanks(place.all - displayWidth(text));
    return place.isRight ? padding + text : text + padding;
}

qsizetype bodyOf(const Table::Cell& cell)
{
    return cell.bodyLength < 0 ? cell.text.size() : cell.bodyLength;
}

void appendLine(QString& text, QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    text += line + u'\n';
}

} // namespace

int displayWidth(QStringView text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += hasNoWidth(c) ? 0 : isWide(c) ? 2 : 1;
    return width;
}

namespace {

std::vector<Place> placesOf(const Table& table)
{
    std::vector<Place> places;
    for (std::size_t at = 0; at < table.columns.size(); ++at) {
        const Table::Column& column = table.columns[at];
        if (column.isForFiles)
            continue;
        Place place{at, column.kind != Table::Kind::Text, column.head.split(u'\n')};
        if (!column.symbol.isEmpty())
            place.headLines.prepend(column.symbol);
        for (const auto& row : table.rows) {
            if (at >= row.size())
                continue;
            const QStringView text(row[at].text);
            place.body = std::max(place.body, displayWidth(text.left(bodyOf(row[at]))));
            place.tail = std::max(place.tail, displayWidth(text.mid(bodyOf(row[at]))));
        }
        place.all = place.body + place.tail;
        for (const QString& line : place.headLines)
            place.all = std::max(place.all, displayWidth(line));
        places.push_back(std::move(place));
    }
    return places;
}

void appendHead(QString& text, const std::vector<Place>& places)
{
    qsizetype height = 0;
    for (const Place& place : places)
        height = std::max(height, place.headLines.size());
    for (qsizetype line = 0; line < height; ++line) {
        QStringList words;
        for (const Place& place : places) {
            const qsizetype own = line - (height - place.headLines.size());
            words += padded(own < 0 ? QString() : place.headLines.at(own), place);
        }
        appendLine(text, words.join(kGap));
    }
    QStringList rule;
    for (const Place& place : places)
        rule += QString(place.all, u'─');
    appendLine(text, rule.join(kGap));
}

} // namespace

QString terminalText(const Table& table)
{
    const std::vector<Place> places = placesOf(table);
    QString text;
    appendHead(text, places);
    for (const auto& row : table.rows) {
        QStringList entries;
        for (const Place& place : places) {
            if (place.at >= row.size())
                break;
            const Table::Cell& cell = row[place.at];
            const int missingTail = place.tail - displayWidth(QStringView(cell.text).mid(bodyOf(cell)));
            entries += padded(place.isRight ? cell.text + blanks(missingTail) : cell.text, place);
        }
        appendLine(text, entries.join(kGap));
    }
    return text;
}

} // namespace zahlmeister::app
