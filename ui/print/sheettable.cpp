// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheettable.h"

#include <algorithm>
#include <optional>

#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

/// Unit separator: cannot be typed into a name, so names never turn into symbols.
constexpr QChar kIndexMark(0x1f);

/// Heads that are wider than this and than their column's entries are broken.
constexpr double kHeadWidth = 11.5; // mm

/// Texts that are broken into lines can stand in less than they ask for.
constexpr double kNarrowestWrapped = 22.0; // mm, with padding

/// Words of heads are not broken into pieces smaller than this.
constexpr double kNarrowestHead = 7.0; // mm

constexpr double kIndexDrop = 0.75; // mm below the baseline

/// Widths of a column's content, mm without padding.
struct ContentWidth {
    double beforeAxis = 0;
    double afterAxis = 0;
    double flush = 0;
    double head = 0;
    double least = 0; // what a flexible column must have
    QStringList words = {};

    double symbol = 0; // the part of a head that cannot be broken

    [[nodiscard]] double entries() const { return std::max(beforeAxis + afterAxis, flush); }
    [[nodiscard]] double total() const { return std::max(entries(), head); }
};

ContentWidth measure(const SheetFonts& fonts, const SheetTable& table, std::size_t column)
{
    ContentWidth content;
    const SheetColumn& spec = table.columns[column];
    for (const SheetRow& row : table.rows) {
        if (column >= row.cells.size())
            continue;
        const SheetCell& cell = row.cells[column];
        if (cell.whole)
            content.least = std::max(content.least, fonts.width(cell.role, cell.text));
        if (cell.axis < 0) {
            content.flush = std::max(content.flush, fonts.width(cell.role, cell.text));
        } else {
            content.beforeAxis =
                std::max(content.beforeAxis, fonts.width(cell.role, cell.text.left(cell.axis)));
            content.afterAxis = std::max(content.afterAxis, fonts.width(cell.role, cell.text.mid(cell.axis)));
        }
    }
    if (spec.maximum > 0)
        content.flush = std::min(content.flush, spec.maximum);
    content.words = headLines(fonts, spec, std::max({kHeadWidth, content.total(), spec.minimum}));
    content.symbol = indexedWidth(fonts, FontRole::HeadStrong, withIndices(spec.symbol));
    content.head = content.symbol;
    for (const QString& line : content.words)
        content.head = std::max(content.head, fonts.width(FontRole::Head, line));
    return content;
}

} // namespace

SheetTable sheetTable(const app::Table& from, const SheetWidths& widths)
{
    using Kind = app::Table::Kind;
    SheetTable table;
    for (const app::Table::Column& column : from.columns) {
        if (column.isForFiles)
            continue;
        SheetColumn& set =
            table.columns.emplace_back(SheetColumn{.symbol = column.symbol, .words = column.head});
        set.words.replace(u'\n', u' '); // paper breaks heads as it has room
        if (column.kind == Kind::Game)
            set.alignment = Alignment::Centre;
        if (column.kind != Kind::Text && !column.isFree)
            continue;
        set.alignment = Alignment::Left;
        set.flexible = column.isFree;
        set.wraps = column.isFree || widths.widestText;
        if (column.isFree)
            set.minimum = widths.narrowestFree;
        else
            set.maximum = widths.widestText.value_or(0);
    }
    table.rows.reserve(from.rows.size());
    for (const auto& row : from.rows) {
        SheetRow& line = table.rows.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const app::Table::Column& column = from.columns[i];
            if (!column.isForFiles)
                line.cells.push_back(
                    {.text = row[i].text,
                     .role = column.isStrong || row[i].isStrong ? FontRole::BodyStrong : FontRole::Body,
                     .axis = row[i].bodyLength,
                     .underlined = row[i].isMarked});
        }
    }
    return table;
}

QString withIndices(QString text)
{
    return text.replace(u'_', kIndexMark);
}

std::vector<TextRun> indexedRuns(const SheetFonts& fonts, FontRole role, const QString& text, double x,
                                 double baseline)
{
    std::vector<TextRun> runs;
    const auto append = [&](const QString& part, FontRole partRole, double drop) {
        if (part.isEmpty())
            return;
        const double width = fonts.width(partRole, part);
        runs.push_back({x, baseline + drop, width, part, partRole, Alignment::Left});
        x += width;
    };
    qsizetype start = 0;
    for (qsizetype mark = text.indexOf(kIndexMark); mark >= 0; mark = text.indexOf(kIndexMark, start)) {
        append(text.mid(start, mark - start), role, 0);
        append(text.mid(mark + 1, 1), FontRole::Subscript, kIndexDrop);
        start = mark + 2;
    }
    append(text.mid(start), role, 0);
    return runs;
}

