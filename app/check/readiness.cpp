// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/readiness.h"

#include <algorithm>
#include <set>

#include "app/check/acceptance.h"
#include "engine/check/check.h"
#include "engine/league/leaguestatistics.h"

namespace zahlmeister::app {

using namespace engine;

Counted identifiedParticipants(const Tournament& tournament)
{
    const std::set<ParticipantNumber> idle = withoutGame(tournament);
    Counted counted;
    for (const Participant& participant : tournament.participants) {
        if (idle.contains(participant.number))
            continue;
        counted.total += participant.computer ? 0 : 1;
        counted.done += !participant.computer && isIdentified(participant) ? 1 : 0;
    }
    return counted;
}

Counted enteredResults(const Tournament& tournament, const std::vector<Finding>& findings)
{
    Counted counted{0, static_cast<int>(tournament.games.size())};
    for (const Game& game : tournament.games)
        counted.done += game.result != kNotPlayed ? 1 : 0;
    for (const Finding& finding : findings) {
        if (finding.code == FindingCode::GamesMissing)
            counted.total += std::stoi(finding.args.front());
    }
    return counted;
}

std::vector<ReadinessEntry> readiness(const Tournament& tournament, const std::vector<Finding>& findings,
                                      int changedEntries)
{
    std::vector<ReadinessEntry> entries;
    for (const ReadinessItem item : kReadinessItems) {
        Counted counted;
        if (item == ReadinessItem::Identification)
            counted = identifiedParticipants(tournament);
        else if (item == ReadinessItem::Results)
            counted = enteredResults(tournament, findings);
        entries.push_back({.item = item, .done = counted.done, .total = counted.total});
    }
    for (std::size_t at = 0; at < findings.size(); ++at) {
        const Finding& finding = findings[at];
        ReadinessEntry& entry = entries[static_cast<std::size_t>(kindOf(finding.code).theme)];
        if (finding.level == FindingLevel::Note)
            continue;
        if (acceptanceOf(finding, tournament)) {
            ++entry.accepted;
            continue;
        }
        entry.findings.push_back(at);
        ++(finding.level == FindingLevel::Error ? entry.errors : entry.warnings);
    }
    // RULE: WO2026 2.2.3, 3.7
    entries[static_cast<std::size_t>(ReadinessItem::Ratings)].changed = changedEntries;
    for (ReadinessEntry& entry : entries) {
        if (entry.errors > 0)
            entry.state = ReadinessState::Blocked;
        else if (entry.warnings > 0 || entry.changed > 0)
            entry.state = ReadinessState::Decide;
    }
    return entries;
}

bool isReady(const std::vector<ReadinessEntry>& entries)
{
    return std::ranges::all_of(
        entries, [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Done; });
}

bool isSubmittable(const std::vector<ReadinessEntry>& entries)
{
    return std::ranges::none_of(
        entries, [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Blocked; });
}

} // namespace zahlmeister::app
