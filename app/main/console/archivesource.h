// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/archive/archive.h"
#include "app/main/console/arguments.h"
#include "app/main/console/console.h"

namespace zahlmeister::cli {

/// @brief The option by which subcommands that read work files read an archive instead.
inline constexpr OptionSpec kArchiveOption{
    "archive", "ADDRESS",
    QT_TRANSLATE_NOOP("CommandLine", "sqlite:PATH for a file, or postgresql://[USER@]HOST[:PORT]/DATABASE")};

/// @brief An address that the command line names; what is wrong with it is wrong with the command line.
/// @param option without dashes
[[nodiscard]] Outcome<app::ArchiveAddress> archiveAddressOf(const Arguments& arguments, QStringView option);

/// @brief Says what the referee should know of the connection.
void printArchiveRisk(const app::ArchiveAddress& address);

/// @brief Opens an archive, and says what he should know.
[[nodiscard]] Outcome<std::unique_ptr<app::Archive>> openArchive(const app::ArchiveAddress& address);

/// @brief The archive that --archive names.
[[nodiscard]] Outcome<std::unique_ptr<app::Archive>> archiveNamedBy(const Arguments& arguments);

} // namespace zahlmeister::cli
