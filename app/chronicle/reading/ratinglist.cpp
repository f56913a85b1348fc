// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/reading/ratinglist.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/chronicle/reading/playercard.h"
#include "app/chronicle/seats.h"
#include "app/names/namefold.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

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

    /// On a level, as it stands on a day without games until then; nothing when there is none that is listed.
    /// @param isRanking of all, which only has secured ratings where a system knows them
    [[nodiscard]] std::optional<Entry> of(const PersonHistory& person, const engine::RuleVersion& level,
                                          engine::Date day, bool isRanking) const
    {
        const Participation* const found = last(person);
        if (!found || !found->exit.rating || found->exit.source != engine::RatingSource::Dwz ||
            hasExpired(found->end, m_version, m_day))
            return std::nullopt;
        // RULE: FWZ 3.2, 5
        const auto secured = m_version.number("secured_index");
        if (isInactive(found->end, m_version, m_day) ||
            (isRanking && secured && found->exit.index.value_or(0) < static_cast<int>(*secured)))
            return std::nullopt;
        return passedOn(found->exit, *found->rules, level, m_rules, {found->end, day}, *found->participant);
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

/// Who is of the group that a list asks for.
class GroupFilter {
public:
    /// @param version of the DWZ of the day, which says who is a youth
    GroupFilter(const RatingListRequest& request, const engine::RuleVersion& version)
        : m_request(request),
          m_youth(static_cast<int>(version.number("youth_maximum_age").value_or(20))),
          m_junior(static_cast<int>(version.number("junior_maximum_age").value_or(25)))
    {
    }

    /// Nothing when what decides is not known.
    // RULE: FWZ 5
    [[nodiscard]] std::optional<bool> has(const engine::Participant& person) const
    {
        const auto born = engine::birthYearOf(person);
        const bool asksForYears = m_request.bornFrom || m_request.bornUntil;
        // RULE: WO2026 3.2, Anhang 1.3: of unknown age counts as adult
        const bool isAgeless = m_request.ages == ListedAges::All || m_request.ages == ListedAges::Adults;
        if ((m_request.women && person.sex == engine::Sex::Male) || (born && !isBornWithin(*born)) ||
            (born && !isOfAge(m_request.day.year() - *born)))
            return false;
        if ((m_request.women && !person.sex) || (!born && (asksForYears || !isAgeless)))
            return std::nullopt;
        return true;
    }

private:
    [[nodiscard]] bool isBornWithin(int year) const
    {
        return m_request.bornFrom.value_or(year) <= year && year <= m_request.bornUntil.value_or(year);
    }

    [[nodiscard]] bool isOfAge(int age) const
    {
        switch (m_request.ages) {
        case ListedAges::All: return true;
        // RULE: WO2026 Anhang 1.3
        case ListedAges::Youth: return age <= m_youth;
        case ListedAges::Juniors: return age > m_youth && age <= m_junior;
        case ListedAges::Adults: return age > m_junior;
        case ListedAges::Seniors: return age >= kSeniorAge;
        }
        return true;
    }

    const RatingListRequest& m_request;
    int m_youth;
    int m_junior;
};

RatingLine lineOf(const PersonHistory& person, const Participation& last, const Entry& entry)
{
    const engine::Participant& known = *last.participant;
    return {.rank = 0,
            .person = person.id,
            .name = known.name,
            .club = known.club,
            .clubName = known.clubName,
            .personId = known.personId,
            .fideId = known.fideId,
            .rating = entry.rating->value(),
            .index = entry.index,
            .tournament = last.tournament,
            .number = known.number,
            .tournamentName = last.name(),
            .end = last.end};
}

/// What the newest list said of his Elo that a tournament up to a day records, with what the tournaments that
/// he entered with it would have changed. One that is split by rating periods has several lists, and no
/// change of one of them.
std::optional<ListedEloLine> eloOn(const PersonHistory& person, const engine::RuleCatalog& rules,
                                   engine::Date day, EloEvaluations& evaluations)
{
    std::optional<ListedEloLine> elo;
    for (const ListedElo& one : listedElos(person, rules)) {
        if (one.day <= day && person.participations[one.participation].end <= day)
            elo = ListedEloLine{one.rating.value(), one.day};
    }
    for (std::size_t i = 0; elo && i < person.participations.size(); ++i) {
        const Participation& one = person.participations[i];
        const engine::TournamentHeader& header = one.played->tournament.header;
        const engine::Participant& known = *one.participant;
        if (one.end > day || known.eloDay != elo->day || known.elo != engine::Rating(elo->rating) ||
            header.eloByPeriod || !isOfStandardElo(header, rules))
            continue;
        const auto preview = evaluations.of(person, i);
        if (preview && preview->change)
            elo->change = elo->change.value_or(0) + *preview->change;
    }
    return elo;
}

/// Best first, equal ones by name, with their ranks; or by name.
void rank(std::vector<RatingLine>& lines, bool isByName)
{
    std::vector<std::pair<std::string, RatingLine>> byName;
    byName.reserve(lines.size());
    for (RatingLine& line : lines)
        byName.emplace_back(spelled(line.name, NameSpelling::Search), std::move(line));
    std::ranges::stable_sort(byName, [](const auto& a, const auto& b) {
        return a.second.rating != b.second.rating ? a.second.rating > b.second.rating : a.first < b.first;
    });
    for (std::size_t i = 0; i < byName.size(); ++i) {
        const bool isTie = i > 0 && byName[i - 1].second.rating == byName[i].second.rating;
        byName[i].second.rank = isTie ? byName[i - 1].second.rank : static_cast<int>(i) + 1;
    }
    if (isByName)
        std::ranges::stable_sort(byName, {}, [](const auto& one) -> const std::string& { return one.first; });
    std::ranges::transform(byName, lines.begin(), [](auto& one) { return std::move(one.second); });
}

} // namespace

