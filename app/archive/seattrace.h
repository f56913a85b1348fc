// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QByteArray>

#include "app/archive/participationrow.h"
#include "engine/base/date.h"
#include "engine/base/result.h"

/// What an archive keeps of a seat beside its numbers, so that passage.h can be told which DWZ a tournament
/// left its player with, and whom it asked for that. All of it follows from what was published, whenever it
/// was computed: so it does not matter how often that was.
namespace zahlmeister::app {

/// @brief Rating and index.
using TracedDwz = std::pair<int, std::optional<int>>;

/// @brief Which DWZ a tournament leaves somebody with, or once did.
struct SeatTrace {
    bool isRecorded = false;               ///< something is, where the tournament is now
    std::vector<TracedDwz> published = {}; ///< by a revision as it was published
    std::vector<TracedDwz> computed = {};  ///< by a revision, entered as the chain has it; also if removed
    std::vector<engine::Date> ended = {};  ///< on which earlier revisions ended

    bool operator==(const SeatTrace&) const = default;
};

/// @brief What a seat asked of the other tournaments of its player.
struct SeatQuestions {
    std::vector<TracedDwz> dwz = {};
    std::vector<engine::Date> days = {};

    bool operator==(const SeatQuestions&) const = default;
};

/// @brief As bytes; none when it says what the numbers of the row say.
[[nodiscard]] QByteArray packed(const SeatTrace& trace, const ParticipationRow& row);

/// @return Error::DamagedContent
[[nodiscard]] Result<SeatTrace> unpackedTrace(const ParticipationRow& row);

/// @brief As bytes; none when nothing was asked.
[[nodiscard]] QByteArray packed(const SeatQuestions& questions);

/// @return Error::DamagedContent
[[nodiscard]] Result<SeatQuestions> unpackedQuestions(const QByteArray& bytes);

} // namespace zahlmeister::app
