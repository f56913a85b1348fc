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
    std::optional<Error> refusal = {};         ///< why it cannot be evaluated with other entries
    std::vector<SharedStanding> cameWith = {}; ///< by participant
    std::vector<SharedStanding> left = {};     ///< likewise; what it came with when nothing was recorded
    RecalculatedTournament result{engine::TournamentId(0)};
    ///@}
};

/// One way through the whole chain, which stops only where something is new.
class Chain::Sweep {
public:
    explicit Sweep(Chain& chain) : m_chain(chain) { }

    void run();

private:
    using Standings = std::vector<SharedStanding>; ///< by person

    void pass(Node& node, std::span<const std::optional<std::size_t>> persons);
    void compute(Node& node, std::vector<SharedStanding> cameWith);
    static void compare(Node& node, const Passage& passage);

    Chain& m_chain;
    std::unordered_map<std::string, Standings> m_standings; ///< by family
};

void Chain::Sweep::run()
{
    for (const Place& place : m_chain.m_order) {
        if (place.node->version)
            pass(*place.node, m_chain.m_index.of(place.position));
    }
}

void Chain::Sweep::pass(Node& node, std::span<const std::optional<std::size_t>> persons)
{
    Standings& standings = m_standings[node.family];
    standings.resize(m_chain.persons());
    std::vector<SharedStanding> cameWith;
    cameWith.reserve(persons.size());
    for (const auto& person : persons)
        cameWith.push_back(person ? standings[*person] : nullptr);
    if (!node.isComputed || !std::ranges::equal(cameWith, node.cameWith, isSame))
        compute(node, std::move(cameWith));
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i])
            standings[*persons[i]] = node.left[i];
    }
}

void Chain::Sweep::compute(Node& node, std::vector<SharedStanding> cameWith)
{
    const engine::TournamentHeader& header = node.source->tournament.header;
    node.cameWith = std::move(cameWith);
    node.isComputed = true;
    if (node.isRemoved) {
        node.left = passRemoved(*node.source, *node.version, node.before, node.cameWith);
        return;
    }
    Passage passage = app::pass(*node.source, *node.version, node.before, node.cameWith, m_chain.m_rules);
    m_chain.m_evaluations += passage.entered ? 1 : 0;
    node.result = {node.source->id, header.name, header.end, node.version->id};
    compare(node, passage);
    node.result.outside = std::move(passage.outside);
    node.refusal = std::move(passage.refusal);
    // The very object that was left before ends the matter at a glance.
    node.left.resize(passage.left.size());
    for (std::size_t i = 0; i < node.left.size(); ++i) {
        if (!isSame(passage.left[i], node.left[i]))
            node.left[i] = std::move(passage.left[i]);
    }
}

/// Notes who enters or leaves otherwise than the tournament stands.
void Chain::Sweep::compare(Node& node, const Passage& passage)
{
    if (!passage.evaluated)
        return;
    for (std::size_t i = 0; i < passage.entered->participants.size(); ++i) {
        const Participant& participant = passage.entered->participants[i];
        const Participant& stands = node.source->tournament.participants[i];
        const ParticipantEvaluation& was = node.before.participants[i];
        const ParticipantEvaluation& is = passage.evaluated->participants[i];
        RecalculatedParticipant change{participant.number,   participant.name, entryOf(stands),
                                       entryOf(participant), was.newRating,    was.newIndex,
                                       is.newRating,         is.newIndex};
        if (change.entryBefore != change.entryAfter || was.newRating != is.newRating ||
            was.newIndex != is.newIndex)
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
        node = std::make_unique<Node>(Node{.source = one, .isRemoved = areRemoved});
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
    m_order.clear();
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
