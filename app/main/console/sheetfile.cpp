// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/sheetfile.h"

#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/print/printservice.h"
#include "ui/text/language.h"

namespace zahlmeister::cli {

Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetRequest request)
{
    request.language = ui::textLanguage();
    request.calculated = app::today();
    TRY(const auto layout, ui::layoutSheets({evaluated.tournament(), evaluated.evaluation,
                                             *evaluated.choice.version, evaluated.findings},
                                            request));
    return ui::pdfOf(layout);
}

} // namespace zahlmeister::cli
