// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/chronicle/causes.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

/// Where a player stands after the last tournament of a rating system that recorded something for him.
struct Standing {
    Entry entry;
    const engine::RuleVersion* version;
    engine::Date end; ///< of that tournament

    bool operator==(const Standing&) const = default;
};

/// Shared along the chain, so that whoever was left alone by a tournament costs nothing.
using SharedStanding = std::shared_ptr<const Standing>;

bool isSame(const SharedStanding& a, const SharedStanding& b)
{
    return a == b || (a && b && *a == *b);
}

/// Carry-over games of a tournament that the chain does not know are kept beside those that it passes on.
std::vector<engine::CarryOverGame> withGamesFromElsewhere(std::vector<engine::CarryOverGame> passedOn,
                                                          const std::vector<engine::CarryOverGame>& entered,
                                                          engine::Date since)
{
    std::copy_if(entered.begin(), entered.end(), std::back_inserter(passedOn),
                 [since](const engine::CarryOverGame& game) { return game.date && *game.date > since; });
    return passedOn;
}

bool isSetByHand(const Participant& participant)
{
    return !participant.overrides.empty();
}

/// Whether an entry can only come from an evaluation that the chain does not know.
bool isFromElsewhere(const Entry& entered, const Entry& expected)
{
    if (!entered.rating || entered.source != engine::RatingSource::Dwz)
        return false;
    return !expected.rating || (entered.index && expected.index && *entered.index > *expected.index);
}

/// Where an entry came from.
struct Traced {
    Entry entry;         ///< of the tournament where it began
    bool isOurs = false; ///< an evaluation of ours that still counts lies on the way

    bool operator==(const Traced&) const = default;
};

/// Whether a player entered with carry-over games that he cannot have brought from his last tournament.
bool hasGamesSince(const Entry& entered, engine::Date since)
{
    return std::ranges::any_of(entered.carryOver, [since](const engine::CarryOverGame& game) {
        return game.date && *game.date > since;
    });
}

/// Whether two participants are whoever they are by the same data.
bool isSameIdentity(const Participant& a, const Participant& b)
{
    return a.number == b.number && a.computer == b.computer && a.name == b.name && a.club == b.club &&
           a.memberNumber == b.memberNumber && a.personId == b.personId && a.fideId == b.fideId &&
           engine::birthYearOf(a) == engine::birthYearOf(b);
}

} // namespace

struct Chain::Node {
    std::shared_ptr<const ChronicleTournament> source;
    const engine::RuleVersion* version = nullptr;
    std::string family = {};
    engine::Evaluation before = {};  ///< as the tournament stands
    std::optional<Error> error = {}; ///< why it cannot be evaluated
    bool isRemoved = false;

    /// @brief Whether it leaves a participant with something, or once did, or would if anything were
    /// recorded.
    [[nodiscard]] bool gives(std::size_t at, const Entry& entry, const engine::RuleVersion& level,
                             const engine::RuleCatalog& rules) const;

    /// @name By the last sweep.
    ///@{
    bool isComputed = false;
    std::vector<std::pair<std::size_t, Traced>> traced = {}; ///< by participant, where it was asked
    std::optional<Error> refusal = {};         ///< why it cannot be evaluated with other entries
    std::vector<SharedStanding> cameWith = {}; ///< by participant
    std::vector<SharedStanding> left = {};     ///< likewise; what it came with when nothing was recorded
    RecalculatedTournament result{engine::TournamentId(0)};
    ///@}
};

bool Chain::Node::gives(std::size_t at, const Entry& entry, const engine::RuleVersion& level,
                        const engine::RuleCatalog& rules) const
{
    const ParticipantEvaluation& is = before.participants[at];
    const Participant& participant = source->tournament.participants[at];
    if (!entry.rating)
        return !entry.carryOver.empty() && !is.newRating && is.carryOver == entry.carryOver &&
               is.carryOver != participant.carryOver;
    const auto isThat = [&](std::optional<int> rating, std::optional<int> index) {
        if (!rating)
            return false;
        const Entry exit = convertedTo({engine::Rating::tryFrom(*rating), index}, *version, level, rules);
        return exit.rating == entry.rating && exit.index == entry.index;
    };
    if (is.games > 0 && isThat(is.newRating, is.newIndex))
        return true;
    const auto [first, last] =
        std::ranges::equal_range(source->left, participant.number, {}, &LeftBefore::number);
    return std::any_of(first, last, [&](const LeftBefore& one) {
        return one.name == participant.name && isThat(one.rating, one.index);
    });
}

