// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheetcomposer.h"

#include <algorithm>
#include <numeric>

#include "ui/print/samplemark.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

// All in millimetres.
constexpr double kRowHeight = 4.8;    // 9 pt on a line of 13.6 pt
constexpr double kRowBaseline = 3.45; // from the top of a row
constexpr double kBodyLine = 4.2;
constexpr double kNoteLine = 3.7;
constexpr double kTitleLine = 7.2;
constexpr double kHeadPadding = 1.0;
constexpr double kHeadSymbolLine = 3.6;
constexpr double kHeadWordsLine = 3.1;
constexpr double kFooterSpace = 6.5;   // between text area and margin
constexpr double kFooterRuleGap = 3.4; // above the footer's baseline
constexpr double kRunningHeadSpace = 8.0;
constexpr double kStrongRule = 0.5 * kMillimetresPerPoint;
constexpr double kUnderlineGap = 0.55; // below the baseline
constexpr double kFactGap = 6.0;       // between columns of facts
constexpr double kWidestText = 180.0;  // longer lines are hard to read
constexpr int kTitleLines = 3;

double lineHeightOf(FontRole role)
{
    return role == FontRole::Note || role == FontRole::NoteStrong ? kNoteLine : kBodyLine;
}

/// How many lines of a text stay on one page with the line `at`: neither the first nor the last stands alone.
qsizetype linesKeptTogether(qsizetype at, qsizetype count)
{
    if (at == 0)
        return count <= 3 ? count : 2;
    return at == count - 2 ? 2 : 1;
}

/// Longer texts in titles, heads and cells come from damaged files; of these the beginning tells enough.
constexpr qsizetype kLongestCell = 1000; // characters

bool isTooLong(const SheetCell& cell)
{
    return cell.text.size() > kLongestCell;
}

QString shortened(const QString& text)
{
    return text.size() > kLongestCell ? QString(text.left(kLongestCell) + u'…') : text;
}

double heightOf(const SheetTable& table)
{
    return table.rowHeight > 0 ? table.rowHeight : kRowHeight;
}

} // namespace

SheetComposer::SheetComposer(const SheetFonts& fonts, QPageLayout::Orientation orientation) : m_fonts(fonts)
{
    m_layout.orientation = orientation;
    m_layout.fontFamily = fonts.family();
    m_left = kPageMargin;
    m_right = m_layout.pageSize().width() - kPageMargin;
    m_bottom = m_layout.pageSize().height() - kPageMargin - kFooterSpace;
}

void SheetComposer::beginSection(const QString& runningHead)
{
    m_endBefore = m_y;
    m_sections.push_back({m_layout.pages.size(), shortened(runningHead)});
    newPage();
}

void SheetComposer::newPage()
{
    m_layout.pages.emplace_back();
    m_y = kPageMargin;
    if (m_layout.pages.size() == m_sections.back().firstPage + 1)
        return;
    const QString head =
        m_fonts.elided(FontRole::NoteStrong, m_sections.back().runningHead, m_right - m_left);
    place(head, FontRole::NoteStrong, m_left, m_y + 3);
    m_y += kRunningHeadSpace;
}

bool SheetComposer::ensure(double millimetres)
{
    if (m_y + millimetres <= m_bottom)
        return false;
    newPage();
    return true;
}

void SheetComposer::place(const QString& text, FontRole role, double x, double baseline)
{
    page().runs.push_back({x, baseline, m_fonts.width(role, text), text, role, Alignment::Left});
}

void SheetComposer::placeIndexed(const QString& text, FontRole role, double x, double baseline)
{
    for (TextRun& run : indexedRuns(m_fonts, role, text, x, baseline))
        page().runs.push_back(std::move(run));
}

void SheetComposer::rule(double y, double thickness)
{
    page().rules.push_back({m_left, y, m_right, y, thickness});
}

void SheetComposer::title(const QString& kind, const QString& text)
{
    const QString mark = sheetMark();
    const QString marked = mark.isEmpty() ? kind : mark + u" · "_s + kind;
    for (const QString& line : m_fonts.wrapped(FontRole::Note, marked, m_right - m_left)) {
        place(line, FontRole::Note, m_left, m_y + 3);
        m_y += kNoteLine;
    }
    m_y += 0.5;
    QStringList lines = m_fonts.wrapped(FontRole::Title, shortened(text), m_right - m_left);
    if (lines.size() > kTitleLines) {
        // The elided line says enough of such a title; a page of it would say no more.
        const QString rest = QStringList(lines.mid(kTitleLines - 1)).join(u' ');
        lines = lines.mid(0, kTitleLines - 1);
        lines.append(m_fonts.elided(FontRole::Title, rest, m_right - m_left));
    }
    for (const QString& line : lines) {
        place(line, FontRole::Title, m_left, m_y + 5.6);
        m_y += kTitleLine;
    }
    m_y += 1.2;
    rule(m_y, kStrongRule);
    m_y += 1.6;
}

