// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/tables/tablereading.h"

namespace zahlmeister::app {

/// @brief The meaning of a head of a column by its words, German or English, in all usual spellings.
///
/// A mere number, which may be an opponent or a round, is Opponent with this ordinal.
[[nodiscard]] ColumnMeaning meaningOfHead(const QString& head);

/// @brief Whether heads of this meaning show that a row is a head: a person's name, a rating, a round.
[[nodiscard]] bool isTellingHead(TableColumn column);

} // namespace zahlmeister::app
