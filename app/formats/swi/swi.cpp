// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/swi/swi.h"

#include <algorithm>

#include <QString>

#include "app/text/textencoding.h"

namespace zahlmeister::app {

using namespace Qt::StringLiterals;

namespace {

/// The run of a letter in the template.
SwiColumn runOf(QStringView line, QChar letter)
{
    const qsizetype begin = line.indexOf(letter);
    if (begin < 0)
        return {};
    qsizetype end = begin;
    while (end < line.size() && line[end] == letter)
        ++end;
    return {begin, end - begin};
}

} // namespace

std::optional<SwiColumns> swiColumns(QStringView templateLine)
{
    if (!templateLine.startsWith(kSwiTemplate.first(12)))
        return std::nullopt;
    qsizetype end = 0;
    SwiColumns columns;
    const auto take = [&](SwiColumn& column, QChar letter) {
        column = runOf(templateLine, letter);
        const bool inOrder = column.size > 0 && column.begin >= end;
        end = column.end();
        return inOrder;
    };
    SwiColumn ignored;
    const bool complete = take(columns.number, u't') && take(ignored, u'r') && take(columns.name, u'n') &&
                          take(columns.club, u'v') && take(ignored, u'l') && take(columns.fideId, u'f') &&
                          take(columns.personId, u'p') && take(columns.birth, u'g') &&
                          take(columns.elo, u'e') && take(columns.dwz, u'd') && take(columns.vkz, u'z') &&
                          take(columns.member, u'm');
    if (!complete)
        return std::nullopt;
    columns.games = columns.member.end() + 1;
    columns.member = {columns.vkz.end(), columns.member.end() - columns.vkz.end()};
    return columns;
}

QChar swiLineEnd(QStringView text)
{
    return text.contains(u'\n') ? u'\n' : u'\r';
}

const QRegularExpression& swiFooterKey()
{
    static const QRegularExpression kKey(
        u"(Name|Ort|FIDE-Land|Datum\\([SE]\\)|Z\\S{1,3}ge(?:\\(\\d\\))?|Turnierorganisator|"
        u"Turnierleitung|"
        "Hauptschiedsrichter|Weitere Schiedsrichter|Schiedsrichter|Anwender|Ser\\.Nummer):"_s);
    return kKey;
}

bool recognisesSwi(const ImportInput& input)
{
    if (input.size() != 1)
        return false;
    const QString beginning =
        decodeText(input.front().data.first(std::min<qsizetype>(input.front().data.size(), 4096))).text;
    int lines = 0;
    for (const QStringView line : QStringView(beginning).tokenize(swiLineEnd(beginning))) {
        if (line.startsWith(kSwiTemplate.first(12)))
            return true;
        if (++lines == 6)
            break;
    }
    return false;
}

TournamentFormat swiFormat()
{
    return {.id = "swi",
            .endings = {"swi"},
            .recognises = recognisesSwi,
            .read = readSwi,
            .write = writeSwi,
            .losses = swiLosses};
}

} // namespace zahlmeister::app
