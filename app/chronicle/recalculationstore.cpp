// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the recalculation that reads and writes work files.
#include <algorithm>

#include "app/chronicle/recalculation.h"
#include "app/rules/rulestore.h"
#include "app/store/intransaction.h"
#include "app/store/undolog.h"

namespace zahlmeister::app {

namespace {

/// The new entries of one tournament, and what takes them back.
Result<UndoEntry> stepOf(const WorkFile& file, const RecalculatedTournament& recalculated)
{
    const auto stored = file.tournament(recalculated.id);
    if (!stored.has_value())
        return tl::unexpected(stored.error());
    const auto last = readUndoPosition(file.database(), recalculated.id);
    if (!last.has_value())
        return tl::unexpected(last.error());
    UndoEntry step{*last + 1, {{EditKind::Recalculation, {}}, {}}, {}};
    for (const RecalculatedParticipant& change : recalculated.changes) {
        const auto at = stored->tournament.indexOf(change.number);
        if (!at || change.entryBefore == change.entryAfter)
            continue;
        const engine::Participant& before = stored->tournament.participants[*at];
        engine::Participant after = before;
        putEntry(after, change.entryAfter);
        step.group.edits.emplace_back(PutParticipant{std::move(after)});
        step.inverse.emplace_back(PutParticipant{before});
    }
    std::reverse(step.inverse.begin(), step.inverse.end());
    return step;
}

Result<void> writeStep(Database& database, engine::TournamentId id, const UndoEntry& step)
{
    for (const Edit& edit : step.group.edits) {
        const auto written = writeEdit(database, id, edit);
        if (!written.has_value())
            return written;
    }
    return appendUndoEntry(database, id, step);
}

} // namespace

Result<Recalculation> recalculationOf(const WorkFile& file)
{
    const auto rules = rulesOf(file);
    if (!rules.has_value())
        return tl::unexpected(rules.error());
    const auto summaries = file.tournaments();
    if (!summaries.has_value())
        return tl::unexpected(summaries.error());
    std::vector<ChronicleTournament> tournaments;
    for (const TournamentSummary& summary : *summaries) {
        if (summary.removed)
            continue;
        auto stored = file.tournament(summary.id);
        if (!stored.has_value())
            return tl::unexpected(stored.error());
        tournaments.push_back({summary.id, std::move(stored->tournament), stored->arithmetic});
    }
    return recalculate(std::move(tournaments), **rules);
}

Result<void> storeRecalculation(WorkFile& file, const Recalculation& recalculation)
{
    return inTransaction(file, [&]() -> Result<void> {
        for (const RecalculatedTournament& recalculated : recalculation.tournaments) {
            const auto step = stepOf(file, recalculated);
            if (!step.has_value())
                return tl::unexpected(step.error());
            if (step->group.edits.empty())
                continue;
            if (const auto done = writeStep(file.database(), recalculated.id, *step); !done.has_value())
                return done;
        }
        return {};
    });
}

} // namespace zahlmeister::app
