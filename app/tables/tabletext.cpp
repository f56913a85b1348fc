// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/tabletext.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include <QRegularExpression>
#include <QStringList>

#include "app/tables/alignedtext.h"
#include "app/tables/stackedcells.h"
#include "app/tables/tablecell.h"
#include "app/tables/tableheader.h"
#include "app/tables/tableshape.h"
#include "app/tables/tablesplit.h"
#include "app/text/htmltable.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

using Candidates = std::vector<TableGrid>;

/// As written, before the empty ones at the ends of rows are left out.
constexpr int kMaximumTableFields = 2 * kMaximumTableCells;

/// Layouts of web pages are tables, too; the ones that matter are bigger.
constexpr std::size_t kSmallestHtmlTable = 2;

/// Fields between separators; quotation marks hold separators and line ends together. Ends early when there
/// are more rows or fields than a table may have.
TableGrid separatedGrid(const QString& text, QChar separator)
{
    TableGrid grid;
    int line = 1;
    grid.rows.emplace_back();
    grid.lines.push_back(line);
    QString field;
    bool quoted = false;
    int fields = 0;
    const auto endField = [&] {
        grid.rows.back().push_back(tidyCell(std::exchange(field, {})));
        ++fields;
    };
    const auto isTooLarge = [&] {
        return grid.rowCount() > kMaximumTableRows || fields > kMaximumTableFields;
    };
    for (qsizetype i = 0; i < text.size() && !isTooLarge(); ++i) {
        const QChar c = text[i];
        line += c == u'\n' ? 1 : 0;
        if (c == u'"' && quoted && i + 1 < text.size() && text[i + 1] == u'"') {
            field += c;
            ++i;
        } else if (c == u'"' && (quoted || QStringView(field).trimmed().isEmpty())) {
            quoted = !quoted;
        } else if (quoted || (c != separator && c != u'\n')) {
            field += c;
        } else {
            endField();
            if (c == u'\n') {
                grid.rows.emplace_back();
                grid.lines.push_back(line);
            }
        }
    }
    endField();
    return grid;
}

// what converters of web pages drop

/// Of a place that several share, the lower ones may be empty, and dropped: the name stands first then.
void mendRanks(TableGrid& grid, std::size_t headRow)
{
    const auto& head = grid.rows[headRow];
    const TableColumn first = head.empty() ? TableColumn::Unknown : meaningOfHead(head.front()).column;
    if ((first != TableColumn::Rank && first != TableColumn::Number) || head.size() < 3 ||
        meaningOfHead(head[1]).column != TableColumn::Name)
        return;
    const auto isName = [](const QString& text) { return text.size() > 3 && isNameLike(plainCell(text)); };
    for (std::size_t row = headRow + 1; row < grid.rows.size(); ++row) {
        auto& cells = grid.rows[row];
        if (cells.size() >= 3 && isName(cells[0]) && !isName(cells[1]) && !cells[1].isEmpty())
            cells.insert(cells.begin(), QString());
    }
}

/// A column without a head that only some rows have, such as J for youth, was dropped where it is empty: the
/// ratings stand in two columns then. Moves them into the one with the head.
void mendRatings(TableGrid& grid, std::size_t headRow)
{
    constexpr qsizetype kLongestMark = 2;
    const auto& head = grid.rows[headRow];
    const auto isRating = [](const QString& text) {
        const TableColumn column = meaningOfHead(text).column;
        return column == TableColumn::Dwz || column == TableColumn::Elo || column == TableColumn::Twz;
    };
    const auto found = std::ranges::find_if(head, isRating);
    const auto at = static_cast<std::size_t>(found - head.begin());
    if (at + 1 >= head.size() || !head[at + 1].isEmpty())
        return;
    const auto isMark = [](const QString& text) {
        return text.size() <= kLongestMark && std::ranges::all_of(text, [](QChar c) { return c.isLetter(); });
    };
    std::vector<std::size_t> shifted;
    for (std::size_t row = headRow + 1; row < grid.rows.size(); ++row) {
        const auto& cells = grid.rows[row];
        if (at + 1 >= cells.size() || cells[at + 1].isEmpty())
            continue;
        if (cells[at].isEmpty() || !isMark(cells[at]) || !ratingOfCell(plainCell(cells[at + 1])))
            return;
        shifted.push_back(row);
    }
    for (const std::size_t row : shifted)
        std::swap(grid.rows[row][at], grid.rows[row][at + 1]);
}

