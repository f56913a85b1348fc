// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "app/tables/cells/cell.h"
#include "app/text/cellgrid.h"

/// A text is cut into cells by everybody who can: each cutter knows one way to write a table. Which of the
/// cuts makes most sense is decided by reading them.
namespace zahlmeister::app {

/// @brief Largest text that is looked at, in characters and in lines.
inline constexpr qsizetype kMaximumTableText = 16 * 1024 * 1024;
inline constexpr qsizetype kMaximumTableLines = 200'000;

/// @brief A text that may hold tables.
struct TableText {
    QString text = {};      ///< line ends are `\n`, blanks of all kinds are blanks
    QStringList lines = {}; ///< of the text
};

/// @brief What a cutter goes by.
enum class CutBy {
    Markup,     ///< signs that nothing else has: where it finds tables, nobody else is asked
    Separators, ///< signs between the cells
    Lines,      ///< words and blanks of lines, of which each is a row: not asked when there are too many
};

/// @brief One way to cut a text into cells.
struct Cutter {
    std::string_view name; ///< for tests
    CutBy by;

    /// @return the tables of the text; none when it is not written in this way. Only markup marks several.
    tl::expected<std::vector<TableGrid>, ImportNote> (*cut)(const TableText& text, CellTexts& texts);
};

/// @brief All cutters; those that are likelier come first.
[[nodiscard]] std::span<const Cutter> generalCutters();

/// @brief The ways in which one table can be cut into cells, the likeliest first.
using TableCuts = std::vector<TableGrid>;

/// @brief Cuts a text into cells.
/// @return the tables that are in it, each in the ways in which it can be cut; or the note that refuses it:
/// TooLarge
[[nodiscard]] tl::expected<std::vector<TableCuts>, ImportNote>
cutText(const QString& text, std::span<const Cutter> cutters, CellTexts& texts);

/// @brief Cuts text without markup into blocks at its empty lines, and each of them into cells; lines that
/// are no table are the caption of the next one.
[[nodiscard]] std::vector<TableCuts> cutBlocks(const QString& text, std::span<const Cutter> cutters,
                                               CellTexts& texts);

/// @brief Prepares a grid of any origin for reading: it is tidy, every thing has a column of its own, see
/// separateColumns(), and teams stand beside their players, see spreadMatches().
/// @return whether the grid is within the limits
bool finishCut(TableGrid& grid, CellTexts& texts);

/// @brief Whether a text can be a whole table with people in it, and not only a range of cells: a quick look
/// at its first lines, for who only has to decide what to do with it.
[[nodiscard]] bool looksLikeMoreThanARange(const QString& text);

// The cutters.

using CutResult = tl::expected<std::vector<TableGrid>, ImportNote>;

/// @brief Tables of a web page.
[[nodiscard]] CutResult cutWebPage(const TableText& text, CellTexts& texts);

/// @brief Tables of Markdown: bars between the cells, and a rule below the head.
[[nodiscard]] CutResult cutMarkdown(const TableText& text, CellTexts& texts);

/// @brief Fields between tabs, semicolons or commas; quotation marks hold separators and line ends together.
/// @tparam fewest separators that a line of fields has
template <char16_t separator, qsizetype fewest>
[[nodiscard]] CutResult cutAt(const TableText& text, CellTexts& texts);

/// @brief Fields between bars; bars at both ends of a line are a frame.
[[nodiscard]] CutResult cutAtBars(const TableText& text, CellTexts& texts);

/// @brief A list of pairings as it stands in mails: `3. Müller, Hans - Schmidt, Karl 1:0`, with or without
/// boards (`Brett 3:`) and ratings (`(1850)`).
///
/// A match of teams is known by its heading `SK Turm - SV Springer 2,5:1,5`, whose result is the sum of the
/// boards below it: the teams stand beside the names then, as home and guest.
[[nodiscard]] CutResult cutPairingList(const TableText& text, CellTexts& texts);

/// @brief The lines of a progress table without a head: `1. Müller, Hans 1850 12w1 4s½ 1½`.
[[nodiscard]] CutResult cutProgressLines(const TableText& text, CellTexts& texts);

/// @brief Columns that are held apart by gaps that go through all lines, or by two blanks or more.
[[nodiscard]] CutResult cutAtGaps(const TableText& text, CellTexts& texts);
[[nodiscard]] CutResult cutAtWideBlanks(const TableText& text, CellTexts& texts);

/// @brief Rows below a head, cut at every blank, as in text copied from a PDF or a web page; only the words
/// of a name stay together.
///
/// Who has no rating has fewer words: the cells of games and what stands after them are counted from the end
/// then. Of two ratings one alone cannot be distinguished; it goes to a column of its own. Rows of a
/// crosstable that lost empty cells keep their cells in order, and are shorter.
[[nodiscard]] CutResult cutAtWords(const TableText& text, CellTexts& texts);

/// @brief Every cell in a line of its own, with or without a bar after it: the cells of the head tell how
/// long a row is.
[[nodiscard]] CutResult cutCellPerLine(const TableText& text, CellTexts& texts);

// What several cutters need.

/// @brief The lines of a text with their numbers, each a row of one cell; rules are empty rows.
[[nodiscard]] TableGrid gridOfLines(const QStringList& lines);

/// @brief Whether a line can be a row of a table in running text: it begins with a number, and has letters.
[[nodiscard]] bool isRowLine(const QString& line);

/// @brief Adds a line to the caption of a grid; an empty one is left out.
void addToCaption(TableGrid& grid, const QString& line);

inline constexpr qsizetype kLongestLine = 4000; ///< characters; lines of running text are longer

} // namespace zahlmeister::app
