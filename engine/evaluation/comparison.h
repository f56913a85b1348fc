// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/evaluation/evaluation.h"
#include "engine/model/ruleversion.h"

namespace zahlmeister::engine {

/// @brief What two evaluations of one tournament say about a participant.
struct ComparedParticipant {
    ParticipantNumber number;
    std::optional<int> oldRating; ///< the same in both unless one system does not take the rating
    std::optional<int> firstRating = {};
    std::optional<int> firstIndex = {};
    std::optional<int> secondRating = {};
    std::optional<int> secondIndex = {};

    /// @brief New rating of the second evaluation minus that of the first, in rating points; nothing when
    /// one of them has none.
    [[nodiscard]] std::optional<int> difference() const
    {
        return firstRating && secondRating ? std::optional(*secondRating - *firstRating) : std::nullopt;
    }
    /// @brief Change of the rating by the first evaluation; nothing without an old or a new rating.
    [[nodiscard]] std::optional<int> firstChange() const { return changeTo(firstRating); }
    [[nodiscard]] std::optional<int> secondChange() const { return changeTo(secondRating); }

    /// @brief Whether the evaluations leave him with different ratings or indexes, or only one with a rating.
    [[nodiscard]] bool differs() const { return firstRating != secondRating || firstIndex != secondIndex; }

    bool operator==(const ComparedParticipant&) const = default;

private:
    [[nodiscard]] std::optional<int> changeTo(std::optional<int> rating) const
    {
        return oldRating && rating ? std::optional(*rating - *oldRating) : std::nullopt;
    }
};

/// @brief Whether a rule version came into force before another: side by side the older one stands first, on
/// screen as on paper.
[[nodiscard]] bool isOlder(const RuleVersion& version, const RuleVersion& other);

/// @brief Sets two evaluations of one tournament side by side.
/// @pre both have the same participants
[[nodiscard]] std::vector<ComparedParticipant> compare(const Evaluation& first, const Evaluation& second);

} // namespace zahlmeister::engine
