// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/check/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief An item of the check-list before a submission, in its order.
enum class ReadinessItem {
    TournamentData, ///< name, place, level, mode (document 000, 6.1.2.1)
    TimeControl,    ///< 4.2.2
    Dates,          ///< dates, breaks and deadlines (2.2.2, 2.2.3, 6.2)
    Participants,   ///< what must be told of them (6.1.2.2)
    Identification, ///< who they are (6.4.1)
    Ratings,        ///< entry ratings, indices, carry-over games (4.1)
    Results,        ///< complete and without contradictions (6.1.2.3)
    Evaluation,     ///< the rules used and what their evaluation found
};

/// @brief All items.
inline constexpr ReadinessItem kReadinessItems[]{ReadinessItem::TournamentData, ReadinessItem::TimeControl,
                                                 ReadinessItem::Dates,          ReadinessItem::Participants,
                                                 ReadinessItem::Identification, ReadinessItem::Ratings,
                                                 ReadinessItem::Results,        ReadinessItem::Evaluation};

/// @brief How far an item is.
enum class ReadinessState {
    Done,    ///< nothing to do
    Decide,  ///< warnings that are neither settled nor accepted
    Blocked, ///< errors, or something without which nothing can be submitted
};

/// @brief One line of the check-list.
struct ReadinessEntry {
    ReadinessItem item;
    ReadinessState state = ReadinessState::Done;
    int errors = 0;
    int warnings = 0; ///< neither settled nor accepted
    int accepted = 0; ///< warnings that were accepted with a reason
    int done = 0;     ///< what is counted of the item: participants identified, games with a result
    int total = 0;    ///< of how many; 0: nothing is counted
    std::vector<std::size_t> findings = {}; ///< positions of the errors and warnings that are open

    bool operator==(const ReadinessEntry&) const = default;
};

/// @brief The item to which findings of a code belong.
[[nodiscard]] ReadinessItem readinessItemOf(engine::FindingCode code);

/// @brief The check-list of a tournament: one entry per item, in their order.
/// @param findings as engine::check() gives them for this tournament
[[nodiscard]] std::vector<ReadinessEntry> readiness(const engine::Tournament& tournament,
                                                    const std::vector<engine::Finding>& findings);

/// @brief Whether nothing stands against a submission: every item is done.
[[nodiscard]] bool isReady(const std::vector<ReadinessEntry>& entries);

/// @brief Whether at least nothing forbids it: no item is blocked, warnings may be open.
[[nodiscard]] bool isSubmittable(const std::vector<ReadinessEntry>& entries);

} // namespace zahlmeister::app
