// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QByteArray>

#include "app/main/command.h"

namespace zahlmeister::cli {

/// @brief The subcommands in the order of the help.
[[nodiscard]] std::array<const Command*, 15> allCommands();

/// @brief What `zahlmeister --help` shows.
[[nodiscard]] QByteArray generalHelp();

/// @brief What `zahlmeister SUBCOMMAND --help` shows.
[[nodiscard]] QByteArray commandHelp(const Command& command);

} // namespace zahlmeister::cli
