// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/chroniclework.h"

#include <algorithm>

#include "app/session/livechronicle.h"
#include "app/session/session.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

tl::unexpected<Error> noFile()
{
    return failure(ErrorCode::FileNotFound, {std::string()});
}

/// All that the chronicle has read, also what is in the waste basket.
ChronicleTournaments allTournaments(Session& session)
{
    ChronicleTournaments all = session.chronicle().chronicle()->tournaments;
    const auto removed = session.chronicle().removedTournaments();
    all.insert(all.end(), removed.begin(), removed.end());
    return all;
}

/// Others than the open document have written into tournaments.
Result<void> follow(Session& session, const std::vector<engine::TournamentId>& ids)
{
    session.chronicle().reread(ids);
    TournamentDocument* const open = session.document();
    return open && std::ranges::find(ids, open->id()) != ids.end() ? open->reread() : Result<void>();
}

} // namespace

Result<std::int64_t> storeRecalculation(Session& session, const QString& reason, engine::Date day,
                                        const ContinueCallback& goesOn)
{
    if (!session.workFile())
        return noFile();
    const auto recalculation = session.chronicle().recalculation(); // events may bring another one
    Q_ASSERT(session.chronicle().isCurrent());
    TRY(const auto run, storeRecalculation(*session.workFile(), *recalculation, reason, day, goesOn));
    std::vector<engine::TournamentId> ids;
    for (const RecalculatedTournament& one : recalculation->tournaments) {
        if (!one.changes.empty())
            ids.push_back(one.id);
    }
    for (const SettledTournament& one : recalculation->settled)
        ids.push_back(one.id);
    TRY_DO(follow(session, ids));
    return run;
}

Result<TakenBackRun> takeBackRecalculation(Session& session, std::int64_t run, const ContinueCallback& goesOn)
{
    if (!session.workFile())
        return noFile();
    TRY(auto taken, takeBackRecalculation(*session.workFile(), run, goesOn));
    TRY_DO(follow(session, taken.tournaments));
    return taken;
}

Result<Decided> decide(Session& session, PersonDecision decision, engine::Date day)
{
    if (!session.workFile())
        return noFile();
    TRY(auto kept, decide(*session.workFile(), allTournaments(session), std::move(decision), day));
    session.chronicle().rereadPersons();
    TRY_DO(follow(session, kept.tournaments));
    return kept;
}

Result<Decided> takeBack(Session& session, std::int64_t id)
{
    if (!session.workFile())
        return noFile();
    TRY(auto taken, takeBack(*session.workFile(), allTournaments(session), id));
    session.chronicle().rereadPersons();
    TRY_DO(follow(session, taken.tournaments));
    return taken;
}

} // namespace zahlmeister::app