/// One way through the whole chain, which stops only where something is new.
class Chain::Sweep {
public:
    explicit Sweep(Chain& chain) : m_chain(chain) { }

    void run();

private:
    using Standings = std::vector<SharedStanding>; ///< by person

    using Persons = std::span<const std::optional<std::size_t>>;

    void pass(Node& node, Persons persons);
    void compute(Node& node, Persons persons, std::vector<SharedStanding> cameWith);
    [[nodiscard]] Entry entryInto(Node& node, std::size_t at, std::size_t person) const;
    [[nodiscard]] Traced tracedBack(const Node& node, std::size_t at, std::size_t person) const;
    [[nodiscard]] bool isTracedOtherwise(const Node& node, Persons persons) const;
    void leave(Node& node, const engine::Tournament& tournament, const engine::Evaluation& after);

    Chain& m_chain;
    std::unordered_map<std::string, Standings> m_standings; ///< by family
};

void Chain::Sweep::run()
{
    for (const Place& place : m_chain.m_order) {
        if (place.node->version)
            pass(*place.node, m_chain.m_index.of(place.position));
    }
    m_chain.m_touched.assign(m_chain.persons(), false);
}

void Chain::Sweep::pass(Node& node, Persons persons)
{
    if (node.isRemoved) {
        node.isComputed = true;
        return;
    }
    Standings& standings = m_standings[node.family];
    standings.resize(m_chain.persons());
    std::vector<SharedStanding> cameWith;
    cameWith.reserve(persons.size());
    for (const auto& person : persons)
        cameWith.push_back(person ? standings[*person] : nullptr);
    if (!node.isComputed || !std::ranges::equal(cameWith, node.cameWith, isSame) ||
        isTracedOtherwise(node, persons)) {
        compute(node, persons, std::move(cameWith));
        m_chain.touch(persons);
    }
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i])
            standings[*persons[i]] = node.left[i];
    }
}

/// What somebody was entered with. If that is what another of his tournaments leaves him with, or once did,
/// it says nothing about evaluations elsewhere, wherever that tournament is now: then what he was entered
/// there with, and so on.
// RULE: WO2026 3.7
Traced Chain::Sweep::tracedBack(const Node& node, std::size_t at, std::size_t person) const
{
    Traced traced{enteredBy(*node.source, node.source->tournament.participants[at])};
    std::set<const Node*> met{&node};
    const auto& seats = m_chain.m_seats[person];
    for (auto seat = seats.begin(); seat != seats.end();) {
        const Node& other = *seat->node;
        const std::size_t there = seat->position;
        ++seat;
        if (!other.version || other.family != node.family || met.contains(&other) ||
            !other.gives(there, traced.entry, *node.version, m_chain.m_rules))
            continue;
        traced.entry = convertedTo(enteredBy(*other.source, other.source->tournament.participants[there]),
                                   *other.version, *node.version, m_chain.m_rules);
        traced.isOurs =
            traced.isOurs || (!other.isRemoved && isEvaluatedBefore(*other.source, *node.source) &&
                              other.left[there] != other.cameWith[there]);
        met.insert(&other);
        seat = seats.begin();
    }
    return traced;
}

/// Whether another tournament now explains an entry, or does so no longer.
bool Chain::Sweep::isTracedOtherwise(const Node& node, Persons persons) const
{
    return std::ranges::any_of(node.traced, [&](const auto& one) {
        return persons[one.first] && m_chain.m_touched[*persons[one.first]] &&
               tracedBack(node, one.first, *persons[one.first]) != one.second;
    });
}

/// With what somebody enters who comes with a standing.
Entry Chain::Sweep::entryInto(Node& node, std::size_t at, std::size_t person) const
{
    const Participant& participant = node.source->tournament.participants[at];
    const SharedStanding& before = node.cameWith[at];
    if (isSetByHand(participant))
        return entryOf(participant);
    Entry entered = enteredBy(*node.source, participant);
    bool isOurs = false;
    Entry expected =
        before ? convertedTo(before->entry, *before->version, *node.version, m_chain.m_rules) : Entry();
    if (!before || isFromElsewhere(entered, expected) || hasGamesSince(entered, before->end)) {
        const Traced traced = tracedBack(node, at, person);
        node.traced.emplace_back(at, traced);
        entered = traced.entry;
        isOurs = traced.isOurs;
    }
    if (!before)
        return entered;
    if (!isOurs && isFromElsewhere(entered, expected)) {
        node.result.outside.push_back({participant.number, participant.name, entered, std::move(expected)});
        return entered;
    }
    // RULE: WO1992 6.1.1, 4.4: he is a player without a rating again.
    const bool isExpired = expected.rating && hasExpired(before->end, *node.version, node.result.end);
    if (!expected.rating || isExpired) {
        // A rating of another system stays in its place until there is a DWZ.
        const auto games = withGamesFromElsewhere(expected.carryOver, entered.carryOver, before->end);
        const bool isForeign = entered.source != engine::RatingSource::Dwz;
        expected = isExpired && !isForeign ? Entry() : entered;
        if (!expected.rating)
            expected.carryOver = games;
    }
    return expected;
}

