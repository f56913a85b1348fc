// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"

/// Which list of the FIDE a tournament is rated for, beside its own system.
namespace zahlmeister::engine {

/// @brief Whether somebody takes part who has an Elo: without one nothing is rated.
[[nodiscard]] bool hasElo(const Tournament& tournament);

/// @brief The version for the Elo of a tournament: standard, rapid or blitz by its rate of play.
///
/// Of a tournament whose time control is not known it is standard. Where the rate of play is none of the
/// three it is the fastest one, under which no game is rated, and each says why.
/// @return Error::UnknownRuleVersion where the catalog has no version for an Elo
/// @source FIDE B.02, 1.1
[[nodiscard]] Result<RuleChoice> chooseElo(const RuleCatalog& catalog, const TournamentHeader& header);

} // namespace zahlmeister::engine
