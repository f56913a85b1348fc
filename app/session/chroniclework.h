// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/chronicle/personstore.h"
#include "app/chronicle/recalculationstore.h"
#include "app/threads/continuecallback.h"

/// What is done in all tournaments of a session together. The open tournament and the chronicle follow.
namespace zahlmeister::app {

class Session;

/// @brief Does what the session's chronicle says about the chain.
/// @pre it is current
/// @return as the function of the work file; Error::FileNotFound when there is none
Result<std::int64_t> storeRecalculation(Session& session, const QString& reason, engine::Date day,
                                        const ContinueCallback& goesOn = {});

/// @brief Takes a run back in all its tournaments.
/// @return likewise
Result<TakenBackRun> takeBackRecalculation(Session& session, std::int64_t run,
                                           const ContinueCallback& goesOn = {});

/// @brief Carries a decision about persons out.
/// @return likewise
Result<Decided> decide(Session& session, PersonDecision decision, engine::Date day);

/// @brief Takes a decision about persons back.
/// @return likewise
Result<Decided> takeBack(Session& session, std::int64_t id);

} // namespace zahlmeister::app
