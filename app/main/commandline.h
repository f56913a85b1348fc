// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

namespace zahlmeister {

/// @brief Whether the program was called with a subcommand, with --help or --version, or in a way that is
/// none at all; else the window is wanted. Needs no application object and takes no time.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// @brief The value of `--lang X`, wherever it stands; nothing without one.
[[nodiscard]] std::optional<QString> languageOption(const QStringList& words);

/// @brief The file that the window is to open; empty when none is named.
/// @param words without the program's name
[[nodiscard]] QString fileForWindow(const QStringList& words);

/// @brief Runs a subcommand without a display.
/// @return exit code of the program: 0 done, 1 done with errors among the findings, 2 bad usage, 3 a file
/// cannot be read, understood or written
int runCommandLine(int argc, char** argv);

} // namespace zahlmeister
