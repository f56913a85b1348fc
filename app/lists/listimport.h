// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QStringList>

#include "app/files/fileinhand.h"
#include "app/lists/listchanges.h"
#include "app/lists/listinput.h"
#include "app/lists/listrecognition.h"
#include "app/lists/listrow.h"
#include "app/lists/listversions.h"

namespace zahlmeister::app {

/// @brief What the date of a list was taken from.
enum class ListDateOrigin {
    Given,       ///< by the user
    Header,      ///< the month that heads the ratings of a FIDE list
    FileName,    ///< such as `fdsb260909.LST` or `standard_sep26frl.zip`
    ArchiveTime, ///< of the member in the zip archive
    FileTime,    ///< of the file, which may be that of the download
};

/// @brief Stable text, such as `file-name`.
[[nodiscard]] std::string_view listDateOriginText(ListDateOrigin origin);

/// @brief A part that belongs to a list.
struct RecognisedPart {
    ListPart part = {};
    ListRecognition recognition = {};
};

/// @brief What is to be imported: the files of one list, recognised by their content.
struct ListInspection {
    ListSource source = ListSource::Dsb;
    std::vector<RecognisedPart> parts = {};
    std::vector<std::string> ignored = {}; ///< names of archive members that are no lists
    engine::Date date;                     ///< from what the files say; the user may know better
    ListDateOrigin dateOrigin = ListDateOrigin::FileTime;
    std::string file = {}; ///< name of the file, or of the first one
    std::int64_t bytes = 0;
};

/// @brief Recognises the files of one list: a zip archive, or several files such as spieler.csv and
/// vereine.csv.
///
/// FIDE lists are dated on the first of the month that they hold for: their files are made in the last days
/// before it, or within it.
/// @return Error::UnknownList, MixedLists, FileNotFound, FileNotReadable, DamagedArchive, ArchiveTooLarge
[[nodiscard]] Result<ListInspection> inspectList(const QStringList& files);

/// @brief Whether a file alone is a list, or an archive of one list: by what was read of it.
[[nodiscard]] bool isList(const FileInHand& file);

/// @brief How far an import is.
struct ListProgress {
    std::int64_t bytes = 0;
    std::int64_t totalBytes = 0;
    std::int64_t rows = 0;
};

/// @brief Called with how far an import is, many times a second; returns false to cancel it.
using ListProgressFunction = std::function<bool(const ListProgress&)>;

/// @brief What an import did.
struct ListReport {
    static constexpr std::size_t kListedRows = 1000; ///< so many refused rows are kept

    ListSource source = ListSource::Dsb;
    ListFormat format = ListFormat::NuCsv;
    std::string encoding = {}; ///< listEncodingText() of the persons' part
    std::string file = {};
    engine::Date date;
    ListDateOrigin dateOrigin = ListDateOrigin::Given;
    std::int64_t rowsRead = 0; ///< of persons
    std::int64_t rowsTaken = 0;
    std::int64_t rowsRefused = 0; ///< without duplicates and officials
    std::int64_t duplicates = 0;
    std::int64_t withoutMembership = 0; ///< officials of clubs
    std::int64_t rowsKept = 0;          ///< known rows that a list of a part only does not have
    std::int64_t clubs = 0;
    std::int64_t associations = 0;
    bool endsInLine = false;               ///< the text ends without a line's end: it may be cut off
    std::vector<std::string> ignored = {}; ///< names of archive members that are no lists
    std::vector<RefusedRow> refused = {};  ///< all kinds, also duplicates, in the order of the lines
    ListChanges changes = {};
    double seconds = 0; ///< that the import took

    bool operator==(const ListReport&) const = default;
};

/// @brief What happens with a list that has less than four fifths of the rows of the newest stored one, or
/// ends in the middle of a line.
enum class DoubtfulLists { Take, Refuse };

/// @brief Imports a list. When it fails or is cancelled, the store is as it was.
/// @param folder of the store
/// @param date of the list
/// @param keep called when everything is read, just before it is committed
/// @return what keep says; Error::Cancelled, MissingColumn, DamagedList (nothing usable, or more refused than
///         taken; its fourth argument is the line of the first refused row), FileNotReadable, DamagedArchive,
///         ArchiveTooLarge, FileNotWritable, DiskFull, StorageFailure; DoubtfulList where such lists are
///         refused
[[nodiscard]] Result<ListReport> importList(const QString& folder, const ListInspection& inspection,
                                            engine::Date date, const ListProgressFunction& progress = {},
                                            DoubtfulLists doubtful = DoubtfulLists::Take,
                                            const ListKeepFunction& keep = {});

} // namespace zahlmeister::app
