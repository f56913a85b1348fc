// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/trf/trfrecords.h"

#include <algorithm>
#include <array>

#include "app/formats/importvalues.h"
#include "app/spelling/points.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kNameStart = 15;
constexpr qsizetype kNameEnd = 47;
constexpr qsizetype kFirstRound = 92;
constexpr qsizetype kRoundWidth = 10;

/// How far columns are looked for on both sides: the length of a name.
constexpr qsizetype kLongestShift = 40;

QChar at(QStringView line, qsizetype column)
{
    return column >= 1 && column <= line.size() ? line[column - 1] : QChar(u' ');
}

bool isBlank(QStringView line, qsizetype column)
{
    return at(line, column).isSpace();
}

bool consistsOf(QStringView text, QStringView allowed)
{
    return std::ranges::all_of(text, [&](QChar character) { return allowed.contains(character); });
}

bool isNumberField(QStringView line, qsizetype first, qsizetype last)
{
    return consistsOf(trfColumns(line, first, last), u" 0123456789");
}

/// @param column of the opponent
bool isCell(QStringView line, qsizetype column)
{
    static constexpr QStringView kColours = u" wbWB-";
    static constexpr QStringView kResults = u" 10=+-WDLHFUZwdlhfuz\u00bd";
    return isNumberField(line, column, column + 3) && isBlank(line, column + 4) &&
           kColours.contains(at(line, column + 5)) && isBlank(line, column + 6) &&
           kResults.contains(at(line, column + 7)) && isBlank(line, column + 8) && isBlank(line, column + 9);
}

/// Whether everything after the name is where it should be, when the line is moved by so many characters.
bool fits(QStringView line, qsizetype shift, bool withRounds)
{
    constexpr std::array<qsizetype, 6> kSeparators{48, 53, 57, 69, 80, 85};
    for (const qsizetype column : kSeparators) {
        if (!isBlank(line, column + shift))
            return false;
    }
    if (!isNumberField(line, 49 + shift, 52 + shift))
        return false;
    if (!withRounds)
        return true;
    if (!isBlank(line, 90 + shift) || !isBlank(line, 91 + shift) ||
        !isNumberField(line, 58 + shift, 68 + shift) || !isNumberField(line, 86 + shift, 89 + shift) ||
        !consistsOf(trfColumns(line, 81 + shift, 84 + shift), u" 0123456789.,"))
        return false;
    for (qsizetype column = kFirstRound + shift; column <= line.size(); column += kRoundWidth) {
        if (!isCell(line, column))
            return false;
    }
    return true;
}

/// By how many characters the columns after the name are moved: 0 where they should be, or nowhere better.
qsizetype shiftOf(QStringView line, bool withRounds)
{
    if (fits(line, 0, withRounds))
        return 0;
    for (qsizetype distance = 1; distance <= kLongestShift; ++distance) {
        for (const qsizetype shift : {-distance, distance}) {
            // A blank line fits everywhere: there must be something in the columns.
            const QStringView points = trfColumns(line, 81 + shift, 84 + shift).trimmed();
            const QStringView known =
                withRounds ? points : trfColumns(line, 58 + shift, 68 + shift).trimmed();
            if (!known.isEmpty() && (!withRounds || tenthsOf(points)) && fits(line, shift, withRounds))
                return shift;
        }
    }
    return 0;
}

QString trimmed(QStringView line, qsizetype first, qsizetype last)
{
    return trfColumns(line, first, last).trimmed().toString();
}

/// The date of birth, also where it stands one column beside its place; a null string when its end is lost
/// among what stands beside it, so that half a date is none.
QString birthColumns(QStringView line, qsizetype shift)
{
    qsizetype first = 70 + shift;
    qsizetype last = 79 + shift;
    first -= isBlank(line, first) || isBlank(line, first - 1) ? 0 : 1;
    last += isBlank(line, last) || isBlank(line, last + 1) ? 0 : 1;
    const bool isWhole = (isBlank(line, first) || isBlank(line, first - 1)) &&
                         (isBlank(line, last) || isBlank(line, last + 1));
    return isWhole ? trimmed(line, first, last) : QString();
}

/// @param shift by how many characters the columns after the name are moved
TrfPerson personOf(QStringView line, int lineNumber, int number, qsizetype shift)
{
    TrfPerson person;
    person.line = lineNumber;
    person.number = number;
    person.sex = trimmed(line, 10, 10);
    person.name = trimmed(line, kNameStart, kNameEnd + shift);
    person.rating = trimmed(line, 49 + shift, 52 + shift);
    person.id = trimmed(line, 58 + shift, 68 + shift);
    person.birth = birthColumns(line, shift);
    return person;
}

