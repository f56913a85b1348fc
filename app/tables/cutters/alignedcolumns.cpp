// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that are held apart by blanks.
#include <algorithm>
#include <optional>

#include <QRegularExpression>

#include "app/tables/cells/words.h"
#include "app/tables/cutters/cutters.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

struct Body {
    std::vector<qsizetype> lines;  ///< of people
    std::optional<qsizetype> head; ///< the line before the first of them that is no rule
};

Body findBody(const QStringList& lines)
{
    Body body;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (isRowLine(lines[i]))
            body.lines.push_back(i);
    }
    if (body.lines.empty())
        return body;
    for (qsizetype i = body.lines.front() - 1; i >= 0 && !body.head; --i) {
        if (!lines[i].trimmed().isEmpty() && !isRule(lines[i]) && lines[i].size() <= kLongestLine)
            body.head = i;
    }
    return body;
}

struct Span {
    qsizetype from;
    qsizetype to; ///< after the last character
};

/// Columns are what lies between the gaps that go through all lines.
std::vector<Span> spansOf(const QStringList& lines, const Body& body)
{
    qsizetype widest = 0;
    for (const qsizetype i : body.lines)
        widest = std::max(widest, lines[i].size());
    std::vector<bool> used(static_cast<std::size_t>(widest), false);
    for (const qsizetype i : body.lines) {
        for (qsizetype at = 0; at < lines[i].size(); ++at) {
            if (!lines[i][at].isSpace())
                used[static_cast<std::size_t>(at)] = true;
        }
    }
    std::vector<Span> spans;
    for (qsizetype at = 0; at < widest; ++at) {
        const bool here = used[static_cast<std::size_t>(at)];
        const bool before = at > 0 && used[static_cast<std::size_t>(at) - 1];
        if (here && !before)
            spans.push_back({at, at + 1});
        else if (here)
            spans.back().to = at + 1;
    }
    return spans;
}

/// How far a word reaches over a column; negative: how far it is away.
qsizetype overlapOf(const Span& word, const Span& column)
{
    return std::min(word.to, column.to) - std::max(word.from, column.from);
}

/// The words of a head, each over the column that it is nearest to. Both go from left to right, so that only
/// the columns under a word and its two neighbours are looked at.
std::vector<QString> headCells(const QString& line, const std::vector<Span>& spans)
{
    static const QRegularExpression kSingle(uR"(\S+)"_s);
    std::vector<QString> cells(spans.size());
    std::size_t first = 0;
    auto words = kSingle.globalMatch(line);
    while (words.hasNext()) {
        const auto match = words.next();
        const Span word{match.capturedStart(), match.capturedEnd()};
        while (first + 1 < spans.size() && spans[first + 1].from <= word.from)
            ++first;
        std::size_t nearest = first;
        for (std::size_t i = first + 1; i < spans.size(); ++i) {
            if (overlapOf(word, spans[i]) > overlapOf(word, spans[nearest]))
                nearest = i;
            if (spans[i].from >= word.to)
                break;
        }
        cells[nearest] += (cells[nearest].isEmpty() ? u""_s : u" "_s) + match.captured();
    }
    return cells;
}

/// Whether a column has words in it, and not only numbers, results and colours.
bool isWordy(const QStringList& lines, const Body& body, const Span& span)
{
    const auto words = std::ranges::count_if(body.lines, [&](qsizetype i) {
        const QStringView cell = QStringView(lines[i]).mid(span.from, span.to - span.from);
        return lettersIn(cell) >= 2;
    });
    return words * 2 > std::ssize(body.lines);
}

/// Parts of names, clubs and cells between which all lines happen to have a blank belong together, when only
/// one head stands over them.
std::vector<Span> joinedSpans(const QStringList& lines, const Body& body, const std::vector<Span>& spans)
{
    const std::vector<QString> heads = headCells(lines[*body.head], spans);
    std::vector<Span> joined;
    bool hasHead = false; // of the last one joined
    bool wordy = false;
    for (std::size_t i = spans.size(); i-- > 0;) {
        const bool headHere = !heads[i].isEmpty();
        const bool wordyHere = isWordy(lines, body, spans[i]);
        const bool near = !joined.empty() && joined.back().from - spans[i].to == 1;
        if (near && wordy == wordyHere && !(hasHead && headHere)) {
            joined.back().from = spans[i].from;
            hasHead = hasHead || headHere;
        } else {
            joined.push_back(spans[i]);
            hasHead = headHere;
            wordy = wordyHere;
        }
    }
    std::ranges::reverse(joined);
    return joined;
}

} // namespace

CutResult cutAtGaps(const TableText& text, CellTexts&)
{
    const QStringList& lines = text.lines;
    const Body body = findBody(lines);
    if (body.lines.size() < 2)
        return {};
    auto spans = spansOf(lines, body);
    if (body.head && !spans.empty())
        spans = joinedSpans(lines, body, spans);
    if (spans.size() < 2 || spans.size() > static_cast<std::size_t>(kMaximumTableColumns))
        return {};
    TableGrid grid = gridOfLines(lines);
    for (const qsizetype i : body.lines) {
        std::vector<QString> cells;
        for (const Span& span : spans)
            cells.push_back(tidyCell(
                QStringView(lines[i]).mid(std::min(span.from, lines[i].size()), span.to - span.from)));
        grid.rows[static_cast<std::size_t>(i)] = std::move(cells);
    }
    if (body.head)
        grid.rows[static_cast<std::size_t>(*body.head)] = headCells(lines[*body.head], spans);
    return std::vector{std::move(grid)};
}

CutResult cutAtWideBlanks(const TableText& text, CellTexts&)
{
    static const QRegularExpression kBlanks(uR"(\s{2,})"_s);
    const Body body = findBody(text.lines);
    if (body.lines.size() < 2)
        return {};
    TableGrid grid = gridOfLines(text.lines);
    const auto cut = [&](qsizetype i) {
        const QStringList cells = text.lines[i].trimmed().split(kBlanks);
        grid.rows[static_cast<std::size_t>(i)] = {cells.begin(), cells.end()};
        return cells.size();
    };
    const qsizetype count = cut(body.lines.front());
    // An empty cell would move all that follow.
    if (count < 2 || !std::ranges::all_of(body.lines, [&](qsizetype i) { return cut(i) == count; }))
        return {};
    if (body.head)
        cut(*body.head);
    return std::vector{std::move(grid)};
}

} // namespace zahlmeister::app
