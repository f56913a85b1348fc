// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "engine/base/result.h"
#include "engine/model/tournament.h"

/// The sample: a year of a club that does not exist, to be played with, in a work file of its own.
namespace zahlmeister::app {

/// @brief Where the program keeps its own work file, and the sample beside it.
[[nodiscard]] QString ownFolder();

/// @brief The work file that the program opens by itself.
[[nodiscard]] QString ownWorkFile();

/// @brief The sample; it need not be there.
[[nodiscard]] QString sampleFile();

/// @brief The tournaments of the sample as they ship, in the order of the year.
[[nodiscard]] const std::vector<engine::Tournament>& sampleTournaments();

/// @brief Makes the sample as it ships. The file appears when it is complete.
/// @return Error::FileNotWritable, also when there is such a file; DiskFull, StorageFailure
Result<void> makeSample(const QString& path);

/// @brief Whether anything in a sample differs from what ships: typed, decided, submitted, added.
/// @return Error::FileNotFound; NotAWorkFile when it is no sample; what WorkFile::open() and tournament() say
[[nodiscard]] Result<bool> isSampleEdited(const QString& path);

/// @brief Removes a sample: the file, its log and its lock, and the backups that were made of it. Nothing
/// else is touched, not even in the folder of the backups.
/// @pre it is not open here
/// @return Error::FileNotFound, NotAWorkFile when it is no sample, WorkFileInUse when another window has it,
/// FileNotWritable
Result<void> removeSample(const QString& path);

} // namespace zahlmeister::app
