// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/archivedrevisions.h"

#include "app/store/consistency.h"
#include "app/store/database.h"
#include "app/store/intransaction.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<ArchivedState> archivedState(const WorkFile& file, const QString& archive, engine::TournamentId id)
{
    auto row = file.database().statement(
        u"SELECT revision, act FROM archived_revision WHERE archive = ? AND tournament_id = ?"_s);
    TRY(const auto found, row.bind(archive).bind(id.value()).next());
    return found ? ArchivedState{static_cast<int>(row.integer(0)), row.text(1)} : ArchivedState();
}

Result<void> keepArchivedState(WorkFile& file, const QString& archive, engine::TournamentId id,
                               const ArchivedState& state)
{
    return inTransaction(file, [&]() -> Result<void> {
        TRY_DO(requireTournament(file.database(), id));
        auto row = file.database().statement(
            u"INSERT INTO archived_revision (archive, tournament_id, revision, act) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET revision = excluded.revision, act = excluded.act"_s);
        row.bind(archive).bind(id.value()).bind(state.revision);
        return row.bind(state.act.isNull() ? u""_s : state.act).run();
    });
}

} // namespace zahlmeister::app
