// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz/evaluate.h"

#include <utility>

#include "engine/rules/dwz/arithmetic.h"
#include "engine/rules/dwz/working.h"

namespace zahlmeister::engine::dwz {

namespace {

void traceGroup(const Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    const std::int32_t number = working.number(self);
    const Group group = working.field.group(self);
    Trace& trace = *working.trace;
    if (group == Group::Established) {
        trace.begin(Quantity::Group, number, working.clauses().established);
        trace.add(OperandName::OldRating, working.ratings[self]);
        trace.finish(static_cast<double>(group));
        return;
    }
    std::size_t valid = 0;
    const auto kept = working.field.carryOver(self);
    for (std::size_t at = 0; at < participant.carryOver.size(); ++at) {
        if (valid < kept.size() && kept[valid].position == static_cast<std::int32_t>(at)) {
            ++valid;
            continue;
        }
        const CarryOverGame& game = participant.carryOver[at];
        trace.begin(Quantity::CarryOverDiscarded, number, working.clauses().carryOverExpired);
        trace.add(OperandName::OpponentRating, game.opponentRating.value());
        trace.add(OperandName::Score, game.score.points());
        if (game.date) {
            trace.add(OperandName::Year, game.date->year());
            trace.add(OperandName::Month, game.date->month());
            trace.add(OperandName::Day, game.date->day());
        }
        trace.finish(0);
    }
    const Tally rated = working.field.againstRated(self);
    const Tally selection = working.field.againstSelectionOne(self);
    trace.begin(Quantity::Group, number,
                group == Group::First    ? working.clauses().firstStage
                : group == Group::Second ? working.clauses().secondStage
                                         : working.clauses().residual);
    trace.add(OperandName::GamesAgainstRated, rated.games);
    trace.add(OperandName::PointsAgainstRated, rated.halfPoints / 2.0);
    trace.add(OperandName::GamesAgainstSelection, selection.games);
    trace.add(OperandName::PointsAgainstSelection, selection.halfPoints / 2.0);
    trace.add(OperandName::GamesNeeded, working.rules.stages.gamesNeeded);
    trace.add(OperandName::PointsNeeded, working.rules.stages.halfPointsNeeded / 2.0);
    trace.add(OperandName::CarryOverGames, static_cast<double>(kept.size()));
    trace.finish(static_cast<double>(group));
}

const char* clauseOf(NotCounted reason, const Clauses& clauses)
{
    switch (reason) {
    case NotCounted::NotPlayed:
    case NotCounted::Forfeit: return clauses.forfeit;
    case NotCounted::MarkedUnrated: return clauses.markedUnrated;
    case NotCounted::Computer: return clauses.computer;
    case NotCounted::OpponentUnrated: return clauses.opponentUnrated;
    case NotCounted::SecondStageOpponent: return clauses.secondStageOpponent;
    case NotCounted::MatchUnrated: return clauses.matchUnrated;
    case NotCounted::OpponentExtreme:
    case NotCounted::TooFarApart: break; // INGO only
    }
    return "";
}

void traceResult(const Working& working, std::size_t self)
{
    Trace& trace = *working.trace;
    const ParticipantEvaluation& result = working.result.participants[self];
    for (const GameDetail& detail : result.details) {
        if (detail.counted)
            continue;
        trace.begin(Quantity::GameNotCounted, working.number(self),
                    clauseOf(*detail.reason, working.clauses()));
        trace.add(OperandName::Reason, static_cast<double>(*detail.reason));
        trace.add(OperandName::Round, detail.round.value_or(0));
        trace.add(OperandName::Opponent, detail.opponent.value());
        trace.finish(0);
    }
    trace.begin(Quantity::Games, working.number(self), working.clauses().games);
    trace.finish(result.games);
    trace.begin(Quantity::Score, working.number(self), working.clauses().games);
    trace.add(OperandName::Games, result.games);
    trace.finish(result.score.points());
}

void prepare(Working& working)
{
    const auto& participants = working.tournament.participants;
    working.ratings.reserve(participants.size());
    working.result.participants.reserve(participants.size());
    if (working.trace)
        working.trace->reserve(32 * participants.size(), 128 * participants.size(), 64 * participants.size());
    for (std::size_t at = 0; at < participants.size(); ++at) {
        const Participant& participant = participants[at];
        working.ratings.push_back(isRated(participant) ? participant.rating->value() : 0);
        working.result.participants.push_back(
            {.number = participant.number, .group = working.field.group(at)});
        if (const auto age = ageOf(participant, working.tournament.header))
            working.result.participants.back().ageGroup = ageGroupOf(age, working.rules);
        if (working.trace)
            traceGroup(working, at);
    }
    working.counting.assign(working.ratings.begin(), working.ratings.end());
}

template <class Arithmetic>
void compute(Working& working)
{
    // Where special ratings change the first ratings, only the round that holds is told.
    const bool isRepeated = working.rules.special == SpecialRating::AllOpponents ||
                            working.rules.special == SpecialRating::Everything;
    Trace* const trace = isRepeated ? std::exchange(working.trace, nullptr) : working.trace;
    rateNewcomers<Arithmetic>(working);
    working.trace = trace;
    rateEstablished<Arithmetic>(working);
    collectCarryOver(working);
}

} // namespace

Result<Evaluation> evaluateFamily(const Tournament& tournament, const RuleVersion& version,
                                  const FamilyRules& rules, const Formulas& formulas, Arithmetic arithmetic,
                                  Precision precision, bool trace)
{
    const auto field = Field::build(tournament, rules.stages);
    if (!field.has_value())
        return tl::unexpected(field.error());
    Evaluation result{version.id, arithmetic};
    Working working{tournament, rules, formulas, *field, result, trace ? &result.trace : nullptr, {}, {}};
    prepare(working);
    switch (precision) {
    case Precision::Exact: compute<ExactArithmetic>(working); break;
    case Precision::ThreeDecimals: compute<TablesArithmetic>(working); break;
    case Precision::TwoDecimals: compute<CoarseArithmetic>(working); break;
    }
    if (trace) {
        for (std::size_t at = 0; at < field->size(); ++at)
            traceResult(working, at);
    }
    return result;
}

ParticipantEvaluation ratedFromTotals(const TotalsByHand& totals, const FamilyRules& rules,
                                      const Formulas& formulas, Trace* trace)
{
    ParticipantEvaluation result{.number = ParticipantNumber(1), .group = Group::Established};
    const int index =
        totals.index.value_or(totals.source == RatingSource::Dwz ? 0 : formulas.entryIndex(totals.source));
    const RatedResult rated = formulas.newRating({.number = 1,
                                                  .rating = totals.rating,
                                                  .index = index,
                                                  .age = totals.age,
                                                  .group = ageGroupOf(totals.age, rules),
                                                  .games = totals.games,
                                                  .score = totals.score.points(),
                                                  .expected = totals.expected},
                                                 trace);
    result.games = totals.games;
    result.score = totals.score;
    result.expected = totals.expected;
    result.oldRating = totals.rating;
    result.oldIndex = index;
    result.coefficient = rated.coefficient;
    result.newRating = rated.newRating;
    result.newIndex = index + 1;
    result.recorded = true;
    return result;
}

} // namespace zahlmeister::engine::dwz
