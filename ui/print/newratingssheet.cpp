// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/print/sheetparts.h"
#include "ui/print/sheets.h"
#include "ui/text/format.h"

namespace zahlmeister::ui {

namespace {

constexpr double kNarrowestRatedName = 40.0; // mm
constexpr double kWidestClub = 45.0;

} // namespace

void composeNewRatingsSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    if (!beginTournamentSheet(composer, source, request, Sheet::tr("New ratings")))
        return;
    SheetTable table;
    table.columns = {
        nameColumn(Sheet::tr("Player"), kNarrowestRatedName),
        {.words = Sheet::tr("Club"), .alignment = Alignment::Left, .wraps = true, .maximum = kWidestClub},
        {.words = Sheet::tr("Old rating")},
        {.words = Sheet::tr("New rating")}};
    std::vector<std::pair<QString, SheetRow>> rows;
    const auto& results = source.evaluation.participants;
    for (std::size_t at = 0; at < results.size(); ++at) {
        const engine::Participant& person = source.tournament.participants[at];
        const engine::ParticipantEvaluation& result = results[at];
        if (!result.isPublished() || !result.newRating)
            continue;
        const QString name = formatName(person).simplified();
        SheetCell now = ratingCell(result.newRating, result.newIndex, FontRole::BodyStrong);
        if (const QString bound = formatBound(result.bound); !bound.isEmpty()) {
            now.text.prepend(bound);
            now.axis += now.axis < 0 ? 0 : bound.size();
        }
        rows.emplace_back(name,
                          SheetRow{{{name},
                                    {fromEngine(person.clubName.empty() ? person.club : person.clubName)},
                                    ratingCell(result.oldRating, result.oldIndex),
                                    now}});
    }
    std::ranges::stable_sort(
        rows, [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
    for (auto& [name, row] : rows)
        table.rows.push_back(std::move(row));
    if (table.rows.empty())
        composer.paragraph(Sheet::tr("No rating is new."));
    else
        composer.table(table);
}

} // namespace zahlmeister::ui
