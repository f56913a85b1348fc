// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfscoring.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include <QRegularExpression>

#include "app/formats/trf/trfrecords.h"
#include "app/spelling/points.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

QString trfPointsText(int tenths)
{
    return (tenths < 0 ? u"-"_s : QString()) + QString::number(std::abs(tenths) / 10) + u'.' +
           QString::number(std::abs(tenths) % 10);
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

bool TrfScoring::set(QChar kind, int points)
{
    switch (kind.unicode()) {
    case u'W': win = points; return true;
    case u'D': draw = points; return true;
    case u'L': loss = points; return true;
    case u'A':
    case u'Z': absence = points; return true;
    case u'P':
    case u'U': pairingBye = points; return true;
    case u'F': forfeitLoss = points; return true;
    case u'+': forfeitWin = points; return true;
    default: return false;
    }
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
        const std::optional<int> points = tenthsOf(entry.capturedView(2));
        if (!points)
            return false;
        set(entry.capturedView(1).front(), *points); // X, adjourned games: none in a finished tournament
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
    const std::optional<int> value = tenthsOf(points);
    if (!value)
        return false;
    rule.points = *value;
    abnormal.push_back(rule);
    return true;
}

bool TrfScoring::readXxs(QStringView line)
{
    // A win with White is worth what one with Black is everywhere that has been seen; byes of half a point
    // and of a point are worth what they are called.
    static const std::map<QString, QChar> kKinds{
        {u"W"_s, u'W'},   {u"WW"_s, u'W'}, {u"BW"_s, u'W'}, {u"D"_s, u'D'},  {u"WD"_s, u'D'},
        {u"BD"_s, u'D'},  {u"L"_s, u'L'},  {u"WL"_s, u'L'}, {u"BL"_s, u'L'}, {u"ZPB"_s, u'Z'},
        {u"PAB"_s, u'U'}, {u"FW"_s, u'+'}, {u"FL"_s, u'F'}, {u"HPB"_s, {}},  {u"FPB"_s, {}}};
    TrfScoring read = *this;
    for (const QStringView part : line.mid(3).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const std::optional<int> points = equals > 0 ? tenthsOf(part.mid(equals + 1)) : std::optional<int>();
        if (!points)
            return false;
        const auto kind = kKinds.find(part.left(equals).toString().toUpper());
        if (kind == kKinds.end())
            return false;
        read.set(kind->second, *points);
    }
    *this = read;
    return true;
}

bool TrfScoring::readBb(QStringView line)
{
    const std::optional<int> points = tenthsOf(line.mid(3));
    const QChar kind = line[2].toUpper();
    return points && QStringView(u"WDLZFU").contains(kind) && set(kind, *points);
}

} // namespace zahlmeister::app
