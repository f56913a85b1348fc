// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/submission/overdue.h"

#include <set>

#include "app/store/handlingstore.h"
#include "app/store/workfile.h"
#include "app/submission/submission.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::TournamentId;

Result<std::vector<TournamentId>> overdueTournaments(const WorkFile& file, engine::Date today)
{
    // RULE: WO2026 6.5.1
    TRY(const auto handled, handlings(file));
    TRY(const auto reports, latestSubmissions(file));
    TRY(const auto tournaments, file.tournaments());
    std::set<TournamentId> done;
    for (const SubmissionSummary& report : reports) {
        if (report.stage.handedIn)
            done.insert(report.tournament);
    }
    for (const TournamentSummary& tournament : tournaments) {
        if (tournament.removed)
            done.insert(tournament.id);
    }
    std::vector<TournamentId> overdue;
    for (const auto& [id, handling] : handled) {
        const auto last = lastDayOfHandling(handling);
        if (last && *last < today && !handling.notified && !done.contains(id))
            overdue.push_back(id);
    }
    return overdue;
}

} // namespace zahlmeister::app
