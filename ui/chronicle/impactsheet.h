// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "app/chronicle/impact.h"
#include "ui/print/sheetlayout.h"
#include "ui/text/language.h"

namespace zahlmeister::ui {

/// @brief The impact of a recalculation for the files of the referee: totals, every change with its way, and
/// the clubs with what they are to be told. Landscape.
/// @param chronicle of which the impact is
/// @param reason as typed so far; may be empty
/// @param printed date for the footer
[[nodiscard]] SheetLayout layoutImpact(const app::Impact& impact, const app::Chronicle& chronicle,
                                       const QString& reason, Language language,
                                       std::optional<engine::Date> printed);

/// @brief Every change as CSV for a spreadsheet, with ids of tournaments and numbers of players, in UTF-8
/// with its mark.
[[nodiscard]] QByteArray impactToCsv(const app::Impact& impact, const app::Chronicle& chronicle);

} // namespace zahlmeister::ui
