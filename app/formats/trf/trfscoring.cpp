// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfscoring.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/formats/trf/trfrecords.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

std::optional<int> trfPoints(QStringView text)
{
    static const QRegularExpression kPoints(u"^(-?)(\\d{0,4})(?:[.,](\\d?)0*)?$"_s);
    const auto match = kPoints.match(text.trimmed().toString());
    const QStringView whole = match.capturedView(2);
    const QStringView tenth = match.capturedView(3);
    if (!match.hasMatch() || (whole.isEmpty() && tenth.isEmpty()))
        return std::nullopt;
    const int points = whole.toInt() * 10 + tenth.toInt();
    return match.capturedLength(1) > 0 ? -points : points;
}

int TrfScoring::pointsOf(QChar code) const
{
    switch (code.unicode()) {
    case u'1':
    case u'W':
    case u'F': return win;
    case u'+': return forfeitWin.value_or(win);
    case u'U': return pairingBye.value_or(win);
    case u'=':
    case u'D':
    case u'H': return draw;
    case u'0':
    case u'L': return loss;
    case u'-': return forfeitLoss.value_or(absence);
    case u'Z': return absence;
    default: return 0;
    }
}

int TrfScoring::pointsOf(QChar code, int round, int number) const
{
    const auto kindOf = [](QChar result) {
        switch (result.unicode()) {
        case u'1': return u'W';
        case u'=': return u'D';
        case u'0': return u'L';
        default: return char16_t(result.unicode());
        }
    };
    for (const Abnormal& rule : abnormal) {
        const bool concerns =
            rule.numbers.empty() || std::ranges::find(rule.numbers, number) != rule.numbers.end();
        if (rule.kind.unicode() == kindOf(code) && concerns && (rule.round == 0 || rule.round == round))
            return rule.points;
    }
    return pointsOf(code);
}

int TrfScoring::bonusOf(int number) const
{
    int bonus = 0;
    for (const Abnormal& rule : abnormal) {
        if (rule.kind == u' ' && std::ranges::find(rule.numbers, number) != rule.numbers.end())
            bonus += rule.points;
    }
    return bonus;
}

bool TrfScoring::read162(QStringView line)
{
    // Each symbol has its columns, but by the symbols themselves the record is read just as well.
    static const QRegularExpression kRecord(u"^(?:\\s*[WDLAZPX]\\s*\\d*[.,]?\\d+)+\\s*$"_s);
    static const QRegularExpression kEntry(u"([WDLAZPX])\\s*(\\d*[.,]?\\d+)"_s);
    const QString text = line.mid(3).toString().toUpper();
    if (!kRecord.match(text).hasMatch())
        return false;
    for (auto entries = kEntry.globalMatch(text); entries.hasNext();) {
        const auto entry = entries.next();
        const std::optional<int> points = trfPoints(entry.capturedView(2));
        if (!points)
            return false;
        switch (entry.capturedView(1).front().unicode()) {
        case u'W': win = *points; break;
        case u'D': draw = *points; break;
        case u'L': loss = *points; break;
        case u'P': pairingBye = *points; break;
        case u'X': break; // adjourned games: none in a finished tournament
        default: absence = *points; break;
        }
    }
    return true;
}

bool TrfScoring::read299(QStringView line)
{
    Abnormal rule;
    rule.kind = line.size() >= 5 ? line[4].toUpper() : QChar(u' ');
    const QStringView points = trfColumns(line, 14, 17).trimmed();
    const QStringView round = trfColumns(line, 20, 22).trimmed();
    const auto numbers = trfNumbers(line, 24);
    if (!numbers)
        return false;
    rule.numbers = *numbers;
    if (!round.isEmpty()) {
        const std::optional<int> number = trfNumber(line, 20, 22);
        if (!number)
            return false;
        rule.round = *number;
    }
    if (points.isEmpty())
        return true; // match points only
    const std::optional<int> value = trfPoints(points);
    if (!value)
        return false;
    rule.points = *value;
    abnormal.push_back(rule);
    return true;
}

bool TrfScoring::readXxs(QStringView line)
{
    TrfScoring read = *this;
    for (const QStringView part : line.mid(3).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const std::optional<int> points = equals > 0 ? trfPoints(part.mid(equals + 1)) : std::optional<int>();
        if (!points)
            return false;
        const QString code = part.left(equals).toString().toUpper();
        // A win with White is worth what one with Black is everywhere that has been seen.
        if (code == u"W" || code == u"WW" || code == u"BW")
            read.win = *points;
        else if (code == u"D" || code == u"WD" || code == u"BD")
            read.draw = *points;
        else if (code == u"WL" || code == u"BL" || code == u"L")
            read.loss = *points;
        else if (code == u"ZPB")
            read.absence = *points;
        else if (code == u"PAB")
            read.pairingBye = *points;
        else if (code == u"FW")
            read.forfeitWin = *points;
        else if (code == u"FL")
            read.forfeitLoss = *points;
        else if (code != u"HPB" && code != u"FPB")
            return false;
    }
    *this = read;
    return true;
}

bool TrfScoring::readBb(QStringView line)
{
    const std::optional<int> points = trfPoints(line.mid(3));
    if (!points)
        return false;
    switch (line[2].toUpper().unicode()) {
    case u'W': win = *points; return true;
    case u'D': draw = *points; return true;
    case u'L': loss = *points; return true;
    case u'Z': absence = *points; return true;
    case u'F': forfeitLoss = *points; return true;
    case u'U': pairingBye = *points; return true;
    default: return false;
    }
}

} // namespace zahlmeister::app
