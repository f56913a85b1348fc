// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief Largest text that is looked at, in characters.
inline constexpr qsizetype kMaximumTableText = 16 * 1024 * 1024;

/// @brief Cuts a text into cells: HTML, Markdown, fields separated by tabs, semicolons, bars or commas,
/// columns aligned by blanks as in mails, words in a row as in text copied from a PDF.
/// @return the tables that are in it, each in the ways in which it can be cut, the likeliest first; or the
/// note that refuses it: TooLarge
[[nodiscard]] tl::expected<std::vector<std::vector<TableGrid>>, ImportNote> gridsOfText(const QString& text);

/// @brief Cuts text without markup into blocks at its empty lines, and each of them into cells; lines that
/// are no table are the caption of the next one.
[[nodiscard]] std::vector<std::vector<TableGrid>> gridsOfBlocks(const QString& text);

} // namespace zahlmeister::app
