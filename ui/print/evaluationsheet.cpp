// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/sheets.h"

#include <algorithm>
#include <cstdlib>

#include "engine/catalogue/rulecatalog.h"
#include "engine/league/leaguestatistics.h"
#include "ui/print/sheetparts.h"
#include "ui/text/evaluationlegend.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

using engine::Column;
using engine::Participant;
using engine::ParticipantEvaluation;

constexpr double kNarrowestEvaluatedName = 22.0; // mm
constexpr double kPadding = 0.8;                 // mm: many columns, and names shall have room

/// @param names of the players of a sheet that has not all of them: nobody else is named
std::vector<SheetEntry> explanations(const SheetSource& source, const std::optional<QStringList>& names)
{
    std::vector<SheetEntry> entries;
    for (LegendEntry& entry : evaluationLegend(source.tournament, source.evaluation, source.version)) {
        if (names && !entry.names.isEmpty()) {
            entry.names.removeIf([&](const QString& name) { return !names->contains(name); });
            if (entry.names.isEmpty())
                continue;
        }
        const QString meaning = entry.isTyped ? entry.meaning : withIndices(entry.meaning);
        entries.push_back(
            {entry.term, entry.names.isEmpty()
                             ? meaning
                             : fillPattern(Sheet::tr("%1 (%2)"), {meaning, nameList(entry.names)})});
    }
    return entries;
}

/// A club's name where a player has it, else its number.
std::string nameOfClub(const engine::Tournament& tournament, const std::string& club)
{
    const auto named = std::ranges::find_if(tournament.participants, [&](const Participant& one) {
        return one.club == club && !one.clubName.empty();
    });
    return club.empty() || named == tournament.participants.end() ? club : named->clubName;
}

} // namespace

void composeEvaluationSheet(SheetComposer& composer, const SheetSource& source, const SheetRequest& request)
{
    const engine::Tournament& tournament = source.tournament;
    //: {rating} may stand for what the system calls a rating: DWZ, FWZ, Ingo
    QString kind = withRatingName(Sheet::tr("Rating evaluation"), engine::descriptionOf(source.version));
    const ParticipantSelection selection = selectionOf(request);
    for (const std::string& only : {nameOfClub(tournament, selection.club), selection.team}) {
        if (!only.empty())
            kind += u" · "_s + fromEngine(only);
    }
    if (!beginTournamentSheet(composer, source, request, kind))
        return;

    SheetTable table{.padding = kPadding};
    table.columns = {{.words = u"#"_s}, nameColumn(Sheet::tr("Player"), kNarrowestEvaluatedName)};
    // Every system's sheet shows those of the regulation.
    const auto system = engine::systemOf(source.version);
    const auto columns = system.has_value() ? engine::columnsOf(**system) : std::vector<Column>();
    for (const Column column : columns)
        table.columns.push_back(evaluationColumn(column, source.version));

    int largest = 0;
    for (const ParticipantEvaluation& evaluation : source.evaluation.participants)
        largest = std::max(largest, std::abs(evaluation.change().value_or(0)));
    const auto idle = engine::withoutGame(tournament);
    const std::vector<std::size_t> rows = rowsOf(source, request);
    for (const std::size_t i : rows) {
        const Participant& participant = tournament.participants[i];
        if (idle.contains(participant.number))
            continue;
        const ParticipantEvaluation& evaluation = source.evaluation.participants[i];
        SheetRow& row = table.rows.emplace_back();
        row.cells.push_back({formatCount(participant.number.value())});
        row.cells.push_back({formatName(participant).simplified()});
        for (const Column column : columns)
            row.cells.push_back(evaluationCell(column, participant, evaluation, source.version));
        // The larger the change, the darker: the eye finds the outliers, on a copy too.
        if (!columns.empty() && columns.back() == Column::Change && largest > 0)
            row.cells.back().grey =
                kMaximumGrey * std::abs(evaluation.change().value_or(0)) / static_cast<double>(largest);
    }
    composer.table(table);
    composer.gap(3);
    std::optional<QStringList> names;
    if (selection.isPartial()) {
        names.emplace();
        for (const std::size_t i : rows)
            *names += formatName(tournament.participants[i]);
    }
    composer.legend(Sheet::tr("Explanations"), explanations(source, names));
    if (selection.isPartial())
        return; // findings are about the whole
    composer.gap(2);
    composer.legend(Sheet::tr("Notes"), findingEntries(source));
}

} // namespace zahlmeister::ui
