// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace zahlmeister {

/// @brief Whether the program was called with a subcommand, with --help or --version, or in a way that is
/// none at all; else the window is wanted. Needs no application object and takes no time.
[[nodiscard]] bool isCommandLine(int argc, char** argv);

/// @brief Runs a subcommand without a display.
/// @return exit code of the program: 0 done, 1 done with errors among the findings, 2 bad usage, 3 a file
/// cannot be read, understood or written
int runCommandLine(int argc, char** argv);

} // namespace zahlmeister
