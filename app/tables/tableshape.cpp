// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tableshape.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>
#include <QStringList>

#include "app/names/namefold.h"
#include "app/tables/tablecell.h"
#include "app/tables/tablecontents.h"
#include "app/tables/tableheader.h"
#include "app/tables/tableopponents.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kHeadSearchRows = 80;
constexpr int kLargestRound = 999;

std::vector<std::vector<QString>> plainCells(const TableGrid& grid)
{
    std::vector<std::vector<QString>> plain;
    plain.reserve(grid.rows.size());
    for (const auto& row : grid.rows) {
        auto& cells = plain.emplace_back();
        cells.reserve(row.size());
        for (const QString& cell : row)
            cells.push_back(plainCell(cell));
    }
    return plain;
}

bool isName(TableColumn column)
{
    return column == TableColumn::Name || column == TableColumn::LastName || column == TableColumn::White ||
           column == TableColumn::Black;
}

/// How much a row looks like a head; 0: not at all.
int headScore(const std::vector<QString>& cells)
{
    int score = 0;
    int words = 0;
    int unknown = 0;
    int numbers = 0;
    bool named = false;
    for (const QString& cell : cells) {
        if (cell.isEmpty())
            continue;
        const TableColumn column = meaningOfHead(cell).column;
        if (column == TableColumn::Unknown) {
            ++unknown;
        } else if (column == TableColumn::Opponent) {
            ++numbers;
        } else {
            ++words;
            named = named || isName(column);
        }
    }
    score = words * 2 + std::min(numbers, 200);
    if (named)
        return words + numbers >= 2 || (words == 1 && unknown == 0) ? score + 8 : 0;
    // The heads of a crosstable can be the players' names; digits are found in rows of people only.
    const bool letters = std::ranges::none_of(cells, [](const QString& cell) {
        return std::ranges::any_of(cell, [](QChar c) { return c.isDigit(); });
    });
    if (words >= 1 && unknown >= 2 && letters && unknown + words >= std::ssize(cells) - 1)
        return 1;
    // A head without a word for names has at least some that are known, and little else.
    return words >= 2 && unknown * 2 <= words + numbers ? score : 0;
}

int findHeadRow(const TableShape& shape)
{
    int best = -1;
    int bestScore = 0;
    const int last = std::min(shape.grid->rowCount(), kHeadSearchRows);
    for (int row = 0; row < last; ++row) {
        const int score = headScore(shape.plain[static_cast<std::size_t>(row)]);
        if (score > bestScore) {
            best = row;
            bestScore = score;
        }
    }
    return best;
}

std::vector<ColumnMeaning> meaningsOfHead(const TableShape& shape)
{
    std::vector<ColumnMeaning> columns(static_cast<std::size_t>(shape.grid->columnCount()));
    if (shape.headRow < 0)
        return columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i] = meaningOfHead(shape.cell(shape.headRow, static_cast<int>(i)));
        if (columns[i].ordinal > kLargestRound && columns[i].column == TableColumn::Opponent)
            columns[i] = {};
    }
    return columns;
}

/// Columns headed A, B, C or I, II, III and so on are those of a crosstable or of rounds, whatever a letter
/// alone may stand for.
void findLetteredColumns(TableShape& shape)
{
    constexpr int kFewest = 3;
    static const QStringList kRoman{u"I"_s,    u"II"_s, u"III"_s, u"IV"_s, u"V"_s,   u"VI"_s,  u"VII"_s,
                                    u"VIII"_s, u"IX"_s, u"X"_s,   u"XI"_s, u"XII"_s, u"XIII"_s};
    static const QStringList kLetters = [] {
        QStringList letters;
        for (char16_t letter = u'A'; letter <= u'Z'; ++letter)
            letters.append(QString(QChar(letter)));
        return letters;
    }();
    for (const QStringList* heads : {&kLetters, &kRoman}) {
        const auto isNext = [&](std::size_t column, int count) {
            QString head = shape.cell(shape.headRow, static_cast<int>(column));
            if (head.endsWith(u'.'))
                head.chop(1);
            return count < heads->size() && head == (*heads)[count];
        };
        for (std::size_t from = 0; from < shape.columns.size(); ++from) {
            int count = 0;
            while (isNext(from + static_cast<std::size_t>(count), count))
                ++count;
            for (int i = 0; count >= kFewest && i < count; ++i)
                shape.columns[from + static_cast<std::size_t>(i)] = {TableColumn::Opponent, i + 1};
        }
    }
}

