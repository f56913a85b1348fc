// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the recalculation that reads and writes work files.
#include <algorithm>

#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculation.h"
#include "app/rules/rulestore.h"
#include "app/store/handlingstore.h"
#include "app/store/intransaction.h"
#include "app/store/undolog.h"
#include "engine/base/try.h"
#include "engine/rules/conditions.h"

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

// RULE: FWZ 3.3
/// The day on which a report came where reports are evaluated in that order; one of which it is not known
/// came when the tournament ended.
std::optional<engine::Date> arrivalOf(const engine::TournamentHeader& header, const Handling& handling,
                                      const engine::RuleCatalog& rules)
{
    const auto choice = rules.choose(header);
    if (!choice.has_value())
        return std::nullopt;
    const auto conditions = engine::TournamentConditions::from(*choice->version);
    return conditions.has_value() && conditions->isByArrival ? std::max(handling.received, header.end)
                                                             : std::nullopt;
}

/// Nothing for one that was refused.
// RULE: WO2026 2.2.5.3
Result<std::shared_ptr<const ChronicleTournament>> read(const WorkFile& file, engine::TournamentId id,
                                                        const Handling& handling,
                                                        const engine::RuleCatalog& rules)
{
    if (handling.refused)
        return nullptr;
    TRY(auto stored, file.tournament(id));
    ChronicleTournament one{id, std::move(stored.tournament), stored.arithmetic};
    one.received = arrivalOf(one.tournament.header, handling, rules);
    return std::make_shared<const ChronicleTournament>(std::move(one));
}

} // namespace

Result<ChronicleTournaments> tournamentsIn(const WorkFile& file, const engine::RuleCatalog& rules)
{
    TRY(const auto summaries, file.tournaments());
    TRY(auto handled, handlings(file));
    ChronicleTournaments tournaments;
    for (const TournamentSummary& summary : summaries) {
        if (summary.removed)
            continue;
        TRY(auto one, read(file, summary.id, handled[summary.id], rules));
        if (one)
            tournaments.push_back(std::move(one));
    }
    return tournaments;
}

Result<std::shared_ptr<const ChronicleTournament>>
chronicleTournament(const WorkFile& file, engine::TournamentId id, const engine::RuleCatalog& rules)
{
    TRY(const Handling handling, handlingOf(file, id));
    return read(file, id, handling, rules);
}

Result<Recalculation> recalculationOf(const WorkFile& file)
{
    TRY(const auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto decisions, personDecisions(file));
    return recalculate(std::move(tournaments), *rules, decisions);
}

Result<std::vector<RecalculatedParticipant>> changedEntries(const WorkFile& file,
                                                            engine::TournamentId tournament)
{
    TRY(const Recalculation chain, recalculationOf(file));
    std::vector<RecalculatedParticipant> changed;
    for (const RecalculatedTournament& one : chain.tournaments) {
        if (one.id != tournament)
            continue;
        for (const RecalculatedParticipant& participant : one.changes) {
            if (participant.entryBefore != participant.entryAfter)
                changed.push_back(participant);
        }
    }
    return changed;
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