/// Brings back what empty cells that were dropped moved.
void mend(TableGrid& grid)
{
    constexpr std::size_t kSearched = 80;
    for (std::size_t row = 0; row < std::min(grid.rows.size(), kSearched); ++row) {
        const bool named = std::ranges::any_of(grid.rows[row], [](const QString& text) {
            return meaningOfHead(text).column == TableColumn::Name;
        });
        if (!named || grid.rows[row].size() < 3)
            continue;
        mendRanks(grid, row);
        mendRatings(grid, row);
        return;
    }
}

/// Bars at both ends of a line are a frame, not fields.
TableGrid barGrid(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        line = line.trimmed();
        for (const QChar corner : {u'\u2502', u'\u2503', u'\u2551'})
            line.replace(corner, u'|');
        if (line.startsWith(u'|'))
            line.remove(0, 1);
        if (line.endsWith(u'|'))
            line.chop(1);
    }
    TableGrid grid;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        auto& row = grid.rows.emplace_back();
        for (const QString& cell : lines[i].split(u'|'))
            row.push_back(tidyCell(cell));
        grid.lines.push_back(static_cast<int>(i) + 1);
    }
    mend(grid);
    return grid;
}

// Markdown

/// `---`, with colons at its ends that align the column.
bool isMarkdownRuleCell(QStringView cell)
{
    cell = cell.trimmed();
    if (cell.startsWith(u':'))
        cell = cell.sliced(1);
    if (cell.endsWith(u':'))
        cell.chop(1);
    return !cell.isEmpty() && std::ranges::all_of(cell, [](QChar c) { return c == u'-'; });
}

bool isMarkdownRule(const QString& line)
{
    QStringView cells = QStringView(line).trimmed();
    if (cells.startsWith(u'|'))
        cells = cells.sliced(1);
    if (cells.endsWith(u'|'))
        cells.chop(1);
    return cells.contains(u'|') && std::ranges::all_of(cells.split(u'|'), isMarkdownRuleCell);
}

QString markdownCell(const QString& raw)
{
    // Neither part goes on beyond another bracket, so that no sign is looked at more than twice.
    static const QRegularExpression kLink(uR"(!?\[([^\[\]]*)\]\([^)\[]*\))"_s);
    QString cell = tidyCell(raw);
    cell.replace(kLink, u"\\1"_s);
    for (const QString& mark : {u"**"_s, u"__"_s, u"`"_s}) {
        if (cell.size() > 2 * mark.size() && cell.startsWith(mark) && cell.endsWith(mark))
            cell = cell.mid(mark.size(), cell.size() - 2 * mark.size());
    }
    cell.replace(u"\\*"_s, u"*"_s)
        .replace(u"\\-"_s, u"-"_s)
        .replace(u"\\_"_s, u"_"_s)
        .replace(u"\\\\"_s, u"\\"_s);
    return cell.trimmed();
}

std::vector<QString> markdownRow(QString line)
{
    constexpr QChar kEscapedBar(0xe000); // private use: stands for a bar that separates nothing
    line = line.trimmed();
    line.replace(u"\\|"_s, QString(kEscapedBar));
    if (line.startsWith(u'|'))
        line.remove(0, 1);
    if (line.endsWith(u'|'))
        line.chop(1);
    std::vector<QString> cells;
    for (QString cell : line.split(u'|')) {
        cell.replace(kEscapedBar, u'|');
        cells.push_back(markdownCell(cell));
    }
    return cells;
}

