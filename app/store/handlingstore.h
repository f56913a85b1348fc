// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QString>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

/// What becomes of the documents of a tournament at the referee's desk. No part of the tournament: nothing of
/// it is exchanged, evaluated or undone.
namespace zahlmeister::app {

class WorkFile;

/// @brief How far the handling of a tournament has come.
struct Handling {
    std::optional<engine::Date> received = {}; ///< day on which everything needed was there (6.5.1)
    std::optional<engine::Date> notified =
        {}; ///< day on which the organiser was informed of the evaluation (6.5.1)
    std::optional<engine::Date> refused = {}; ///< day on which the evaluation was refused (2.2.5.3)
    QString reason = {};                      ///< why; at most kLongestRemark characters

    bool operator==(const Handling&) const = default;
};

/// @brief What is known of a tournament; nothing is also something.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<Handling> handlingOf(const WorkFile& file, engine::TournamentId id);

/// @brief The same of all of which something is known.
[[nodiscard]] Result<std::map<engine::TournamentId, Handling>> handlings(const WorkFile& file);

/// @brief Keeps it.
/// @return Error::UnknownTournament, OutOfRange (a refusal without a reason, or too long a one), ReadOnly,
/// DiskFull, StorageFailure
Result<void> setHandling(WorkFile& file, engine::TournamentId id, const Handling& handling);

/// @brief The day after which an evaluation is late: a week after everything was there.
/// @return nothing when that is not known, or the tournament was refused
/// @source document 000, 6.5.1
[[nodiscard]] std::optional<engine::Date> lastDayOfHandling(const Handling& handling);

} // namespace zahlmeister::app
