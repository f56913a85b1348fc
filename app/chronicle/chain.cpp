// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/chronicle/causes.h"
#include "app/chronicle/passage.h"
#include "app/chronicle/settling.h"
#include "app/persons/sameness.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

/// A participant over whose entry runs of an earlier version of the program wrote, with what came in.
Participant withWritten(const ChronicleTournament& one, Participant participant)
{
    if (participant.origin || participant.chained)
        return participant;
    const Entry stands = entryOf(participant);
    Entry came = stands;
    const auto [first, last] =
        std::ranges::equal_range(one.written, participant.number, {}, &WrittenEntry::number);
    for (auto written = first; written != last; ++written) {
        if (written->after == came && written->name == participant.name)
            came = written->before;
    }
    if (came == stands)
        return participant;
    putEntry(participant, came);
    putChained(participant, stands);
    return participant;
}

/// Whether a tournament has just come in.
bool isNobodySettled(const engine::Tournament& tournament)
{
    return std::ranges::all_of(tournament.participants,
                               [](const Participant& one) { return one.computer || isUnsettled(one); });
}

/// Whether the entry of somebody differs from what came in.
bool isOtherwiseEntered(const engine::Tournament& tournament, const engine::RuleVersion& version)
{
    return std::ranges::any_of(tournament.participants, [&](const Participant& one) {
        return one.chained || (!one.enteredLevel.empty() && one.enteredLevel != version.id);
    });
}

bool haveGamesPlaces(const engine::Tournament& tournament)
{
    const auto hasPlace = [](const engine::CarryOverGame& game) { return !game.tournament.empty(); };
    return std::ranges::any_of(tournament.participants, [&](const Participant& one) {
        return std::ranges::any_of(one.carryOver, hasPlace) ||
               std::ranges::any_of(one.enteredCarryOver, hasPlace);
    });
}

} // namespace

struct Chain::Node {
    std::shared_ptr<const ChronicleTournament> source;
    const engine::RuleVersion* version = nullptr;
    std::string family = {};
    engine::Evaluation before = {};  ///< as the tournament stands
    std::optional<Error> error = {}; ///< why it cannot be evaluated
    bool isRemoved = false;
    bool hasUnsettled = false; ///< somebody's entry is not settled in the source
    bool isNew = false;        ///< nobody's is: it has just come in
    bool hasPlaces = false;    ///< somebody's carry-over games say where they were played

    /// @name By the last sweep.
    ///@{
    std::shared_ptr<const ChronicleTournament> settled = {}; ///< the source with its entries settled
    std::vector<engine::ParticipantNumber> newlySettled = {};
    std::optional<engine::Evaluation> asEntered = {}; ///< with what came in; see entered()
    bool isComputed = false;
    std::vector<std::pair<std::size_t, Entry>> followed = {}; ///< as Passage::followed
    std::optional<Error> refusal = {};         ///< why it cannot be evaluated with other entries
    std::vector<SharedStanding> cameWith = {}; ///< by participant
    std::vector<SharedStanding> left = {};     ///< likewise; what it came with when nothing was recorded
    std::vector<bool> recorded = {};           ///< by participant
    RecalculatedTournament result{engine::TournamentId(0)};
    ///@}

    [[nodiscard]] const ChronicleTournament& facts() const { return settled ? *settled : *source; }
};

/// The tournaments to which links lead from one.
class Chain::Links : public LinkedTournaments {
public:
    Links(const Chain& chain, const Node& node, Persons persons)
        : m_chain(chain), m_node(node), m_persons(persons)
    {
    }

    [[nodiscard]] std::optional<LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                   engine::ParticipantNumber number) const override
    {
        const auto found = m_chain.m_byUuid.find(uuid);
        if (found == m_chain.m_byUuid.end())
            return std::nullopt;
        const auto& [there, position] = found->second;
        const auto seat = there->facts().tournament.indexOf(number);
        if (!seat || !there->version || there->family != m_node.family)
            return std::nullopt;
        return LinkedEntry{there->facts().tournament.participants[*seat], there->version,
                           m_chain.m_index.of(position)[*seat] == m_persons[at]};
    }

    [[nodiscard]] bool knows(const std::string& uuid) const override
    {
        return m_chain.m_byUuid.contains(uuid);
    }

private:
    const Chain& m_chain;
    const Node& m_node;
    Persons m_persons;
};

