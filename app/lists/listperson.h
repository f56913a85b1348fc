// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/date.h"
#include "engine/base/rating.h"
#include "engine/model/tournament.h"

/// Values of the lists that federations publish. All text is UTF-8; an empty string means "not given".
namespace zahlmeister::app {

/// @brief Which federation's list a row comes from. The Swiss-Chess file joins members of the DSB and players
/// of the FIDE in one list of its own.
enum class ListSource { Dsb, Fide, SwissChess };

/// @brief Every source, in the order in which they are shown.
inline constexpr ListSource kListSources[] = {ListSource::Dsb, ListSource::Fide, ListSource::SwissChess};

/// @brief Stable text: `dsb`, `fide` or `swiss-chess`.
[[nodiscard]] std::string_view listSourceText(ListSource source);

/// @brief Names a row of the list store.
///
/// A row is one membership (VKZ and member number) of a DSB list, one person (FIDE id) of a FIDE list. It
/// keeps its id when later lists bring other values, but not when the store is built anew: what must be
/// remembered for good is the NU id, the PKZ, the FIDE id, or VKZ and member number.
struct ListRow {
    ListSource source = ListSource::Dsb;
    std::int64_t id = 0;

    auto operator<=>(const ListRow&) const = default;
};

/// @brief Whether a member plays for the club (`A`) or not (`P`); for FIDE players, whether they are active.
enum class MemberStatus { Active, Passive };

/// @brief One row of a list: what it says about a person.
struct ListPerson {
    ListRow row = {};
    std::string lastName = {};
    std::string firstName = {};
    std::string academicTitle = {}; ///< such as `Dr.`, the third part of a DSB name
    std::optional<int> birthYear = {};
    std::optional<engine::Date> birthDate = {}; ///< only when a list has the full date
    std::optional<engine::Sex> sex = {};
    std::string federation = {};          ///< three letters, such as `GER`
    std::string club = {};                ///< VKZ (ZPS), five characters
    std::optional<int> memberNumber = {}; ///< within the club, 1 to 99999
    std::optional<MemberStatus> status = {};
    std::string nuId = {}; ///< person id of the federation since 2026, such as `NU9900001`
    std::string pkz = {};  ///< numeric person id of the federation before 2026
    std::optional<int> fideId = {};
    std::string title = {};       ///< FIDE title, such as `FM` or `WGM`
    std::string womenTitle = {};  ///< FIDE women's title
    std::string otherTitles = {}; ///< arbiters, trainers, organisers and online titles, such as `FA,NI`
    std::optional<engine::Rating> dwz = {};
    std::optional<int> index = {};          ///< DWZ index
    std::optional<int> lastEvaluation = {}; ///< year and week of the last evaluation, such as 202617
    std::optional<engine::Rating> elo = {}; ///< FIDE rating, standard
    std::optional<engine::Rating> rapidElo = {};
    std::optional<engine::Rating> blitzElo = {};

    /// First list date that holds these values, and the list date from which they do not hold any more;
    /// nothing while they hold in the newest list.
    std::optional<engine::Date> since = {};
    std::optional<engine::Date> until = {};

    bool operator==(const ListPerson&) const = default;
};

/// @brief Whether the ids of two rows are one person's; nothing when they have none in common that could
/// tell.
[[nodiscard]] std::optional<bool> haveSameId(const ListPerson& a, const ListPerson& b);

/// @brief Whether two rows describe the same person: by an id when both have it, else by birth year and name.
[[nodiscard]] bool describeSamePerson(const ListPerson& a, const ListPerson& b);

/// @brief A club, or an association that has members of its own (`L0001`).
struct ListClub {
    std::string club = {}; ///< VKZ, five characters
    std::string name = {};
    std::string association = {}; ///< three characters, a ListAssociation
    std::string state = {};       ///< one character: the state association

    bool operator==(const ListClub&) const = default;
};

/// @brief An association: the DSB (`000`), a state association, a region, a district.
struct ListAssociation {
    std::string association = {}; ///< three characters
    std::string name = {};
    std::string parent = {}; ///< the association above; empty for `000`
    std::string state = {};

    bool operator==(const ListAssociation&) const = default;
};

/// @brief A stored state of a list.
struct StoredList {
    ListSource source = ListSource::Dsb;
    engine::Date date;           ///< the day whose ratings the list holds
    std::string format = {};     ///< listFormatText() of the file that was imported last for this day
    std::string file = {};       ///< its name, without folder
    std::string importedAt = {}; ///< ISO date and time, UTC
    std::int64_t rows = 0;       ///< persons of the list in force at this date
    std::int64_t ratedRows = 0;  ///< of these, with a DWZ or, in a FIDE list, a standard rating
};

} // namespace zahlmeister::app
