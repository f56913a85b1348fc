// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "app/archive/kept/archivedatabase.h"
#include "app/chronicle/chain/recalculation.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

/// @brief A tournament of an archive with everybody who sat in it, as it is evaluated there.
struct WholeTournament {
    std::shared_ptr<const ChronicleTournament> tournament; ///< with what everybody enters
    const engine::RuleVersion* rules;
    engine::Evaluation evaluation;
    std::vector<std::int64_t> persons; ///< by participant, 0: a computer
};

/// @brief Reads tournaments and evaluates each by the step of the recalculation, with what everybody came
/// with; in a transaction of the caller. Where that step cannot be taken, since a role may not see what it
/// needs, the tournament is left out.
/// @return by key; Error::DamagedContent, UnknownRuleVersion and those of the database
[[nodiscard]] Result<std::map<std::int64_t, WholeTournament>>
wholeTournaments(ArchiveDatabase& database, const engine::RuleCatalog& rules,
                 std::span<const std::int64_t> keys);

} // namespace zahlmeister::app