// RULE: WO2026 6.3
bool isOfLevel(std::string_view vkz, std::string_view level)
{
    if (level == "001") // the federation's youth has no clubs of its own
        return true;
    while (!level.empty() && level.back() == '0')
        level.remove_suffix(1);
    return vkz.starts_with(level);
}

Result<RatingList> ratingList(const Chronicle& chronicle, const RatingListRequest& request,
                              const PublicationFilter& filter)
{
    return ratingList(*chronicle.rules, request, filter,
                      [&](const auto& add) { std::ranges::for_each(chronicle.persons, add); });
}

Result<RatingList>
ratingList(const engine::RuleCatalog& rules, const RatingListRequest& request,
           const PublicationFilter& filter,
           const std::function<void(const std::function<void(const PersonHistory&)>&)>& persons)
{
    const engine::Date since = request.since.value_or(request.day);
    TRY(const engine::RuleVersion* const version, versionOn(rules, request.rules, request.day));
    TRY(const engine::RuleVersion* const earlier, versionOn(rules, request.rules, since));
    TRY(const engine::RuleVersion* const ofAges, versionOn(rules, {}, request.day));
    const RatingsOfADay now(rules, *version, request.day);
    const RatingsOfADay then(rules, *earlier, since);
    const GroupFilter group(request, *ofAges);
    EloEvaluations elos(rules);
    RatingList list{.request = request, .rules = version->id};
    persons([&](const PersonHistory& person) {
        const Participation* const last = now.last(person);
        if (!last || (!request.club.empty() && last->participant->club != request.club) ||
            !isOfLevel(last->participant->club, request.level) || !filter.isListed(person, *last))
            return;
        const auto entry = now.of(person, *version, request.day, request.isRanking());
        const auto isOfGroup = group.has(*last->participant);
        if (!entry || !isOfGroup.value_or(false)) {
            list.unknown += entry && !isOfGroup ? 1 : 0;
            return;
        }
        RatingLine& line = list.lines.emplace_back(lineOf(person, *last, *entry));
        line.elo = eloOn(person, rules, request.day, elos);
        if (!request.since)
            return;
        const auto before = then.of(person, *version, request.day, request.isRanking());
        line.isNew = !before;
        if (before)
            line.change = line.rating - before->rating->value();
    });
    rank(list.lines, request.byName);
    return list;
}

std::vector<RatingListDifference> differencesBetween(const RatingList& issued, const RatingList& today,
                                                     const Chronicle& chronicle)
{
    const Seats seats(chronicle);
    std::map<std::string_view, std::size_t> now;
    for (std::size_t i = 0; i < today.lines.size(); ++i)
        now.emplace(today.lines[i].person, i);
    std::vector<RatingListDifference> differences;
    std::set<std::size_t> met;
    for (std::size_t i = 0; i < issued.lines.size(); ++i) {
        const RatingLine& before = issued.lines[i];
        const PersonHistory* const person = seats.at(before.tournament, before.number, before.name);
        const auto found = now.find(person ? person->id : before.person);
        if (found == now.end()) {
            differences.push_back({.issued = i});
            continue;
        }
        met.insert(found->second);
        const RatingLine& line = today.lines[found->second];
        if (line.rating != before.rating || line.index != before.index)
            differences.push_back({i, found->second});
    }
    for (std::size_t i = 0; i < today.lines.size(); ++i) {
        if (!met.contains(i))
            differences.push_back({.today = i});
    }
    return differences;
}

int withholdNames(RatingList& issued, const Chronicle& chronicle, const PublicationFilter& filter)
{
    const Seats seats(chronicle);
    int withheld = 0;
    for (RatingLine& line : issued.lines) {
        const PersonHistory* const person = seats.at(line.tournament, line.number, line.name);
        if (person == nullptr || filter.isNamed(*person)) // RULE: WO2026 4.1.1, 6.5
            continue;
        line.name.clear();
        line.club.clear();
        line.clubName.clear();
        line.personId.clear();
        line.fideId.reset();
        line.elo.reset();
        ++withheld;
    }
    return withheld;
}

} // namespace zahlmeister::app