void SheetComposer::facts(std::vector<SheetFact> facts)
{
    constexpr double kLabelGap = 2;
    std::erase_if(facts, [](const SheetFact& fact) { return fact.value.isEmpty(); });
    for (SheetFact& fact : facts)
        fact.value = shortened(fact.value);
    const std::size_t columns = m_layout.orientation == QPageLayout::Portrait ? 3 : 4;
    std::vector<double> labels(columns, 0);
    std::vector<double> values(columns, 0);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        double& label = labels[i % columns];
        label =
            std::max(label, indexedWidth(m_fonts, FontRole::Note, withIndices(facts[i].label)) + kLabelGap);
        double& value = values[i % columns];
        value = std::max(value, m_fonts.width(FontRole::Body, facts[i].value));
    }
    // Values share what the labels leave: as much as they need, else in proportion to their need.
    const double gaps = kFactGap * static_cast<double>(columns - 1);
    const double room = m_right - m_left - gaps - std::accumulate(labels.begin(), labels.end(), 0.0);
    const double needed = std::accumulate(values.begin(), values.end(), 0.0);
    const double stretch = needed > room ? 0 : (room - needed) / static_cast<double>(columns);
    for (double& value : values)
        value = needed > room ? value * room / needed : value + stretch;

    for (std::size_t first = 0; first < facts.size(); first += columns) {
        std::size_t lineCount = 1;
        double x = m_left;
        for (std::size_t i = first; i < std::min(first + columns, facts.size()); ++i) {
            const std::size_t column = i - first;
            const QStringList lines = m_fonts.wrapped(FontRole::Body, facts[i].value, values[column]);
            placeIndexed(withIndices(facts[i].label), FontRole::Note, x, m_y + kRowBaseline);
            for (qsizetype line = 0; line < lines.size(); ++line) {
                place(lines[line], FontRole::Body, x + labels[column],
                      m_y + kRowBaseline + kBodyLine * static_cast<double>(line));
            }
            lineCount = std::max(lineCount, static_cast<std::size_t>(lines.size()));
            x += labels[column] + values[column] + kFactGap;
        }
        m_y += kBodyLine * static_cast<double>(lineCount) + 0.4;
    }
}

void SheetComposer::tableHead(const SheetTable& table, const std::vector<ColumnPlace>& places)
{
    const bool hasSymbols = std::any_of(table.columns.begin(), table.columns.end(),
                                        [](const SheetColumn& column) { return !column.symbol.isEmpty(); });
    qsizetype wordLines = 0;
    for (const ColumnPlace& column : places)
        wordLines = std::max(wordLines, column.words.size());
    const double symbolHeight = hasSymbols ? kHeadSymbolLine : 0;
    const double height = 2 * kHeadPadding + symbolHeight + kHeadWordsLine * static_cast<double>(wordLines);

    page().shades.push_back({m_left, m_y, m_right - m_left, height, kMaximumGrey});
    rule(m_y, kStrongRule);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const SheetColumn& column = table.columns[i];
        const auto line = [&](const QString& text, FontRole role, double baseline) {
            const QString indexed = withIndices(text);
            const double free = places[i].width - 2 * table.padding - indexedWidth(m_fonts, role, indexed);
            const double shift = column.alignment == Alignment::Left     ? 0
                                 : column.alignment == Alignment::Centre ? free / 2
                                                                         : free;
            placeIndexed(indexed, role, places[i].x + table.padding + shift, baseline);
        };
        if (!column.symbol.isEmpty())
            line(column.symbol, FontRole::HeadStrong, m_y + kHeadPadding + 2.8);
        const QStringList& words = places[i].words;
        for (qsizetype word = 0; word < words.size(); ++word) {
            line(words[word], FontRole::Head,
                 m_y + kHeadPadding + symbolHeight + 2.3 + kHeadWordsLine * static_cast<double>(word));
        }
    }
    m_y += height;
    rule(m_y, kStrongRule);
}

