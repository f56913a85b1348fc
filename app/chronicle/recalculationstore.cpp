// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the recalculation that reads and writes work files.
#include <algorithm>

#include "app/chronicle/recalculation.h"
#include "app/rules/rulestore.h"
#include "app/store/intransaction.h"
#include "app/store/undolog.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// The new entries of one tournament, and what takes them back.
Result<UndoEntry> stepOf(const WorkFile& file, const RecalculatedTournament& recalculated)
{
    TRY(const auto stored, file.tournament(recalculated.id));
    TRY(const auto last, readUndoPosition(file.database(), recalculated.id));
    UndoEntry step{last + 1, {{EditKind::Recalculation, {}}, {}}, {}};
    for (const RecalculatedParticipant& change : recalculated.changes) {
        const auto at = stored.tournament.indexOf(change.number);
        if (!at || change.entryBefore == change.entryAfter)
            continue;
        const engine::Participant& before = stored.tournament.participants[*at];
        engine::Participant after = before;
        putEntry(after, change.entryAfter);
        step.group.edits.emplace_back(PutParticipant{std::move(after)});
        step.inverse.emplace_back(PutParticipant{before});
    }
    std::ranges::reverse(step.inverse);
    return step;
}

Result<void> writeStep(Database& database, engine::TournamentId id, const UndoEntry& step)
{
    for (const Edit& edit : step.group.edits) {
        TRY_DO(writeEdit(database, id, edit));
    }
    return appendUndoEntry(database, id, step);
}

} // namespace

Result<std::vector<ChronicleTournament>> tournamentsIn(const WorkFile& file)
{
    TRY(const auto summaries, file.tournaments());
    std::vector<ChronicleTournament> tournaments;
    for (const TournamentSummary& summary : summaries) {
        if (summary.removed)
            continue;
        TRY(auto stored, file.tournament(summary.id));
        tournaments.push_back({summary.id, std::move(stored.tournament), stored.arithmetic});
    }
    return tournaments;
}

Result<Recalculation> recalculationOf(const WorkFile& file)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file));
    return recalculate(std::move(tournaments), *rules);
}

Result<void> storeRecalculation(WorkFile& file, const Recalculation& recalculation)
{
    return inTransaction(file, [&]() -> Result<void> {
        for (const RecalculatedTournament& recalculated : recalculation.tournaments) {
            TRY(const auto step, stepOf(file, recalculated));
            if (step.group.edits.empty())
                continue;
            TRY_DO(writeStep(file.database(), recalculated.id, step));
        }
        return {};
    });
}

} // namespace zahlmeister::app
