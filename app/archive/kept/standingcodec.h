// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include <QByteArray>

#include "app/chronicle/chain/tournamentstep.h"

namespace zahlmeister::app {

/// @brief Where a person stands in every family of rating systems (familyOf()); nobody knows him in the
/// others.
using Standings = std::map<std::string, SharedStanding>;

/// @brief As few bytes, some eight for a rated player; the same standings give the same bytes.
[[nodiscard]] QByteArray packed(const Standings& standings, const engine::RuleCatalog& rules);

/// @brief The standings of bytes that may come from anybody.
/// @return Error::DamagedContent, UnknownRuleVersion
[[nodiscard]] Result<Standings> unpackedStandings(const QByteArray& bytes, const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
