// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/base/result.h"

/// Files and folders that only the user can read, and names that are taken only by what is complete.
namespace zahlmeister::app {

/// @brief Makes an empty file for its owner alone (0600).
/// @return Error::FileNotWritable, also when there is a file already
[[nodiscard]] Result<void> makePrivateFile(const QString& path);

/// @brief Makes a folder for its owner alone (0700), and those above it as the system has them, unless it is
/// there; one that is there keeps its rights.
/// @return Error::FileNotWritable
[[nodiscard]] Result<void> makePrivateFolder(const QString& path);

/// @brief A name beside a file for what is still being made. It is a random one, so that nobody can have
/// prepared it.
[[nodiscard]] QString unfinishedName(const QString& path);

/// @brief Gives what is complete its name, which nothing may have yet.
/// @return Error::FileNotWritable; what was complete is removed then
[[nodiscard]] Result<void> giveName(const QString& unfinished, const QString& path);

} // namespace zahlmeister::app