/// Two columns of names are those of White and of Black, and their numbers likewise.
void findSides(TableShape& shape)
{
    const auto names = shape.columnsOf(TableColumn::Name);
    const bool named = shape.column(TableColumn::White) && shape.column(TableColumn::Black);
    if (!named && names.size() == 2 && !shape.column(TableColumn::White) &&
        !shape.column(TableColumn::Black)) {
        shape.columns[static_cast<std::size_t>(names[0])] = {TableColumn::White, 0};
        shape.columns[static_cast<std::size_t>(names[1])] = {TableColumn::Black, 0};
    } else if (!named) {
        return;
    }
    const auto white = *shape.column(TableColumn::White);
    const auto black = *shape.column(TableColumn::Black);
    auto numbers = shape.columnsOf(TableColumn::Number);
    // The first of three counts the pairings.
    if (numbers.size() == 3) {
        shape.columns[static_cast<std::size_t>(numbers.front())] = {TableColumn::Board, 0};
        numbers.erase(numbers.begin());
    }
    if (numbers.size() == 2) {
        const std::size_t left = white < black ? 0 : 1;
        shape.columns[static_cast<std::size_t>(numbers[left])] = {TableColumn::WhiteNumber, 0};
        shape.columns[static_cast<std::size_t>(numbers[1 - left])] = {TableColumn::BlackNumber, 0};
    } else if (numbers.size() == 1) {
        shape.columns[static_cast<std::size_t>(numbers[0])] = {TableColumn::Board, 0};
    }
    for (int column = std::max(white, black) + 1; column < static_cast<int>(shape.columns.size()); ++column) {
        const QString head = shape.cell(shape.headRow, column).toLower();
        auto& meaning = shape.columns[static_cast<std::size_t>(column)];
        if (meaning.column != TableColumn::Ignored)
            continue;
        if (head == "w"_L1 && !shape.column(TableColumn::Result))
            meaning = {TableColumn::WhiteResult, 0};
        else if (head == "s"_L1 && shape.column(TableColumn::WhiteResult))
            meaning = {TableColumn::BlackResult, 0};
    }
}

/// What is told of one side only cannot be told whose it is.
void keepBothSides(TableShape& shape)
{
    for (const TableColumn column :
         {TableColumn::Club, TableColumn::ClubName, TableColumn::Dwz, TableColumn::Elo, TableColumn::Twz,
          TableColumn::Index, TableColumn::Birth, TableColumn::Sex, TableColumn::FideId,
          TableColumn::PersonId, TableColumn::MemberNumber, TableColumn::Team}) {
        const auto found = shape.columnsOf(column);
        if (found.size() == 2)
            continue;
        for (const int single : found)
            shape.columns[static_cast<std::size_t>(single)] = {TableColumn::Ignored, 0};
    }
}

/// Words whose meaning depends on what else there is.
void settleMeanings(TableShape& shape)
{
    const bool pairings = shape.column(TableColumn::White) && shape.column(TableColumn::Black);
    // Evaluations have R_o for either kind of rating; the title tells which.
    const QString& title = shape.grid->caption;
    const bool elo =
        title.contains("elo"_L1, Qt::CaseInsensitive) && !title.contains("dwz"_L1, Qt::CaseInsensitive);
    const auto dwz = shape.column(TableColumn::Dwz);
    if (elo && dwz && shape.cell(shape.headRow, *dwz).startsWith(u'R'))
        shape.columns[static_cast<std::size_t>(*dwz)] = {TableColumn::Elo, 0};
    for (ColumnMeaning& meaning : shape.columns) {
        if (pairings) {
            if (meaning.column == TableColumn::Opponent || meaning.column == TableColumn::Points ||
                meaning.column == TableColumn::Rank)
                meaning = {TableColumn::Ignored, 0};
        } else if (meaning.column == TableColumn::Result) {
            meaning = {shape.column(TableColumn::Points) ? TableColumn::Ignored : TableColumn::Points, 0};
        } else if (meaning.column == TableColumn::Board || meaning.column == TableColumn::Date ||
                   meaning.column == TableColumn::RoundNumber || meaning.column == TableColumn::White ||
                   meaning.column == TableColumn::Black) {
            meaning = {TableColumn::Ignored, 0};
        }
    }
    if (pairings)
        keepBothSides(shape);
    // What is named twice is not the same thing; the first one counts.
    std::set<TableColumn> seen;
    for (ColumnMeaning& meaning : shape.columns) {
        const TableColumn column = meaning.column;
        if (pairings || column == TableColumn::Opponent || column == TableColumn::Round ||
            column == TableColumn::Unknown || column == TableColumn::Ignored)
            continue;
        if (!seen.insert(column).second)
            meaning = {TableColumn::Ignored, 0};
    }
}

