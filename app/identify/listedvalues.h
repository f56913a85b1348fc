// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/identify/personmatch.h"
#include "engine/base/date.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/model/tournament.h"

/// What the lists say about a person, and what becomes of a participant who is that person.
namespace zahlmeister::app {

/// @brief What the lists say of a person at a tournament's end, in a participant's terms.
struct ListedValues {
    std::string name = {};     ///< `Surname, Forename`
    std::string personId = {}; ///< NU id, else PKZ
    std::string pkz = {};      ///< the id before there were NU ids
    std::optional<int> fideId = {};
    std::string federation = {}; ///< FIDE's letters of the country; empty for members of the DSB
    std::string club = {};       ///< VKZ of the membership in force; empty for everybody else
    std::string clubName = {};
    std::optional<int> memberNumber = {};
    bool member = false; ///< of a DSB club at the tournament's end
    std::optional<engine::Sex> sex = {};
    std::optional<int> birthYear = {};
    std::optional<engine::Rating> rating = {};
    std::optional<int> index = {};
    engine::RatingSource ratingSource = engine::RatingSource::Dwz;
    std::string ratingList = {}; ///< the list that has the rating; empty: an earlier tournament has
    std::optional<engine::Date> ratingDay = {};   ///< since when it has: of its first list with these values
    std::optional<engine::Rating> elo = {};       ///< of the list in force on the first day
    std::optional<engine::Date> eloDay = {};      ///< since when that list said so
    std::optional<engine::Date> formerSince = {}; ///< first list without him; for former members
    bool retained = false; ///< a former member whose DWZ is still carried on (document 000, 4.1.1)

    bool operator==(const ListedValues&) const = default;
};

/// @brief For which list of the FIDE a tournament is played.
enum class EloList { Standard, Rapid, Blitz };

/// @brief The list that a tournament is rated for by its rate of play.
[[nodiscard]] EloList eloListOf(const engine::RuleCatalog& rules, const engine::TournamentHeader& header);

/// @brief What to read a person's rows for.
struct ListedContext {
    std::string givenClub = {};           ///< the participant's VKZ: of several memberships, that one
    std::optional<engine::Date> end = {}; ///< of the tournament
    bool takesDwz = true;                 ///< false: the tournament is rated by another system
    EloList eloList = EloList::Standard;
};

/// @brief Reads a person's rows.
///
/// A DWZ counts before a FIDE rating, which stands in for a missing DWZ (document 000, 4.1.2). The DWZ of a
/// former member is carried on for five years after he was last listed (4.1.1).
/// @param rows of one person, the one that fits best first; not empty
[[nodiscard]] ListedValues listedValues(std::span<const KnownRow> rows, const ListedContext& context);

/// @brief Values of a participant that a list has, too.
enum class ListedField { Name, BirthYear, Sex, Club, MemberNumber, PersonId, FideId, Rating, Index };

/// @brief A value that was given differently from the list.
struct ListedDifference {
    ListedField field;
    std::string given;  ///< empty: none
    std::string listed; ///< empty: none

    /// @brief Whether it is about which rating is to count.
    [[nodiscard]] bool isOfRating() const
    {
        return field == ListedField::Rating || field == ListedField::Index;
    }

    bool operator==(const ListedDifference&) const = default;
};

/// @brief What the participant says differently from the list.
///
/// A value that was not given is no difference. Neither is a rating or an index with an override, nor a
/// name that is only written otherwise.
[[nodiscard]] std::vector<ListedDifference> differencesFrom(const ListedValues& listed,
                                                            const engine::Participant& participant);

/// @brief The participant as that person: what was not given is filled in from the list, what was given
/// stays. A name in another order or spelling is written as the list has it.
[[nodiscard]] engine::Participant filledIn(const engine::Participant& participant,
                                           const ListedValues& listed);

/// @brief The participant as that person by the referee's decision: as filledIn(), but the ids are the
/// person's whatever was given.
[[nodiscard]] engine::Participant decidedAs(const engine::Participant& participant,
                                            const ListedValues& listed);

/// @brief The participant without what the list of a person says of him: he was taken for that person and is
/// somebody else. What was given otherwise stays, as does the name.
/// @param former of the person for whom he was taken
[[nodiscard]] engine::Participant withoutListed(const engine::Participant& participant,
                                                const ListedValues& former);

/// @brief Gives a participant the listed rating and index; overrides go.
void takeListedRating(engine::Participant& participant, const ListedValues& listed);

/// @brief The participant with everything as the list has it; overrides go.
[[nodiscard]] engine::Participant asListed(const engine::Participant& participant,
                                           const ListedValues& listed);

/// @brief The participant with overrides for a rating and an index that are not the listed ones, and
/// without those for values that are.
/// @param reason for overrides that have none yet
[[nodiscard]] engine::Participant withOverrides(const engine::Participant& participant,
                                                const ListedValues& listed, const std::string& reason = {});

/// @brief Gives a participant the Elo of a later rating period; what was entered of it goes, but a K of the
/// same Elo stays.
void putListedPeriod(engine::Participant& participant, const engine::EloPeriod& listed);

/// @brief The participant as text-only: nothing is recorded of him, and no birth date is kept, only the year
/// that the rules need (document 000, 3.4.3).
[[nodiscard]] engine::Participant asTextOnly(const engine::Participant& participant);

} // namespace zahlmeister::app
