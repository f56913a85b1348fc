// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/separatedfields.h"

#include <algorithm>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// As written, before the empty ones at the ends of rows are left out.
constexpr int kMaximumTableFields = 2 * kMaximumTableCells;

constexpr QChar kGuard = u'\'';

/// Whether spreadsheets may take a text that begins like this for something else than text.
bool looksLikeFormula(QStringView text)
{
    return !text.isEmpty() && QStringView(u"=+-@\t\r\n'").contains(text.front());
}

/// Numbers and results, such as `+25`, `-0,5`, `+`, `-/+` and `-½`. Nothing else that begins like a formula
/// is one: `-2+3` is a sum.
bool isFigure(QStringView text)
{
    static const QRegularExpression kFigure(u"^([=+@-]|[+-](\\d+([.,]\\d+)*%?|½|[+-]|/[01½+-]))\\z"_s);
    return kFigure.match(text.toString()).hasMatch();
}

} // namespace

QString csvField(const QString& text, QChar separator)
{
    const bool isGuarded = looksLikeFormula(text) && !isFigure(text);
    QString field = isGuarded ? QString(kGuard + text) : text;
    const bool isQuoted = isGuarded || std::any_of(text.begin(), text.end(), [&](QChar c) {
                              return c == separator || c == u'"' || c == u'\n' || c == u'\r';
                          });
    return isQuoted ? QString(u'"' + field.replace(u'"', u"\"\""_s) + u'"') : field;
}

TableGrid fieldsBetween(const QString& text, QChar separator)
{
    TableGrid grid;
    int line = 1;
    int fields = 0;
    QString field;
    bool quoted = false;
    bool blank = true; // nothing but blanks in the field so far
    const auto beginRow = [&] {
        grid.rows.emplace_back();
        grid.lines.push_back(line);
    };
    const auto endField = [&] {
        // csvField() puts it there.
        const bool isGuarded = field.startsWith(kGuard) && looksLikeFormula(QStringView(field).sliced(1));
        grid.rows.back().push_back(tidyCell(QStringView(field).sliced(isGuarded ? 1 : 0)));
        field.clear();
        blank = true;
        ++fields;
    };
    beginRow();
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (grid.rowCount() > kMaximumTableRows || fields > kMaximumTableFields)
            break;
        const QChar c = text[i];
        line += c == u'\n' ? 1 : 0;
        if (c == u'"' && quoted && i + 1 < text.size() && text[i + 1] == u'"') {
            field += c;
            blank = false;
            ++i;
        } else if (c == u'"' && (quoted || blank)) {
            quoted = !quoted;
        } else if (quoted || (c != separator && c != u'\n')) {
            field += c;
            blank = blank && c.isSpace();
        } else {
            endField();
            if (c == u'\n')
                beginRow();
        }
    }
    endField();
    return grid;
}

TableGrid fieldsBetweenBars(const QStringList& lines)
{
    TableGrid grid;
    for (QString line : lines) {
        line = line.trimmed();
        for (const QChar corner : {u'\u2502', u'\u2503', u'\u2551'})
            line.replace(corner, u'|');
        if (line.startsWith(u'|'))
            line.remove(0, 1);
        if (line.endsWith(u'|'))
            line.chop(1);
        auto& row = grid.rows.emplace_back();
        for (const QStringView cell : QStringView(line).split(u'|'))
            row.push_back(tidyCell(cell));
        grid.lines.push_back(grid.rowCount());
    }
    return grid;
}

} // namespace zahlmeister::app
