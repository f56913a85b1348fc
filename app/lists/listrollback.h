// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/files/privatefile.h"
#include "app/lists/listversions.h"
#include "app/threads/continuecallback.h"
#include "engine/base/result.h"

/// Backup of a list, taken before an automatic update: a whole copy, so that one act brings it back.
///
/// A copy says by its name to which state of the store it belongs: that which the update has made. After any
/// other change, such as a list that was imported by hand, it would take more back than the update, and is
/// none any more.
namespace zahlmeister::app {

/// @brief The lists of a source as they are now. Gone with this object, unless stay() was called.
class ListRollback {
public:
    /// @brief Copies what is stored; nothing when nothing is.
    /// @param folder of the store
    /// @return Error::Cancelled, DiskFull, FileNotWritable, StorageFailure
    [[nodiscard]] static Result<ListRollback> copy(const QString& folder, ListSource source,
                                                   const ContinueCallback& progress = {});
    ListRollback(ListRollback&& other) noexcept;
    ListRollback& operator=(ListRollback&&) = delete;
    ListRollback(const ListRollback&) = delete;
    ListRollback& operator=(const ListRollback&) = delete;
    ~ListRollback();

    /// @brief Gets ready to be what is gone back to after a change; a ListKeepFunction. Nothing when somebody
    /// has changed the lists since they were copied, or none were.
    /// @return Error::FileNotWritable
    Result<void> keep(const ListRevisions& revisions);

    /// @brief Takes the place of all other copies of the source: the change is made.
    void stay();

private:
    ListRollback(QString copies, std::optional<UnfinishedFile> unfinished, std::int64_t revision);
    QString m_copies;                           ///< what their names begin with
    std::optional<UnfinishedFile> m_unfinished; ///< nothing was stored, or it has its name
    QString m_named;                            ///< empty: it has none yet, or stays
    std::int64_t m_revision;                    ///< of what was copied
};

/// @brief Whether the last change of a source was an update, and the copy of what was before is there.
[[nodiscard]] bool hasListBefore(const QString& folder, ListSource source);

/// @brief Makes a source what it was before the last update, in one transaction; that copy is gone then.
/// @return Error::FileNotFound unless hasListBefore(), Cancelled, DiskFull, FileNotWritable, StorageFailure;
///         the store is as it was then
Result<void> restoreListBefore(const QString& folder, ListSource source,
                               const ContinueCallback& progress = {});

} // namespace zahlmeister::app
