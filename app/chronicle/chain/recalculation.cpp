// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chronicle/chain/recalculation.h"

#include <algorithm>
#include <tuple>

#include "app/chronicle/chain/chain.h"

namespace zahlmeister::app {

std::string linkNameOf(const ChronicleTournament& one)
{
    return one.uuid.empty() ? std::string(kOwnTournament) + std::to_string(one.id.value()) : one.uuid;
}

bool RecalculatedTournament::beginsOtherwise() const
{
    return std::ranges::any_of(changes, &RecalculatedParticipant::entersOtherwise);
}

bool Recalculation::hasChanges() const
{
    return std::ranges::any_of(tournaments,
                               [](const RecalculatedTournament& one) { return !one.changes.empty(); });
}

int Recalculation::settledCount() const
{
    std::size_t count = 0;
    for (const SettledTournament& one : settled)
        count += one.participants.size();
    return static_cast<int>(count);
}

int Recalculation::questionCount() const
{
    std::size_t count = 0;
    for (const RecalculatedTournament& one : tournaments)
        count += one.questions.size();
    return static_cast<int>(count);
}

std::vector<RecalculatedParticipant> changedEntries(const Recalculation& recalculation,
                                                    engine::TournamentId tournament)
{
    std::vector<RecalculatedParticipant> changed;
    const auto one = std::ranges::find(recalculation.tournaments, tournament, &RecalculatedTournament::id);
    if (one == recalculation.tournaments.end())
        return changed;
    std::ranges::copy_if(one->changes, std::back_inserter(changed),
                         &RecalculatedParticipant::entersOtherwise);
    return changed;
}

ChronicleTournaments shared(std::vector<ChronicleTournament> tournaments)
{
    ChronicleTournaments all;
    all.reserve(tournaments.size());
    for (ChronicleTournament& one : tournaments)
        all.push_back(std::make_shared<const ChronicleTournament>(std::move(one)));
    return all;
}

bool isEvaluatedBefore(const ChronicleTournament& a, const ChronicleTournament& b)
{
    // RULE: WO2026 2.2.3
    // RULE: FWZ 3.3
    const auto order = [](const ChronicleTournament& one) {
        const engine::TournamentHeader& header = one.tournament.header;
        const bool isByArrival = one.received.has_value();
        // An archive processes a tournament when it is first published, and its ids are in that order. So are
        // those of a work file where the moment is not recorded.
        const bool isRecorded = one.workFile.empty();
        return std::tuple(*header.end, isByArrival, one.received.value_or(header.start.value_or(*header.end)),
                          isByArrival ? std::string_view() : std::string_view(header.level),
                          isRecorded ? std::string_view(header.processed) : std::string_view(), one.id);
    };
    return order(a) < order(b);
}

std::vector<SkippedTournament> putInOrder(ChronicleTournaments& tournaments)
{
    std::vector<SkippedTournament> skipped;
    const auto undated = std::stable_partition(tournaments.begin(), tournaments.end(), [](const auto& one) {
        return one->tournament.header.end.has_value();
    });
    for (auto one = undated; one != tournaments.end(); ++one)
        skipped.push_back({(*one)->id, (*one)->tournament.header.name});
    tournaments.erase(undated, tournaments.end());
    std::ranges::sort(tournaments, [](const auto& a, const auto& b) { return isEvaluatedBefore(*a, *b); });
    return skipped;
}

Recalculation recalculate(ChronicleTournaments tournaments, const engine::RuleCatalog& rules,
                          const PersonDecisions& decisions, ChronicleTournaments removed)
{
    Chain chain(rules, decisions);
    chain.update(std::move(tournaments), std::move(removed));
    return chain.recalculation();
}

} // namespace zahlmeister::app
