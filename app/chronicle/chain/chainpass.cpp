// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Chain that computes what follows from a change.
#include <algorithm>
#include <utility>

#include "app/chronicle/chain/chainnode.h"
#include "app/chronicle/chain/chainrunner.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::ParticipantEvaluation;

/// The chain in memory: what waits is what is new, and what follows from it.
class Chain::Pass : public ChainStore {
public:
    explicit Pass(Chain& chain) : m_chain(chain) { }

    void run();

    [[nodiscard]] std::size_t mostAtOnce() const override { return m_chain.m_order.size(); }
    [[nodiscard]] Result<ChainStep> compute(ChainKey key) override;

private:
    using Standings = std::vector<SharedStanding>; ///< by participant

    void noteNew();
    [[nodiscard]] bool hasNew(const Place& place) const;
    [[nodiscard]] bool isWaiting(const Place& place) const;
    [[nodiscard]] SharedStanding before(const Node& node, std::size_t person) const;
    [[nodiscard]] const Place* nextAfter(const Node& node, std::size_t person) const;
    void visit(Node& node, Persons persons, Standings cameWith);
    void compute(Node& node, Standings cameWith, const Links& links);
    [[nodiscard]] bool leadsElsewhere(const Node& node, const Links& links) const;
    static void noteChanges(Node& node, const TournamentStep& passage);

    Chain& m_chain;
    std::vector<bool> m_hasNew; ///< by person: a tournament of his has just come in; empty: nobody's
};

void Chain::Pass::run()
{
    noteNew();
    ChainRunner runner(*this);
    for (std::size_t i = 0; i < m_chain.m_order.size(); ++i) {
        if (m_chain.m_order[i].node->version && isWaiting(m_chain.m_order[i]))
            runner.add(static_cast<ChainKey>(i));
    }
    static_cast<void>(runner.run()); // in memory nothing fails
    m_chain.m_isReordered = false;
}

void Chain::Pass::noteNew()
{
    const auto note = [this](std::size_t person) {
        m_hasNew.resize(m_chain.persons());
        m_hasNew[person] = true;
    };
    for (const Place& place : m_chain.m_order) {
        if (!place.node->isNew || place.node->isRemoved || !place.node->version)
            continue;
        for (const auto& person : m_chain.m_index.of(place.position)) {
            if (person)
                note(*person);
        }
    }
    for (const auto& [person, decision] : m_chain.m_merged)
        note(person);
}

/// Whose earlier tournament has just come in may have been entered with what that one leaves him with.
bool Chain::Pass::hasNew(const Place& place) const
{
    return !m_hasNew.empty() &&
           std::ranges::any_of(m_chain.m_index.of(place.position),
                               [this](const auto& person) { return person && m_hasNew[*person]; });
}

/// Where tournaments changed their places, everybody is asked whether he comes as before.
bool Chain::Pass::isWaiting(const Place& place) const
{
    const Node& node = *place.node;
    return m_chain.m_isReordered || !node.isComputed || node.hasUnsettled || node.settled ||
           !node.followed.empty() || hasNew(place);
}

Result<ChainStep> Chain::Pass::compute(ChainKey key)
{
    const Place& place = m_chain.m_order[static_cast<std::size_t>(key)];
    Node& node = *place.node;
    const Persons persons = m_chain.m_index.of(place.position);
    Standings cameWith;
    cameWith.reserve(persons.size());
    for (const auto& person : persons)
        cameWith.push_back(person ? before(node, *person) : nullptr);
    const Standings leftBefore = node.left;
    if (node.isRemoved) {
        node.settled.reset();
        node.newlySettled.clear();
        node.followed.clear();
        node.isComputed = true;
        node.left = cameWith;
        for (std::size_t i = 0; i < persons.size(); ++i)
            node.left[i] = behindRemoved(*node.source, *node.version, i, cameWith[i], m_chain.m_rules);
    } else {
        visit(node, persons, std::move(cameWith));
    }
    ChainStep step;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (!persons[i] || (i < leftBefore.size() && isSame(node.left[i], leftBefore[i])))
            continue;
        if (const Place* const next = nextAfter(node, *persons[i]))
            step.next.push_back(static_cast<ChainKey>(next->node->rank));
    }
    return step;
}

/// What the last tournament of the same rating system left somebody with.
SharedStanding Chain::Pass::before(const Node& node, std::size_t person) const
{
    const auto& seats = m_chain.m_seats[person];
    auto seat =
        std::ranges::lower_bound(seats, node.rank, {}, [](const Place& one) { return one.node->rank; });
    while (seat != seats.begin()) {
        const Node& last = *(--seat)->node;
        if (last.version && last.family == node.family)
            return last.left[seat->position];
    }
    return nullptr;
}

const Chain::Place* Chain::Pass::nextAfter(const Node& node, std::size_t person) const
{
    const auto& seats = m_chain.m_seats[person];
    auto seat =
        std::ranges::upper_bound(seats, node.rank, {}, [](const Place& one) { return one.node->rank; });
    for (; seat != seats.end(); ++seat) {
        if (seat->node->version && seat->node->family == node.family)
            return &*seat;
    }
    return nullptr;
}

void Chain::Pass::visit(Node& node, Persons persons, Standings cameWith)
{
    if (node.hasUnsettled || node.settled || hasNew(m_chain.m_order[node.rank])) {
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
}

/// Whether a link leads to something else since a tournament to which it leads changed.
bool Chain::Pass::leadsElsewhere(const Node& node, const Links& links) const
{
    return std::ranges::any_of(node.followed, [&](const auto& one) {
        return alongLinks(node.facts(), *node.version, one.first, links, m_chain.m_rules).value_or(Entry()) !=
               one.second;
    });
}

void Chain::Pass::compute(Node& node, Standings cameWith, const Links& links)
{
    const engine::TournamentHeader& header = node.source->tournament.header;
    // It could be evaluated as it stands, and whether that can be says nobody's entry.
    TournamentStep passage =
        applyTournament(node.facts(), *node.version, &node.before, cameWith, links, m_chain.m_rules)
            .value_or(TournamentStep{.left = cameWith, .recorded = std::vector<bool>(cameWith.size())});
    if (passage.entered)
        ++m_chain.m_evaluations;
    node.result = {node.source->id, header.name, header.end, node.version->id};
    noteChanges(node, passage);
    node.result.outside = std::move(passage.outside);
    node.result.questions = std::move(passage.questions);
    node.isComputed = true;
    node.followed = std::move(passage.followed);
    node.cameWith = std::move(cameWith);
    node.recorded = std::move(passage.recorded);
    node.left.resize(passage.left.size());
    for (std::size_t i = 0; i < node.left.size(); ++i) {
        // The very object that was left before ends the matter at a glance.
        if (!isSame(node.left[i], passage.left[i]))
            node.left[i] = std::move(passage.left[i]);
    }
}

void Chain::Pass::noteChanges(Node& node, const TournamentStep& passage)
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

void Chain::recompute()
{
    Pass(*this).run();
}

} // namespace zahlmeister::app
