// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/texttable.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

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

QString padded(const QString& text, int width, TextTable::Alignment alignment)
{
    const QString padding = blanks(width - displayWidth(text));
    return alignment == TextTable::Alignment::Left ? text + padding : padding + text;
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

void TextTable::addColumn(const QString& head, Alignment alignment)
{
    m_columns.push_back({head.split(u'\n'), alignment});
}

std::vector<TextTable::Widths> TextTable::widths() const
{
    std::vector<Widths> result(m_columns.size());
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size() && i < result.size(); ++i) {
            const Cell& cell = row[i];
            const qsizetype body = cell.bodyLength < 0 ? cell.text.size() : cell.bodyLength;
            result[i].body = std::max(result[i].body, displayWidth(QStringView(cell.text).left(body)));
            result[i].tail = std::max(result[i].tail, displayWidth(QStringView(cell.text).mid(body)));
        }
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].all = result[i].body + result[i].tail;
        for (const QString& line : m_columns[i].headLines)
            result[i].all = std::max(result[i].all, displayWidth(line));
    }
    return result;
}

QString TextTable::text() const
{
    const std::vector<Widths> widths = this->widths();
    qsizetype headHeight = 0;
    for (const Column& column : m_columns)
        headHeight = std::max(headHeight, column.headLines.size());

    QString text;
    for (qsizetype line = 0; line < headHeight; ++line) {
        QString headLine;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const qsizetype own = line - (headHeight - m_columns[i].headLines.size());
            const QString word = own < 0 ? QString() : m_columns[i].headLines.at(own);
            headLine += (i > 0 ? kGap : QString()) + padded(word, widths[i].all, m_columns[i].alignment);
        }
        appendLine(text, headLine);
    }
    QStringList rule;
    for (const Widths& width : widths)
        rule.append(QString(width.all, u'─'));
    appendLine(text, rule.join(kGap));
    for (const auto& row : m_rows) {
        QString line;
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i) {
            const Cell& cell = row[i];
            const qsizetype body = cell.bodyLength < 0 ? cell.text.size() : cell.bodyLength;
            const int missingTail = widths[i].tail - displayWidth(QStringView(cell.text).mid(body));
            const bool isRight = m_columns[i].alignment == Alignment::Right;
            const QString entry = isRight ? cell.text + blanks(missingTail) : cell.text;
            line += (i > 0 ? kGap : QString()) + padded(entry, widths[i].all, m_columns[i].alignment);
        }
        appendLine(text, line);
    }
    return text;
}

} // namespace zahlmeister::cli
