// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace zahlmeister::app {

/// @brief What a file is by its beginning, as far as it must be known before another file takes its place.
/// Two files of one kind were written by the same act: a PDF file and another, the JSON of an evaluation and
/// another, a table with these columns and another. Of a text its first line decides: a report that is
/// written again has the same, notes of somebody have not.
/// @param bytes the first kilobytes or all of a file
/// @return a word for the kind, and what else decides; empty for an empty file
[[nodiscard]] QByteArray contentKind(const QByteArray& bytes);

} // namespace zahlmeister::app
