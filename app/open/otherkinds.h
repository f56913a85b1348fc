// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief What a file is that no format reads, but that people take for one with a tournament in it: `pdf`,
/// `office`, `open-document`, `docx`, `archive`, `pgn`, `lichess`, `swiss-chess-10`, `list`.
/// @return empty for any other file
[[nodiscard]] std::string otherKindOf(const ImportFile& file);

} // namespace zahlmeister::app
