// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

#include "app/chronicle/causes.h"
#include "app/chronicle/passage.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

namespace {

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

    /// @name By the last sweep.
    ///@{
    bool isComputed = false;
    std::vector<std::pair<std::size_t, Entry>> news = {}; ///< by participant, where it was asked
    std::optional<Error> refusal = {};                    ///< why it cannot be evaluated with other entries
    std::vector<SharedStanding> cameWith = {};            ///< by participant
    std::vector<SharedStanding> left = {}; ///< likewise; what it came with when nothing was recorded
    std::vector<bool> recorded = {};       ///< by participant
    RecalculatedTournament result{engine::TournamentId(0)};
    ///@}
};

/// The other seats of those who sit in a tournament.
class Chain::SeatsOfAll : public OtherTournaments {
public:
    SeatsOfAll(const Chain& chain, const Node& node, Persons persons)
        : m_chain(chain), m_node(node), m_persons(persons)
    {
    }

    [[nodiscard]] std::vector<Origin> leavingWith(std::size_t at, const Entry& entry) const override
    {
        std::vector<Origin> origins;
        for (const Place& seat : m_chain.m_seats[*m_persons[at]]) {
            const Node& other = *seat.node;
            if (!isOther(other) || !isLeftWith(*other.source, *other.version, other.before, seat.position,
                                               entry, *m_node.version, m_chain.m_rules))
                continue;
            const Participant& there = other.source->tournament.participants[seat.position];
            origins.push_back({other.source->id,
                               convertedTo(enteredBy(*other.source, there), *other.version, *m_node.version,
                                           m_chain.m_rules),
                               !there.overrides.empty(),
                               !other.isRemoved && isEvaluatedBefore(*other.source, *m_node.source) &&
                                   other.recorded[seat.position]});
        }
        return origins;
    }

    [[nodiscard]] bool endedOn(std::size_t at, engine::Date day) const override
    {
        return std::ranges::any_of(m_chain.m_seats[*m_persons[at]], [&](const Place& seat) {
            const ChronicleTournament& other = *seat.node->source;
            return isOther(*seat.node) && (other.tournament.header.end == day ||
                                           std::ranges::find(other.ended, day) != other.ended.end());
        });
    }

private:
    [[nodiscard]] bool isOther(const Node& other) const
    {
        return &other != &m_node && other.version && other.family == m_node.family;
    }

    const Chain& m_chain;
    const Node& m_node;
    Persons m_persons;
};

/// One way through the whole chain, which stops only where something is new.
class Chain::Sweep {
public:
    explicit Sweep(Chain& chain) : m_chain(chain) { }

    void run();

private:
    using Standings = std::vector<SharedStanding>; ///< by person

    void visit(Node& node, Persons persons);
    void compute(Node& node, std::vector<SharedStanding> cameWith, const SeatsOfAll& others);
    [[nodiscard]] bool isOtherNews(const Node& node, Persons persons, const SeatsOfAll& others) const;
    static void noteChanges(Node& node, const Passage& passage);

    Chain& m_chain;
    std::unordered_map<std::string, Standings> m_standings; ///< by family
};

void Chain::Sweep::run()
{
    for (const Place& place : m_chain.m_order) {
        if (place.node->version)
            visit(*place.node, m_chain.m_index.of(place.position));
    }
    m_chain.m_touched.assign(m_chain.persons(), false);
}

void Chain::Sweep::visit(Node& node, Persons persons)
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
    const SeatsOfAll others(m_chain, node, persons);
    if (!node.isComputed || !std::ranges::equal(cameWith, node.cameWith, isSame) ||
        isOtherNews(node, persons, others)) {
        compute(node, std::move(cameWith), others);
        m_chain.touch(persons);
    }
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i])
            standings[*persons[i]] = node.left[i];
    }
}

/// Whether another tournament now explains an entry, or does so no longer.
bool Chain::Sweep::isOtherNews(const Node& node, Persons persons, const SeatsOfAll& others) const
{
    return std::ranges::any_of(node.news, [&](const auto& one) {
        return m_chain.m_touched[*persons[one.first]] &&
               newsIn(*node.source, one.first, others) != one.second;
    });
}

void Chain::Sweep::compute(Node& node, std::vector<SharedStanding> cameWith, const SeatsOfAll& others)
{
    const engine::TournamentHeader& header = node.source->tournament.header;
    Passage passage = pass(*node.source, *node.version, node.before, cameWith, others, m_chain.m_rules);
    if (passage.entered)
        ++m_chain.m_evaluations;
    node.result = {node.source->id, header.name, header.end, node.version->id};
    noteChanges(node, passage);
    node.result.outside = std::move(passage.outside);
    node.isComputed = true;
    node.news = std::move(passage.news);
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
void Chain::touch(Persons persons)
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
