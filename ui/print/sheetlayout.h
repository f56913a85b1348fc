// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QPageLayout>
#include <QSizeF>
#include <QString>

#include "ui/charts/chart.h"

/// Sheets as plain data in millimetres; sheetpainter.h puts them on paper or screen.
namespace zahlmeister::ui {

/// @brief What a piece of text is; decides its size and weight.
enum class FontRole {
    Title,      ///< 16 pt bold
    Heading,    ///< 10 pt bold
    Body,       ///< 9 pt
    BodyStrong, ///< 9 pt bold
    Head,       ///< 7 pt, words in the heads of columns
    HeadStrong, ///< 8.5 pt bold, symbols of the regulation in the heads of columns
    Subscript,  ///< 6 pt bold, index of such a symbol
    Note,       ///< 8 pt, legend and notes
    NoteStrong, ///< 8 pt bold
    Footer,     ///< 7 pt
};

/// @brief Number of FontRole values.
inline constexpr int kFontRoleCount = static_cast<int>(FontRole::Footer) + 1;

/// @brief Where a run stands in the column it was set in.
enum class Alignment {
    Left,
    Right,
    Centre,
    Decimal, ///< on the decimal comma of the column
};

/// @brief A piece of text on one line, already in its place.
struct TextRun {
    double x = 0;        ///< left edge, mm from the paper's left edge
    double baseline = 0; ///< mm from the paper's top edge
    double width = 0;    ///< mm
    QString text;
    FontRole role = FontRole::Body;
    Alignment alignment = Alignment::Left; ///< how x was found; painting needs x only

    bool operator==(const TextRun&) const = default;
};

/// @brief A straight black line, horizontal or vertical.
struct Rule {
    double x1 = 0;        ///< mm
    double y1 = 0;        ///< mm
    double x2 = 0;        ///< mm
    double y2 = 0;        ///< mm
    double thickness = 0; ///< mm

    bool operator==(const Rule&) const = default;
};

/// @brief A grey rectangle behind text.
struct Shade {
    double x = 0;      ///< mm
    double y = 0;      ///< mm
    double width = 0;  ///< mm
    double height = 0; ///< mm
    double grey = 0;   ///< 0 white to 1 black; at most kMaximumGrey

    bool operator==(const Shade&) const = default;
};

/// @brief A chart, in ink.
struct SheetChart {
    double x = 0;                            ///< mm
    double y = 0;                            ///< mm
    double width = 0;                        ///< mm
    double height = 0;                       ///< mm
    std::shared_ptr<const Chart> chart = {}; ///< of a page never null

    bool operator==(const SheetChart&) const = default;
};

/// @brief One side of paper.
struct SheetPage {
    std::vector<Shade> shades = {};
    std::vector<Rule> rules = {};
    std::vector<TextRun> runs = {};
    std::vector<SheetChart> charts = {};

    bool operator==(const SheetPage&) const = default;
};

inline constexpr double kPageMargin = 15.0; ///< mm on all sides
inline constexpr double kMillimetresPerPoint = 25.4 / 72.0;
inline constexpr double kHairline = 0.2 * kMillimetresPerPoint; ///< mm
inline constexpr double kMaximumGrey = 0.1;                     ///< darker heads turn black on a photocopy

/// @brief Pages of one document, all of the same size.
struct SheetLayout {
    QString title;      ///< of the document, for the file's properties
    QString fontFamily; ///< in which it was measured and is to be painted
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    std::vector<SheetPage> pages = {};

    bool operator==(const SheetLayout&) const = default;

    /// @brief A4 in this orientation, mm.
    [[nodiscard]] QSizeF pageSize() const;
};

/// @brief Size of a role's type in points.
[[nodiscard]] double pointSizeOf(FontRole role);

} // namespace zahlmeister::ui
