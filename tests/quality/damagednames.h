// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lists/listperson.h"
#include "engine/model/tournament.h"
#include "tests/support/madeuplists.h"
#include "tests/support/madeupnames.h"

/// Participants as organisers write them down, and who they are in truth.
namespace zahlmeister::tests {

/// @brief What happened to a participant between his membership card and the crosstable.
enum class Damage {
    None,        ///< name, birth year and club as they are listed
    TypingError, ///< in the last name or the forename
    TwoTypingErrors,
    Spelling,       ///< umlauts and marks written otherwise
    Transcription,  ///< written by ear: Meyer, Maier; Schirow, Shirov
    ShortForm,      ///< Hans for Johannes
    MarriedName,    ///< another last name, or a double name
    SwappedParts,   ///< the forename before the comma
    NoComma,        ///< Hans Müller
    Initial,        ///< H. Müller
    SecondForename, ///< Hans for Hans Peter, Hanspeter for Hans Peter
    CutOff,         ///< by a column of 16 characters
    NoYear,
    WrongYear, ///< a digit mistyped
    NoClub,
    WrongClub,      ///< any other club
    ClubNameOnly,   ///< as the club calls itself, no VKZ
    OldRating,      ///< from a list of some time ago
    NameOnly,       ///< nothing but the name
    WrongNumber,    ///< a member number or an id with a digit mistyped
    OtherPersonsId, ///< the id of the line below in the organiser's table
    Namesake,       ///< trap: another member has the same name and birth year; no club or another one
    FatherAndSon,   ///< trap: the same name in the same club, and no birth year
    AbsentSon,      ///< trap: as before, and the participant is in no list
    AbsentNamesake, ///< trap: in no list, but a member has the same name, and sometimes the same year
    Absent,         ///< in no list
};

inline constexpr int kDamages = static_cast<int>(Damage::Absent) + 1;

/// @brief Stable text such as `typing error`.
[[nodiscard]] std::string_view damageText(Damage damage);

/// @brief A participant with his true identity.
struct DamagedParticipant {
    engine::Participant participant;
    Damage damage = Damage::None;
    std::string nuId = {};     ///< who he is; empty when he is in no list
    std::string listedAs = {}; ///< name, year and VKZ in the list, for reports
};

/// @brief Members some of whom are kept out of the lists, and participants made from them.
class DamagedNames {
public:
    /// @param lists must outlive this
    DamagedNames(const MadeUpLists& lists, std::uint64_t seed);

    /// @brief A row of the members' list; nothing when the member is kept out.
    [[nodiscard]] std::optional<app::ListPerson> listed(int number) const;

    /// @brief Whether a player of the world's list is kept out, because the member is.
    [[nodiscard]] bool isFidePlayerKeptOut(int number) const;

    /// @brief A participant without damage.
    [[nodiscard]] DamagedParticipant undamaged(int number) const;

    /// @brief A participant with damage of one kind, and sometimes with more.
    [[nodiscard]] DamagedParticipant damaged(int number) const;

private:
    [[nodiscard]] bool isKeptOut(const app::ListPerson& person) const;
    [[nodiscard]] app::ListPerson anyMember(MadeUpChance& chance, bool keptOut) const;
    [[nodiscard]] DamagedParticipant writtenDown(const app::ListPerson& person, MadeUpChance& chance) const;
    void apply(Damage damage, const app::ListPerson& person, DamagedParticipant& written,
               MadeUpChance& chance) const;
    bool springTrap(Damage damage, DamagedParticipant& written, MadeUpChance& chance) const;

    const MadeUpLists& m_lists;
    std::uint64_t m_seed;
    std::vector<app::ListClub> m_clubs;
    std::vector<std::vector<int>> m_namesakes; ///< members, not kept out, of one name and birth year
};

} // namespace zahlmeister::tests
