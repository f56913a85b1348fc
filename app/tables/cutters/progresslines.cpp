// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a progress table without a head.
#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "app/tables/cells/words.h"
#include "app/tables/cutters/cutters.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kFewestRows = 3;

/// What a line says of a person, and the words after that.
struct Row {
    qsizetype line = 0;
    QString number = {};
    QString name = {};
    QString rating = {};
    QStringList words = {};
};

std::optional<Row> rowOf(const QString& line, qsizetype at)
{
    constexpr qsizetype kLongestRow = 400; // characters; bounds what the pattern can try
    static const QRegularExpression kRow = anyCase(
        uR"(^(\d{1,4})[.)]? (\p{L}[^\d()]{2,60}?)(?: \(?(?:(?:DWZ|Elo|TWZ):? ?)?(\d{3,4})(?:-\d{1,3})?\)?)? ([\d+*-].*|spielfrei.*|sf .*)$)"_s);
    if (line.size() > kLongestRow || !isRowLine(line))
        return std::nullopt;
    const auto match = kRow.match(line.simplified());
    if (!match.hasMatch())
        return std::nullopt;
    return Row{at, match.captured(1), match.captured(2), match.captured(3), match.captured(4).split(u' ')};
}

bool isGame(const Cell& word)
{
    const ProgressCell cell = word.progress();
    return cell.kind == ProgressCell::Kind::Game && !cell.game.colour.isNull();
}

/// Words from the first on that only a progress table has, such as `12w1`.
qsizetype gamesOf(const Row& row, CellTexts& texts)
{
    const auto last = std::find_if(row.words.rbegin(), row.words.rend(),
                                   [&](const QString& word) { return isGame(texts.of(word)); });
    return row.words.rend() - last;
}

/// Whether the words are that many games or byes, and then only figures.
bool hasRounds(const Row& row, qsizetype rounds, CellTexts& texts)
{
    if (row.words.size() < rounds)
        return false;
    const auto end = row.words.begin() + rounds;
    return std::all_of(row.words.begin(), end,
                       [&](const QString& word) {
                           return texts.of(word).progress().kind != ProgressCell::Kind::Unreadable;
                       }) &&
           std::all_of(end, row.words.end(), [&](const QString& word) { return texts.of(word).points(); });
}

} // namespace

CutResult cutProgressLines(const TableText& text, CellTexts& texts)
{
    std::vector<Row> rows;
    qsizetype rounds = 0;
    for (qsizetype i = 0; i < text.lines.size(); ++i) {
        auto row = rowOf(text.lines[i], i);
        const qsizetype games = row ? gamesOf(*row, texts) : 0;
        if (games == 0)
            continue;
        rounds = std::max(rounds, games);
        rows.push_back(std::move(*row));
    }
    if (std::ssize(rows) < kFewestRows || rounds < 2)
        return {};
    const qsizetype figures = rows.front().words.size() - rounds;
    for (const Row& row : rows) {
        if (!hasRounds(row, rounds, texts) || row.words.size() - rounds != figures)
            return {};
    }
    TableGrid grid;
    for (const QString& line : text.lines.first(rows.front().line))
        addToCaption(grid, tidyCell(line));
    auto& head = grid.rows.emplace_back(std::vector<QString>{u"Nr."_s, u"Name"_s, u"TWZ"_s});
    for (qsizetype i = 1; i <= rounds; ++i)
        head.push_back(u"Runde %1"_s.arg(i));
    for (qsizetype i = 0; i < figures; ++i)
        head.push_back(i == 0 ? u"Punkte"_s : u"Wertung"_s);
    grid.lines.push_back(0);
    for (const Row& row : rows) {
        auto& cells = grid.rows.emplace_back(std::vector<QString>{row.number, row.name, row.rating});
        cells.insert(cells.end(), row.words.begin(), row.words.end());
        grid.lines.push_back(static_cast<int>(row.line) + 1);
    }
    return std::vector{std::move(grid)};
}

} // namespace zahlmeister::app
