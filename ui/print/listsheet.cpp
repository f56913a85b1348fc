// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/listsheet.h"

#include <algorithm>
#include <array>

#include "app/output/csv.h"
#include "app/output/htmlpage.h"
#include "app/output/xlsx.h"
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
    const SheetTable table =
        sheetTable(list.table(), {.narrowestFree = kNarrowestFree, .widestText = kWidestText});
    SheetComposer composer(fonts, table.columns.size() > kMostOnPortrait ? QPageLayout::Landscape
                                                                         : QPageLayout::Portrait);
    composer.beginSection(list.name());
    composer.title(list.detail.isEmpty() ? list.kind : list.kind + u" · "_s + list.detail, list.title);
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
        return app::csvOf({table.table()}, app::FigureCells::Plain, marked({}));
    case ListFormat::Html:
        return app::htmlOf({.language = languageCode(textLanguage()),
                            .title = table.name(),
                            .lines = marked(factLines(table)),
                            .tables = {table.table()},
                            .notes = notesOf(table)});
    case ListFormat::Xlsx: break;
    }
    const app::XlsxSheet sheet{
        table.kind, QStringList{table.name()} + marked(factLines(table)) + notesOf(table), table.table()};
    return app::xlsxOf({&sheet, 1}, app::FigureCells::Plain);
}

} // namespace zahlmeister::ui