/// Settles where the entries of one tournament come from.
class Chain::Settler {
public:
    Settler(const Chain& chain, Node& node, Persons persons)
        : m_chain(chain), m_node(node), m_persons(persons)
    {
    }

    void run(const std::vector<SharedStanding>& cameWith);

private:
    [[nodiscard]] bool isToBeSettled(const Participant& participant, std::size_t at) const;
    [[nodiscard]] SettlingCase evidenceOf(const Participant& participant, std::size_t at,
                                          const SharedStanding& comesWith) const;
    [[nodiscard]] const Place* lastOf(std::size_t at) const;
    [[nodiscard]] SettlingCandidate candidate(const Place& seat) const;
    [[nodiscard]] bool isOther(const Node& other) const
    {
        return &other != &m_node && other.version && !other.isRemoved && other.family == m_node.family;
    }

    const Chain& m_chain;
    Node& m_node;
    Persons m_persons;
};

/// The last seat before this one behind which something was recorded for him.
const Chain::Place* Chain::Settler::lastOf(std::size_t at) const
{
    const Place* last = nullptr;
    for (const Place& seat : m_chain.m_seats[*m_persons[at]]) {
        if (seat.node == &m_node)
            break;
        if (isOther(*seat.node) && seat.position < seat.node->recorded.size() &&
            seat.node->recorded[seat.position])
            last = &seat;
    }
    return last;
}

/// What a tournament leaves somebody with: computed, as it stands, as it was entered, as it once was.
SettlingCandidate Chain::Settler::candidate(const Place& seat) const
{
    Node& node = *seat.node;
    const ChronicleTournament& one = node.facts();
    const Participant& participant = one.tournament.participants[seat.position];
    SettlingCandidate found{linkNameOf(one), participant.number};
    const auto add = [&](const Participant& there, const ParticipantEvaluation& result) {
        if (result.recorded)
            found.leaves.push_back({entryAfter(there, result), node.version});
    };
    add(participant, node.before.participants[seat.position]);
    if (isOtherwiseEntered(one.tournament, *node.version)) {
        engine::Tournament entered = one.tournament;
        for (Participant& there : entered.participants)
            putEntry(there, cameInto(there, *node.version, m_chain.m_rules));
        if (!node.asEntered) {
            auto evaluated = engine::evaluate(entered, *node.version, {one.arithmetic, false, false});
            node.asEntered = evaluated.has_value() ? *std::move(evaluated) : node.before;
        }
        add(entered.participants[seat.position], node.asEntered->participants[seat.position]);
    }
    for (const LeftBefore& left : one.left) {
        if (left.number == participant.number && left.name == participant.name)
            found.leaves.push_back({{engine::Rating::tryFrom(left.rating), left.index}, node.version});
    }
    return found;
}

/// Somebody's entry that a list or a file said is settled again when a tournament comes in before it.
bool Chain::Settler::isToBeSettled(const Participant& participant, std::size_t at) const
{
    if (!m_persons[at] || participant.computer)
        return false;
    if (isUnsettled(participant))
        return true;
    if (participant.origin != engine::EntryOrigin::File && participant.origin != engine::EntryOrigin::List)
        return false;
    const Place* const last = lastOf(at);
    return last && (last->node->isNew || m_chain.m_merged.contains(*m_persons[at]));
}

SettlingCase Chain::Settler::evidenceOf(const Participant& participant, std::size_t at,
                                        const SharedStanding& comesWith) const
{
    SettlingCase evidence{cameInto(participant, *m_node.version, m_chain.m_rules), comesWith};
    if (const Place* const last = lastOf(at))
        evidence.last = candidate(*last);
    if (!isUnsettled(participant) || !evidence.entry.rating)
        return evidence;
    bool isBehind = false;
    for (const Place& seat : m_chain.m_seats[*m_persons[at]]) {
        if (isBehind && isOther(*seat.node) && seat.node->source->id < m_node.source->id)
            evidence.behind.push_back(candidate(seat));
        isBehind = isBehind || seat.node == &m_node;
    }
    return evidence;
}

