// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/formats/tournamentformat.h"

/// Every format of tournament files. A new one is a folder of app/formats and a line here.
namespace zahlmeister::app {

/// @brief Every format, in the order in which they are asked whether a file is theirs.
[[nodiscard]] std::span<const TournamentFormat> tournamentFormats();

/// @return nullptr when there is no such format
[[nodiscard]] const TournamentFormat* formatById(std::string_view id);

/// @brief Whether files of a format can be read, or written.
[[nodiscard]] bool canBeRead(const TournamentFormat& format);
[[nodiscard]] bool canBeWritten(const TournamentFormat& format);

/// @brief A tournament as a file of a format that is written.
/// @return what makes it impossible: what the format demands, and for all but the program's own participants,
/// without whom nobody reads the file again
[[nodiscard]] ExportResult writeAs(const TournamentFormat& format, const ExportInput& input);

/// @brief The format whose usual ending a file name has and that can be written; nullptr for none.
[[nodiscard]] const TournamentFormat* formatForWriting(const QString& fileName);

} // namespace zahlmeister::app