bool isSum(const QString& name)
{
    static const QStringList kWords{u"summe"_s,    u"gesamt"_s,        u"total"_s,    u"schnitt"_s,
                                    u"summen"_s,   u"durchschnitt"_s,  u"ø"_s,        u"\u03a3"_s,
                                    u"gesamt:"_s,  u"endergebnis"_s,   u"endstand"_s, u"brettpunkte"_s,
                                    u"ergebnis"_s, u"gesamtergebnis"_s};
    return kWords.contains(name.toLower());
}

int filledCells(const std::vector<QString>& cells)
{
    return static_cast<int>(
        std::ranges::count_if(cells, [](const QString& cell) { return !cell.isEmpty(); }));
}

bool isRule(const std::vector<QString>& cells)
{
    return std::ranges::all_of(cells, [](const QString& cell) {
        return std::ranges::all_of(cell, [](QChar c) { return u"-=:_+*|. "_s.contains(c); });
    });
}

/// Whether a row repeats the head, as tables of several pages and rounds do.
bool repeatsHead(const TableShape& shape, int row)
{
    if (shape.headRow < 0)
        return false;
    const auto& head = shape.plain[static_cast<std::size_t>(shape.headRow)];
    const auto& cells = shape.plain[static_cast<std::size_t>(row)];
    int same = 0;
    int words = 0;
    for (std::size_t i = 0; i < cells.size() && i < head.size(); ++i) {
        const bool equal = !cells[i].isEmpty() && cells[i].compare(head[i], Qt::CaseInsensitive) == 0;
        same += equal ? 1 : 0;
        words += equal && isTellingHead(meaningOfHead(cells[i]).column) && !numberOfCell(cells[i]) ? 1 : 0;
    }
    return words >= 1 && same >= 2 && same * 2 > filledCells(cells);
}

RowRole roleOfPersonRow(const TableShape& shape, int row, bool afterPerson)
{
    const auto& cells = shape.plain[static_cast<std::size_t>(row)];
    const auto nameColumn = shape.column(TableColumn::Name) ? shape.column(TableColumn::Name)
                                                            : shape.column(TableColumn::LastName);
    const QString& name = shape.cell(row, nameColumn.value_or(-1));
    const int filled = filledCells(cells);
    if (isByeWord(name))
        return RowRole::Dummy;
    if (name.isEmpty()) {
        const bool games = std::ranges::any_of(shape.columnsOf(TableColumn::Opponent), [&](int column) {
            return !shape.cell(row, column).isEmpty();
        });
        const auto number = shape.column(TableColumn::Number);
        const bool numbered = number && !shape.cell(row, *number).isEmpty();
        return afterPerson && games && !numbered ? RowRole::Continuation : RowRole::Outside;
    }
    if (!isNameLike(name) || isSum(name))
        return RowRole::Outside;
    const bool numbers = shape.column(TableColumn::Number) || shape.column(TableColumn::Rank);
    // A remark stands alone in its row; a name does so only in a list of nothing but names.
    return filled == 1 && (numbers || shape.columns.size() > 3) ? RowRole::Outside : RowRole::Person;
}

RowRole roleOfPairingRow(const TableShape& shape, int row)
{
    const auto& cells = shape.plain[static_cast<std::size_t>(row)];
    const QString& white = shape.cell(row, shape.column(TableColumn::White).value_or(-1));
    const QString& black = shape.cell(row, shape.column(TableColumn::Black).value_or(-1));
    const int filled = filledCells(cells);
    if (filled <= 2 && roundInText(QStringList(cells.begin(), cells.end()).join(u' ')))
        return RowRole::RoundHeading;
    const auto isSide = [](const QString& name) { return isNameLike(name) || isByeWord(name); };
    if (filled < 2 || (!isSide(white) && !isSide(black)) || isSum(white) || isSum(black))
        return RowRole::Outside;
    return RowRole::Pairing;
}

void findRoles(TableShape& shape)
{
    shape.roles.assign(shape.plain.size(), RowRole::Outside);
    bool afterPerson = false;
    for (int row = 0; row < shape.grid->rowCount(); ++row) {
        RowRole& role = shape.roles[static_cast<std::size_t>(row)];
        if (row == shape.headRow || repeatsHead(shape, row)) {
            role = RowRole::Head;
            continue;
        }
        const auto& cells = shape.plain[static_cast<std::size_t>(row)];
        if (isRule(cells) && filledCells(cells) > 0)
            continue;
        if (shape.kind == TableKind::Pairings) {
            role = roleOfPairingRow(shape, row);
            // Above the head there are no pairings, but the round may be named there.
            if (row < shape.headRow && role == RowRole::Pairing)
                role = RowRole::Outside;
            continue;
        }
        if (row < shape.headRow)
            continue;
        role = roleOfPersonRow(shape, row, afterPerson);
        afterPerson = role == RowRole::Person || role == RowRole::Continuation;
    }
}