double SheetComposer::rowHeight(const SheetTable& table, const SheetRow& row,
                                const std::vector<ColumnPlace>& places) const
{
    qsizetype lines = 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (!table.columns[i].wraps)
            continue;
        const SheetCell& cell = row.cells[i];
        lines = std::max(lines,
                         m_fonts.wrapped(cell.role, cell.text, places[i].width - 2 * table.padding).size());
    }
    return heightOf(table) + kBodyLine * static_cast<double>(lines - 1);
}

void SheetComposer::cell(const SheetColumn& column, const SheetCell& cell, const ColumnPlace& place,
                         double baseline, double padding)
{
    const double left = place.x + padding;
    const double room = place.width - 2 * padding;
    if (column.wraps) {
        const QStringList lines = m_fonts.wrapped(cell.role, cell.text, room);
        for (qsizetype i = 0; i < lines.size(); ++i)
            this->place(lines[i], cell.role, left, baseline + kBodyLine * static_cast<double>(i));
        return;
    }
    const QString text = m_fonts.elided(cell.role, cell.text, room);
    const double width = m_fonts.width(cell.role, text);
    double x = left;
    Alignment alignment = column.alignment;
    if (cell.axis >= 0) {
        alignment = Alignment::Decimal;
        x = place.axis - m_fonts.width(cell.role, text.left(cell.axis));
    } else if (alignment == Alignment::Centre) {
        x += (room - width) / 2;
    } else if (alignment != Alignment::Left) {
        x += room - width;
    }
    page().runs.push_back({x, baseline, width, text, cell.role, alignment});
    if (cell.underlined)
        page().rules.push_back(
            {x, baseline + kUnderlineGap, x + width, baseline + kUnderlineGap, kStrongRule});
}

void SheetComposer::tableRow(const SheetTable& table, const SheetRow& row,
                             const std::vector<ColumnPlace>& places, double height)
{
    if (row.ruledAbove)
        rule(m_y, kStrongRule);
    const double baseline = m_y + kRowBaseline - (kRowHeight - heightOf(table)) / 2;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (row.cells[i].grey > 0)
            page().shades.push_back({places[i].x, m_y, places[i].width, height, row.cells[i].grey});
        if (!row.cells[i].text.isEmpty())
            cell(table.columns[i], row.cells[i], places[i], baseline, table.padding);
    }
    m_y += height;
    rule(m_y, kHairline);
}

void SheetComposer::table(const SheetTable& table)
{
    const auto hasTooLong = [](const SheetRow& row) { return std::ranges::any_of(row.cells, isTooLong); };
    if (std::ranges::any_of(table.rows, hasTooLong)) {
        SheetTable shorter = table;
        for (SheetRow& row : shorter.rows) {
            for (SheetCell& cell : row.cells)
                cell.text = shortened(cell.text);
        }
        setTable(shorter);
    } else {
        setTable(table);
    }
}

void SheetComposer::setTable(const SheetTable& table)
{
    const std::vector<ColumnPlace> places = placeColumns(m_fonts, table, m_left, m_right - m_left);
    std::vector<double> heights;
    for (const SheetRow& row : table.rows)
        heights.push_back(rowHeight(table, row, places));
    const auto endOfGroup = [&](std::size_t first) {
        std::size_t end = first + 1;
        while (end < table.rows.size() && table.rows[end].keepsWithPrevious)
            ++end;
        return end;
    };
    const auto heightOfGroup = [&](std::size_t first) {
        return std::accumulate(&heights[first], heights.data() + endOfGroup(first), 0.0);
    };

    ensure(20); // a head with no row below would be lost at the bottom of a page
    tableHead(table, places);
    std::size_t last = table.rows.empty() ? 0 : table.rows.size() - 1;
    while (last > 0 && table.rows[last].keepsWithPrevious)
        --last;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        double needed = table.rows[i].keepsWithPrevious ? heights[i] : heightOfGroup(i);
        // The last row alone would be lost at the top of a page, so the one before goes there with it.
        if (!table.rows[i].keepsWithPrevious && endOfGroup(i) == last)
            needed += heightOfGroup(last);
        if (ensure(needed))
            tableHead(table, places);
        tableRow(table, table.rows[i], places, heights[i]);
    }
    rule(m_y, kStrongRule);
}

