// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/lists/listperson.h"

/// Made-up federation lists. The same arguments give the same lists on every machine.
namespace zahlmeister::tests {

/// @brief Lists of the DSB and of the FIDE with invented people, of any size, row by row.
///
/// The names are as they occur: umlauts and ß, particles (von, van der, de la), double names, apostrophes,
/// academic titles, Turkish, Slavic, Romance, Indian and Vietnamese names as German clubs and the FIDE write
/// them. Frequent names are as frequent as in life, so there are namesakes of the same year of birth; one
/// member in forty is the son of the member before him, with the same name in the same club. One member in
/// sixteen has a second, passive membership. A later edition of the lists brings new ratings, transfers,
/// newcomers, and lacks who has left.
class MadeUpLists {
public:
    /// @param members rows of the DSB list, edition 0
    /// @param fidePlayers rows of the FIDE list; the first are the members with a FIDE id
    MadeUpLists(std::uint64_t seed, int members, int fidePlayers);

    [[nodiscard]] int members() const { return m_members; }
    [[nodiscard]] int fidePlayers() const { return m_fidePlayers; }

    /// @brief A row of the DSB list of an edition; nothing when the member has left or not yet come.
    /// @param number 0 up to rowsIn(edition) - 1
    [[nodiscard]] std::optional<app::ListPerson> member(int number, int edition = 0) const;

    /// @brief How many numbers may be members in an edition: some join every time.
    [[nodiscard]] int rowsIn(int edition) const { return m_members + edition * (m_members / 200); }

    /// @brief A row of the FIDE list of an edition, in the FIDE's own spelling: `Mueller, Joerg`.
    [[nodiscard]] app::ListPerson fidePlayer(int number, int edition = 0) const;

    [[nodiscard]] std::vector<app::ListClub> clubs() const;
    [[nodiscard]] std::vector<app::ListAssociation> associations() const;

private:
    /// The person behind a member's row, before anything that belongs to a membership.
    [[nodiscard]] app::ListPerson memberPerson(int number) const;
    [[nodiscard]] std::string clubOf(int number, int edition) const;

    std::uint64_t m_seed;
    int m_members;
    int m_fidePlayers;
    int m_clubs;
};

/// @brief A name as the FIDE writes it: letters without marks, `ae` for `ä`, `ss` for `ß`.
[[nodiscard]] std::string fideSpelling(const std::string& name);

} // namespace zahlmeister::tests
