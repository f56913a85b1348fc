// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/cutters/cutters.h"

#include <array>

#include <QRegularExpression>

#include "app/tables/cells/words.h"
#include "app/tables/cutters/compoundcells.h"
#include "app/tables/cutters/matches.h"
#include "app/text/htmltable.h"
#include "app/text/pastedtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::array kCutters{
    Cutter{"web page", CutBy::Markup, cutWebPage},
    Cutter{"markdown", CutBy::Markup, cutMarkdown},
    Cutter{"tabs", CutBy::Separators, cutAt<u'\t', 1>},
    Cutter{"semicolons", CutBy::Separators, cutAt<u';', 1>},
    Cutter{"bars", CutBy::Lines, cutAtBars},
    Cutter{"commas", CutBy::Separators, cutAt<u',', 2>},
    Cutter{"pairing list", CutBy::Lines, cutPairingList},
    Cutter{"progress lines", CutBy::Lines, cutProgressLines},
    Cutter{"gaps", CutBy::Lines, cutAtGaps},
    Cutter{"wide blanks", CutBy::Lines, cutAtWideBlanks},
    Cutter{"words", CutBy::Lines, cutAtWords},
    Cutter{"cell per line", CutBy::Separators, cutCellPerLine},
};

/// The cells of a page's tables, with tabs between them.
QString cellsOfPage(const QString& html)
{
    QString cells;
    const auto page = parseHtmlTables(html);
    for (const HtmlTable& table : page ? page->tables : std::vector<HtmlTable>()) {
        for (const auto& row : table.rows) {
            for (const HtmlCell& cell : row)
                cells += cell.text + u'\t';
            cells += u'\n';
        }
    }
    return cells;
}

ImportNote tooLarge(std::string what, std::string limit)
{
    return refusalNote(ImportCode::TooLarge, {std::move(what), std::move(limit)});
}

/// Every cut of the one table that a text without markup is.
TableCuts cutPlainText(const TableText& text, std::span<const Cutter> cutters, CellTexts& texts)
{
    TableCuts cuts;
    const bool isTall = text.lines.size() > kMaximumTableRows;
    for (const Cutter& cutter : cutters) {
        if (cutter.by == CutBy::Markup || (isTall && cutter.by == CutBy::Lines))
            continue;
        auto tables = cutter.cut(text, texts);
        if (tables && !tables->empty() && finishCut(tables->front(), texts))
            cuts.push_back(std::move(tables->front()));
    }
    return cuts;
}

/// The tables that signs of their own mark.
tl::expected<std::vector<TableCuts>, ImportNote> cutMarkup(const TableText& text,
                                                           std::span<const Cutter> cutters, CellTexts& texts)
{
    std::vector<TableCuts> tables;
    for (const Cutter& cutter : cutters) {
        if (cutter.by != CutBy::Markup)
            continue;
        auto found = cutter.cut(text, texts);
        if (!found)
            return tl::unexpected(found.error());
        for (TableGrid& grid : *found) {
            if (finishCut(grid, texts))
                tables.push_back({std::move(grid)});
        }
        if (!found->empty())
            return tables.empty() ? tl::unexpected(tooLarge("rows", std::to_string(kMaximumTableRows)))
                                  : tl::expected<std::vector<TableCuts>, ImportNote>(std::move(tables));
    }
    return tables;
}

} // namespace

std::span<const Cutter> generalCutters()
{
    return kCutters;
}

bool finishCut(TableGrid& grid, CellTexts& texts)
{
    tidyGrid(grid);
    if (!isWithinLimits(grid))
        return false;
    separateColumns(grid, texts);
    spreadMatches(grid, texts);
    return isWithinLimits(grid);
}

