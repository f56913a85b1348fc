// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "app/text/cellgrid.h"

namespace zahlmeister::app {

/// @brief More than this is refused, so that a small file cannot fill the memory.
struct XlsxLimits {
    qint64 unpacked = 48 * 1024 * 1024; ///< bytes of all parts that are read
    int members = 2'000;                ///< of the archive
    int sheets = 60;
    int depth = 64; ///< of elements in elements
};

/// @brief Whether data is a spreadsheet of this kind: a zip archive with a workbook in it.
[[nodiscard]] bool isXlsx(const QByteArray& data);

/// @brief The sheets of a spreadsheet (Office Open XML) as grids; empty ones are left out, and hidden ones
/// where there are others, since nobody sees what is in them. Formulas have the values that were stored with
/// them, dates are `dd.mm.yyyy`, times of day `h:mm`, truth values `WAHR` and `FALSCH`.
/// @return the note that refuses it: Malformed, MissingPart, TooLarge, Truncated
[[nodiscard]] tl::expected<std::vector<TableGrid>, ImportNote> gridsOfXlsx(const QByteArray& data,
                                                                           const XlsxLimits& limits = {});

} // namespace zahlmeister::app
