// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>
#include <QStringView>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"

/// The tables of a saved web page. Reads what browsers read: tags in any case, cells and rows that are never
/// closed, attributes with or without quotes. Scripts, styles and comments are left out.
namespace zahlmeister::app {

/// @brief One place of a table's grid. Texts have no white space at their ends and single blanks inside;
/// `<br>` and paragraphs are line ends.
struct HtmlCell {
    QString text = {};
    bool heading = false;   ///< `<th>`
    bool continued = false; ///< belongs to the cell to the left or above, which spans it; has no text

    bool operator==(const HtmlCell&) const = default;
};

/// @brief A text outside of tables.
struct HtmlText {
    int line = 0;  ///< from 1
    int level = 0; ///< of a heading: 1 to 6; 0: plain text
    QString text = {};

    bool operator==(const HtmlText&) const = default;
};

/// @brief A table as a grid; a spanning cell is followed by cells that continue it.
struct HtmlTable {
    int line = 0; ///< of its tag; from 1
    QString caption = {};
    std::vector<HtmlText> before = {}; ///< headings and lines of text since the table before it
    std::vector<std::vector<HtmlCell>> rows = {};
    std::vector<int> rowLines = {}; ///< as rows; from 1
};

/// @brief What a page holds.
struct HtmlPage {
    QString title = {};
    std::vector<HtmlTable> tables = {}; ///< in the order in which they begin; a table in a cell is one of its
                                        ///< own, and its text is not the cell's, unless it has but one
                                        ///< row with one short text
};

/// @brief More than this is refused.
struct HtmlLimits {
    qsizetype tables = 5'000;
    qsizetype cells = 1'000'000; ///< of all tables, with those that continue others
    qsizetype columns = 1'000;
    qsizetype depth = 32; ///< of tables in cells
};

/// @brief What a site draws without a word, so that only the class of an element says it.
struct HtmlDrawing {
    QStringView classBegins; ///< how the names of such classes begin
    QStringView word;        ///< that stands for the picture, after the text of the table in which it is
};

/// @brief Reads all tables of a page. What is not HTML at all is a page without tables.
/// @param drawings of the sites whose pages these may be
/// @return the note that refuses it: TooLarge
[[nodiscard]] tl::expected<HtmlPage, ImportNote>
parseHtmlTables(QStringView html, const HtmlLimits& limits = {}, std::span<const HtmlDrawing> drawings = {});

/// @brief Whether a text is HTML with a table, by its tags; the whole text is searched.
[[nodiscard]] bool hasHtmlTable(QStringView text);

/// @brief The text without tags and with entities resolved, as in HtmlCell::text.
[[nodiscard]] QString plainTextOfHtml(QStringView html);

} // namespace zahlmeister::app
