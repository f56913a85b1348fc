// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/ruletables.h"

#include <algorithm>

#include "engine/base/try.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetfonts.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/tabletext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::PrintedTable;

constexpr double kDenseRow = 4.1;     // mm: fifty rows and their head stand on one page
constexpr double kTightPadding = 0.6; // mm, where there is no room for more
constexpr std::size_t kRowsOfGroup = 10;
constexpr double kGapOfBlocks = 3.0;  // mm, between parts side by side
constexpr double kHeadHeight = 5.6;   // mm, of a table
constexpr double kTitleHeight = 14.0; // mm, of a table's title and note
constexpr double kGapOfTables = 6.0;  // mm
constexpr double kPageHeight = 255.0; // mm, that a table can have at most

/// Bold type of the same size, as far as there is one.
FontRole strongOf(FontRole role)
{
    return role == FontRole::Body ? FontRole::BodyStrong : FontRole::NoteStrong;
}

bool continuesHead(const PrintedTable& table, std::size_t row)
{
    return row > 0 && row < table.rows.size() && table.rows[row].front() == table.rows[row - 1].front();
}

/// Rows of one head are set apart from the next; long tables without such groups get a line every ten rows.
bool beginsGroup(const PrintedTable& table, std::size_t row, std::size_t length)
{
    if (row == 0 || continuesHead(table, row))
        return false;
    return continuesHead(table, row + 1) || (length > 2 * kRowsOfGroup && row % kRowsOfGroup == 0);
}

/// Rows of a part, so that no group is split.
std::size_t lengthOfBlocks(const PrintedTable& table, std::size_t blocks)
{
    std::size_t length = (table.rows.size() + blocks - 1) / blocks;
    while (blocks > 1 && continuesHead(table, length))
        ++length;
    return length;
}

/// One row of one part: cells as the columns have them, the second head last.
std::vector<SheetCell> cellsOf(const PrintedTable& table, std::size_t row, FontRole role)
{
    const std::size_t columns = table.columns.size();
    std::vector<SheetCell> cells;
    for (std::size_t column = 0; column < columns; ++column) {
        const auto& texts = table.rows[row];
        const QString text = column < texts.size() ? tableText(texts[column]) : QString();
        // Rows of one head say it once.
        cells.push_back({.text = column == 0 && continuesHead(table, row) ? QString() : text,
                         .role = column == 0 ? strongOf(role) : role});
    }
    if (!table.rightHeads.empty())
        cells.push_back({.text = tableText(table.rightHeads[row]), .role = strongOf(role)});
    return cells;
}

std::vector<SheetColumn> columnsOf(const PrintedTable& table)
{
    std::vector<SheetColumn> columns;
    for (const std::string& head : table.columns)
        columns.push_back({.symbol = tableText(head)});
    if (!table.rightHeads.empty())
        columns.push_back({.symbol = tableText(table.columns.front())});
    return columns;
}

/// In the largest type that fits.
SheetTable fittingTable(const PrintedTable& table, const SheetComposer& composer)
{
    SheetTable arranged;
    for (const auto& [role, padding] :
         {std::pair(FontRole::Body, kCellPadding), std::pair(FontRole::Note, kCellPadding),
          std::pair(FontRole::Note, kTightPadding), std::pair(FontRole::Head, kTightPadding)}) {
        arranged = arrangedTable(table, role);
        arranged.padding = padding;
        if (neededWidth(composer.fonts(), arranged) <= composer.width())
            break;
    }
    return arranged;
}

void compose(SheetComposer& composer, const PrintedTable& table, const engine::RuleVersion& version)
{
    const engine::SystemDescription* system = engine::descriptionOf(version);
    const SheetTable arranged = fittingTable(table, composer);
    const double height = kTitleHeight + kHeadHeight + kDenseRow * static_cast<double>(arranged.rows.size());
    composer.keepRoom(std::min(height, kPageHeight));
    const QString clause = clauseText(table.clause, system);
    composer.paragraph(QString(clause + u"  "_s + tableTitle(table, version)).trimmed(), FontRole::Heading);
    composer.paragraph(withIndices(tableNote(table, version)), FontRole::Note);
    composer.gap(1);
    composer.table(arranged);
    composer.gap(kGapOfTables);
}

QString footerOf(const engine::RuleVersion& version, const std::optional<engine::Date>& printed)
{
    QStringList parts{programName(), ruleVersionName(version)};
    if (printed)
        parts += formatDate(*printed);
    return parts.join(u" · "_s);
}

} // namespace

SheetTable arrangedTable(const PrintedTable& table, FontRole role)
{
    SheetTable arranged;
    arranged.rowHeight = kDenseRow;
    const auto blocks = static_cast<std::size_t>(std::max(1, table.blocks));
    const std::size_t length = lengthOfBlocks(table, blocks);
    const std::vector<SheetColumn> columns = columnsOf(table);
    for (std::size_t block = 0; block < blocks; ++block) {
        if (block > 0)
            arranged.columns.push_back({.minimum = kGapOfBlocks});
        arranged.columns.insert(arranged.columns.end(), columns.begin(), columns.end());
    }
    for (std::size_t line = 0; line < length; ++line) {
        SheetRow row;
        for (std::size_t block = 0; block < blocks; ++block) {
            const std::size_t at = block * length + line;
            if (block > 0)
                row.cells.emplace_back();
            const auto cells =
                at < table.rows.size() ? cellsOf(table, at, role) : std::vector<SheetCell>(columns.size());
            row.cells.insert(row.cells.end(), cells.begin(), cells.end());
        }
        row.keepsWithPrevious = continuesHead(table, line);
        row.ruledAbove = beginsGroup(table, line, length);
        arranged.rows.push_back(std::move(row));
    }
    if (!table.foot.empty()) {
        SheetRow foot{.ruledAbove = true, .keepsWithPrevious = true};
        for (const std::string& head : table.foot)
            foot.cells.push_back({.text = tableText(head), .role = strongOf(role)});
        arranged.rows.push_back(std::move(foot));
    }
    return arranged;
}

Result<SheetLayout> layoutRuleTables(const engine::RuleVersion& version, Language language,
                                     std::optional<engine::Date> printed)
{
    TRY(const auto* system, engine::systemOf(version));
    TRY(const auto tables, system->tables(version));
    const LanguageScope scope(language);
    const SheetFonts fonts;
    SheetComposer composer(fonts, QPageLayout::Portrait);
    const QString title = Sheet::tr("Tables of the rules");
    composer.beginSection(ruleVersionName(version) + u" · "_s + title);
    composer.title(title, ruleVersionName(version));
    for (const PrintedTable& table : tables)
        compose(composer, table, version);
    return composer.finish(title + u": "_s + ruleVersionName(version), footerOf(version, printed));
}

} // namespace zahlmeister::ui
