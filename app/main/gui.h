// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace zahlmeister {

/// @brief Runs the application with its window until the user closes it; where it runs already, its window
/// comes to the front and opens the file.
/// @param argc at least 1; a first argument is a file to open: a work file, a tournament file, or
/// `WORKFILE#TOURNAMENT`
/// @return exit code of the program: 0, or 3 when not even an empty window could be shown
int runGui(int argc, char** argv);

} // namespace zahlmeister
