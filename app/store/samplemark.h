// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

/// The mark of the sample: a work file of people who do not exist. It stays with every copy of the file.
namespace zahlmeister::app {

class Database;
class WorkFile;

/// @brief Whether a work file is the sample, or a copy of it.
[[nodiscard]] bool isSample(const WorkFile& file);
[[nodiscard]] bool isSample(Database& database);

/// @brief Marks a work file as the sample, for ever.
/// @return Error::DiskFull, StorageFailure
Result<void> markAsSample(Database& database);

} // namespace zahlmeister::app
