// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/layout/columns.h"

#include <algorithm>
#include <array>
#include <set>

#include <QStringList>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kHeadSearchRows = 80;
constexpr int kLargestOpponent = 999;
constexpr ColumnMeaning kIgnored{TableColumn::Ignored, 0};

bool isName(TableColumn column)
{
    return column == TableColumn::Name || column == TableColumn::LastName || column == TableColumn::White ||
           column == TableColumn::Black;
}

/// How much a row looks like a head; 0: not at all.
int headScore(const CellRow& cells)
{
    constexpr int kMostNumbers = 200;
    int words = 0;
    int unknown = 0;
    int numbers = 0;
    bool named = false;
    for (const Cell* cell : cells) {
        if (cell->isEmpty())
            continue;
        const TableColumn column = cell->head().column;
        unknown += column == TableColumn::Unknown ? 1 : 0;
        numbers += column == TableColumn::Opponent ? 1 : 0;
        words += column != TableColumn::Unknown && column != TableColumn::Opponent ? 1 : 0;
        named = named || isName(column);
    }
    const int score = words * 2 + std::min(numbers, kMostNumbers);
    if (named)
        return words + numbers >= 2 || (words == 1 && unknown == 0) ? score + 8 : 0;
    // The heads of a crosstable can be the players' names; digits are found in rows of people only.
    const bool letters = std::ranges::none_of(cells, [](const Cell* cell) {
        return std::ranges::any_of(cell->plain(), [](QChar c) { return c.isDigit(); });
    });
    if (words >= 1 && unknown >= 2 && letters && unknown + words >= std::ssize(cells) - 1)
        return 1;
    // A head without a word for names has at least some that are known, and little else.
    return words >= 2 && unknown * 2 <= words + numbers ? score : 0;
}

void findLetteredColumns(const Layout& layout, std::vector<ColumnMeaning>& columns)
{
    constexpr int kFewest = 3;
    static const QStringList kRoman = u"I II III IV V VI VII VIII IX X XI XII XIII"_s.split(u' ');
    static const QStringList kLetters = u"A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"_s.split(u' ');
    for (const QStringList* heads : {&kLetters, &kRoman}) {
        const auto isNext = [&](std::size_t column, int count) {
            QString head = layout.head(static_cast<int>(column)).plain();
            if (head.endsWith(u'.'))
                head.chop(1);
            return count < heads->size() && head == (*heads)[count];
        };
        for (std::size_t from = 0; from < columns.size(); ++from) {
            int count = 0;
            while (isNext(from + static_cast<std::size_t>(count), count))
                ++count;
            for (int i = 0; count >= kFewest && i < count; ++i)
                columns[from + static_cast<std::size_t>(i)] = {TableColumn::Opponent, i + 1};
        }
    }
}

void findNumbersOfSides(Layout& layout, int white, int black)
{
    auto numbers = layout.columnsOf(TableColumn::Number);
    // The first of three counts the pairings.
    if (numbers.size() == 3 || numbers.size() == 1) {
        layout.meaning(numbers.front()) = {TableColumn::Board, 0};
        numbers.erase(numbers.begin());
    }
    if (numbers.size() == 2) {
        const std::size_t left = white < black ? 0 : 1;
        layout.meaning(numbers[left]) = {TableColumn::WhiteNumber, 0};
        layout.meaning(numbers[1 - left]) = {TableColumn::BlackNumber, 0};
    }
}

/// A value given for one side only could belong to either.
void keepBothSides(Layout& layout)
{
    constexpr std::array kOfPersons{TableColumn::Club,     TableColumn::ClubName,     TableColumn::Dwz,
                                    TableColumn::Elo,      TableColumn::Twz,          TableColumn::Index,
                                    TableColumn::Birth,    TableColumn::Sex,          TableColumn::FideId,
                                    TableColumn::PersonId, TableColumn::MemberNumber, TableColumn::Team};
    for (const TableColumn column : kOfPersons) {
        const auto found = layout.columnsOf(column);
        if (found.size() == 2)
            continue;
        for (const int single : found)
            layout.meaning(single) = kIgnored;
    }
}

} // namespace

int findHeadRow(const Layout& layout)
{
    int best = -1;
    int bestScore = 0;
    for (int row = 0; row < std::min(layout.rowCount(), kHeadSearchRows); ++row) {
        const int score = headScore(layout.row(row));
        if (score > bestScore) {
            best = row;
            bestScore = score;
        }
    }
    return best;
}

std::vector<ColumnMeaning> meaningsOfHeads(const Layout& layout, int count)
{
    std::vector<ColumnMeaning> columns(static_cast<std::size_t>(count));
    for (int i = 0; i < count && layout.headRow >= 0; ++i) {
        const ColumnMeaning meaning = layout.head(i).head();
        if (meaning.column != TableColumn::Opponent || meaning.ordinal <= kLargestOpponent)
            columns[static_cast<std::size_t>(i)] = meaning;
    }
    findLetteredColumns(layout, columns);
    return columns;
}

void findSides(Layout& layout)
{
    const auto names = layout.columnsOf(TableColumn::Name);
    if (!layout.hasBothSides()) {
        if (names.size() != 2 || layout.has(TableColumn::White) || layout.has(TableColumn::Black))
            return;
        layout.meaning(names[0]) = {TableColumn::White, 0};
        layout.meaning(names[1]) = {TableColumn::Black, 0};
    }
    const int white = layout.column(TableColumn::White);
    const int black = layout.column(TableColumn::Black);
    findNumbersOfSides(layout, white, black);
    for (int column = std::max(white, black) + 1; column < layout.columnCount(); ++column) {
        const QString head = layout.head(column).plain().toLower();
        if (layout.meaning(column).column != TableColumn::Ignored)
            continue;
        if (head == "w"_L1 && !layout.has(TableColumn::Result))
            layout.meaning(column) = {TableColumn::WhiteResult, 0};
        else if (head == "s"_L1 && layout.has(TableColumn::WhiteResult))
            layout.meaning(column) = {TableColumn::BlackResult, 0};
    }
}

void settleMeanings(Layout& layout)
{
    using enum TableColumn;
    static const std::set kNotOfPairings{Opponent, Points, Rank};
    static const std::set kOfPairings{Board, Date, RoundNumber, White, Black};
    static const std::set kMany{Opponent, Round, Unknown, Ignored};
    const bool pairings = layout.hasBothSides();
    // Evaluations have R_o for either kind of rating; the title tells which.
    const QString& title = layout.grid->caption;
    const bool elo =
        title.contains("elo"_L1, Qt::CaseInsensitive) && !title.contains("dwz"_L1, Qt::CaseInsensitive);
    if (const int dwz = layout.column(Dwz); elo && layout.head(dwz).plain().startsWith(u'R'))
        layout.meaning(dwz) = {Elo, 0};
    for (ColumnMeaning& meaning : layout.columns) {
        // Beside his team it is somebody's place in it, else the table at which he plays next.
        if (!pairings && meaning.column == Board && layout.has(Team))
            continue;
        if (!pairings && meaning.column == Result)
            meaning = {layout.has(Points) ? Ignored : Points, 0};
        else if ((pairings ? kNotOfPairings : kOfPairings).contains(meaning.column))
            meaning = kIgnored;
    }
    if (pairings) {
        keepBothSides(layout);
        return;
    }
    // What is named twice is not the same thing; the first one counts.
    std::set<TableColumn> seen;
    for (ColumnMeaning& meaning : layout.columns) {
        if (!kMany.contains(meaning.column) && !seen.insert(meaning.column).second)
            meaning = kIgnored;
    }
}

} // namespace zahlmeister::app