TableKind kindOf(const TableShape& shape)
{
    if (shape.column(TableColumn::White) && shape.column(TableColumn::Black))
        return TableKind::Pairings;
    const bool people = shape.column(TableColumn::Points) || shape.column(TableColumn::Rank);
    return gamesKind(shape).value_or(people ? TableKind::Ranking : TableKind::Participants);
}

/// Where the user says what a column is, another one is not the same.
void leaveOutRivals(TableShape& shape, const TableOverrides& overrides)
{
    if (shape.kind == TableKind::Pairings)
        return; // both sides may have it
    for (const auto& [column, meaning] : overrides.columns) {
        if (meaning.column == TableColumn::Unknown || meaning.column == TableColumn::Ignored ||
            meaning.column == TableColumn::Opponent || meaning.column == TableColumn::Round)
            continue;
        for (int i = 0; i < static_cast<int>(shape.columns.size()); ++i) {
            if (shape.columns[static_cast<std::size_t>(i)] == meaning && !overrides.columns.contains(i))
                shape.columns[static_cast<std::size_t>(i)] = {TableColumn::Ignored, 0};
        }
    }
}

/// Opponent and Round are two names for a head that is a number.
void unifyGameColumns(TableShape& shape)
{
    const bool progress = shape.kind == TableKind::ProgressTable;
    const bool crosstable = shape.kind == TableKind::Crosstable;
    int next = 1;
    std::set<int> rounds;
    for (ColumnMeaning& meaning : shape.columns) {
        if (meaning.column != TableColumn::Opponent && meaning.column != TableColumn::Round)
            continue;
        // A second part of the tournament that counts from 1 again.
        if (progress && meaning.ordinal > 0 && rounds.contains(meaning.ordinal) &&
            *rounds.rbegin() < kLargestRound)
            meaning.ordinal = *rounds.rbegin() + 1;
        if (!progress && !crosstable)
            meaning = {TableColumn::Ignored, 0};
        else
            meaning.column = progress ? TableColumn::Round : TableColumn::Opponent;
        if (meaning.ordinal == 0)
            meaning.ordinal = next;
        next = meaning.ordinal + 1;
        rounds.insert(meaning.ordinal);
    }
}

/// Words over columns that nobody is called.
bool isHeadAlone(const QString& text)
{
    static const QStringList kWords{u"twz"_s,    u"dwz"_s,      u"nwz"_s,      u"elo"_s,        u"soberg"_s,
                                    u"buchh"_s,  u"buchholz"_s, u"punkte"_s,   u"teilnehmer"_s, u"pkt."_s,
                                    u"verein"_s, u"wertung"_s,  u"ergebnis"_s, u"verein/ort"_s, u"name"_s};
    return kWords.contains(text.toLower());
}

/// Names have one small word at most that is no particle.
bool isSentence(const QString& text)
{
    constexpr qsizetype kFewestWords = 4;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.size() < kFewestWords || !text.front().isUpper())
        return false;
    return std::ranges::count_if(words, [](const QString& word) {
               return word.front().isLower() &&
                      !isParticle(spelled(word.toStdString(), NameSpelling::Search));
           }) >= 2;
}

/// Letters in words that begin as those of names do.
bool isPlainName(const QString& text)
{
    static const QRegularExpression kSigns(uR"(^[\p{L}\p{M}'\x{2019}.,() -]+$)"_s);
    constexpr qsizetype kMostWords = 7;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return kSigns.match(text).hasMatch() && words.size() <= kMostWords &&
           std::ranges::all_of(words, [](const QString& word) {
               return !word.front().isLower() ||
                      isParticle(spelled(word.toStdString(), NameSpelling::Search));
           });
}

/// Without a head, people are people only when hardly anything else is there.
bool isListOfAnything(const TableShape& shape)
{
    if (shape.headRow >= 0 || (shape.kind != TableKind::Participants && shape.kind != TableKind::Ranking))
        return false;
    const int column =
        shape.column(TableColumn::Name).value_or(shape.column(TableColumn::LastName).value_or(-1));
    std::ptrdiff_t people = 0;
    std::ptrdiff_t others = 0;
    for (std::size_t row = 0; row < shape.plain.size(); ++row) {
        const bool person =
            shape.roles[row] == RowRole::Person && isPlainName(shape.cell(static_cast<int>(row), column));
        people += person ? 1 : 0;
        others += !person && filledCells(shape.plain[row]) > 0 ? 1 : 0;
    }
    return others * 4 > people;
}