void Chain::Sweep::compute(Node& node, Persons persons, std::vector<SharedStanding> cameWith)
{
    const engine::TournamentHeader& header = node.source->tournament.header;
    node.result = {node.source->id, header.name, header.end, node.version->id};
    node.cameWith = std::move(cameWith);
    node.isComputed = true;
    node.traced.clear();
    node.refusal.reset();
    const engine::Tournament& stands = node.source->tournament;
    std::optional<engine::Tournament> enters; // a copy only where anybody enters otherwise
    for (std::size_t i = 0; i < stands.participants.size(); ++i) {
        const Entry entry = persons[i] ? entryInto(node, i, *persons[i]) : entryOf(stands.participants[i]);
        if (entry == entryOf(stands.participants[i]))
            continue;
        if (!enters)
            enters = stands;
        putEntry(enters->participants[i], entry);
    }
    if (!enters)
        return leave(node, stands, node.before);
    const auto after = engine::evaluate(*enters, *node.version, {node.source->arithmetic, false, false});
    ++m_chain.m_evaluations;
    if (after.has_value())
        return leave(node, *enters, *after);
    // Better ratings alone cannot make it impossible to evaluate.
    node.refusal = after.error();
    node.left = node.cameWith;
}

void Chain::Sweep::leave(Node& node, const engine::Tournament& tournament, const engine::Evaluation& after)
{
    std::vector<SharedStanding> earlier = std::exchange(node.left, node.cameWith);
    earlier.resize(node.left.size());
    for (std::size_t i = 0; i < tournament.participants.size(); ++i) {
        const Participant& participant = tournament.participants[i];
        const Participant& stands = node.source->tournament.participants[i];
        const ParticipantEvaluation& was = node.before.participants[i];
        const ParticipantEvaluation& is = after.participants[i];
        if (&tournament != &node.source->tournament) {
            RecalculatedParticipant change{participant.number,   participant.name, entryOf(stands),
                                           entryOf(participant), was.newRating,    was.newIndex,
                                           is.newRating,         is.newIndex};
            if (change.entryBefore != change.entryAfter || was.newRating != is.newRating ||
                was.newIndex != is.newIndex)
                node.result.changes.push_back(std::move(change));
        }
        Entry leaving = entryAfter(participant, is);
        const bool isRecorded = is.recorded || ((participant.member || is.formerMember) && !leaving.rating &&
                                                !leaving.carryOver.empty());
        if (!isRecorded || participant.computer)
            continue;
        auto left = std::make_shared<const Standing>(
            Standing{std::move(leaving), node.version, *tournament.header.end});
        // The very object that was left before ends the matter at a glance.
        node.left[i] = isSame(left, earlier[i]) ? std::move(earlier[i]) : std::move(left);
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
    if (!isSameOrder || !isSameField)
        m_index = PersonIndex(all, m_decisions);
    if (!isSameOrder || !isSameField || m_order != orderBefore)
        seat();
    for (const Place& place : m_order) {
        if (!place.node->isComputed)
            touch(m_index.of(place.position));
    }
}

/// Notes where everybody took part.
void Chain::seat()
{
    m_seats.assign(m_index.size(), {});
    m_touched.assign(m_index.size(), true);
    for (const Place& place : m_order) {
        const auto persons = m_index.of(place.position);
        for (std::size_t i = 0; i < persons.size(); ++i) {
            if (persons[i])
                m_seats[*persons[i]].push_back({place.node, i});
        }
    }
}

/// A tournament of theirs is another one, or leaves them with something else.
void Chain::touch(std::span<const std::optional<std::size_t>> persons)
{
    for (const auto& person : persons) {
        if (person)
            m_touched[*person] = true;
    }
}

Recalculation Chain::recalculation()
{
    // RULE: WO2026 3.7
    Sweep(*this).run();
    Recalculation all{.skipped = m_skipped};
    for (const Place& place : m_order) {
        const Node& node = *place.node;
        if (node.isRemoved)
            continue;
        if (node.refusal)
            all.skipped.push_back({node.source->id, node.result.name, *node.refusal});
        else if (node.version)
            all.tournaments.push_back(node.result);
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
