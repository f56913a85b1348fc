// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>

#include "app/chronicle/reading/impact.h"
#include "app/chronicle/reading/publication.h"
#include "ui/print/sheetlayout.h"
#include "ui/text/language.h"

namespace zahlmeister::ui {

/// @brief The impact of a recalculation for the files of the referee: totals, every change with its way, and
/// the clubs with what has to be reported to them. Landscape. Who is not to be named is a number there,
/// without his club, and nothing for a club.
/// @param chronicle of which the impact is
/// @param filter likewise
/// @param reason as typed so far; may be empty
/// @param printed date for the footer
[[nodiscard]] SheetLayout layoutImpact(const app::Impact& impact, const app::Chronicle& chronicle,
                                       const app::PublicationFilter& filter, const QString& reason,
                                       Language language, std::optional<engine::Date> printed);

/// @brief Every change as CSV for a spreadsheet, with ids of tournaments and numbers of players, in UTF-8
/// with its mark; names as on the sheet.
[[nodiscard]] QByteArray impactToCsv(const app::Impact& impact, const app::Chronicle& chronicle,
                                     const app::PublicationFilter& filter, Language language);

} // namespace zahlmeister::ui
