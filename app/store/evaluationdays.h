// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "engine/base/date.h"
#include "engine/base/result.h"
#include "engine/base/strongid.h"

namespace zahlmeister::app {

class WorkFile;

/// @brief When a tournament was evaluated, as far as the work file knows.
struct EvaluationDays {
    std::optional<engine::Date> evaluated = {};    ///< its first report was made
    std::optional<engine::Date> recalculated = {}; ///< a recalculation changed it, and was not taken back

    bool operator==(const EvaluationDays&) const = default;
};

/// @brief The days of all tournaments of which any is known.
/// @return Error::DamagedWorkFile, StorageFailure
/// @source document 000, 6.5.2.1
[[nodiscard]] Result<std::map<engine::TournamentId, EvaluationDays>> evaluationDays(const WorkFile& file);

} // namespace zahlmeister::app
