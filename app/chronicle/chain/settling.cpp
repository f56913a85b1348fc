// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/settling.h"

#include <algorithm>

#include "app/chronicle/chain/personlinks.h"
#include "app/store/intransaction.h"
#include "app/store/tournamentstore.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::EntryOrigin;
using engine::Participant;

namespace {

bool leaves(const SettlingCandidate& candidate, const Entry& entry, const engine::RuleVersion& version,
            const engine::RuleCatalog& rules)
{
    return std::ranges::any_of(candidate.leaves,
                               [&](const LeavingEntry& left) { return isThat(entry, version, left, rules); });
}

/// The other way round: a later tournament may be on the level of later rules.
bool leavesLater(const SettlingCandidate& candidate, const Entry& entry, const engine::RuleVersion& version,
                 const engine::RuleCatalog& rules)
{
    return std::ranges::any_of(candidate.leaves, [&](const LeavingEntry& left) {
        return isThat(left.entry, *left.version, {entry, &version}, rules);
    });
}

/// Each game once, by day, rating of the opponent and score.
void settleGames(Participant& settled, const SettlingCase& evidence)
{
    if (!evidence.comesWith || !evidence.last)
        return;
    std::vector<engine::CarryOverGame> known = evidence.comesWith->entry.carryOver;
    for (engine::CarryOverGame& game : settled.chained ? settled.enteredCarryOver : settled.carryOver) {
        if (const auto found = std::ranges::find(known, game); found != known.end()) {
            game.tournament = evidence.last->uuid;
            known.erase(found);
        }
    }
}

void lead(Participant& settled, const SettlingCandidate& to)
{
    settled.origin = EntryOrigin::Chain;
    settled.originTournament = to.uuid;
    settled.originNumber = to.number.value(); // what a list said stays: a merger may be taken back
}

} // namespace

bool isThat(const Entry& entry, const engine::RuleVersion& version, const LeavingEntry& left,
            const engine::RuleCatalog& rules)
{
    if (!isDwz(entry) || !isDwz(left.entry) || version.validFrom < left.version->validFrom)
        return false;
    const Entry there = convertedTo(left.entry, *left.version, version, rules);
    return there.rating == entry.rating && there.index == entry.index;
}

bool isUnsettled(const Participant& participant)
{
    return !participant.computer && (!participant.origin || participant.enteredLevel.empty());
}

// RULE: WO2026 2.2.3, 3.7
void settle(Participant& settled, const SettlingCase& evidence, const engine::RuleVersion& version,
            const engine::RuleCatalog& rules)
{
    if (settled.enteredLevel.empty())
        settled.enteredLevel = version.id;
    settleGames(settled, evidence);
    if (settled.origin == EntryOrigin::Chain || settled.origin == EntryOrigin::Hand)
        return; // somebody knew it
    if (!evidence.entry.rating) {
        settled.origin = settled.overrides.empty() ? EntryOrigin::None : EntryOrigin::Hand;
        return;
    }
    const LeavingEntry comes{evidence.comesWith ? evidence.comesWith->entry : Entry(),
                             evidence.comesWith ? evidence.comesWith->version : &version};
    const auto behind = std::ranges::find_if(evidence.behind, [&](const SettlingCandidate& one) {
        return leavesLater(one, evidence.entry, version, rules);
    });
    if (!settled.overrides.empty())
        settled.origin = EntryOrigin::Hand; // RULE: WO2026 6.4.2
    else if (evidence.last && (isThat(evidence.entry, version, comes, rules) ||
                               leaves(*evidence.last, evidence.entry, version, rules)))
        lead(settled, *evidence.last);
    else if (behind != evidence.behind.end())
        lead(settled, *behind);
    else if (settled.origin != EntryOrigin::List)
        settled.origin = EntryOrigin::File;
}

Result<void> storeSettled(WorkFile& file, const std::vector<SettledTournament>& settled,
                          const PersonDecisions& decided)
{
    if (settled.empty() && decided.empty())
        return {};
    std::vector<SettledTournament> named = settled;
    PersonDecisions decisions = decided;
    TRY_DO(nameAll(file, named, decisions));
    return inTransaction(file, [&]() -> Result<void> {
        TRY_DO(writeCarriedOut(file, decisions));
        for (const SettledTournament& one : named) {
            for (const Participant& participant : one.participants) {
                TRY_DO(writeEdit(file.database(), one.id, PutParticipant{participant}));
            }
            for (const auto& [number, decision] : one.byDecision) {
                TRY_DO(writeSettledSeat(file, decision, one.id, number));
            }
        }
        return {};
    });
}

Result<void> settleEntries(WorkFile& file)
{
    TRY(const auto recalculation, recalculationOf(file));
    return storeSettled(file, recalculation.settled, recalculation.decided);
}

} // namespace zahlmeister::app
