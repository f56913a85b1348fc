// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/sheetfile.h"

#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/print/printservice.h"
#include "ui/text/language.h"

namespace zahlmeister::cli {

Result<QByteArray> sheetFile(const EvaluatedTournament& evaluated, ui::SheetKind kind,
                             const std::vector<engine::ParticipantNumber>& players,
                             const std::optional<engine::RuleVersion>& comparedWith)
{
    ui::SheetRequest request;
    request.kind = kind;
    request.players = players;
    request.comparedWith = comparedWith;
    request.language = ui::textLanguage();
    request.calculated = app::today();
    TRY(const auto layout, ui::layoutSheets({evaluated.tournament(), evaluated.evaluation,
                                             *evaluated.choice.version, evaluated.findings},
                                            request));
    return ui::pdfOf(layout);
}

} // namespace zahlmeister::cli
