// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/evaluation/evaluation.h"
#include "engine/model/tournament.h"

namespace zahlmeister::ui {

/// @brief How tables of participants are ordered, on the screen (by the first two) and on paper; among equal
/// ones by number.
enum class TableOrder {
    Number, ///< as entered
    Place,  ///< by the points of the table
    Name,
    Rating, ///< the new one, the highest first
    Club,   ///< by VKZ, those without one last
    Team,   ///< as engine::teamNames() has them, within one by place of the list
};

/// @brief Which participants a list has, and in which order (document 000, 6.5.2.1).
struct ParticipantSelection {
    TableOrder order = TableOrder::Number;
    std::string club = {}; ///< VKZ; empty: all
    std::string team = {}; ///< by its name; empty: all

    /// @brief Whether somebody may be left out.
    [[nodiscard]] bool isPartial() const { return !club.empty() || !team.empty(); }
    bool operator==(const ParticipantSelection&) const = default;
};

/// @brief The rows of a list: positions in Tournament::participants.
/// @param evaluation of the tournament; who is not in it has no row
[[nodiscard]] std::vector<std::size_t> selectedRows(const engine::Tournament& tournament,
                                                    const engine::Evaluation& evaluation,
                                                    const ParticipantSelection& selection);

/// @brief The participants by number or by place.
/// @param numbers of participants of the tournament
[[nodiscard]] std::vector<engine::ParticipantNumber> ordered(const engine::Tournament& tournament,
                                                             std::vector<engine::ParticipantNumber> numbers,
                                                             TableOrder order);

/// @brief Which participant stands in which row or column of a table, and where each one stands.
class ParticipantOrder {
public:
    [[nodiscard]] const std::vector<engine::ParticipantNumber>& numbers() const { return m_numbers; }
    [[nodiscard]] std::size_t size() const { return m_numbers.size(); }
    [[nodiscard]] bool empty() const { return m_numbers.empty(); }
    /// @pre 0 <= position < size()
    [[nodiscard]] engine::ParticipantNumber at(int position) const
    {
        return m_numbers[static_cast<std::size_t>(position)];
    }
    /// @return -1 when the participant has no place here
    [[nodiscard]] int positionOf(engine::ParticipantNumber number) const;
    /// @brief The greatest number; 0 when there is nobody.
    [[nodiscard]] int greatest() const;
    /// @brief Where somebody new belongs: by his number, or last where places decide.
    [[nodiscard]] int placeFor(engine::ParticipantNumber number, TableOrder order) const;

    void assign(std::vector<engine::ParticipantNumber> numbers); ///< replaces everybody
    void insert(int position, engine::ParticipantNumber number); ///< before that position
    void remove(int position);                                   ///< who stands there

private:
    void count();

    std::vector<engine::ParticipantNumber> m_numbers;
    std::unordered_map<int, int> m_positions; ///< by number
};

} // namespace zahlmeister::ui