/// Of a column of names alone, whether most that stands there is something else: no list of people.
bool isColumnOfAnything(const TableShape& shape)
{
    const bool column = std::ranges::all_of(
        shape.plain, [](const std::vector<QString>& cells) { return filledCells(cells) <= 1; });
    const auto other = [&](std::size_t row) {
        return shape.roles[row] == RowRole::Outside && filledCells(shape.plain[row]) > 0;
    };
    std::ptrdiff_t others = 0;
    for (std::size_t row = 0; row < shape.plain.size(); ++row)
        others += other(row) ? 1 : 0;
    return column && others * 2 > std::ssize(shape.rowsOf(RowRole::Person));
}

} // namespace

const QString& TableShape::cell(int row, int column) const
{
    static const QString kNothing;
    if (row < 0 || static_cast<std::size_t>(row) >= plain.size() || column < 0)
        return kNothing;
    const auto& cells = plain[static_cast<std::size_t>(row)];
    return static_cast<std::size_t>(column) < cells.size() ? cells[static_cast<std::size_t>(column)]
                                                           : kNothing;
}

std::optional<int> TableShape::column(TableColumn wanted, int which) const
{
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].column == wanted && which-- == 0)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

std::vector<int> TableShape::columnsOf(TableColumn wanted) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].column == wanted)
            found.push_back(static_cast<int>(i));
    }
    return found;
}

std::vector<int> TableShape::rowsOf(RowRole role) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (roles[i] == role)
            found.push_back(static_cast<int>(i));
    }
    return found;
}

bool TableShape::hasNames() const
{
    return column(TableColumn::Name) || column(TableColumn::LastName);
}

bool isNameLike(const QString& plain)
{
    // A name with figures behind it is a row that was not cut into cells.
    constexpr int kMostDigits = 3;
    int digits = 0;
    int digitsInRow = 0;
    for (const QChar c : plain) {
        digitsInRow = c.isDigit() ? digitsInRow + 1 : 0;
        digits += c.isDigit() ? 1 : 0;
        if (digitsInRow >= 3 || digits > kMostDigits)
            return false;
    }
    const auto letters = std::ranges::count_if(plain, [](QChar c) { return c.isLetter(); });
    return letters >= 1 && (plain.size() >= 2 || plain.front().isUpper()) && plain.size() <= 80 &&
           letters * 3 >= plain.size() && !isByeWord(plain) && !plain.contains(u"://"_s) &&
           !plain.contains(u':') && !isHeadAlone(plain) && !isSentence(plain);
}

std::optional<TableShape> findShape(const TableGrid& grid, const TableOverrides& overrides)
{
    TableShape shape;
    shape.grid = &grid;
    shape.plain = plainCells(grid);
    shape.headRow = overrides.headRow.value_or(findHeadRow(shape));
    if (shape.headRow >= grid.rowCount())
        shape.headRow = -1;
    shape.columns = meaningsOfHead(shape);
    findLetteredColumns(shape);
    const auto applyOverrides = [&] {
        for (const auto& [column, meaning] : overrides.columns) {
            if (column >= 0 && static_cast<std::size_t>(column) < shape.columns.size())
                shape.columns[static_cast<std::size_t>(column)] = meaning;
        }
    };
    applyOverrides();
    findSides(shape);
    settleMeanings(shape);
    applyOverrides();
    // Teams can have a table of their own; it is told later that it is no use.
    if (const auto team = shape.column(TableColumn::Team);
        team && !shape.hasNames() && !shape.column(TableColumn::White)) {
        shape.columns[static_cast<std::size_t>(*team)] = {TableColumn::Name, 0};
        shape.areTeams = true;
    }
    findByContents(shape, overrides);
    const bool pairings = shape.column(TableColumn::White) && shape.column(TableColumn::Black);
    if (!pairings && !shape.hasNames())
        return std::nullopt;
    if (pairings)
        shape.kind = TableKind::Pairings;
    findRoles(shape);
    if (!pairings)
        numberOpponents(shape);
    shape.kind = overrides.kind.value_or(kindOf(shape));
    unifyGameColumns(shape);
    applyOverrides();
    leaveOutRivals(shape, overrides);
    // What a row is depends on the kind.
    findRoles(shape);
    if (overrides == TableOverrides{} && (isColumnOfAnything(shape) || isListOfAnything(shape)))
        return std::nullopt;
    return shape;
}

} // namespace zahlmeister::app
