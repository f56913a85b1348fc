// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief An item of the check-list before a submission: what its findings are about.
using ReadinessItem = engine::FindingTheme;

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
    int changed = 0;  ///< participants who begin differently from how the evaluations before left them
    std::vector<std::size_t> findings = {}; ///< positions of the errors and warnings that are open

    bool operator==(const ReadinessEntry&) const = default;
};

/// @brief How many of something are done; every place that counts them asks here.
struct Counted {
    int done = 0;
    int total = 0;
    [[nodiscard]] bool isComplete() const { return done == total; }
    bool operator==(const Counted&) const = default;
};

/// @brief Participants who are identified; a computer is nobody (document 000, 6.4.1), and of a
/// league only who played counts.
[[nodiscard]] Counted identifiedParticipants(const engine::Tournament& tournament);

/// @brief Games with a result, of all that are paired and that the check misses in a round robin (6.1.2.3).
/// @param findings as engine::check() gives them for this tournament
[[nodiscard]] Counted enteredResults(const engine::Tournament& tournament,
                                     const std::vector<engine::Finding>& findings);

/// @brief The check-list of a tournament: one entry per item, in their order.
/// @param findings as engine::check() gives them for this tournament
/// @param changedEntries participants whose entry differs from what the evaluations before left (2.2.3, 3.7)
[[nodiscard]] std::vector<ReadinessEntry> readiness(const engine::Tournament& tournament,
                                                    const std::vector<engine::Finding>& findings,
                                                    int changedEntries = 0);

/// @brief Whether nothing stands against a submission: every item is done.
[[nodiscard]] bool isReady(const std::vector<ReadinessEntry>& entries);

/// @brief Whether at least nothing forbids it: no item is blocked, warnings may be open.
[[nodiscard]] bool isSubmittable(const std::vector<ReadinessEntry>& entries);

} // namespace zahlmeister::app
