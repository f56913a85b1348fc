// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/output/table.h"
#include "engine/base/result.h"
#include "ui/print/sheetrequest.h"

/// The sheets of a league in files of other kinds than PDF.
namespace zahlmeister::ui {

/// @brief The kinds of files by their endings: `pdf`, `html`, `csv`, `xlsx`, `json`.
[[nodiscard]] QStringList leagueFileEndings();

/// @brief The tables of a sheet, with their titles, in the language of the calling thread.
/// @pre isOfLeague(request.kind)
[[nodiscard]] std::vector<app::Table> leagueSheetTables(const SheetSource& source,
                                                        const SheetRequest& request);

/// @brief A sheet of a league as a file; JSON by the contract of the command line, the others in the language
/// of the request.
/// @param ending one of leagueFileEndings()
/// @pre isOfLeague(request.kind)
/// @return as pdfOf(); StorageFailure when the archive of a spreadsheet could not be made
[[nodiscard]] Result<QByteArray> leagueFile(const SheetSource& source, const SheetRequest& request,
                                            const QString& ending);

/// @brief Writes what is asked for: what the ending says where the sheet is of a league, else PDF.
/// @return also FileNotWritable, DiskFull
[[nodiscard]] Result<void> writeSheets(const SheetSource& source, const SheetRequest& request,
                                       const QString& path);

} // namespace zahlmeister::ui