double indexedWidth(const SheetFonts& fonts, FontRole role, const QString& text)
{
    if (!text.contains(kIndexMark))
        return fonts.width(role, text);
    double width = 0;
    for (const TextRun& run : indexedRuns(fonts, role, text, 0, 0))
        width += run.width;
    return width;
}

QStringList indexedLines(const SheetFonts& fonts, FontRole role, const QString& text, double widthInMm)
{
    if (!text.contains(kIndexMark))
        return fonts.wrapped(role, text, widthInMm);
    return filledLines(text,
                       [&](const QString& line) { return indexedWidth(fonts, role, line) <= widthInMm; });
}

QStringList headLines(const SheetFonts& fonts, const SheetColumn& column, double widthInMm)
{
    QStringList lines;
    QString line;
    for (const QString& word : column.words.split(u' ', Qt::SkipEmptyParts)) {
        QString rest = word;
        while (!rest.isEmpty()) {
            // A part ends after its hyphen: "Entw.-" and "Faktor".
            const qsizetype hyphen = rest.indexOf(u'-');
            const bool breaks = hyphen > 0 && hyphen + 1 < rest.size();
            const QString part = breaks ? rest.left(hyphen + 1) : rest;
            const bool glued = line.endsWith(u'-') || line.isEmpty();
            const QString longer = glued ? QString(line + part) : QString(line + u' ' + part);
            if (line.isEmpty() || fonts.width(FontRole::Head, longer) <= widthInMm) {
                line = longer;
            } else {
                lines.append(line);
                line = part;
            }
            rest = breaks ? rest.mid(hyphen + 1) : QString();
        }
    }
    if (!line.isEmpty())
        lines.append(line);
    return lines;
}

double neededWidth(const SheetFonts& fonts, const SheetTable& table)
{
    double width = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        width += std::max(measure(fonts, table, i).total(), table.columns[i].minimum) + 2 * table.padding;
    return width;
}

std::vector<ColumnPlace> placeColumns(const SheetFonts& fonts, const SheetTable& table, double x,
                                      double width)
{
    const std::size_t count = table.columns.size();
    std::vector<ContentWidth> contents(count);
    std::vector<double> widths(count);
    double wanted = 0;
    std::optional<std::size_t> flexible;
    for (std::size_t i = 0; i < count; ++i) {
        contents[i] = measure(fonts, table, i);
        widths[i] = std::max(contents[i].total(), table.columns[i].minimum) + 2 * table.padding;
        wanted += widths[i];
        if (table.columns[i].flexible)
            flexible = i;
    }
    double missing = wanted - width;
    if (missing > 0 && flexible) {
        const double least =
            std::max(table.columns[*flexible].minimum, contents[*flexible].least) + 2 * table.padding;
        const double given = std::clamp(widths[*flexible] - least, 0.0, missing);
        widths[*flexible] -= given;
        missing -= given;
    }
    for (std::size_t i = 0; i < count && missing > 0; ++i) {
        if (!table.columns[i].wraps)
            continue;
        const double given = std::clamp(widths[i] - kNarrowestWrapped, 0.0, missing);
        widths[i] -= given;
        missing -= given;
    }
    for (std::size_t i = 0; i < count && missing > 0; ++i) {
        // A long word in a head is broken before a number is cut off.
        const SheetColumn& column = table.columns[i];
        const double least =
            std::max({contents[i].entries(), contents[i].symbol, kNarrowestHead, column.minimum}) +
            2 * table.padding;
        if (column.flexible || column.wraps || least >= widths[i])
            continue;
        const double given = std::min(widths[i] - least, missing);
        widths[i] -= given;
        missing -= given;
        contents[i].words = fonts.wrapped(FontRole::Head, column.words, widths[i] - 2 * table.padding);
    }
    if (missing > 0) {
        // Extremely wide entries everywhere: all columns shrink alike, and their texts are elided.
        for (double& columnWidth : widths)
            columnWidth *= width / (width + missing);
    } else if (count > 0) {
        const double share = std::max(0.0, width - wanted) / static_cast<double>(count);
        for (double& columnWidth : widths)
            columnWidth += share;
    }

    std::vector<ColumnPlace> places(count);
    for (std::size_t i = 0; i < count; ++i) {
        places[i] = {x, widths[i], x + widths[i] - table.padding - contents[i].afterAxis, contents[i].words};
        x += widths[i];
    }
    return places;
}

} // namespace zahlmeister::ui