/// The value of `title: "Vereinsmeisterschaft"` in the head of a page.
std::optional<QString> markdownTitle(const QString& line)
{
    const auto at = line.indexOf(u':');
    const QStringView key = QStringView(line).left(std::max<qsizetype>(at, 0)).trimmed();
    if (key.compare("title"_L1, Qt::CaseInsensitive) != 0 &&
        key.compare("titel"_L1, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    QStringView value = QStringView(line).sliced(at + 1).trimmed();
    const auto isQuote = [](QChar c) { return c == u'"' || c == u'\''; };
    if (!value.isEmpty() && isQuote(value.front()))
        value = value.sliced(1);
    if (!value.isEmpty() && isQuote(value.back()))
        value.chop(1);
    return value.toString();
}

/// The words of a line between tables: headings without their signs, titles of the page's head.
QString markdownCaption(QString line)
{
    static const QRegularExpression kKey(uR"(^[a-z_]+:\s)"_s);
    if (const auto title = markdownTitle(line))
        return *title;
    while (line.startsWith(u'#') || line.startsWith(u'*'))
        line.remove(0, 1);
    while (line.endsWith(u'#') || line.endsWith(u'*'))
        line.chop(1);
    line = line.trimmed();
    return line == "---"_L1 || kKey.match(line).hasMatch() ? QString() : line;
}

std::vector<Candidates> markdownGrids(const QStringList& lines)
{
    std::vector<Candidates> tables;
    QString caption;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool begins = i + 1 < lines.size() && lines[i].contains(u'|') && isMarkdownRule(lines[i + 1]);
        if (!begins) {
            const QString words = markdownCaption(lines[i]);
            if (!words.isEmpty())
                caption += (caption.isEmpty() ? u""_s : u"\n"_s) + words;
            continue;
        }
        TableGrid grid{.caption = std::exchange(caption, {})};
        for (; i < lines.size() && lines[i].contains(u'|'); ++i) {
            if (isMarkdownRule(lines[i]))
                continue;
            grid.rows.push_back(markdownRow(lines[i]));
            grid.lines.push_back(static_cast<int>(i) + 1);
        }
        --i;
        mend(grid);
        tables.push_back({std::move(grid)});
    }
    return tables;
}

// HTML

/// A head that spans the columns of several games stands over each of them; what spans the whole table is a
/// title.
void repeatSpanningHeads(std::vector<HtmlCell>& row)
{
    const auto isCell = [](const HtmlCell& cell) { return !cell.continued; };
    if (std::ranges::count_if(row, isCell) < 2)
        return;
    for (std::size_t i = 1; i < row.size(); ++i) {
        const TableColumn left = meaningOfHead(row[i - 1].text).column;
        if (row[i].continued && row[i].text.isEmpty() &&
            (left == TableColumn::Opponent || left == TableColumn::Round))
            row[i].text = row[i - 1].text;
    }
}

/// The lines of a cell, each tidy.
QString linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (const QString tidied = tidyCell(line); !tidied.isEmpty())
            lines.append(tidied);
    }
    return lines.join(u'\n');
}

tl::expected<std::vector<Candidates>, ImportNote> htmlGrids(const QString& text)
{
    auto page = parseHtmlTables(text);
    if (!page)
        return tl::unexpected(page.error());
    std::vector<Candidates> tables;
    for (HtmlTable& table : page->tables) {
        TableGrid grid{.caption = table.caption};
        // Every table has the title in its caption: it must not be a book.
        constexpr qsizetype kLongestTitle = 500;
        constexpr std::size_t kLinesBefore = 50; // the nearest; above them is the rest of the page
        const std::size_t far = table.before.size() - std::min(table.before.size(), kLinesBefore);
        // Headings say more than the lines between them, and the page's title says least.
        for (const bool heading : {true, false}) {
            for (const HtmlText& before : std::span(table.before).subspan(far)) {
                if ((before.level > 0) == heading)
                    grid.caption += u'\n' + before.text;
            }
        }
        grid.caption += u'\n' + page->title.left(kLongestTitle);
        std::size_t widest = 0;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (i == 0)
                repeatSpanningHeads(table.rows[i]);
            auto& row = grid.rows.emplace_back();
            for (const HtmlCell& cell : table.rows[i])
                row.push_back(linesOf(cell.text));
            widest = std::max(widest, row.size());
        }
        grid.lines = std::move(table.rowLines);
        if (grid.rows.size() >= kSmallestHtmlTable && widest >= kSmallestHtmlTable)
            tables.push_back({std::move(grid)});
    }
    return tables;
}

