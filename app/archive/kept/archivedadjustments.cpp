// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/archivedadjustments.h"

#include <algorithm>

#include "app/rules/adjustmentjson.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

Result<std::vector<engine::Adjustment>> adjustmentsIn(ArchiveDatabase& database)
{
    TRY(const auto rows, database.rows(u"SELECT id, content FROM adjustment ORDER BY id"_s));
    std::vector<engine::Adjustment> all;
    for (const QVariantList& row : rows) {
        const std::string id = row[0].toString().toStdString();
        auto one = readAdjustmentJson(row[1].toString().toUtf8(), row[0].toString());
        if (!one.has_value() || one->id != id)
            return failure(ErrorCode::DamagedContent, {"adjustment " + id});
        all.push_back(*std::move(one));
    }
    return all;
}

bool needClubs(const engine::RuleCatalog& rules)
{
    return std::ranges::any_of(rules.adjustments(),
                               [](const engine::Adjustment& one) { return !one.region.empty(); });
}

std::string regionOf(const std::string& club, const std::vector<engine::Adjustment>& adjustments)
{
    std::string region;
    for (const engine::Adjustment& one : adjustments) {
        if (one.region.size() > region.size() && club.starts_with(one.region))
            region = one.region;
    }
    return region;
}

} // namespace zahlmeister::app
