// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/evaluationdays.h"

#include "app/sql/rows.h"
#include "app/store/consistency.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::map<engine::TournamentId, EvaluationDays>> evaluationDays(const WorkFile& file)
{
    std::map<engine::TournamentId, EvaluationDays> days;
    const auto read = [&](const QString& sql, std::optional<engine::Date> EvaluationDays::*day,
                          std::string_view table, std::string_view column) -> Result<void> {
        auto rows = file.database().statement(sql);
        return forEachRow(rows, [&](const Statement& row) -> Result<void> {
            if (!row.date(1))
                return damagedRow(file.database(), table, "tournament_id " + row.utf8(0), column);
            days[engine::TournamentId(row.integer(0))].*day = row.date(1);
            return {};
        });
    };
    // RULE: WO2026 6.5.2.1
    TRY_DO(read(u"SELECT tournament_id, min(made) FROM submission GROUP BY tournament_id"_s,
                &EvaluationDays::evaluated, "submission", "made"));
    TRY_DO(read(u"SELECT tournament_id, max(done) FROM recalculated"
                " JOIN recalculation ON recalculation.id = recalculation_id WHERE undone = 0"
                " GROUP BY tournament_id"_s,
                &EvaluationDays::recalculated, "recalculation", "done"));
    return days;
}

} // namespace zahlmeister::app
