// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/files/filewriting.h"
#include "engine/base/result.h"
#include "ui/print/sheetfonts.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

/// @brief Lays out what is asked for. Any thread; needs a QGuiApplication (platform `offscreen` will do).
///
/// Always at least one page: a tournament without participants gives a page that says so.
/// @param fonts that may be at hand already; they must not be in use by another thread
/// @return Error::UnknownParticipant when a player is asked for who does not take part
[[nodiscard]] Result<SheetLayout> layoutSheets(const SheetSource& source, const SheetRequest& request,
                                               const SheetFonts& fonts = SheetFonts());

/// @brief The layout as a PDF file with embedded fonts; the same layout gives the same bytes but for the
/// CreationDate.
/// @return as requireSheetFont()
[[nodiscard]] Result<QByteArray> pdfOf(const SheetLayout& layout);

/// @brief A file name, without its ending, that every file system takes: no separators, at most 80
/// characters.
[[nodiscard]] QString safeFileName(const QString& name);

using app::writeFileSafely;

/// @brief Writes the sheets asked for as one PDF file; never a half-written one.
/// @return Error::UnknownParticipant, FileNotWritable, DiskFull; as requireSheetFont()
[[nodiscard]] Result<void> writeSheetsPdf(const SheetSource& source, const SheetRequest& request,
                                          const QString& path);

/// @brief Writes one PDF file per player into a folder, named by number and name; existing files are
/// replaced.
/// @param request of a kind for which isAboutPlayers()
/// @return the paths written, or the first error: Error::UnknownParticipant, FileNotWritable, DiskFull
[[nodiscard]] Result<QStringList> writeSheetsPerPlayer(const SheetSource& source, const SheetRequest& request,
                                                       const QString& folder);

} // namespace zahlmeister::ui
