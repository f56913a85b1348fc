// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/ratinglist.h"

#include <algorithm>

#include "app/names/namefold.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::Participant;

namespace {

std::string folded(std::string_view text)
{
    return spelled(text, NameSpelling::Search);
}

/// Whether what he left a tournament with may be published under his name.
// RULE: WO2026 3.4.3, 4.1.1
bool isPublic(const Participation& one)
{
    if (one.result.recorded)
        return one.result.isPublished();
    return one.participant->member || !familyOf(*one.rules).empty();
}

/// The ratings of one system on a day.
class RatingsOfADay {
public:
    RatingsOfADay(const engine::RuleCatalog& rules, const engine::RuleVersion& version, engine::Date day)
        : m_rules(rules), m_version(version), m_day(day)
    {
    }

    /// The last participation up to the day; nullptr: none.
    [[nodiscard]] const Participation* last(const PersonHistory& person) const
    {
        const auto found = std::find_if(
            person.participations.rbegin(), person.participations.rend(), [&](const Participation& one) {
                return one.end <= m_day && familyOf(*one.rules) == familyOf(m_version);
            });
        return found == person.participations.rend() ? nullptr : &*found;
    }

    /// On the level of the version; nothing when there is none that is listed.
    /// @param isRanking of all, which only has secured ratings where a system knows them
    [[nodiscard]] std::optional<Entry> of(const PersonHistory& person, bool isRanking) const
    {
        const Participation* const found = last(person);
        if (!found || !isPublic(*found) || !found->exit.rating ||
            found->exit.source != engine::RatingSource::Dwz || hasExpired(found->end, m_version, m_day))
            return std::nullopt;
        // RULE: FWZ 3.2, 5
        const auto secured = m_version.number("secured_index");
        if (isInactive(found->end, m_version, m_day) ||
            (isRanking && secured && found->exit.index.value_or(0) < static_cast<int>(*secured)))
            return std::nullopt;
        return convertedTo(found->exit, *found->rules, m_version, m_rules);
    }

private:
    const engine::RuleCatalog& m_rules;
    const engine::RuleVersion& m_version;
    engine::Date m_day;
};

/// The version whose ratings are listed on a day.
Result<const engine::RuleVersion*> versionOn(const engine::RuleCatalog& rules, const std::string& id,
                                             engine::Date day)
{
    TRY(const auto choice, rules.choose({.end = day, .system = id}));
    return choice.version;
}

/// Whether a club belongs to a level: the federation has all, an association what begins like it.
// RULE: WO2026 6.3
bool isOfLevel(const std::string& club, std::string level)
{
    while (!level.empty() && level.back() == '0')
        level.pop_back();
    return club.starts_with(level);
}

} // namespace

namespace {

/// Whether somebody belongs to a group; nothing when what decides is not known.
// RULE: FWZ 5
std::optional<bool> isOfGroup(const Participant& person, ListedGroup group, engine::Date day)
{
    constexpr int kSeniorAge = 60;
    constexpr int kYouthAge = 20;
    const auto ofAge = [&](auto fits) -> std::optional<bool> {
        const auto year = engine::birthYearOf(person);
        return year ? std::optional<bool>(fits(day.year() - *year)) : std::nullopt;
    };
    switch (group) {
    case ListedGroup::Women:
        return person.sex ? std::optional<bool>(*person.sex == engine::Sex::Female) : std::nullopt;
    case ListedGroup::Seniors: return ofAge([](int age) { return age >= kSeniorAge; });
    case ListedGroup::Youth: return ofAge([](int age) { return age <= kYouthAge; });
    case ListedGroup::All: break;
    }
    return true;
}

/// Everybody whom the request asks for, whatever his group, in the order of the persons.
Result<std::vector<ListedRating>> listedOfAnyGroup(const Chronicle& chronicle,
                                                   const RatingListRequest& request)
{
    const engine::RuleCatalog& rules = *chronicle.rules;
    const engine::Date since = request.since.value_or(request.day);
    TRY(const engine::RuleVersion* const version, versionOn(rules, request.rules, request.day));
    TRY(const engine::RuleVersion* const earlier, versionOn(rules, request.rules, since));
    const RatingsOfADay now(rules, *version, request.day);
    const RatingsOfADay then(rules, *earlier, since);
    const bool isRanking = request.group == ListedGroup::All && !request.byName;
    std::vector<ListedRating> list;
    for (const PersonHistory& person : chronicle.persons) {
        const auto entry = now.of(person, isRanking);
        const Participation* last = now.last(person);
        if (!entry || (!request.club.empty() && last->participant->club != request.club) ||
            !isOfLevel(last->participant->club, request.level))
            continue;
        ListedRating line{0, &person, last, entry->rating->value(), entry->index};
        if (const auto before = request.since ? then.of(person, isRanking) : std::nullopt)
            line.change = line.rating - before->rating->value();
        list.push_back(line);
    }
    return list;
}

} // namespace

Result<std::vector<ListedRating>> ratingList(const Chronicle& chronicle, const RatingListRequest& request)
{
    TRY(auto list, listedOfAnyGroup(chronicle, request));
    std::erase_if(list, [&](const ListedRating& line) {
        return !isOfGroup(*line.last->participant, request.group, request.day).value_or(false);
    });
    const auto nameOf = [](const ListedRating& line) { return folded(line.person->person().name); };
    std::ranges::stable_sort(list, [&](const ListedRating& a, const ListedRating& b) {
        return a.rating != b.rating ? a.rating > b.rating : nameOf(a) < nameOf(b);
    });
    for (std::size_t i = 0; i < list.size(); ++i) {
        const bool isTie = i > 0 && list[i - 1].rating == list[i].rating;
        list[i].rank = isTie ? list[i - 1].rank : static_cast<int>(i) + 1;
    }
    if (request.byName)
        std::ranges::stable_sort(list, {}, nameOf);
    return list;
}

Result<int> withoutGroup(const Chronicle& chronicle, const RatingListRequest& request)
{
    TRY(const auto list, listedOfAnyGroup(chronicle, request));
    return static_cast<int>(std::ranges::count_if(list, [&](const ListedRating& line) {
        return !isOfGroup(*line.last->participant, request.group, request.day);
    }));
}

} // namespace zahlmeister::app
