// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "app/store/database.h"
#include "app/store/workfile.h"

namespace zahlmeister::app {

/// @brief Does several writes to a work file, or none of them.
/// @param write returns a Result; its statements must be gone when it returns
/// @return what `write` returns; else Error::ReadOnly, DiskFull, StorageFailure, and nothing was written
template <class Write>
auto inTransaction(WorkFile& file, Write write) -> std::invoke_result_t<Write>
{
    if (file.isReadOnly())
        return tl::unexpected(*file.readOnlyReason());
    auto transaction = Transaction::begin(file.database());
    if (!transaction.has_value())
        return tl::unexpected(transaction.error());
    auto written = write();
    if (!written.has_value())
        return written;
    if (const auto committed = transaction->commit(); !committed.has_value())
        return tl::unexpected(committed.error());
    return written;
}

} // namespace zahlmeister::app
