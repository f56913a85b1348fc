// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/chronicle.h"
#include "app/rules/shippedrules.h"
#include "tests/app/chronicle/workedchain.h"
#include "tests/support/day.h"

namespace zahlmeister::tests {

/// @brief The chronicle of some tournaments, under the shipped rules unless others are given.
inline app::Chronicle
chronicleOf(std::vector<app::ChronicleTournament> tournaments, const app::PersonDecisions& decisions = {},
            std::shared_ptr<const engine::RuleCatalog> rules = app::shippedRulesShared())
{
    return app::chronicleOf(app::shared(std::move(tournaments)), std::move(rules), decisions);
}

/// @brief The worked chain with the late tournament, every entry as the recalculation has it.
inline std::vector<app::ChronicleTournament> workedChain()
{
    std::vector<app::ChronicleTournament> tournaments{example(), secondTournament(), lateTournament()};
    const app::Recalculation recalculation = app::recalculate(tournaments, app::shippedRules());
    for (app::ChronicleTournament& one : tournaments) {
        for (const auto& recalculated : recalculation.tournaments) {
            if (recalculated.id != one.id)
                continue;
            for (const auto& change : recalculated.changes)
                app::putEntry(one.tournament.participants[*one.tournament.indexOf(change.number)],
                              change.entryAfter);
        }
    }
    return tournaments;
}

} // namespace zahlmeister::tests
