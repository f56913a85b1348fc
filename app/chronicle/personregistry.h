// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What a participant may be known again by, the surest first.
[[nodiscard]] std::vector<std::string> identifyingKeys(const engine::Participant& participant);

/// @brief Tells over many tournaments who is who: by the federation's id, else by the FIDE id, else by club
/// and member number, else by name and birth year, as long as no id contradicts.
///
/// Who has none of these is somebody else in every tournament.
class PersonRegistry {
public:
    /// @return position of the person, from 0 in the order of put(); nothing: not known
    [[nodiscard]] std::optional<std::size_t> find(const engine::Participant& participant) const;

    /// @brief Notes a participant, who must outlive the registry: as the person whom find() gives, else as a
    /// new one.
    /// @return position of the person
    std::size_t put(const engine::Participant& participant);
    std::size_t put(engine::Participant&&) = delete;

    /// @brief Has a copy, which must outlive it, in the place of the participant who was last put as a
    /// person.
    void replace(std::size_t person, const engine::Participant& copy) { m_persons[person] = &copy; }
    void replace(std::size_t person, engine::Participant&& copy) = delete;

    /// @brief The persons as they were last put.
    [[nodiscard]] const std::vector<const engine::Participant*>& persons() const { return m_persons; }

private:
    [[nodiscard]] std::optional<std::size_t> find(const std::vector<std::string>& keys,
                                                  const engine::Participant& participant) const;

    std::vector<const engine::Participant*> m_persons;
    std::unordered_map<std::string, std::size_t> m_positions; ///< by what tells them apart
};

} // namespace zahlmeister::app
