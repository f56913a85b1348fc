// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/handlingstore.h"

#include "app/fields/recordfields.h"
#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/intransaction.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

using engine::TournamentId;

namespace {

constexpr int kDaysOfHandling = 7; // RULE: WO2026 6.5.1

} // namespace

Result<std::map<TournamentId, Handling>> handlings(const WorkFile& file)
{
    std::map<TournamentId, Handling> all;
    auto rows = file.database().statement(
        u"SELECT tournament_id, received, notified, refused, reason FROM handling ORDER BY tournament_id"_s);
    TRY_DO(forEachRow(rows, [&](const Statement& row) -> Result<void> {
        for (const int column : {1, 2, 3}) {
            if (!row.isNull(column) && !row.date(column))
                return damagedRow(file.database(), "handling", "tournament_id " + row.utf8(0), "days");
        }
        all.emplace(TournamentId(row.integer(0)),
                    Handling{row.date(1), row.date(2), row.date(3), row.text(4)});
        return {};
    }));
    return all;
}

Result<Handling> handlingOf(const WorkFile& file, TournamentId id)
{
    TRY(const auto all, handlings(file));
    const auto found = all.find(id);
    return found == all.end() ? Handling() : found->second;
}

Result<void> setHandling(WorkFile& file, TournamentId id, const Handling& handling)
{
    // RULE: WO2026 2.2.5.3
    const auto length = static_cast<std::size_t>(handling.reason.size());
    if (length > kLongestRemark || (handling.refused && handling.reason.trimmed().isEmpty()))
        return failure(ErrorCode::OutOfRange, {"tournament " + std::to_string(id.value()), "reason",
                                               std::to_string(length), longestText(kLongestRemark)});
    return inTransaction(file, [&]() -> Result<void> {
        TRY_DO(requireTournament(file.database(), id));
        auto put = file.database().statement(
            u"INSERT OR REPLACE INTO handling (tournament_id, received, notified, refused, reason)"
            " VALUES (?, ?, ?, ?, ?)"_s);
        return put.bind(id.value())
            .bind(handling.received)
            .bind(handling.notified)
            .bind(handling.refused)
            .bind(handling.reason + u""_s)
            .run();
    });
}

std::optional<engine::Date> lastDayOfHandling(const Handling& handling)
{
    if (!handling.received || handling.refused)
        return std::nullopt;
    return handling.received->plusDays(kDaysOfHandling);
}

} // namespace zahlmeister::app
