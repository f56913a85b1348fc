// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace zahlmeister::cli {

/// @brief A script that lets bash complete subcommands, options, and the values that are known beforehand.
[[nodiscard]] QByteArray bashCompletion();

} // namespace zahlmeister::cli
