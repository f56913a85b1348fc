// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/chronicle/reading/playercard.h"
#include "app/store/unnamedpersons.h"
#include "ui/chronicle/cardchart.h"
#include "ui/print/sheetlayout.h"
#include "ui/text/language.h"

namespace zahlmeister::ui {

/// @brief What a sheet of a player card shows, and how.
struct CardSheetRequest {
    Language language = Language::German;
    std::optional<engine::Date> printed = {}; ///< day for the footer
    CardChartOptions chart = {};
    std::vector<app::UnnamedPerson> unnamed = {}; ///< of the work file
};

/// @brief The player card on paper, as it may be given away (app/chronicle/reading/publication.h; without
/// year of birth, and without a name for who objected or is anonymous): who he is, the chart, all
/// participations, what happened between them, the carry-over ledger, results, opponents, memberships.
/// @param roll of the chronicle of the person
/// @pre on the thread of a QApplication, if the sheet is to be painted: the chart is
/// @source document 000, 6.5
[[nodiscard]] SheetLayout layoutCard(const app::PersonHistory& person, const app::PersonRoll& roll,
                                     const CardSheetRequest& request);

} // namespace zahlmeister::ui
