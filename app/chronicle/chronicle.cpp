// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chronicle.h"

#include <algorithm>
#include <array>

#include "app/chronicle/personstore.h"
#include "app/names/namefold.h"
#include "app/rules/rulestore.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::CarryOverGame;
using engine::Participant;

namespace {

bool isSameStanding(const Entry& a, const Entry& b)
{
    return a.rating == b.rating && a.index == b.index && a.source == b.source;
}

std::string reasonOf(const Participant& participant)
{
    std::string reason;
    for (const engine::Override& one : participant.overrides)
        reason += (reason.empty() ? "" : "; ") + one.reason;
    return reason;
}

/// Adds the participations of one tournament after the other.
class ChronicleBuilder {
public:
    explicit ChronicleBuilder(Chronicle& chronicle) : m_chronicle(chronicle) { }

    void add(const Chain::Link& link);

private:
    void addEntries(PersonHistory& history, const Participation& next) const;
    static void addToLedger(PersonHistory& history, const Participation& next);

    Chronicle& m_chronicle;
};

void ChronicleBuilder::add(const Chain::Link& link)
{
    const ChronicleTournament& one = *link.source;
    for (std::size_t i = 0; i < one.tournament.participants.size(); ++i) {
        const Participant& participant = one.tournament.participants[i];
        if (!link.persons[i])
            continue;
        const engine::ParticipantEvaluation& result = link.evaluation->participants[i];
        PersonHistory& history = m_chronicle.persons[*link.persons[i]];
        if (history.id.empty())
            history.id = std::to_string(one.id.value()) + '.' + std::to_string(participant.number.value());
        Participation next{one.id,
                           *one.tournament.header.end,
                           &one,
                           link.rules,
                           &participant,
                           result,
                           entryOf(participant),
                           entryAfter(participant, result)};
        next.recorded = result.recorded || next.exit.carryOver != next.entry.carryOver;
        addEntries(history, next);
        addToLedger(history, next);
        history.participations.push_back(std::move(next));
    }
}

void ChronicleBuilder::addEntries(PersonHistory& history, const Participation& next) const
{
    const auto note = [&](EntryChangeKind kind, engine::Date day, const Entry& before, const Entry& after) {
        history.entries.push_back({kind, next.tournament, day, before, after});
        return after;
    };
    const std::string reason = reasonOf(*next.participant);
    const auto last =
        std::find_if(history.participations.rbegin(), history.participations.rend(),
                     [&](const Participation& one) { return familyOf(*one.rules) == familyOf(*next.rules); });
    const bool isFirst = last == history.participations.rend();
    Entry expected = isFirst ? Entry() : last->exit;
    if (!isFirst) {
        const Entry converted = convertedTo(expected, *last->rules, *next.rules, *m_chronicle.rules);
        if (!isSameStanding(converted, expected)) // RULE: WO2026 Anhang 4
            expected = note(EntryChangeKind::Conversion, next.rules->validFrom.value_or(next.end), expected,
                            converted);
        if (expected.rating && hasExpired(last->end, *next.rules, next.end)) // RULE: WO1992 6.1.1
            expected = note(EntryChangeKind::Expiry, next.end, expected, Entry());
    }
    if (isSameStanding(expected, next.entry) || (isFirst && reason.empty()))
        return;
    note(reason.empty() ? EntryChangeKind::List : EntryChangeKind::Override, next.end, expected, next.entry);
    EntryChange& change = history.entries.back();
    change.reason = reason;
    // RULE: WO2026 2.2.4: the index counts evaluations.
    if (reason.empty() && next.entry.index)
        change.elsewhere = std::max(0, *next.entry.index - expected.index.value_or(0));
}

void ChronicleBuilder::addToLedger(PersonHistory& history, const Participation& next)
{
    const auto years = next.rules->number("carry_over_years");
    // RULE: WO2026 4.1.1
    const auto lastDay = [&](const CarryOverGame& game) -> std::optional<engine::Date> {
        if (!game.date || !years)
            return std::nullopt;
        return game.date->plusYears(static_cast<int>(*years));
    };
    const auto addUnknown = [&](const std::vector<CarryOverGame>& games,
                                std::optional<engine::TournamentId> from) {
        std::vector<CarryOverGame> known;
        for (const LedgerGame& game : history.ledger) {
            if (!game.usedIn)
                known.push_back(game.game);
        }
        for (const CarryOverGame& game : games) {
            if (const auto found = std::ranges::find(known, game); found != known.end())
                known.erase(found); // each game once
            else
                history.ledger.push_back({from, game, lastDay(game)});
        }
    };
    addUnknown(next.entry.carryOver, std::nullopt);
    if (next.exit.rating && !next.entry.rating) {
        for (LedgerGame& game : history.ledger) {
            if (!game.usedIn && (!game.expires || next.end <= *game.expires))
                game.usedIn = next.tournament;
        }
    } else {
        addUnknown(next.exit.carryOver, next.tournament);
    }
}

std::string folded(std::string_view text)
{
    return spelled(text, NameSpelling::Search);
}

std::vector<const PersonHistory*> byName(std::vector<const PersonHistory*> persons)
{
    std::ranges::stable_sort(persons, {},
                             [](const PersonHistory* one) { return folded(one->person().name); });
    return persons;
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

Chronicle chronicleOf(ChronicleTournaments tournaments, std::shared_ptr<const engine::RuleCatalog> rules,
                      const std::vector<PersonDecision>& decisions)
{
    Chain chain(*rules, decisions);
    chain.update(std::move(tournaments));
    return chronicleOf(chain, std::move(rules));
}

Chronicle chronicleOf(const Chain& chain, std::shared_ptr<const engine::RuleCatalog> rules)
{
    Chronicle chronicle{
        .rules = std::move(rules), .tournaments = chain.tournaments(), .skipped = chain.skipped()};
    chronicle.persons.resize(chain.persons());
    ChronicleBuilder builder(chronicle);
    for (const Chain::Link& link : chain.links())
        builder.add(link);
    // Who took part in nothing but what cannot be evaluated.
    std::erase_if(chronicle.persons, [](const PersonHistory& one) { return one.participations.empty(); });
    return chronicle;
}

Result<Chronicle> chronicleOf(const WorkFile& file)
{
    TRY(auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(const auto decisions, personDecisions(file));
    return chronicleOf(std::move(tournaments), std::move(rules), decisions);
}

std::vector<const PersonHistory*> personsWith(const Chronicle& chronicle, std::string_view text)
{
    const std::string wanted = folded(text);
    std::vector<const PersonHistory*> found;
    for (const PersonHistory& one : chronicle.persons) {
        const Participant& person = one.person();
        const std::array<std::string, 3> places{folded(person.name), folded(person.club),
                                                folded(person.clubName)};
        const bool isNamed = std::ranges::any_of(
            places, [&](const std::string& place) { return place.find(wanted) != std::string::npos; });
        if (isNamed || person.personId == text || (person.fideId && std::to_string(*person.fideId) == text))
            found.push_back(&one);
    }
    return byName(std::move(found));
}

std::vector<const PersonHistory*> personsNamed(const Chronicle& chronicle, std::string_view text)
{
    std::vector<const PersonHistory*> named;
    for (const PersonHistory& one : chronicle.persons) {
        const Participant& person = one.person();
        if (one.id == text || person.personId == text ||
            (person.fideId && std::to_string(*person.fideId) == text))
            return {&one};
        if (folded(person.name) == folded(text))
            named.push_back(&one);
    }
    return named;
}

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
