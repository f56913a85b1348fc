// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/draftstore.h"

#include <algorithm>

#include "app/sql/rows.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::vector<Draft>> readDrafts(Database& database, engine::TournamentId id)
{
    auto rows = database.statement(u"SELECT place, text FROM draft WHERE tournament_id = ? ORDER BY id"_s);
    rows.bind(id.value());
    return collected<Draft>(std::move(rows), [](const Statement& row) {
        return Draft{row.text(0), row.text(1)};
    });
}

Result<void> writeDrafts(Database& database, engine::TournamentId id, const std::vector<Draft>& before,
                         const std::vector<Draft>& after)
{
    for (const Draft& one : before) {
        if (std::ranges::find(after, one.place, &Draft::place) != after.end())
            continue;
        auto remove = database.statement(u"DELETE FROM draft WHERE tournament_id = ? AND place = ?"_s);
        TRY_DO(remove.bind(id.value()).bind(one.place).run());
    }
    for (const Draft& one : after) {
        if (std::ranges::find(before, one) != before.end())
            continue;
        auto upsert =
            database.statement(u"INSERT INTO draft (tournament_id, place, text) VALUES (?, ?, ?)"
                               " ON CONFLICT (tournament_id, place) DO UPDATE SET text = excluded.text"_s);
        TRY_DO(upsert.bind(id.value()).bind(one.place).bind(one.text).run());
    }
    return {};
}

} // namespace zahlmeister::app
