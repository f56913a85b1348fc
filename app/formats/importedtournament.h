// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include <tl/expected.hpp>

#include "app/notes/importnote.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief A tournament as a file has it, and what there is to say about it.
struct ImportedTournament {
    engine::Tournament tournament;      ///< games with the ids 1, 2, ... in order; values within their ranges
    std::vector<ImportNote> notes = {}; ///< nothing of level Refused
    std::vector<int> participantLines = {}; ///< as Tournament::participants; empty when there are no lines
    std::vector<int> gameLines = {};        ///< as Tournament::games; likewise
    QByteArray tournamentUuid = {}; ///< by which the federation knows the tournament; empty: not in the file
    int headerLine = 0;             ///< where the header begins; 0: unknown
};

/// @brief The tournament, or why it is refused (at least one note of that level).
using ImportResult = tl::expected<ImportedTournament, std::vector<ImportNote>>;

/// @brief What refuses a file, or makes it impossible to write one, for one reason.
[[nodiscard]] inline tl::unexpected<std::vector<ImportNote>>
refusal(ImportCode code, std::vector<std::string> args = {}, ImportPlace place = {})
{
    return tl::unexpected(std::vector{refusalNote(code, std::move(args), std::move(place))});
}

} // namespace zahlmeister::app
