// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/output/table.h"
#include "ui/print/sheetfonts.h"
#include "ui/print/sheetlayout.h"

/// Tables of a sheet: what stands in them, and how wide their columns become.
namespace zahlmeister::ui {

/// @brief Column of a table and its head.
struct SheetColumn {
    QString symbol = {}; ///< of the regulation, such as `R_o`; what follows the underscore is set as an index
    QString words = {};  ///< below the symbol; broken at spaces and hyphens when they are long
    Alignment alignment = Alignment::Right;
    bool flexible = false; ///< takes the free width, and gives way first
    bool wraps = false;    ///< texts that are too long are broken into lines
    double minimum = 0;    ///< mm, without padding
    double maximum = 0;    ///< mm, without padding; 0 for none. Longer texts are elided or broken
};

/// @brief One entry of a table.
struct SheetCell {
    QString text = {};
    FontRole role = FontRole::Body;
    qsizetype axis = -1; ///< characters that stand left of the decimal axis; -1: the text is set flush
    bool underlined = false;
    double grey = 0; ///< shade behind the cell, up to kMaximumGrey
    bool whole =
        false; ///< stands on one line in a flexible column: words of ours, such as the label of a sum
};

/// @brief A row; cells that are missing at the end are empty.
struct SheetRow {
    std::vector<SheetCell> cells = {};
    bool ruledAbove = false;        ///< a sum: a heavier line above
    bool keepsWithPrevious = false; ///< never the first row of a page
};

inline constexpr double kCellPadding = 1.1; ///< mm on both sides of a cell

/// @brief A table whose head is repeated on every page.
struct SheetTable {
    std::vector<SheetColumn> columns = {};
    std::vector<SheetRow> rows = {};
    double rowHeight = 0;          ///< mm; 0: as tables usually have it
    double padding = kCellPadding; ///< mm on both sides of a cell
};

/// @brief How the texts of a table are set on paper.
struct SheetWidths {
    double narrowestFree = 0; ///< mm, of the column that takes the free width
    std::optional<double> widestText =
        0.0; ///< mm, of other texts, which are broken; 0: any; nothing: never broken
};

/// @brief A table as it stands on a sheet: without its title, its remarks, and the columns for files.
[[nodiscard]] SheetTable sheetTable(const app::Table& table, const SheetWidths& widths);

/// @brief Where a column stands on the page.
struct ColumnPlace {
    double x = 0;           ///< mm, left edge with padding
    double width = 0;       ///< mm, with padding
    double axis = 0;        ///< mm, of decimal columns
    QStringList words = {}; ///< of the head, in lines
};

/// @brief Words and symbols of a head, and the words of a legend, may carry an index: `R_o`.
/// @return the text with underscores replaced by the mark that sets the next character as an index
[[nodiscard]] QString withIndices(QString text);

/// @brief Width of text that may contain marks of withIndices(), mm.
[[nodiscard]] double indexedWidth(const SheetFonts& fonts, FontRole role, const QString& text);

/// @brief Lines of such a text, broken as SheetFonts::wrapped() does.
[[nodiscard]] QStringList indexedLines(const SheetFonts& fonts, FontRole role, const QString& text,
                                       double widthInMm);

/// @brief The runs of such a text, beginning at x.
[[nodiscard]] std::vector<TextRun> indexedRuns(const SheetFonts& fonts, FontRole role, const QString& text,
                                               double x, double baseline);

/// @brief The words of a column's head in lines of about this width; a single word may be wider.
[[nodiscard]] QStringList headLines(const SheetFonts& fonts, const SheetColumn& column, double widthInMm);

/// @brief The width at which nothing of a table has to give way, mm.
[[nodiscard]] double neededWidth(const SheetFonts& fonts, const SheetTable& table);

/// @brief Places the columns of a table side by side so that they fill the width.
///
/// Every column gets the width of its widest entry. What is left goes to the flexible column until its
/// entries have room, and then in equal parts to all. There is at most one flexible column; it has a minimum,
/// for which the others give way.
[[nodiscard]] std::vector<ColumnPlace> placeColumns(const SheetFonts& fonts, const SheetTable& table,
                                                    double x, double width);

} // namespace zahlmeister::ui
