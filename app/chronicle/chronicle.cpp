// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chronicle.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <unordered_set>

#include "app/chronicle/chain/tournamentstep.h"
#include "app/chronicle/pendingrun.h"
#include "app/chronicle/personstore.h"
#include "app/names/namefold.h"
#include "app/persons/knownpersons.h"
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

/// Room for what everybody played, and no more.
void reserveSeats(std::span<const Chain::Link> links, std::vector<PersonHistory>& persons)
{
    std::vector<std::size_t> counts(persons.size());
    for (const Chain::Link& link : links) {
        for (const auto& person : link.persons) {
            if (person)
                ++counts[*person];
        }
    }
    for (std::size_t i = 0; i < persons.size(); ++i)
        persons[i].participations.reserve(counts[i]);
}

/// Adds the participations of one tournament after the other.
class ChronicleBuilder {
public:
    ChronicleBuilder(Chronicle& chronicle, const PersonDecisions& decisions)
        : m_chronicle(chronicle), m_decisions(decisions)
    {
    }

    void add(const Chain::Link& link);

    /// Notes what was adjusted since his last tournament, when all are added.
    void addSince(PersonHistory& history) const;

private:
    void addSteps(PersonHistory& history, const std::vector<RestingStep>& steps, Entry& expected,
                  std::optional<engine::TournamentId> into) const;
    void addEntries(PersonHistory& history, const Participation& next) const;
    void addListed(PersonHistory& history, const Participation& next) const;
    [[nodiscard]] const PersonDecision* mergeInto(const PersonHistory& history,
                                                  const Participation& next) const;
    static void addToLedger(PersonHistory& history, const Participation& next);

    Chronicle& m_chronicle;
    const PersonDecisions& m_decisions;
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
        const auto steps = stepsOf(expected, *last->rules, *next.rules, *m_chronicle.rules,
                                   {last->end, next.end}, *next.participant);
        addSteps(history, steps, expected, next.tournament);
        if (expected.rating && hasExpired(last->end, *next.rules, next.end)) // RULE: WO1992 6.1.1
            expected = note(EntryChangeKind::Expiry, next.end, expected, Entry());
    }
    if (isFirst && reason.empty())
        return addListed(history, next);
    if (isSameStanding(expected, next.entry))
        return;
    const PersonDecision* const merge = reason.empty() ? mergeInto(history, next) : nullptr;
    const EntryChangeKind otherwise = merge ? EntryChangeKind::Merge : EntryChangeKind::List;
    note(reason.empty() ? otherwise : EntryChangeKind::Override, next.end, expected, next.entry);
    EntryChange& change = history.entries.back();
    change.reason = merge ? merge->reason : reason;
    // RULE: WO2026 2.2.4: the index counts evaluations, where the entry came from outside our tournaments.
    const Participant& there = *next.participant;
    const bool isOfChain = there.chained || there.origin == engine::EntryOrigin::Chain;
    if (reason.empty() && next.entry.index && !isOfChain)
        change.elsewhere = std::max(0, *next.entry.index - expected.index.value_or(0));
}

/// What an entry met on its way, in the order of days.
void ChronicleBuilder::addSteps(PersonHistory& history, const std::vector<RestingStep>& steps,
                                Entry& expected, std::optional<engine::TournamentId> into) const
{
    for (const RestingStep& step : steps) {
        // RULE: WO2026 2.2.1, Anhang 4
        EntryChange change{step.adjustment ? EntryChangeKind::Adjustment : EntryChangeKind::Conversion, into,
                           step.day, expected, step.after};
        if (step.adjustment) {
            change.reason = step.adjustment->reason;
            change.adjustment = step.adjustment;
        }
        history.entries.push_back(std::move(change));
        expected = step.after;
    }
}

/// Before a first tournament a list may have been adjusted.
void ChronicleBuilder::addListed(PersonHistory& history, const Participation& next) const
{
    const Participant& there = *next.participant;
    if (there.origin != engine::EntryOrigin::List || !there.originDay)
        return;
    Entry expected = cameInto(there, *next.rules, *m_chronicle.rules, std::nullopt);
    const auto steps =
        stepsOf(expected, *next.rules, *next.rules, *m_chronicle.rules, {*there.originDay, next.end}, there);
    if (!steps.empty() && isSameStanding(steps.back().after, next.entry))
        addSteps(history, steps, expected, next.tournament);
}

// RULE: WO2026 2.2.1
void ChronicleBuilder::addSince(PersonHistory& history) const
{
    const auto last = std::find_if(history.participations.rbegin(), history.participations.rend(),
                                   [](const Participation& one) { return familyOf(*one.rules).empty(); });
    const auto all = m_chronicle.rules->adjustments();
    if (all.empty() || last == history.participations.rend())
        return;
    Entry standing = last->exit;
    auto steps = stepsOf(standing, *last->rules, *last->rules, *m_chronicle.rules,
                         {last->end, all.back().day}, *last->participant);
    addSteps(history, steps, standing, std::nullopt);
}

