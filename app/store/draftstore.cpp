// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/draftstore.h"

#include "app/store/database.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::optional<Draft>> readDraft(Database& database, engine::TournamentId id)
{
    auto row = database.statement(u"SELECT place, text FROM draft WHERE tournament_id = ?"_s);
    TRY(const auto found, row.bind(id.value()).next());
    return found ? std::optional(Draft{row.text(0), row.text(1)}) : std::nullopt;
}

Result<void> writeDraft(Database& database, engine::TournamentId id, const std::optional<Draft>& draft)
{
    if (!draft) {
        auto remove = database.statement(u"DELETE FROM draft WHERE tournament_id = ?"_s);
        return remove.bind(id.value()).run();
    }
    auto upsert = database.statement(u"INSERT INTO draft (tournament_id, place, text) VALUES (?, ?, ?)"
                                     " ON CONFLICT (tournament_id) DO UPDATE SET place = excluded.place,"
                                     " text = excluded.text"_s);
    upsert.bind(id.value()).bind(draft->place.isNull() ? u""_s : draft->place).bind(draft->text);
    return upsert.run();
}

} // namespace zahlmeister::app
