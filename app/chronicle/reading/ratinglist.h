// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/chronicle/reading/publication.h"

/// Rating lists: who has which rating on a day. They are values of their own, so that one that was given out
/// stays what it was.
namespace zahlmeister::app {

/// @brief Whose ratings are listed, by age in the year of the day.
enum class ListedAges {
    All,
    Youth,   ///< up to the age of the rules, 20 (000, Anhang 1.3)
    Juniors, ///< above, up to 25
    Adults,  ///< above, and of whom no birth year is known
    Seniors, ///< from kSeniorAge on
};

/// @brief Document 000 knows no seniors; 60 years in the year of the list is what German chess has for them.
inline constexpr int kSeniorAge = 60;

/// @brief What a rating list asks for.
struct RatingListRequest {
    engine::Date day;                       ///< tournaments that ended up to then count
    std::optional<engine::Date> since = {}; ///< changes since that day are listed
    std::string club = {};                  ///< VKZ; empty: all
    std::string rules = {}; ///< rule version whose rating system is listed; empty: the DWZ of the day
    std::string level = {}; ///< organisation level (6.3), such as C00; empty: all
    ListedAges ages = ListedAges::All;
    std::optional<int> bornFrom = {}; ///< birth year, with bornUntil; who has none is left out
    std::optional<int> bornUntil = {};
    bool women = false;  ///< only women; of whom no sex is known is left out
    bool byName = false; ///< in the order of the alphabet; ranks stay those of the ratings

    /// @brief Whether it is the ranking of all ages and of both sexes.
    [[nodiscard]] bool isRanking() const
    {
        return ages == ListedAges::All && !bornFrom && !bornUntil && !women && !byName;
    }

    bool operator==(const RatingListRequest&) const = default;
};

/// @brief The Elo of a person in a rating list.
struct ListedEloLine {
    int rating;       ///< what the federation's list said; no tournament of ours changes it
    engine::Date day; ///< of that list
    /// By how much the tournaments that he entered with it would have changed it, in points; only a preview:
    /// the FIDE does the rating. Nothing: he would not be rated in any, or their games are not known.
    std::optional<double> change = {};

    bool operator==(const ListedEloLine&) const = default;
};

/// @brief A line of a rating list.
struct RatingLine {
    int rank;           ///< from 1; the same for equal ratings
    std::string person; ///< id in the chronicle
    std::string name;   ///< as he was known in his last tournament; empty: he may not be named any more
    std::string club = {};
    std::string clubName = {};
    std::string personId = {};
    std::optional<int> fideId = {};
    int rating; ///< on the level of the day's rules (Anhang 4)
    std::optional<int> index = {};
    std::optional<int> change = {}; ///< since the day asked for, on the level of the list's day
    bool isNew = false;             ///< changes were asked for, and he had no rating then
    std::optional<ListedEloLine> elo = {};
    engine::TournamentId tournament;  ///< the last one up to the day
    engine::ParticipantNumber number; ///< in it
    std::string tournamentName = {};
    engine::Date end; ///< of it

    bool operator==(const RatingLine&) const = default;
};

/// @brief A rating list with everything that stands in it.
struct RatingList {
    RatingListRequest request;
    std::string rules = {};                  ///< id of the rule version of the day
    std::optional<engine::Date> issued = {}; ///< day on which it was given out
    int unknown = 0;                         ///< persons left out because sex or birth year is not known
    std::vector<RatingLine> lines = {};      ///< best first, equal ones by name; or all by name
    bool isSample = false;                   ///< of the sample club: nobody in it exists

    bool operator==(const RatingList&) const = default;
};

/// @brief Who has which rating on a day, best first.
///
/// Of the DWZ members only: others are text-only in whatever is published (3.4.3, 4.1.1). Of a system that
/// says so, only who is active, and in the ranking of all only who has as many evaluations as make a rating
/// secured; the lists of groups and that in the order of the alphabet do not ask for them. A change since
/// another day is what was won in play: the earlier rating is converted to the level of the list's day first,
/// and adjusted until then. The Elo comes from the newest list that a tournament up to the day records; lists
/// of an archive leave it out.
/// @return Error::UnknownRuleVersion
/// @source document 000, 6.5; document 002, 5
[[nodiscard]] Result<RatingList> ratingList(const Chronicle& chronicle, const RatingListRequest& request,
                                            const PublicationFilter& filter);

/// @brief The same of persons who are not all in memory.
/// @param persons tells them one after the other to the function that it is given
[[nodiscard]] Result<RatingList>
ratingList(const engine::RuleCatalog& rules, const RatingListRequest& request,
           const PublicationFilter& filter,
           const std::function<void(const std::function<void(const PersonHistory&)>&)>& persons);

/// @brief Whether a club, or the level of a tournament, belongs to an organisation level: the federation and
/// its youth have all, an association what begins like it.
/// @param level such as C00; empty: everything does
/// @source document 000, 6.3
[[nodiscard]] bool isOfLevel(std::string_view vkz, std::string_view level);

/// @brief What differs between a list as it was given out and the same list of another moment.
struct RatingListDifference {
    std::optional<std::size_t> issued = {}; ///< line that is there no more, or has another rating or index
    std::optional<std::size_t> today = {};  ///< line that is there now
};

/// @brief All differences: in the order of the lines as given out, then who has come.
/// @param chronicle of the other list; tells who is who
[[nodiscard]] std::vector<RatingListDifference>
differencesBetween(const RatingList& issued, const RatingList& today, const Chronicle& chronicle);

/// @brief Takes the names out of a list that was given out before somebody objected or was made anonymous:
/// name, ids and club of the line become empty.
/// @return how many
int withholdNames(RatingList& issued, const Chronicle& chronicle, const PublicationFilter& filter);

} // namespace zahlmeister::app
