// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/readiness.h"

#include <algorithm>

#include "app/check/acceptance.h"

namespace zahlmeister::app {

using namespace engine;

namespace {

/// What is counted of an item: how many are done, and of how many.
void count(ReadinessEntry& entry, const Tournament& tournament, const std::vector<Finding>& findings)
{
    if (entry.item == ReadinessItem::Identification) {
        const auto isOpen = [](const Finding& one) { return one.code == FindingCode::NotIdentified; };
        entry.total =
            static_cast<int>(std::count_if(tournament.participants.begin(), tournament.participants.end(),
                                           [](const Participant& one) { return !one.computer; }));
        entry.done = entry.total - static_cast<int>(std::count_if(findings.begin(), findings.end(), isOpen));
    } else if (entry.item == ReadinessItem::Results) {
        entry.total = static_cast<int>(tournament.games.size());
        entry.done =
            static_cast<int>(std::count_if(tournament.games.begin(), tournament.games.end(),
                                           [](const Game& game) { return game.result != kNotPlayed; }));
    }
}

} // namespace

std::vector<ReadinessEntry> readiness(const Tournament& tournament, const std::vector<Finding>& findings)
{
    std::vector<ReadinessEntry> entries;
    for (const ReadinessItem item : kReadinessItems) {
        entries.push_back({item});
        count(entries.back(), tournament, findings);
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
    for (ReadinessEntry& entry : entries) {
        if (entry.errors > 0)
            entry.state = ReadinessState::Blocked;
        else if (entry.warnings > 0)
            entry.state = ReadinessState::Decide;
    }
    return entries;
}

bool isReady(const std::vector<ReadinessEntry>& entries)
{
    return std::all_of(entries.begin(), entries.end(),
                       [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Done; });
}

bool isSubmittable(const std::vector<ReadinessEntry>& entries)
{
    return std::none_of(entries.begin(), entries.end(),
                        [](const ReadinessEntry& entry) { return entry.state == ReadinessState::Blocked; });
}

} // namespace zahlmeister::app
