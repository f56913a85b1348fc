// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/layout/layout.h"

namespace zahlmeister::app {

/// @brief Where the cells of rounds name their opponents (`Müller 1`, `w Müller, H. ½`), puts the number of
/// the opponent's row in the place of the name, counted among the people from 1.
///
/// Only when nearly all of these cells are understood so; a name that several people have is no name.
void numberOpponents(Layout& layout, CellTexts& texts);

} // namespace zahlmeister::app