/// The decision by which a participation, the first of somebody who was another person until then, follows
/// those before; nothing: it followed them already.
const PersonDecision* ChronicleBuilder::mergeInto(const PersonHistory& history,
                                                  const Participation& next) const
{
    const auto isSeat = [](const PersonPlace& place, const Participation& one) {
        return place.tournament == one.tournament && place.participant == one.participant->number &&
               place.name == one.participant->name;
    };
    const auto isBefore = [&](const PersonPlace& place) {
        return std::ranges::any_of(history.participations,
                                   [&](const Participation& one) { return isSeat(place, one); });
    };
    const auto found = std::ranges::find_if(m_decisions, [&](const PersonDecision& decision) {
        return decision.kind == PersonDecisionKind::Same &&
               ((isSeat(decision.one, next) && isBefore(decision.other)) ||
                (isSeat(decision.other, next) && isBefore(decision.one)));
    });
    return found == m_decisions.end() ? nullptr : &*found;
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
    const auto links = chain.links();
    reserveSeats(links, chronicle.persons);
    ChronicleBuilder builder(chronicle, chain.decisions());
    for (const Chain::Link& link : links)
        builder.add(link);
    for (PersonHistory& one : chronicle.persons)
        builder.addSince(one);
    // Who took part in nothing but what cannot be evaluated.
    std::erase_if(chronicle.persons, [](const PersonHistory& one) { return one.participations.empty(); });
    return chronicle;
}

Chronicle chronicleOf(std::span<const Chain::Link> links, const std::vector<std::string>& ids,
                      ChronicleTournaments tournaments, std::shared_ptr<const engine::RuleCatalog> rules)
{
    Chronicle chronicle{.rules = std::move(rules), .tournaments = std::move(tournaments)};
    for (const std::string& id : ids)
        chronicle.persons.push_back({.id = id});
    reserveSeats(links, chronicle.persons);
    const PersonDecisions nothingDecided;
    ChronicleBuilder builder(chronicle, nothingDecided);
    for (const Chain::Link& link : links)
        builder.add(link);
    for (PersonHistory& one : chronicle.persons)
        builder.addSince(one);
    return chronicle;
}

namespace {

/// The chain of a work file, with the rules that it refers to.
struct FiledChain {
    std::shared_ptr<const engine::RuleCatalog> rules;
    std::unique_ptr<Chain> chain;
};

Result<FiledChain> chainOf(const WorkFile& file)
{
    TRY(auto rules, rulesOf(file));
    TRY(auto tournaments, tournamentsIn(file, *rules));
    TRY(auto removed, removedTournamentsIn(file, *rules));
    TRY(auto decisions, personDecisions(file));
    // A decision about persons holds although a tournament of theirs was deleted since.
    auto chain = std::make_unique<Chain>(*rules, std::move(decisions));
    chain->update(std::move(tournaments), std::move(removed));
    return FiledChain{std::move(rules), std::move(chain)};
}

} // namespace

Result<Chronicle> chronicleOf(const WorkFile& file)
{
    TRY(auto filed, chainOf(file));
    return chronicleOf(*filed.chain, std::move(filed.rules));
}

int pendingTournaments(const Recalculation& recalculation)
{
    return static_cast<int>(
        std::ranges::count_if(recalculation.tournaments, &RecalculatedTournament::beginsOtherwise));
}

Result<PendingRun> pendingRunOf(const WorkFile& file)
{
    TRY(auto filed, chainOf(file));
    // Before the chronicle is there, for both take much memory.
    const int tournaments = pendingTournaments(filed.chain->recalculation());
    return PendingRun{chronicleOf(*filed.chain, std::move(filed.rules)), tournaments};
}

bool isFoundBy(std::string_view text, const Participant& person)
{
    const std::string wanted = folded(text);
    const std::array<std::string, 3> places{folded(person.name), folded(person.club),
                                            folded(person.clubName)};
    return std::ranges::any_of(
               places, [&](const std::string& place) { return place.find(wanted) != std::string::npos; }) ||
           person.personId == text || (person.fideId && std::to_string(*person.fideId) == text);
}

bool isWithoutTrace(const Participant& person)
{
    return person.name.empty() && person.personId.empty() && !person.fideId;
}

std::vector<const PersonHistory*> personsWith(const Chronicle& chronicle, std::string_view text)
{
    std::vector<const PersonHistory*> found;
    for (const PersonHistory& one : chronicle.persons) {
        if (!isWithoutTrace(one.person()) && isFoundBy(text, one.person()))
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

std::vector<const PersonHistory*> personsOf(const Chronicle& chronicle, std::span<const PersonFacts> records)
{
    std::vector<const PersonHistory*> found(records.size());
    std::unordered_set<std::string> keys;
    for (const PersonFacts& record : records)
        std::ranges::move(identifyingKeys(record), std::inserter(keys, keys.end()));
    const auto isNamed = [&keys](const Participation& one) {
        return std::ranges::any_of(identifyingKeys(factsOf(*one.participant)),
                                   [&keys](const std::string& key) { return keys.contains(key); });
    };
    KnownPersons known;
    std::vector<const PersonHistory*> candidates;
    for (const PersonHistory& person : chronicle.persons) {
        if (keys.empty() || std::ranges::none_of(person.participations, isNamed))
            continue;
        for (const Participation& one : person.participations)
            known.note(candidates.size(), *one.participant);
        candidates.push_back(&person);
    }
    std::ranges::transform(records, found.begin(), [&](const PersonFacts& record) {
        const auto person = known.find(record).person;
        return person ? candidates[*person] : nullptr;
    });
    return found;
}

} // namespace zahlmeister::app
