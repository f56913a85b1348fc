// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Files that another program holds. Windows lets nobody read, replace or rename a file that another program
/// has opened for itself: a virus scanner for a moment, a viewer until it is closed. Other systems let
/// everybody, so that nothing is ever held there.
namespace zahlmeister::app {

/// @brief Whether another program has the file open in a way that forbids it to everybody else.
[[nodiscard]] bool isHeld(const QString& path);

/// @brief Waits a moment of those for which a file that is held is tried again.
/// @param tries how often it was tried before
/// @return false, at once, when the file is not held; when two seconds have passed
[[nodiscard]] bool waitWhileHeld(const QString& path, int tries);

/// @brief Tries until it succeeds, again and again for two seconds while another program holds the file.
/// @param attempt says whether it succeeded
/// @return what the last attempt said
template <class Attempt>
[[nodiscard]] bool retryWhileLocked(const QString& path, Attempt attempt)
{
    int tries = 0;
    while (!attempt()) {
        if (!waitWhileHeld(path, ++tries))
            return false;
    }
    return true;
}

} // namespace zahlmeister::app
