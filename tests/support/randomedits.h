// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include "app/fields/edit.h"
#include "engine/model/tournament.h"

namespace zahlmeister::tests {

/// @brief Makes up edit groups that fit a tournament: whatever a user could do next, and some that change
/// nothing.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed) { }

    /// @brief One to five edits that can be applied to the tournament in this order.
    [[nodiscard]] app::EditGroup next(const engine::Tournament& tournament);

private:
    [[nodiscard]] int pick(int count); ///< 0 to count - 1
    [[nodiscard]] bool chance(double share);
    [[nodiscard]] std::string text();
    [[nodiscard]] std::string remark(); ///< may have several lines
    [[nodiscard]] std::optional<engine::Date> date();
    [[nodiscard]] engine::TournamentHeader header();
    /// Teams with line-ups of players that are there.
    void addRules(engine::TournamentHeader& header);
    void addTeams(engine::TournamentHeader& header, const std::vector<engine::Participant>& players);
    [[nodiscard]] engine::Participant participant(engine::ParticipantNumber number);
    [[nodiscard]] engine::GameResult result();
    void add(engine::Tournament& preview, app::EditGroup& group);

    std::mt19937_64 m_random;
};

} // namespace zahlmeister::tests
