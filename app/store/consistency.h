// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/store/database.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

/// Whether a database holds together: the pages, the references between rows, the order of the undo log.
namespace zahlmeister::app {

/// @brief Error::DamagedWorkFile for a value that nobody can have entered: path, table, row, column.
/// @param row its key, such as `tournament_id 3, number 12`
[[nodiscard]] tl::unexpected<Error> damagedRow(const Database& database, std::string_view table,
                                               const std::string& row, std::string_view column);

/// @brief Whether there is a tournament, be it in the waste basket.
/// @return Error::UnknownTournament if not
[[nodiscard]] Result<void> requireTournament(Database& database, engine::TournamentId id);

/// @brief Lets SQLite check the pages of a database.
/// @param pragma `quick_check`, or `integrity_check` which compares indexes too
/// @return Error::DamagedWorkFile with the first finding
[[nodiscard]] Result<void> checkPages(Database& database, const QString& pragma);

/// @brief The most tournaments of a work file, with those in the waste basket: of more it takes longer to
/// look at all pages than anybody waits, and no referee has a hundredth of them.
inline constexpr std::int64_t kMostTournaments = 50'000;

/// @brief Opens a work file, compares its schema with that of its version, and checks every page.
/// @param goesOn asked while the pages are read; may be empty
/// @return its schema version; Error::DamagedWorkFile, ForeignSchema, OutOfRange (more than
/// kMostTournaments), and as Database::open()
[[nodiscard]] Result<std::int64_t> inspectFile(const QString& path, Database::Mode mode,
                                               ContinueCallback goesOn = {});

/// @brief Whether every row has the rows that it refers to.
/// @return Error::DamagedWorkFile with the first table in which one lacks
[[nodiscard]] Result<void> checkForeignKeys(Database& database);

/// @brief The tournaments whose undo logs lack a position, or have entries that are done after undone ones.
[[nodiscard]] Result<std::vector<std::int64_t>> undoLogsOutOfOrder(Database& database);

/// @brief Whether the undone entries of each undo log are its last ones, and no position is missing.
/// @return Error::DamagedWorkFile with the first tournament whose log is not in order
[[nodiscard]] Result<void> checkUndoOrder(Database& database);

} // namespace zahlmeister::app
