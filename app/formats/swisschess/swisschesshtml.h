// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/tournamentformat.h"

namespace zahlmeister::app {

/// @brief Web pages of Swiss-Chess, `swisschess-html`: read; one page, or several of one tournament.
///
/// Participants are joined by their number (`TNr`), which lists of standings and evaluations lack: there, by
/// their name. Games come from the forms of participants and from the lists of pairings; what these
/// contradict each other in is refused. The rating is the NWZ of the form or the R_0 of the evaluation; an
/// Elo alone is taken as FIDE rating and noted. The TWZ of other lists may be either, so it is only noted and
/// never taken. Nobody is a member, because no list has VKZ and member number.
[[nodiscard]] TournamentFormat swissChessHtmlFormat();

/// @brief Reads pages with tables of Swiss-Chess that tell participants by number, or games; nothing for
/// others.
[[nodiscard]] std::optional<ImportResult> readIfSwissChessHtml(const ImportInput& input);

/// @brief Reads all pages together; the part of a place is the page, when there are several.
[[nodiscard]] ImportResult readSwissChessHtml(const ImportInput& input);

} // namespace zahlmeister::app
