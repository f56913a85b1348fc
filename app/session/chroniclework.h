// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculationstore.h"

/// What is done in all tournaments of a session together. The open tournament and the chronicle follow.
namespace zahlmeister::app {

class Session;

/// @brief Does what the session's chronicle says about the chain.
/// @pre it is current
/// @return as the function of the work file; Error::FileNotFound when there is none
Result<std::int64_t> storeRecalculation(Session& session, const QString& reason, engine::Date day,
                                        const GoesOn& goesOn = {});

/// @brief Takes a run back in all its tournaments.
/// @return likewise
Result<TakenBackRun> takeBackRecalculation(Session& session, std::int64_t run, const GoesOn& goesOn = {});

/// @brief Adds decisions about persons.
/// @return likewise
Result<Decided> decide(Session& session, PersonDecisions decisions, engine::Date day);

/// @brief Takes decisions about persons back.
/// @return likewise
Result<Decided> takeBack(Session& session, const std::vector<std::int64_t>& ids);

} // namespace zahlmeister::app