void Chain::Settler::run(const std::vector<SharedStanding>& cameWith)
{
    m_node.newlySettled.clear();
    std::shared_ptr<ChronicleTournament> settled;
    const auto& participants = m_node.source->tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (!isToBeSettled(participants[i], i))
            continue;
        Participant one = withWritten(*m_node.source, participants[i]);
        const bool isSettled = !isUnsettled(one);
        settle(one, evidenceOf(one, i, cameWith[i]), *m_node.version, m_chain.m_rules);
        if (isSettled && one.origin != engine::EntryOrigin::Chain)
            continue;
        if (!settled)
            settled = std::make_shared<ChronicleTournament>(*m_node.source);
        m_node.newlySettled.push_back(one.number);
        settled->tournament.participants[i] = std::move(one);
    }
    m_node.settled = std::move(settled);
}

/// One way through the whole chain, which stops only where something is new.
class Chain::Sweep {
public:
    explicit Sweep(Chain& chain) : m_chain(chain) { }

    void run();

private:
    using Standings = std::vector<SharedStanding>; ///< by person

    void visit(Node& node, Persons persons);
    void visitRemoved(Node& node, Persons persons);
    void compute(Node& node, std::vector<SharedStanding> cameWith, const Links& links);
    [[nodiscard]] bool leadsElsewhere(const Node& node, const Links& links) const;
    static void noteChanges(Node& node, const Passage& passage);

    Chain& m_chain;
    std::unordered_map<std::string, Standings> m_standings; ///< by family
    std::vector<bool> m_hasNew; ///< by person: a tournament of his has just come in
};

void Chain::Sweep::run()
{
    m_hasNew.assign(m_chain.persons(), false);
    for (const Place& place : m_chain.m_order) {
        for (const auto& person : m_chain.m_index.of(place.position)) {
            if (place.node->isNew && !place.node->isRemoved && place.node->version && person)
                m_hasNew[*person] = true;
        }
    }
    for (const auto& [person, decision] : m_chain.m_merged)
        m_hasNew[person] = true;
    for (const Place& place : m_chain.m_order) {
        if (!place.node->version)
            continue;
        m_standings[place.node->family].resize(m_chain.persons());
        if (place.node->isRemoved)
            visitRemoved(*place.node, m_chain.m_index.of(place.position));
        else
            visit(*place.node, m_chain.m_index.of(place.position));
    }
}

void Chain::Sweep::visitRemoved(Node& node, Persons persons)
{
    Standings& standings = m_standings[node.family];
    node.settled.reset();
    node.newlySettled.clear();
    node.isComputed = true;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i])
            standings[*persons[i]] =
                behindRemoved(*node.source, *node.version, i, standings[*persons[i]], m_chain.m_rules);
    }
}

void Chain::Sweep::visit(Node& node, Persons persons)
{
    Standings& standings = m_standings[node.family];
    std::vector<SharedStanding> cameWith;
    cameWith.reserve(persons.size());
    for (const auto& person : persons)
        cameWith.push_back(person ? standings[*person] : nullptr);
    // Whose earlier tournament has just come in may have been entered with what that one leaves him with.
    const bool hasNew =
        std::ranges::any_of(persons, [this](const auto& person) { return person && m_hasNew[*person]; });
    if (node.hasUnsettled || node.settled || hasNew) {
        const auto before = node.settled;
        Settler(m_chain, node, persons).run(cameWith);
        const bool isAsBefore = before == node.settled ||
                                (before && node.settled &&
                                 before->tournament.participants == node.settled->tournament.participants);
        node.isComputed = node.isComputed && isAsBefore;
    }
    const Links links(m_chain, node, persons);
    if (!node.isComputed || !std::ranges::equal(cameWith, node.cameWith, isSame) ||
        leadsElsewhere(node, links))
        compute(node, std::move(cameWith), links);
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i])
            standings[*persons[i]] = node.left[i];
    }
}

/// Whether a link leads to something else since a tournament to which it leads changed.
bool Chain::Sweep::leadsElsewhere(const Node& node, const Links& links) const
{
    return std::ranges::any_of(node.followed, [&](const auto& one) {
        return alongLinks(node.facts(), *node.version, one.first, links, m_chain.m_rules).value_or(Entry()) !=
               one.second;
    });
}

