// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>

#include "engine/base/result.h"

/// What SQLite's files are called and how they begin, found out without SQLite, which would write to whatever
/// it is shown, and delete what a journal names.
namespace zahlmeister::app {

/// @brief What stands in the header of our files (PRAGMA application_id): `Zahl`, `ZaAR`, `Zlst`.
inline constexpr std::int32_t kWorkFileId = 0x5a61686c;
inline constexpr std::int32_t kArchiveId = 0x5a614152;
inline constexpr std::int32_t kListStoreId = 0x5a6c7374;

/// @brief What a file is, by its first bytes.
enum class DatabaseKind {
    None, ///< no SQLite file
    WorkFile,
    Archive,
    ListStore,
    Other, ///< of another program
};

/// @brief So many bytes are asked for the kind of a file.
inline constexpr qint64 kDatabaseHead = 100;

/// @param beginning of a file, kDatabaseHead bytes or more; fewer are no database's
/// @source SQLite database file format, 1.3: magic at 0, application id at 68, big-endian
[[nodiscard]] DatabaseKind databaseKind(const QByteArray& beginning);

/// @brief Proves a work file or a list store to removeProved().
[[nodiscard]] bool isWorkFileHead(const QByteArray& beginning);
[[nodiscard]] bool isListStoreHead(const QByteArray& beginning);

/// @brief What SQLite keeps beside a file: write-ahead log, its index, rollback journal.
inline constexpr std::array kCompanions{QLatin1StringView("-wal"), QLatin1StringView("-shm"),
                                        QLatin1StringView("-journal")};

/// @brief Refuses files that lie under the names of companions and are none that we have left.
///
/// SQLite takes whatever has such a name for its own: it deletes or cuts off what it does not understand,
/// waits for a pipe, and deletes the file whose name stands at the end of a journal (the "super-journal" of a
/// transaction over several files, which this program never makes). So each place that opens a database asks
/// here before SQLite sees it, private copies included.
/// @param path of a database; of one that is open here the companions are not touched, their locks would go
/// @return Error::ForeignJournal, FileNotReadable
/// @source SQLite database file format, 3 and 4.1; pager.c, readSuperJournal(); wal.c, walIndexRecover()
[[nodiscard]] Result<void> requireOwnCompanions(const QString& path);

/// @brief Removes what SQLite has left beside a file that is gone, closed and folded, or saved elsewhere: the
/// companions that are empty or look like SQLite's. Others stay.
/// @return false when one of them could not be removed
bool removeCompanions(const QString& path);

} // namespace zahlmeister::app