/// Notes what birthColumns() could not tell, or found beside its place.
void noteBirth(QStringView line, int lineNumber, qsizetype shift, const QString& birth, NoteList& notes)
{
    const QString inPlace = trimmed(line, 70 + shift, 79 + shift);
    const ImportPlace place{.line = lineNumber, .column = static_cast<int>(70 + shift)};
    if (birth.isNull())
        notes.doubt(ImportCode::BadDate, {"birth_date", inPlace.toStdString()}, place);
    else if (birth != inPlace)
        notes.adjusted(ImportCode::ColumnsShifted, {"1"}, place);
}

void readCells(QStringView line, int lineNumber, qsizetype shift, TrfPlayer& player, NoteList& notes)
{
    int round = 0;
    for (qsizetype column = kFirstRound + shift; column <= line.size() && !notes.isFull();
         column += kRoundWidth) {
        ++round;
        const QStringView text = trfColumns(line, column, column + kRoundWidth - 1);
        if (text.trimmed().isEmpty())
            continue;
        const ImportPlace place{.line = lineNumber, .column = static_cast<int>(column)};
        if (round > kMaximumRounds) {
            notes.refuse(ImportCode::TooLarge, {"rounds", std::to_string(kMaximumRounds)}, place);
            return;
        }
        const QStringView opponent = trfColumns(line, column, column + 3).trimmed();
        if (!isCell(line, column) || opponent.contains(u' ')) {
            notes.refuse(ImportCode::BadResult, {text.trimmed().toString().toStdString()}, place);
            continue;
        }
        const QChar result = at(line, column + 7);
        player.cells.push_back({.round = round,
                                .opponent = opponent.toInt(),
                                .colour = at(line, column + 5).toLower(),
                                .result = result == u'\u00bd' ? QChar(u'=') : result.toUpper(),
                                .column = place.column});
    }
}

} // namespace

QStringView trfColumns(QStringView line, qsizetype first, qsizetype last)
{
    const qsizetype start = std::clamp<qsizetype>(first - 1, 0, line.size());
    const qsizetype end = std::clamp<qsizetype>(last, start, line.size());
    return line.sliced(start, end - start);
}

std::optional<int> trfNumber(QStringView line, qsizetype first, qsizetype last)
{
    const QStringView text = trfColumns(line, first, last).trimmed();
    bool isNumber = !text.isEmpty() && consistsOf(text, u"0123456789");
    const int number = isNumber ? text.toInt(&isNumber) : 0;
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<std::vector<int>> trfNumbers(QStringView line, qsizetype first)
{
    std::vector<int> numbers;
    for (qsizetype column = first; column <= line.size(); column += 5) {
        const QStringView text = trfColumns(line, column, column + 3).trimmed();
        const std::optional<int> number = trfNumber(line, column, column + 3);
        if (!isBlank(line, column + 4) || (!text.isEmpty() && !number))
            return std::nullopt;
        numbers.push_back(number.value_or(0));
    }
    while (!numbers.empty() && numbers.back() == 0)
        numbers.pop_back();
    return numbers;
}

std::optional<TrfPlayer> readTrfPlayer(QStringView line, int lineNumber, NoteList& notes)
{
    const std::optional<int> number = trfNumber(line, 5, 8);
    if (!number || *number == 0) {
        notes.refuse(ImportCode::BadNumber, {"number", trimmed(line, 4, 9).toStdString()},
                     {.line = lineNumber, .column = 5});
        return std::nullopt;
    }
    const qsizetype shift = shiftOf(line, true);
    if (shift != 0)
        notes.adjusted(ImportCode::ColumnsShifted, {std::to_string(shift)}, {.line = lineNumber});
    TrfPlayer player{personOf(line, lineNumber, *number, shift)};
    player.nameFillsColumns = player.name.size() == kNameEnd - kNameStart + 1 && shift == 0;
    noteBirth(line, lineNumber, shift, player.birth, notes);
    player.points = trimmed(line, 81 + shift, 84 + shift);
    player.rank = trimmed(line, 86 + shift, 89 + shift);
    readCells(line, lineNumber, shift, player, notes);
    return player;
}

std::optional<TrfNational> readTrfNational(QStringView line, int lineNumber)
{
    const std::optional<int> number = trfNumber(line, 5, 8);
    if (!number)
        return std::nullopt;
    TrfNational national{personOf(line, lineNumber, *number, shiftOf(line, false))};
    national.federation = trimmed(line, 1, 3).toUpper();
    return national;
}

} // namespace zahlmeister::app
