// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/sheetfile.h"

#include <utility>

#include "app/chronicle/season.h"
#include "app/store/workfile.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/print/leaguefile.h"
#include "ui/print/printservice.h"
#include "ui/text/language.h"

namespace zahlmeister::cli {

Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetRequest request,
                             const QString& format)
{
    request.language = ui::textLanguage();
    request.calculated = app::today();
    ui::SheetSource source{evaluated.tournament(), evaluated.evaluation, *evaluated.choice.version,
                           evaluated.findings};
    if (!ui::isOfLeague(request.kind)) {
        TRY(const auto layout, ui::layoutSheets(source, request));
        return ui::pdfOf(layout);
    }
    engine::Tournament season;
    if (evaluated.source.id && request.kind == ui::SheetKind::LeagueTable) {
        TRY(const auto workFile,
            app::WorkFile::open(evaluated.source.workFile, app::WorkFile::Access::ReadOnly));
        TRY(auto earlier, app::earlierParts(*workFile, *evaluated.source.id, evaluated.tournament().header));
        if (!earlier.empty()) {
            season = app::seasonOf(std::move(earlier), evaluated.tournament());
            source.season = &season;
        }
    }
    return ui::leagueFile(source, request, format);
}

} // namespace zahlmeister::cli
