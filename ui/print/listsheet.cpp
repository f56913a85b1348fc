// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/listsheet.h"

#include <algorithm>
#include <array>

#include "app/formats/table/pagewriting.h"
#include "app/formats/table/xlsxwriting.h"
#include "ui/print/printservice.h"
#include "ui/print/samplemark.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetparts.h"
#include "ui/text/format.h"
#include "ui/text/language.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr double kNarrowestFree = 46.0; // mm
constexpr double kWidestText = 38.0;
constexpr std::size_t kMostOnPortrait = 8; // columns

// In the order of ListFormat.
constexpr std::array<QStringView, 4> kFormats{u"pdf", u"csv", u"xlsx", u"html"};
static_assert(kFormats.size() == static_cast<std::size_t>(ListFormat::Html) + 1);

SheetColumn sheetColumn(const ListColumn& column)
{
    if (column.isFree)
        return nameColumn(column.head, kNarrowestFree);
    if (column.kind == ListColumn::Kind::Text)
        return {.words = column.head, .alignment = Alignment::Left, .wraps = true, .maximum = kWidestText};
    return {.words = column.head};
}

SheetTable sheetTable(const ListTable& list)
{
    SheetTable table;
    for (const ListColumn& column : list.columns) {
        if (!column.isForFiles)
            table.columns.push_back(sheetColumn(column));
    }
    table.rows.reserve(list.rows.size());
    for (const ListRow& row : list.rows) {
        SheetRow& line = table.rows.emplace_back();
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const ListColumn& column = list.columns[i];
            if (!column.isForFiles)
                line.cells.push_back(
                    {row.cells[i].text, column.isStrong ? FontRole::BodyStrong : FontRole::Body});
        }
    }
    return table;
}

/// @param isForPeople without the columns and the plain figures of spreadsheets
app::WrittenTable writtenTable(const ListTable& list, bool isForPeople)
{
    app::WrittenTable table;
    const auto isLeftOut = [&](const ListColumn& column) { return isForPeople && column.isForFiles; };
    for (const ListColumn& column : list.columns) {
        if (!isLeftOut(column))
            table.head.push_back(column.head);
    }
    table.rows.reserve(list.rows.size());
    for (const ListRow& row : list.rows) {
        std::vector<QString>& cells = table.rows.emplace_back();
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const ListColumn& column = list.columns[i];
            if (isLeftOut(column))
                continue;
            const QString& text = row.cells[i].text;
            cells.push_back(isForPeople || column.kind == ListColumn::Kind::Text ? text : plainFigure(text));
        }
    }
    return table;
}

QStringList factLines(const ListTable& list)
{
    QStringList lines;
    for (const auto& [label, value] : list.facts)
        lines += label + u": "_s + value;
    return lines;
}

/// Below the mark of the sample, if they are of it.
QStringList marked(const QStringList& lines)
{
    const QString mark = sheetMark();
    return mark.isEmpty() ? lines : QStringList{mark} + lines;
}

QStringList notesOf(const ListTable& list)
{
    return list.seal.isEmpty() ? list.notes : list.notes + QStringList{list.seal};
}

} // namespace

SheetLayout layoutList(const ListTable& list)
{
    const SheetFonts fonts;
    const SheetTable table = sheetTable(list);
    SheetComposer composer(fonts, table.columns.size() > kMostOnPortrait ? QPageLayout::Landscape
                                                                         : QPageLayout::Portrait);
    composer.beginSection(list.name());
    composer.title(list.kind, list.title);
    std::vector<SheetFact> facts;
    for (const auto& [label, value] : list.facts)
        facts.push_back({label, value});
    composer.facts(facts);
    composer.gap(3);
    composer.table(table);
    for (const QString& note : list.notes) {
        composer.gap(2);
        composer.paragraph(note, FontRole::Note);
    }
    return composer.finish(list.name(),
                           list.seal.isEmpty() ? programName() : programName() + u" · "_s + list.seal);
}

QString listFormatCode(ListFormat format)
{
    return kFormats[static_cast<std::size_t>(format)].toString();
}

std::optional<ListFormat> listFormatFromCode(QStringView code)
{
    const auto found = std::ranges::find(kFormats, code);
    return found != kFormats.end() ? std::optional(static_cast<ListFormat>(found - kFormats.begin()))
                                   : std::nullopt;
}

Result<QByteArray> listFile(const ListTable& table, ListFormat format)
{
    switch (format) {
    case ListFormat::Pdf: return pdfOf(layoutList(table));
    case ListFormat::Csv: // rows alone, to be read
        return app::writeCsvTables(marked({}), {writtenTable(table, false)});
    case ListFormat::Html:
        return app::writeHtmlPage({languageCode(textLanguage()),
                                   table.name(),
                                   marked(factLines(table)),
                                   {{{}, writtenTable(table, true)}},
                                   notesOf(table)});
    case ListFormat::Xlsx: break;
    }
    const app::XlsxSheet sheet{table.kind,
                               QStringList{table.name()} + marked(factLines(table)) + notesOf(table),
                               writtenTable(table, false)};
    const auto written = app::writeXlsxSheets({&sheet, 1});
    if (!written.has_value())
        return failure(ErrorCode::StorageFailure, {"xlsx"});
    return *written;
}

} // namespace zahlmeister::ui
