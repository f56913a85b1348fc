// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

#include "app/store/database.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

/// @brief Does several writes to a work file, or none of them.
/// @param write returns a Result; its statements must be gone when it returns
/// @return what `write` returns; else Error::ReadOnly, DiskFull, StorageFailure, and nothing was written
template <class Write>
auto inTransaction(WorkFile& file, Write write) -> std::invoke_result_t<Write>
{
    if (file.isReadOnly())
        return tl::unexpected(*file.readOnlyReason());
    TRY(auto transaction, Transaction::begin(file.database()));
    auto written = write();
    if (!written.has_value())
        return written;
    TRY_DO(transaction.commit());
    return written;
}

} // namespace zahlmeister::app
