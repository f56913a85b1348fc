// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/chronicle/chronicle.h"

namespace zahlmeister::app {

/// @brief Everything by which somebody is found, spelled for the search: name, club, club's number and ids,
/// each ended by a line break, which no word that is typed holds.
[[nodiscard]] std::string searchKeyOf(const engine::Participant& person);

/// @brief The persons of a chronicle by name, made ready to be searched while somebody types.
///
/// Making it spells every name once, which is work for a thread beside the window; searching is quick. The
/// pointers that it gives out live as long as it does.
class PersonRoll {
public:
    /// @param chronicle not null
    explicit PersonRoll(std::shared_ptr<const Chronicle> chronicle);

    [[nodiscard]] const Chronicle& chronicle() const { return *m_chronicle; }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }

    /// @param row 0 to size() - 1, in the order of names
    [[nodiscard]] const PersonHistory& person(std::size_t row) const { return *m_entries[row].person; }

    /// @brief The rows of all persons in whose name, club, club's number or ids every word of a text occurs,
    /// whatever its case and accents; all for an empty text.
    [[nodiscard]] std::vector<std::uint32_t> find(std::string_view text) const;

    /// @brief Who sat on a seat; nullptr for a computer, and where nobody sat.
    [[nodiscard]] const PersonHistory* seatedAt(engine::TournamentId tournament,
                                                engine::ParticipantNumber number) const;

    /// @brief A tournament of the chronicle, to be explained.
    struct Played {
        std::shared_ptr<const ChronicleTournament> tournament;
        const engine::RuleVersion* rules; ///< by which it is evaluated
    };
    /// @brief The tournament in which somebody sat on a seat; nothing where nobody sat.
    [[nodiscard]] std::optional<Played> playedAt(engine::TournamentId tournament,
                                                 engine::ParticipantNumber number) const;

private:
    struct Entry {
        const PersonHistory* person;
        std::string key; ///< all that is searched, spelled for the search
    };

    std::shared_ptr<const Chronicle> m_chronicle;
    std::vector<Entry> m_entries;
    std::map<engine::TournamentId, std::map<engine::ParticipantNumber, const PersonHistory*>> m_seats;
};

} // namespace zahlmeister::app
