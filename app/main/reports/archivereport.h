// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/archive/archive.h"

/// What `zahlmeister archive` answers with.
namespace zahlmeister::cli {

/// @brief What an archive is like, and over which connection.
[[nodiscard]] QByteArray archiveStatusText(const app::ArchiveAddress& address,
                                           const app::ArchiveStatus& status);
[[nodiscard]] QByteArray archiveStatusJson(const app::ArchiveAddress& address,
                                           const app::ArchiveStatus& status);

/// @brief What a recalculation did, on one line.
[[nodiscard]] QByteArray archiveRunText(const app::ArchiveRun& run);
[[nodiscard]] QByteArray archiveRunJson(const app::ArchiveRun& run);

} // namespace zahlmeister::cli