void Chain::Sweep::compute(Node& node, std::vector<SharedStanding> cameWith, const Links& links)
{
    const engine::TournamentHeader& header = node.source->tournament.header;
    Passage passage = pass(node.facts(), *node.version, node.before, cameWith, links, m_chain.m_rules);
    if (passage.entered)
        ++m_chain.m_evaluations;
    node.result = {node.source->id, header.name, header.end, node.version->id};
    noteChanges(node, passage);
    node.result.outside = std::move(passage.outside);
    node.result.questions = std::move(passage.questions);
    node.isComputed = true;
    node.followed = std::move(passage.followed);
    node.refusal = std::move(passage.refusal);
    node.cameWith = std::move(cameWith);
    node.recorded = std::move(passage.recorded);
    node.left.resize(passage.left.size());
    for (std::size_t i = 0; i < node.left.size(); ++i) {
        // The very object that was left before ends the matter at a glance.
        if (!isSame(node.left[i], passage.left[i]))
            node.left[i] = std::move(passage.left[i]);
    }
}

void Chain::Sweep::noteChanges(Node& node, const Passage& passage)
{
    if (!passage.evaluated)
        return;
    for (std::size_t i = 0; i < node.before.participants.size(); ++i) {
        const Participant& stands = node.source->tournament.participants[i];
        const ParticipantEvaluation& was = node.before.participants[i];
        const ParticipantEvaluation& is = passage.evaluated->participants[i];
        RecalculatedParticipant change{
            stands.number, stands.name,  entryOf(stands), entryOf(passage.entered->participants[i]),
            was.newRating, was.newIndex, is.newRating,    is.newIndex};
        if (change.entersOtherwise() || was.newRating != is.newRating || was.newIndex != is.newIndex)
            node.result.changes.push_back(std::move(change));
    }
}

Chain::Chain(const engine::RuleCatalog& rules, PersonDecisions decisions)
    : m_rules(rules), m_decisions(std::move(decisions))
{
}

Chain::~Chain() = default;

/// Makes nodes of what is new or another.
/// @return whether the participants are whom they were
bool Chain::take(const ChronicleTournaments& tournaments, bool areRemoved)
{
    bool isSameField = true;
    for (const auto& one : tournaments) {
        std::unique_ptr<Node>& node = m_nodes[one->id];
        if (node && node->isRemoved != areRemoved)
            node->isComputed = false;
        if (node && node->source == one) {
            node->isRemoved = areRemoved;
            continue;
        }
        isSameField = isSameField && node &&
                      std::ranges::equal(node->source->tournament.participants, one->tournament.participants,
                                         isSameIdentity);
        if (!node)
            node = std::make_unique<Node>();
        *node = Node{.source = one, .isRemoved = areRemoved}; // in its place, which the seats know
        node->hasUnsettled = std::ranges::any_of(one->tournament.participants, isUnsettled);
        node->isNew = isNobodySettled(one->tournament);
        node->hasPlaces = haveGamesPlaces(one->tournament);
        const auto choice = m_rules.choose(one->tournament.header);
        if (!choice.has_value()) {
            node->error = choice.error();
            continue;
        }
        auto before = engine::evaluate(one->tournament, *choice->version, {one->arithmetic, false, false});
        ++m_evaluations;
        if (!before.has_value()) {
            node->error = before.error();
            continue;
        }
        node->version = choice->version;
        node->family = familyOf(*choice->version);
        node->before = *std::move(before);
    }
    return isSameField;
}

void Chain::update(ChronicleTournaments tournaments, ChronicleTournaments removed)
{
    m_evaluations = 0;
    m_skipped = putInOrder(tournaments);
    static_cast<void>(putInOrder(removed));
    const auto idOf = [](const auto& one) { return one->id; };
    const bool isSameOrder = std::ranges::equal(tournaments, m_tournaments, {}, idOf, idOf) &&
                             std::ranges::equal(removed, m_removed, {}, idOf, idOf);
    m_tournaments = std::move(tournaments);
    m_removed = std::move(removed);
    bool isSameField = take(m_tournaments, false);
    isSameField = take(m_removed, true) && isSameField;
    const std::vector<Place> orderBefore = std::exchange(m_order, {});
    std::set<engine::TournamentId> there;
    ChronicleTournaments all = m_tournaments;
    all.insert(all.end(), m_removed.begin(), m_removed.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        there.insert(all[i]->id);
        m_order.push_back({m_nodes.at(all[i]->id).get(), i});
        if (const auto& error = m_order.back().node->error; error && i < m_tournaments.size())
            m_skipped.push_back({all[i]->id, all[i]->tournament.header.name, *error});
    }
    std::erase_if(m_nodes, [&](const auto& one) { return !there.contains(one.first); });
    std::ranges::sort(m_order, [](const Place& a, const Place& b) {
        return isEvaluatedBefore(*a.node->source, *b.node->source);
    });
    if (!isSameOrder || !isSameField) {
        m_index = PersonIndex(all, m_decisions);
        noteMergers();
    }
    if (!isSameOrder || !isSameField || m_order != orderBefore)
        seat();
}

