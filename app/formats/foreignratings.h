// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importedtournament.h"
#include "app/notes/notelist.h"

namespace zahlmeister::app {

/// @brief Says which ratings are none that the file calls a DWZ: one doubt for all when there is no DWZ at
/// all, else one for each.
void noteForeignRatings(const ImportedTournament& imported, NoteList& notes);

} // namespace zahlmeister::app
