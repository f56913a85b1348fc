// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QString>

#include "app/lists/listperson.h"
#include "engine/base/result.h"

/// What a list was before an update that nobody looked through: a whole copy, so that one act brings it back.
namespace zahlmeister::app {

/// @brief Asked many times a second; false cancels.
using ListCopyProgress = std::function<bool()>;

/// @brief The lists of a source as they are now. Gone with this object, unless keep() was called.
class ListBefore {
public:
    /// @brief Copies what is stored; nothing when nothing is.
    /// @param folder of the store
    /// @return Error::Cancelled, DiskFull, FileNotWritable, StorageFailure
    [[nodiscard]] static Result<ListBefore> copy(const QString& folder, ListSource source,
                                                 const ListCopyProgress& progress = {});
    ListBefore(ListBefore&& other) noexcept;
    ListBefore& operator=(ListBefore&&) = delete;
    ListBefore(const ListBefore&) = delete;
    ListBefore& operator=(const ListBefore&) = delete;
    ~ListBefore();

    /// @brief Takes the place of the copy that was there; without anything stored there is none any more.
    /// @return Error::FileNotWritable
    Result<void> keep();

private:
    ListBefore(QString unfinished, QString path);
    QString m_unfinished; ///< empty: nothing was stored, or it is kept
    QString m_path;
};

/// @brief Whether there is something to go back to.
[[nodiscard]] bool hasListBefore(const QString& folder, ListSource source);

/// @brief Makes a source what it was before the last update, in one transaction; that copy is gone then.
/// @return Error::FileNotFound when there is none, Cancelled, DiskFull, FileNotWritable, StorageFailure; the
///         store is as it was then
Result<void> restoreListBefore(const QString& folder, ListSource source,
                               const ListCopyProgress& progress = {});

} // namespace zahlmeister::app
