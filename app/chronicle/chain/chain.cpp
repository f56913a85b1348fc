// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/chain.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/chronicle/chain/causes.h"
#include "app/chronicle/chain/chainnode.h"
#include "app/persons/sameness.h"

namespace zahlmeister::app {

using engine::Participant;

namespace {

/// Whether a tournament has just come in.
bool isNobodySettled(const engine::Tournament& tournament)
{
    return std::ranges::all_of(tournament.participants,
                               [](const Participant& one) { return one.computer || isUnsettled(one); });
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

Chain::Chain(const engine::RuleCatalog& rules, PersonDecisions decisions)
    : m_rules(rules), m_decisions(std::move(decisions))
{
}

Chain::~Chain() = default;

/// A tournament, evaluated as it stands.
Chain::Node Chain::evaluated(const std::shared_ptr<const ChronicleTournament>& one)
{
    Node node{.source = one};
    node.hasUnsettled = std::ranges::any_of(one->tournament.participants, isUnsettled);
    node.isNew = isNobodySettled(one->tournament);
    node.hasPlaces = haveGamesPlaces(one->tournament);
    const auto choice = m_rules.choose(one->tournament.header);
    if (!choice.has_value()) {
        node.error = choice.error();
        return node;
    }
    auto before = engine::evaluate(one->tournament, *choice->version, {one->arithmetic, false, false});
    ++m_evaluations;
    if (!before.has_value()) {
        node.error = before.error();
        return node;
    }
    node.version = choice->version;
    node.family = familyOf(*choice->version);
    node.before = *std::move(before);
    return node;
}

/// Makes nodes of what is new or changed.
/// @return whether the participants are whom they were
bool Chain::take(const ChronicleTournaments& tournaments, bool areRemoved)
{
    bool isSameField = true;
    for (const auto& one : tournaments) {
        std::unique_ptr<Node>& node = m_nodes[one->id];
        if (node && node->isRemoved != areRemoved)
            node->isComputed = false;
        if (!node || node->source != one) {
            Node fresh = evaluated(one);
            if (node) {
                isSameField = isSameField && std::ranges::equal(node->source->tournament.participants,
                                                                one->tournament.participants, isSameIdentity);
                m_isReordered = m_isReordered || !node->version != !fresh.version ||
                                node->family != fresh.family; // where it was, it is missing
                fresh.rank = node->rank;
                *node = std::move(fresh); // in its place, which the seats know
            } else {
                isSameField = false;
                node = std::make_unique<Node>(std::move(fresh));
            }
        }
        node->isRemoved = areRemoved;
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
    if (!isSameOrder || !isSameField || m_order != orderBefore) {
        m_isReordered = true;
        seat();
    }
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
    std::size_t rank = 0;
    for (const Place& place : m_order) {
        place.node->rank = rank++;
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
    recompute();
    Recalculation all{.skipped = m_skipped, .decided = m_decided};
    for (const Place& place : m_order) {
        const Node& node = *place.node;
        if (auto settled = settledIn(place); !settled.participants.empty())
            all.settled.push_back(std::move(settled));
        if (node.isRemoved)
            continue;
        if (node.version)
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