void SheetComposer::legend(const QString& heading, const std::vector<SheetEntry>& entries)
{
    if (entries.empty())
        return;
    double termWidth = 0;
    for (const SheetEntry& entry : entries)
        termWidth = std::max(termWidth, indexedWidth(m_fonts, FontRole::NoteStrong, withIndices(entry.term)));
    const double textX = m_left + (termWidth > 0 ? termWidth + 2.5 : 0);
    const double textWidth = std::min(m_right, m_left + kWidestText) - textX;

    ensure(6 + 2 * kNoteLine);
    m_y += 1;
    place(heading, FontRole::NoteStrong, m_left, m_y + 3);
    m_y += 4.8;
    for (const SheetEntry& entry : entries) {
        const QStringList lines = indexedLines(m_fonts, FontRole::Note, entry.text, textWidth);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            ensure(kNoteLine * static_cast<double>(linesKeptTogether(i, lines.size())));
            if (i == 0)
                placeIndexed(withIndices(entry.term), FontRole::NoteStrong, m_left, m_y + 2.8);
            placeIndexed(lines[i], FontRole::Note, textX, m_y + 2.8);
            m_y += kNoteLine;
        }
        m_y += 0.5;
    }
}

void SheetComposer::paragraph(const QString& text, FontRole role, double indent)
{
    const double room = std::min(m_right - m_left, kWidestText) - indent;
    const QStringList lines = indexedLines(m_fonts, role, text, room);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        ensure(lineHeightOf(role) * static_cast<double>(linesKeptTogether(i, lines.size())));
        placeIndexed(lines[i], role, m_left + indent, m_y + 0.75 * lineHeightOf(role));
        m_y += lineHeightOf(role);
    }
}

void SheetComposer::chart(Chart chart, double height)
{
    if (chart.isEmpty())
        return;
    ensure(height);
    page().charts.push_back({m_left, m_y, width(), height, std::make_shared<const Chart>(std::move(chart))});
    m_y += height;
}

void SheetComposer::shareLastPage()
{
    constexpr double kBetween = 10; // for the scissors
    const std::size_t first = m_sections.back().firstPage;
    const bool isAlone = m_sections.size() > 1 && m_layout.pages.size() == first + 1 &&
                         m_sections[m_sections.size() - 2].firstPage + 1 == first;
    const double start = std::max(m_endBefore + kBetween, (m_layout.pageSize().height() + kBetween) / 2);
    const double down = start - kPageMargin;
    if (!isAlone || m_y + down > m_bottom)
        return;
    const SheetPage below = std::move(m_layout.pages.back());
    m_layout.pages.pop_back();
    m_sections.pop_back();
    m_y += down;
    rule(start - kBetween / 2, kHairline);
    const auto add = [down](auto& to, const auto& from, auto... heights) {
        for (auto one : from) {
            ((one.*heights += down), ...);
            to.push_back(std::move(one));
        }
    };
    add(page().runs, below.runs, &TextRun::baseline);
    add(page().rules, below.rules, &Rule::y1, &Rule::y2);
    add(page().shades, below.shades, &Shade::y);
    add(page().charts, below.charts, &SheetChart::y);
}

SheetLayout SheetComposer::finish(const QString& title, const QString& plainFooter)
{
    m_layout.title = shortened(title);
    QStringList parts{sheetMark(), plainFooter};
    parts.removeAll(QString());
    const QString footer = parts.join(u" · "_s);
    const double baseline = m_layout.pageSize().height() - kPageMargin - 0.7;
    for (std::size_t s = 0; s < m_sections.size(); ++s) {
        const std::size_t first = m_sections[s].firstPage;
        const std::size_t last =
            s + 1 < m_sections.size() ? m_sections[s + 1].firstPage : m_layout.pages.size();
        for (std::size_t p = first; p < last; ++p) {
            SheetPage& sheet = m_layout.pages[p];
            if (footer.isEmpty() && last == first + 1)
                continue; // a letter of one page needs none
            const std::size_t from = m_isNumberedThrough ? 0 : first;
            const std::size_t to = m_isNumberedThrough ? m_layout.pages.size() : last;
            const QString number = Sheet::tr("Page %1 of %2")
                                       .arg(formatCount(static_cast<qint64>(p - from + 1)),
                                            formatCount(static_cast<qint64>(to - from)));
            const double numberWidth = m_fonts.width(FontRole::Footer, number);
            const QString text = m_fonts.elided(FontRole::Footer, footer, m_right - m_left - numberWidth - 4);
            sheet.rules.push_back(
                {m_left, baseline - kFooterRuleGap, m_right, baseline - kFooterRuleGap, kHairline});
            sheet.runs.push_back({m_left, baseline, m_fonts.width(FontRole::Footer, text), text,
                                  FontRole::Footer, Alignment::Left});
            sheet.runs.push_back(
                {m_right - numberWidth, baseline, numberWidth, number, FontRole::Footer, Alignment::Right});
        }
    }
    return std::move(m_layout);
}

} // namespace zahlmeister::ui
