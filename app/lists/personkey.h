// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/lists/listperson.h"

/// What lasts of a person when lists are imported anew.
namespace zahlmeister::app {

/// @brief The number of a NU id such as `NU4005017`, or of a PKZ such as `10776775`.
/// @return nothing for any other text
[[nodiscard]] std::optional<std::uint32_t> nuNumber(std::string_view id);
[[nodiscard]] std::optional<std::uint32_t> pkzNumber(std::string_view id);

/// @brief Ids of a person, and a membership: any of these that is given.
struct PersonKey {
    std::string nuId = {};
    std::string pkz = {};
    std::optional<int> fideId = {};
    std::string club = {}; ///< VKZ, with memberNumber
    std::optional<int> memberNumber = {};

    bool operator==(const PersonKey&) const = default;

    /// @brief Whether a row belongs to the person.
    [[nodiscard]] bool describes(const ListPerson& row) const;

    /// @brief Puts a federation's id where it belongs: NU id or PKZ.
    void setPersonId(const std::string& id) { (nuNumber(id) ? nuId : pkz) = id; }

    /// @brief The federation's id, the NU id before the PKZ; empty when there is none.
    [[nodiscard]] const std::string& personId() const { return nuId.empty() ? pkz : nuId; }
};

/// @brief What lasts of the person whom a participant's ids name.
[[nodiscard]] PersonKey personKeyOf(const engine::Participant& participant);

} // namespace zahlmeister::app
