// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/output/csv.h"
#include "app/output/htmlpage.h"
#include "app/output/terminal.h"
#include "ui/charts/chartmarkup.h"
#include "ui/lab/labdocument.h"
#include "ui/lab/labwords.h"
#include "ui/print/sheetcomposer.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kLabChartHeight = 70;  // mm
constexpr double kLabGap = 6;           // mm
constexpr double kLabRemarkGap = 1.5;   // mm
constexpr double kLabLeastOfTable = 30; // mm that stay together with a heading
constexpr double kLabWidestTexts = 90;  // mm
constexpr int kLabLine = 78;            // characters of a terminal

/// A paragraph for a terminal.
QString wrapped(const QString& text)
{
    return filledLines(text, [](const QString& line) { return line.size() <= kLabLine; }).join(u'\n') + u'\n';
}

/// A table within a section, whose heading is said once.
QString tableHeading(const LabSection& section, const app::Table& table)
{
    return section.tables.size() > 1 || table.title != section.title ? table.title : QString();
}

/// A table in as many as fit beside each other into a width, each with the first column.
std::vector<app::Table> inParts(const app::Table& table, const SheetFonts& fonts, double width)
{
    if (neededWidth(fonts, sheetTable(table, {.widestText = kLabWidestTexts})) <= width ||
        table.columns.size() <= 2)
        return {table};
    const std::size_t half = (table.columns.size() + 2) / 2;
    const auto part = [&](std::size_t from, std::size_t to) {
        app::Table some = table;
        some.columns.erase(some.columns.begin() + static_cast<std::ptrdiff_t>(to), some.columns.end());
        some.columns.erase(some.columns.begin() + 1,
                           some.columns.begin() + static_cast<std::ptrdiff_t>(from));
        for (auto& row : some.rows) {
            row.resize(table.columns.size());
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(to), row.end());
            row.erase(row.begin() + 1, row.begin() + static_cast<std::ptrdiff_t>(from));
        }
        return inParts(some, fonts, width);
    };
    std::vector<app::Table> parts = part(1, half);
    for (app::Table& one : part(half, table.columns.size()))
        parts.push_back(std::move(one));
    return parts;
}

} // namespace

QString labText(const LabDocument& document)
{
    QString text = document.title + u'\n' + document.subtitle + u'\n';
    for (const LabSection& section : document.sections) {
        text += u"\n\n"_s + section.title.toUpper() + u'\n';
        for (const QString& paragraph : section.paragraphs)
            text += u'\n' + wrapped(paragraph);
        for (const app::Table& table : section.tables) {
            const QString heading = tableHeading(section, table);
            text += u'\n' + (heading.isEmpty() ? QString() : heading + u"\n\n"_s) + app::terminalText(table);
            for (const QString& remark : table.remarks)
                text += wrapped(remark);
        }
    }
    return text;
}

QByteArray labCsv(const LabDocument& document)
{
    std::vector<app::Table> tables;
    for (const LabSection& section : document.sections) {
        for (const app::Table& table : section.tables) {
            tables.push_back(table);
            const QString heading = tableHeading(section, table);
            tables.back().title = heading.isEmpty() ? section.title : section.title + u": "_s + heading;
        }
    }
    return app::csvOf(tables, app::FigureCells::Plain, {document.title, document.subtitle});
}

QByteArray labHtml(const LabDocument& document)
{
    QString body = u"<style>%1</style>\n"_s.arg(chartStyle());
    for (const LabSection& section : document.sections) {
        body += u"<section>\n<h2>%1</h2>\n"_s.arg(app::htmlText(section.title));
        for (const QString& paragraph : section.paragraphs)
            body += u"<p>%1</p>\n"_s.arg(app::htmlText(paragraph));
        for (const Chart& chart : section.charts)
            body += chartMarkup(chart);
        for (const app::Table& table : section.tables) {
            const QString heading = tableHeading(section, table);
            if (!heading.isEmpty())
                body += u"<h3>%1</h3>\n"_s.arg(app::htmlText(heading));
            body += app::htmlTable(table, {.label = heading.isEmpty() ? section.title : heading});
            for (const QString& remark : table.remarks)
                body += u"<p class=\"note\">%1</p>\n"_s.arg(app::htmlText(remark));
        }
        body += u"</section>\n"_s;
    }
    return app::htmlOf({.language = textLocale().name().first(2),
                        .title = document.title,
                        .lines = {document.subtitle},
                        .body = body});
}

SheetLayout layoutLab(const LabDocument& document)
{
    const SheetFonts fonts;
    SheetComposer composer(fonts, QPageLayout::Landscape);
    composer.beginSection(document.title);
    composer.title(LabTr::tr("Rules laboratory"), document.title);
    composer.facts({{LabTr::tr("Data"), document.subtitle}});
    for (const LabSection& section : document.sections) {
        composer.gap(kLabGap);
        composer.keepRoom(section.charts.empty() ? kLabLeastOfTable : kLabChartHeight + kLabLeastOfTable);
        composer.paragraph(section.title, FontRole::Heading);
        for (const QString& paragraph : section.paragraphs) {
            composer.gap(kLabRemarkGap);
            composer.paragraph(paragraph);
        }
        for (const Chart& chart : section.charts)
            composer.chart(chart, kLabChartHeight);
        for (const app::Table& table : section.tables) {
            composer.gap(kLabRemarkGap * 2);
            composer.keepRoom(kLabLeastOfTable);
            if (const QString heading = tableHeading(section, table); !heading.isEmpty()) {
                composer.paragraph(heading, FontRole::Note);
                composer.gap(kLabRemarkGap);
            }
            for (const app::Table& one : inParts(table, fonts, composer.width())) {
                if (!one.rows.empty())
                    composer.table(sheetTable(one, {.widestText = kLabWidestTexts}));
                composer.gap(kLabRemarkGap);
            }
            for (const QString& remark : table.remarks)
                composer.paragraph(remark, FontRole::Note);
        }
    }
    return composer.finish(document.title, programName());
}

} // namespace zahlmeister::ui