tl::expected<std::vector<TableCuts>, ImportNote> cutText(const QString& text, std::span<const Cutter> cutters,
                                                         CellTexts& texts)
{
    if (text.size() > kMaximumTableText)
        return tl::unexpected(tooLarge("text", std::to_string(kMaximumTableText / (1024 * 1024)) + " MiB"));
    TableText unified{.text = withLineFeeds(text)};
    const bool html = hasHtmlTable(unified.text);
    const auto isTooLong = [&] { return unified.text.count(u'\n') > kMaximumTableLines; };
    const bool page = !html && !isTooLong() && hasParagraphs(unified.text);
    if (page)
        unified.text = plainTextOfHtml(unified.text);
    if (!html && isTooLong())
        return tl::unexpected(tooLarge("rows", std::to_string(kMaximumTableRows)));
    if (!html)
        unified.lines = unified.text.split(u'\n');
    auto tables = cutMarkup(unified, cutters, texts);
    if (!tables || !tables->empty() || isTooLong())
        return tables;
    unified.lines = withoutMarks(unified.text.split(u'\n'));
    unified.text = unified.lines.join(u'\n');
    TableCuts cuts = cutPlainText(unified, cutters, texts);
    if (cuts.empty() && unified.lines.size() > kMaximumTableRows)
        return tl::unexpected(tooLarge("rows", std::to_string(kMaximumTableRows)));
    // Lines of the text are no lines of the page.
    for (TableGrid& grid : cuts) {
        if (page)
            grid.lines.assign(grid.rows.size(), 0);
    }
    if (!cuts.empty())
        tables->push_back(std::move(cuts));
    return tables;
}

std::vector<TableCuts> cutBlocks(const QString& text, std::span<const Cutter> cutters, CellTexts& texts)
{
    constexpr qsizetype kSmallestBlock = 3; // lines: a head and two people
    constexpr std::size_t kMostBlocks = 200;
    const QString unified = withLineFeeds(text.left(kMaximumTableText));
    std::vector<TableCuts> tables;
    if (hasHtmlTable(unified) || unified.count(u'\n') > kMaximumTableLines)
        return tables;
    const QStringList lines = withoutMarks(unified.split(u'\n'));
    // Markup has its own blocks.
    if (const auto marked = cutMarkdown({unified, lines}, texts); !marked || !marked->empty())
        return tables;
    QString caption;
    TableText block;
    const auto endBlock = [&](qsizetype end) {
        const auto before = static_cast<int>(end - block.lines.size());
        block.text = block.lines.join(u'\n');
        if (block.lines.size() >= kSmallestBlock && tables.size() < kMostBlocks) {
            TableCuts cuts = cutPlainText(block, cutters, texts);
            for (TableGrid& grid : cuts) {
                grid.caption = caption;
                for (int& line : grid.lines)
                    line += line > 0 ? before : 0;
            }
            if (!cuts.empty())
                tables.push_back(std::move(cuts));
            caption.clear();
        } else {
            caption += block.text + u'\n';
        }
        block = {};
    };
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty())
            endBlock(i);
        else
            block.lines.append(lines[i]);
    }
    endBlock(lines.size());
    return tables;
}

bool looksLikeMoreThanARange(const QString& text)
{
    constexpr qsizetype kLookedAt = 20'000; // characters
    constexpr qsizetype kFewestLetters = 3; // of a name
    const QString words = hasHtmlTable(text) ? cellsOfPage(text.left(kMaximumTableText)) : text;
    CellTexts texts;
    qsizetype named = 0;
    bool results = false;
    const QStringList lines = withLineFeeds(words.left(kLookedAt)).split(u'\n');
    static const QRegularExpression kBetween(uR"([\s;|,]+)"_s);
    for (const QString& line : lines) {
        named += lettersIn(line) >= kFewestLetters ? 1 : 0;
        for (const QString& word : line.left(kLongestLine).split(kBetween, Qt::SkipEmptyParts)) {
            const Cell& cell = texts.of(word);
            const TableColumn head = cell.head().column;
            if (isTellingHead(head) && !cell.number())
                return lines.size() > 1;
            results =
                results || (cell.games() && !cell.games()->empty()) || cell.isOpponent() || cell.isDiagonal();
        }
    }
    return named >= 2 && results;
}

TableGrid gridOfLines(const QStringList& lines)
{
    TableGrid grid;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString cell = isRule(lines[i]) ? QString() : tidyCell(lines[i]);
        grid.rows.push_back(cell.isEmpty() ? std::vector<QString>{} : std::vector<QString>{cell});
        grid.lines.push_back(static_cast<int>(i) + 1);
    }
    return grid;
}

bool isRowLine(const QString& line)
{
    static const QRegularExpression kRow(uR"(^\s*\d{1,4}[.)]?\s+\S)"_s);
    return line.size() <= kLongestLine && kRow.match(line).hasMatch() && lettersIn(line) >= 2;
}

void addToCaption(TableGrid& grid, const QString& line)
{
    if (!line.isEmpty())
        grid.caption += (grid.caption.isEmpty() ? QString() : u"\n"_s) + line;
}

} // namespace zahlmeister::app
