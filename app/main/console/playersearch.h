// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::cli {

/// @brief Searches the stored lists for a typed text and puts the players found into a table, or into JSON.
/// @param folder of the list store
/// @param limit at most so many
/// @return nothing when there is no list
[[nodiscard]] Result<std::optional<QByteArray>> searchPlayers(const QString& folder, const QString& typed,
                                                              int limit, bool asJson);

} // namespace zahlmeister::cli
