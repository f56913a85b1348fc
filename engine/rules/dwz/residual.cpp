// SPDX-License-Identifier: GPL-3.0-or-later
// Participants who stay unrated, and their carry-over games: document 000, 3.4.2 and 3.4.3.
#include <algorithm>
#include <utility>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/explanations.h"
#include "engine/rules/dwz/working.h"

namespace zahlmeister::engine::dwz {

namespace {

void collect(Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    ParticipantEvaluation& result = working.result.participants[self];
    Trace* trace = working.trace;
    std::int64_t sum = 0;
    // Old games first, then the new ones in the order of the tournament's games, whatever their rounds.
    std::vector<std::pair<std::size_t, CarryOverGame>> games;
    if (trace)
        trace->begin(Quantity::CarryOverKept, working.number(self), working.clauses().carryOverKept);
    const auto take = [&](TermKind kind, std::size_t order, int opponent, int round, int rating,
                          int halfPoints, const std::optional<Date>& date) {
        sum += rating;
        ++result.games;
        result.score += Score::fromHalfPoints(halfPoints);
        // RULE: WO1992 4.7.2.1.2 may give a first rating below 1, but a carry-over game names one as lists
        // have it.
        const Rating kept(std::max(rating, Rating::kMinimum));
        games.push_back({order, {kept, Score::fromHalfPoints(halfPoints), date}});
        if (trace)
            trace->add(kind, opponent, round, halfPoints, static_cast<double>(rating));
    };
    for (const ValidCarryOver& game : working.field.carryOver(self))
        take(TermKind::CarryOver, 0, game.position, 0, game.rating, game.halfPoints,
             participant.carryOver[static_cast<std::size_t>(game.position)].date);
    // RULE: WO2026 3.4.2
    for (const Contest& contest : working.field.contests(self)) {
        GameDetail& detail = result.details.emplace_back(working.detail(contest));
        if (!working.field.counts(self, contest)) {
            detail.reason = working.field.reason(contest);
            continue;
        }
        const auto opponent = static_cast<std::size_t>(contest.opponent);
        detail.counted = true;
        detail.ratingUsed = working.ratings[opponent];
        take(TermKind::Participant, detail.game + 1, working.number(opponent), working.round(contest),
             working.ratings[opponent], contest.halfPoints, working.tournament.header.end);
    }
    if (trace) {
        trace->add(OperandName::RatingSum, static_cast<double>(sum));
        trace->add(OperandName::Score, result.score.points());
        if (!participant.computer)
            trace->explain(result.games == 0     ? kNothingCarriedOver
                           : !participant.member ? kCarryOverOfGuest
                                                 : kCarryOverKept,
                           result.games > 0 && !participant.member ? working.clauses().notRecorded : nullptr);
        trace->finish(result.games);
    }
    if (result.games > 0) {
        const double average = static_cast<double>(sum) / result.games;
        result.opponentsAverage = static_cast<int>(roundCommercial(average));
        if (trace) {
            trace->begin(Quantity::OpponentsAverage, working.number(self), working.clauses().residualAverage);
            trace->add(OperandName::RatingSum, static_cast<double>(sum));
            trace->add(OperandName::Games, result.games);
            trace->add(OperandName::Unrounded, average);
            trace->explain(kAverageOfOther);
            trace->explain(kAverage);
            trace->finish(*result.opponentsAverage);
        }
    }
    // RULE: WO2026 3.4.3: for text-only participants nothing is kept.
    if (!participant.member)
        return;
    std::stable_sort(games.begin(), games.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [order, game] : games)
        result.carryOver.push_back(game);
}

} // namespace

void collectCarryOver(Working& working)
{
    for (std::size_t at = 0; at < working.field.size(); ++at) {
        if (working.field.group(at) == Group::Residual)
            collect(working, at);
    }
}

} // namespace zahlmeister::engine::dwz
