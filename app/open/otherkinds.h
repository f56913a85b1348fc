// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/formats/tournamentformat.h"
#include "app/tables/tournamenttables.h"

namespace zahlmeister::app {

/// @brief What a file is that no format reads, but that people take for one with a tournament in it: `pdf`,
/// `pdf-large`, `pdf-pictures`, `office`, `open-document`, `docx`, `archive`, `pgn`, `lichess`,
/// `swiss-chess-10`, `foreign-games`, `list`.
/// @return empty for any other file
[[nodiscard]] std::string otherKindOf(const ImportFile& file);

/// @brief Likewise what a table without a game is that is neither a list of who starts nor standings:
/// `players`, for members, line-ups of teams and people with their ratings; `names`, where nothing but names
/// was understood, such as a page of messages.
/// @return empty for a tournament
[[nodiscard]] std::string otherKindOf(const TablesReading& tables);

} // namespace zahlmeister::app
