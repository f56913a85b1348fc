// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/lists/listperson.h"
#include "app/persons/federationid.h"

/// What lasts of a person when lists are imported anew.
namespace zahlmeister::app {

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
