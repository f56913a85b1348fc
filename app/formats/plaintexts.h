// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/formats/importedtournament.h"

namespace zahlmeister::app {

/// @brief Takes out of all texts of a tournament what no text has (app/text/plaintext.h), with a note for
/// each field that had any: how many of its texts, where the first stands and how it reads now.
void makePlain(ImportedTournament& imported);

} // namespace zahlmeister::app