// all other text

int linesWith(const QStringList& lines, QChar sign, int atLeast)
{
    return static_cast<int>(
        std::ranges::count_if(lines, [&](const QString& line) { return line.count(sign) >= atLeast; }));
}

/// One sign for the end of a line, and one for a blank: columns of text copied from a page are held apart by
/// blanks of all kinds.
QString withLineFeeds(QString text)
{
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').remove(QChar(0));
    for (const char16_t blank : {u'\u00a0', u'\u2007', u'\u2009', u'\u202f'})
        text.replace(QChar(blank), u' ');
    return text;
}

/// Lines without the marks of a mail that is answered, and of lists: `> 1. Müller`, `• Müller - Groß 1:0`.
QStringList withoutMarks(QStringList lines)
{
    constexpr int kFewest = 2;
    static const QRegularExpression kQuoted(uR"(^ ?(?:> ?)+)"_s);
    static const QRegularExpression kItem(uR"(^\s*[\x{2022}\x{2023}\x{25aa}\x{00b7}*-] +(?=\p{L}))"_s);
    for (const QRegularExpression* mark : {&kQuoted, &kItem}) {
        const auto isMarked = [&](const QString& line) { return mark->match(line).hasMatch(); };
        if (std::ranges::count_if(lines, isMarked) < kFewest)
            continue;
        for (QString& line : lines)
            line.remove(*mark);
    }
    return lines;
}

/// A page whose games stand in lists or paragraphs.
bool isPageWithoutTable(const QString& text)
{
    static const QRegularExpression kTag(uR"(<(?:li|br|p|div|h[1-6])[\s>/])"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return !hasHtmlTable(text) && kTag.match(text).hasMatch();
}

/// Pairings as they are copied out of Swiss-Chess: fields between tabs and no head.
std::optional<TableGrid> swissChessPairings(const QStringList& lines)
{
    static const QRegularExpression kPairing(
        uR"(^\d{1,4}\t\d{1,4}\t[^\t]{2,60}\t[^\t]{0,4}\t\([\d\x{00bd}., ]{0,5}\)\t-\t(?:\d{1,4})?\t[^\t]{2,60}\t)"
        uR"([^\t]{0,4}\t(?:\([\d\x{00bd}., ]{0,5}\))?(?:\t[^\t]{0,9}){0,5}$)"_s);
    constexpr qsizetype kLongestLine = 300;
    TableGrid grid;
    for (qsizetype i = 0; i < lines.size() && grid.rowCount() <= kMaximumTableRows; ++i) {
        const QString& line = lines[i];
        if (line.size() <= kLongestLine && kPairing.match(line).hasMatch()) {
            QStringList cells = line.split(u'\t');
            const QString result = cells.mid(10, 3).join(u' ').simplified();
            cells = cells.first(10);
            auto& row = grid.rows.emplace_back(cells.begin(), cells.end());
            row.push_back(result);
            grid.lines.push_back(static_cast<int>(i) + 1);
        } else if (grid.rows.empty() && line.size() <= kLongestLine && !line.startsWith(u'<')) {
            grid.caption += line + u'\n';
        }
    }
    if (grid.rows.size() < 2)
        return std::nullopt;
    grid.rows.insert(grid.rows.begin(),
                     {u"Tisch"_s, u"TNr"_s, u"Teilnehmer"_s, u"Titel"_s, u"Punkte"_s, u"-"_s, u"TNr"_s,
                      u"Teilnehmer"_s, u"Titel"_s, u"Punkte"_s, u"Ergebnis"_s});
    grid.lines.insert(grid.lines.begin(), grid.lines.front());
    return grid;
}

Candidates plainGrids(const QString& text, const QStringList& lines)
{
    Candidates grids;
    if (auto pairings = swissChessPairings(lines))
        grids.push_back(std::move(*pairings));
    if (linesWith(lines, u'\t', 1) >= 2)
        grids.push_back(separatedGrid(text, u'\t'));
    if (linesWith(lines, u';', 1) >= 2)
        grids.push_back(separatedGrid(text, u';'));
    const bool tall = lines.size() > kMaximumTableRows;
    if (!tall && linesWith(lines, u'|', 1) + linesWith(lines, u'\u2502', 1) >= 2)
        grids.push_back(barGrid(text));
    if (linesWith(lines, u',', 2) >= 2)
        grids.push_back(separatedGrid(text, u','));
    for (TableGrid& grid : alignedGrids(lines))
        grids.push_back(std::move(grid));
    if (auto stacked = gridOfStackedCells(lines))
        grids.push_back(std::move(*stacked));
    return grids;
}

void tidy(Candidates& candidates)
{
    for (TableGrid& grid : candidates)
        tidyGrid(grid);
    std::erase_if(candidates, [](const TableGrid& grid) { return !isWithinLimits(grid); });
    for (TableGrid& grid : candidates)
        separateColumns(grid);
    std::erase_if(candidates, [](const TableGrid& grid) { return !isWithinLimits(grid); });
}

} // namespace