/// Where histories follow each other since the referee merged persons, entries are settled once more.
void Chain::noteMergers()
{
    m_merged.clear();
    m_decided = m_index.carriedOut();
    for (const PersonDecision& one : m_decisions) {
        if (one.state == PersonDecisionState::Linked)
            m_decided.push_back(one);
    }
    for (PersonDecision& one : m_decided) {
        one.state = PersonDecisionState::Settled;
        if (one.kind != PersonDecisionKind::Same || one.seats.empty())
            continue;
        const DecidedSeat& seat = one.seats.front();
        if (const auto person = m_index.personOn(seat.tournament, seat.participant))
            m_merged[*person] = one.id;
    }
}

/// What is to be kept of who participants are, and of where their entries come from.
SettledTournament Chain::settledIn(const Place& place) const
{
    const Node& node = *place.node;
    SettledTournament settled{node.source->id};
    if (node.newlySettled.empty() && !m_index.isOpen(place.position))
        return settled;
    const auto& participants = node.source->tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        const engine::ParticipantNumber number = participants[i].number;
        const bool isEntry = std::ranges::find(node.newlySettled, number) != node.newlySettled.end();
        std::string person = m_index.newLink(*node.source, place.position, i);
        if (!isEntry && person.empty())
            continue;
        Participant& one = settled.participants.emplace_back(
            isEntry ? node.settled->tournament.participants[i] : participants[i]);
        if (!person.empty())
            one.person = std::move(person);
        const auto merged = m_merged.find(m_index.of(place.position)[i].value_or(m_index.size()));
        if (isEntry && !isUnsettled(participants[i]) && merged != m_merged.end())
            settled.byDecision.emplace_back(number, merged->second);
    }
    return settled;
}

/// Notes where everybody took part.
void Chain::seat()
{
    m_seats.assign(m_index.size(), {});
    m_byUuid.clear();
    for (const Place& place : m_order) {
        m_byUuid.emplace(linkNameOf(*place.node->source), place);
        place.node->isComputed = place.node->isComputed && !place.node->hasPlaces;
        const auto persons = m_index.of(place.position);
        for (std::size_t i = 0; i < persons.size(); ++i) {
            if (persons[i])
                m_seats[*persons[i]].push_back({place.node, i});
        }
    }
}

RecalculatedTournament Chain::withPersonQuestions(const Place& place) const
{
    RecalculatedTournament result = place.node->result;
    if (!m_index.isOpen(place.position))
        return result;
    const auto& participants = place.node->source->tournament.participants;
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (m_index.isUnclear(place.position, i))
            result.questions.push_back(
                {participants[i].number, participants[i].name, EntryQuestionKind::UnclearPerson});
    }
    return result;
}

Recalculation Chain::recalculation()
{
    // RULE: WO2026 3.7
    Sweep(*this).run();
    Recalculation all{.skipped = m_skipped, .decided = m_decided};
    for (const Place& place : m_order) {
        const Node& node = *place.node;
        if (auto settled = settledIn(place); !settled.participants.empty())
            all.settled.push_back(std::move(settled));
        if (node.isRemoved)
            continue;
        if (node.refusal)
            all.skipped.push_back({node.source->id, node.result.name, *node.refusal});
        else if (node.version)
            all.tournaments.push_back(withPersonQuestions(place));
    }
    addCauses(all, m_tournaments, m_index, m_rules,
              [this](std::size_t position) -> const engine::Evaluation& {
                  return m_nodes.at(m_tournaments[position]->id)->before;
              });
    return all;
}

std::vector<Chain::Link> Chain::links() const
{
    std::vector<Link> links;
    for (const Place& place : m_order) {
        const Node& node = *place.node;
        if (node.version && !node.isRemoved)
            links.push_back({node.source.get(), node.version, &node.before, m_index.of(place.position)});
    }
    return links;
}

} // namespace zahlmeister::app
