// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>

#include "app/store/database.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

/// What is sound in a work file that cannot be opened: damaged pages, values that nobody can have entered,
/// tables of another program.
namespace zahlmeister::app {

/// @brief Something that is not in the rescued file as it was, or not at all.
struct Loss {
    /// @brief What became of it.
    enum class Kind {
        Value,      ///< impossible; the column is empty now, or has what it has in a new row
        Row,        ///< impossible as a whole; left out
        StandIn,    ///< could not be read, but others refer to it: there is a row without data now
        Unreadable, ///< a part of the table could not be read; which rows were there is not known
        Undo,       ///< what was lost can be part of it: nothing of the tournament can be undone any more
        Foreign,    ///< not made by this program; left out
        Log,        ///< the log or journal beside the file is that of another state of it; left out
    };
    Kind kind;
    QString table;       ///< of Foreign: what it is, such as `trigger undo_entry_log`
    QString row = {};    ///< its key, such as `tournament_id 3, number 12`
    QString column = {}; ///< empty when nothing tells
    QString value = {};  ///< the beginning of what stood there

    bool operator==(const Loss&) const = default;
};

/// @brief What a rescue brought.
struct RescueReport {
    int tournaments = 0;      ///< in the new file, those in the waste basket included
    std::vector<Loss> losses; ///< in the order of the tables
};

/// @brief Writes everything that is sound in a work file into a new one of today's schema, and lists what is
/// not. The old file is not changed.
/// @param path also one of an earlier version; not one of a newer version
/// @param target must not exist
/// @param goesOn asked now and then; may be empty
/// @return Error::FileNotFound, NotARegularFile, NotAWorkFile, NewerWorkFile, EarlierWorkFile,
/// DamagedWorkFile (nothing can be read), FileNotReadable, FileNotWritable, DiskFull, Cancelled; there is no
/// new file then
[[nodiscard]] Result<RescueReport> rescue(const QString& path, const QString& target,
                                          const ContinueCallback& goesOn = {});

/// @brief The first value of an open work file that nobody can have entered; nothing when there is none.
/// @param version its schema version, whose schema it has
[[nodiscard]] Result<std::optional<Loss>> firstImpossibleValue(Database& database, std::int64_t version);

} // namespace zahlmeister::app
