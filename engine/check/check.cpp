// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/check.h"

#include <cstdlib>
#include <set>

#include "engine/base/rounding.h"
#include "engine/check/checklist.h"
#include "engine/league/leaguestatistics.h"

namespace zahlmeister::engine {

namespace {

constexpr int kGamesOfPerformance = 5; // document 000, 3.6.1

void checkEvaluation(Checklist& list)
{
    const Evaluation& evaluation = *list.evaluation();
    list.add(evaluation.findings);
    const auto& participants = list.tournament().participants;
    for (std::size_t at = 0; at < evaluation.participants.size(); ++at) {
        const ParticipantEvaluation& result = evaluation.participants[at];
        // RULE: WO2026 6.4.1: a performance of fewer games says nothing, under whatever rules.
        if (!result.performance || !result.oldRating || result.games < kGamesOfPerformance)
            continue;
        const int difference = static_cast<int>(roundCommercial(*result.performance)) - *result.oldRating;
        if (std::abs(difference) >= list.performanceFarOff())
            list.add(participants[at], FindingCode::PerformanceFarOff, FindingField::Rating,
                     {std::to_string(difference)});
    }
}

} // namespace

std::vector<Finding> check(const Tournament& tournament, const RuleChoice& choice,
                           const Evaluation* evaluation, std::optional<Date> today,
                           const std::vector<TeamMatch>* matches)
{
    Checklist list(tournament, choice, evaluation, today);
    list.setMatches(matches);
    checkHeader(list);
    checkDates(list);
    checkParticipants(list);
    checkRatings(list);
    checkGames(list);
    checkField(list);
    if (evaluation)
        checkEvaluation(list);
    std::vector<Finding> findings = list.take();
    // RULE: WO2026 6.1.2.2: what is asked of players is not asked of who stands in a line-up only.
    const std::set<ParticipantNumber> idle = withoutGame(tournament);
    static const std::set kOfLineUps{FindingCode::SamePersonTwice, FindingCode::LineUpOrder,
                                     FindingCode::LateInLineUp};
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.place.participant && idle.contains(*finding.place.participant) &&
               !kOfLineUps.contains(finding.code);
    });
    return findings;
}

} // namespace zahlmeister::engine
