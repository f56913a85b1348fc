// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "ui/print/sheetfonts.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheettable.h"

namespace zahlmeister::ui {

/// @brief Sheet::tr() translates what stands on sheets.
class Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

/// @brief A label and its value in the head of a sheet.
struct SheetFact {
    QString label; ///< may carry indices: `W − W_e`
    QString value;
    bool strong = false; ///< the value a reader looks for first
};

/// @brief An explanation: what is explained, and the explanation.
struct SheetEntry {
    QString term; ///< may carry indices: `R_c`
    QString text; ///< made with withIndices() where it contains symbols
};

/// @brief Sets a document from top to bottom and breaks it into pages.
///
/// A section is a document of its own within the file, such as one player's scoresheet: it begins on a new
/// page, its pages are counted for themselves, and its further pages carry a running head.
class SheetComposer {
public:
    SheetComposer(const SheetFonts& fonts, QPageLayout::Orientation orientation);

    /// @brief Starts a new section on a new page. Must come before anything else.
    /// @param runningHead at the top of its second and later pages
    void beginSection(const QString& runningHead);

    /// @brief Numbers all pages one after the other, whatever sections they belong to: they go out together.
    void numberThrough() { m_isNumberedThrough = true; }

    /// @brief Moves the section that was set last below the one before it, where both have room on one page.
    void shareLastPage();

    /// @brief What kind of sheet it is, small, and above a rule the title.
    void title(const QString& kind, const QString& text);

    /// @brief Labels and values in columns, row by row; facts without a value are left out.
    void facts(std::vector<SheetFact> facts);

    /// @brief Leaves room, mm.
    void gap(double millimetres) { m_y += millimetres; }

    /// @brief A table over the full width.
    void table(const SheetTable& table);

    /// @brief A heading and explanations with hanging terms; nothing when there are none.
    void legend(const QString& heading, const std::vector<SheetEntry>& entries);

    /// @brief A paragraph over the full width; nothing for an empty text.
    /// @param text made with withIndices() where it contains symbols
    /// @param indent of all its lines, mm
    void paragraph(const QString& text, FontRole role = FontRole::Body, double indent = 0);

    /// @brief A chart over the full width; nothing where there is nothing to draw.
    /// @param height mm
    void chart(Chart chart, double height);

    /// @brief Breaks the page when less than so much is left, mm: for what must not be split.
    void keepRoom(double millimetres) { ensure(millimetres); }

    /// @brief Width of the text area, mm.
    [[nodiscard]] double width() const { return m_right - m_left; }
    /// @brief The fonts it is set in, for measuring.
    [[nodiscard]] const SheetFonts& fonts() const { return m_fonts; }

    /// @brief Ends the document: footers with `page x of y`; without a footer only where there are several.
    [[nodiscard]] SheetLayout finish(const QString& title, const QString& plainFooter);

private:
    struct Section {
        std::size_t firstPage;
        QString runningHead;
    };

    [[nodiscard]] SheetPage& page() { return m_layout.pages.back(); }
    void newPage();
    /// Breaks the page when less than so much is left.
    bool ensure(double millimetres);
    void place(const QString& text, FontRole role, double x, double baseline);
    void placeIndexed(const QString& text, FontRole role, double x, double baseline);
    void rule(double y, double thickness);
    void setTable(const SheetTable& table);
    void tableHead(const SheetTable& table, const std::vector<ColumnPlace>& places);
    void tableRow(const SheetTable& table, const SheetRow& row, const std::vector<ColumnPlace>& places,
                  double height);
    void cell(const SheetColumn& column, const SheetCell& cell, const ColumnPlace& place, double baseline,
              double padding);
    [[nodiscard]] double rowHeight(const SheetTable& table, const SheetRow& row,
                                   const std::vector<ColumnPlace>& places) const;

    const SheetFonts& m_fonts;
    SheetLayout m_layout;
    std::vector<Section> m_sections;
    double m_left;
    double m_right;
    double m_bottom; ///< of the text area, above the footer
    double m_y = 0;  ///< where the next thing begins
    bool m_isNumberedThrough = false;
    double m_endBefore = 0; ///< of the section before, on its last page
};

} // namespace zahlmeister::ui
