// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Chain that settles where entries come from.
#include <algorithm>
#include <utility>

#include "app/chronicle/chain/chainnode.h"

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

/// Whether the entry of somebody differs from what came in.
bool isOtherwiseEntered(const engine::Tournament& tournament, const engine::RuleVersion& version)
{
    return std::ranges::any_of(tournament.participants, [&](const Participant& one) {
        return one.chained || (!one.enteredLevel.empty() && one.enteredLevel != version.id);
    });
}

} // namespace

/// The last seat before this one after which something was recorded for him.
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
            putEntry(there, cameInto(there, *node.version, m_chain.m_rules, one.tournament.header.end));
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
    const auto end = m_node.source->tournament.header.end;
    SettlingCase evidence{cameInto(participant, *m_node.version, m_chain.m_rules, end), comesWith};
    if (const Place* const last = lastOf(at)) {
        evidence.last = candidate(*last);
        // The person who entered him may have known of an adjustment since, or not.
        const RestingTime time{*last->node->source->tournament.header.end, end};
        const std::vector<LeavingEntry> left = evidence.last->leaves;
        for (const LeavingEntry& one : left) {
            if (one.version->validFrom > m_node.version->validFrom)
                continue;
            Entry adjusted =
                passedOn(one.entry, *one.version, *m_node.version, m_chain.m_rules, time, participant);
            if (adjusted != one.entry)
                evidence.last->leaves.push_back({std::move(adjusted), m_node.version});
        }
    }
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

} // namespace zahlmeister::app