tl::expected<std::vector<std::vector<TableGrid>>, ImportNote> gridsOfText(const QString& text)
{
    if (text.size() > kMaximumTableText) {
        return tl::unexpected(
            ImportNote{ImportCode::TooLarge,
                       ImportLevel::Refused,
                       {"text", std::to_string(kMaximumTableText / (1024 * 1024)) + " MiB"}});
    }
    QString unified = withLineFeeds(text);
    std::vector<Candidates> tables;
    const bool page = isPageWithoutTable(unified);
    if (page)
        unified = plainTextOfHtml(unified);
    if (hasHtmlTable(unified)) {
        auto read = htmlGrids(unified);
        if (!read)
            return tl::unexpected(read.error());
        tables = std::move(*read);
    }
    QStringList lines = unified.split(u'\n');
    if (tables.empty())
        tables = markdownGrids(lines);
    if (tables.empty()) {
        lines = withoutMarks(lines);
        tables.push_back(plainGrids(lines.join(u'\n'), lines));
        // Lines of the text are no lines of the page.
        for (TableGrid& grid : tables.back()) {
            if (page)
                grid.lines.assign(grid.rows.size(), 0);
        }
    }
    for (Candidates& candidates : tables) {
        tidy(candidates);
        if (candidates.empty() && lines.size() > kMaximumTableRows) {
            return tl::unexpected(ImportNote{
                ImportCode::TooLarge, ImportLevel::Refused, {"rows", std::to_string(kMaximumTableRows)}});
        }
    }
    std::erase_if(tables, [](const Candidates& candidates) { return candidates.empty(); });
    return tables;
}

std::vector<std::vector<TableGrid>> gridsOfBlocks(const QString& text)
{
    constexpr qsizetype kSmallestBlock = 3; // lines: a head and two people
    constexpr std::size_t kMostBlocks = 200;
    std::vector<Candidates> tables;
    QString caption;
    QStringList block;
    int firstLine = 1;
    const auto endBlock = [&] {
        if (block.size() >= kSmallestBlock && tables.size() < kMostBlocks) {
            Candidates candidates = plainGrids(block.join(u'\n'), block);
            for (TableGrid& grid : candidates) {
                grid.caption = caption;
                for (int& line : grid.lines)
                    line += line > 0 ? firstLine - 1 : 0;
            }
            tidy(candidates);
            if (!candidates.empty())
                tables.push_back(std::move(candidates));
            caption.clear();
        } else {
            caption += block.join(u'\n') + u'\n';
        }
        block.clear();
    };
    const QStringList lines = withoutMarks(withLineFeeds(text.left(kMaximumTableText)).split(u'\n'));
    // Markup has its own blocks.
    if (hasHtmlTable(text) || std::ranges::any_of(lines, isMarkdownRule))
        return tables;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].trimmed().isEmpty()) {
            endBlock();
            continue;
        }
        if (block.isEmpty())
            firstLine = static_cast<int>(i) + 1;
        block.append(lines[i]);
    }
    endBlock();
    return tables;
}

} // namespace zahlmeister::app
