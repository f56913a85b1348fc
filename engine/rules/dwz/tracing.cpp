// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz/tracing.h"

#include <algorithm>

#include "engine/rules/dwz/wording.h"

namespace zahlmeister::engine::dwz {

namespace {

using Op = OperandName;

void traceExpiredCarryOver(const Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    Trace& trace = *working.trace;
    std::size_t valid = 0;
    const auto kept = working.field.carryOver(self);
    for (std::size_t at = 0; at < participant.carryOver.size(); ++at) {
        if (valid < kept.size() && kept[valid].position == static_cast<std::int32_t>(at)) {
            ++valid;
            continue;
        }
        const CarryOverGame& game = participant.carryOver[at];
        trace.begin(Quantity::CarryOverDiscarded, working.number(self), working.clauses().carryOverExpired);
        trace.add(Op::OpponentRating, game.opponentRating.value(), Op::Score, game.score.points());
        if (game.date) {
            trace.add(Op::Year, game.date->year(), Op::Month, game.date->month(), Op::Day, game.date->day());
            trace.explain(kCarryOverExpired);
        }
        trace.finish(0);
    }
}

void traceConvertedCarryOver(const Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    Trace& trace = *working.trace;
    for (const ValidCarryOver& valid : working.field.carryOver(self)) {
        const auto& game = participant.carryOver[static_cast<std::size_t>(valid.position)];
        const CarryOverConversion* conversion = working.rules.stages.carryOverConversion;
        if (!conversion || !conversion->convert(game))
            continue;
        trace.tell(Quantity::CarryOverConverted, working.number(self), Conversion::kClause, valid.rating,
                   kCarryOverConverted, Op::OpponentRating, game.opponentRating.value(), Op::Score,
                   game.score.points(), Op::Year, game.date->year(), Op::Month, game.date->month(), Op::Day,
                   game.date->day());
    }
}

const Explanation& needOf(const StageRules& stages)
{
    return stages.halfPointsLostNeeded > 0 ? kExtremesAreNeeded
           : stages.halfPointsNeeded > 0   ? kPointsAreNeeded
                                           : kGamesAreNeeded;
}

void explainStage(const Working& working, Group group, Tally rated, Tally selection, std::size_t carryOver)
{
    Trace& trace = *working.trace;
    const StageRules& stages = working.rules.stages;
    const char* const first = working.clauses().firstStage;
    trace.explain(kScoreAgainstRated, first);
    if (carryOver > 0)
        trace.explain(carryOver == 1 ? kWithOneCarryOverGame : kWithCarryOverGames, first);
    trace.explain(needOf(stages), first);
    if (group == Group::First) {
        trace.explain(kIsFirstStage);
        return;
    }
    trace.explain(kIsNotFirstStage, first);
    if (selection.games > rated.games)
        trace.explain(kScoreWithFirstStage);
    if (group == Group::Second)
        trace.explain(kIsSecondStage);
    else if (selection.games < stages.gamesNeeded)
        trace.explain(kHasTooFewGames);
    else
        trace.explain(stages.halfPointsLostNeeded > 0 ? kHasExtreme : kHasNoPoints);
}

void traceGroup(const Working& working, std::size_t self)
{
    const Clauses& clauses = working.clauses();
    const Participant& participant = working.tournament.participants[self];
    const std::int32_t number = working.number(self);
    const Group group = working.field.group(self);
    Trace& trace = *working.trace;
    if (group == Group::Established) {
        trace.tell(Quantity::Group, number, clauses.established, static_cast<double>(group),
                   *working.rules.established, Op::OldRating, working.ratings[self]);
        return;
    }
    traceExpiredCarryOver(working, self);
    traceConvertedCarryOver(working, self);
    const Tally rated = working.field.againstRated(self);
    const Tally selection = working.field.againstSelectionOne(self);
    const std::size_t carryOver = working.field.carryOver(self).size();
    trace.begin(Quantity::Group, number,
                group == Group::First    ? clauses.firstStage
                : group == Group::Second ? clauses.secondStage
                                         : clauses.residual);
    trace.add(Op::GamesAgainstRated, rated.games, Op::PointsAgainstRated, rated.halfPoints / 2.0,
              Op::GamesAgainstSelection, selection.games, Op::PointsAgainstSelection,
              selection.halfPoints / 2.0, Op::GamesNeeded, working.rules.stages.gamesNeeded, Op::PointsNeeded,
              working.rules.stages.halfPointsNeeded / 2.0, Op::CarryOverGames, carryOver);
    if (participant.computer)
        trace.explain(kComputer, clauses.computer);
    else
        explainStage(working, group, rated, selection, carryOver);
    trace.finish(static_cast<double>(group));
}

void traceAge(const Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    if (participant.computer)
        return;
    const auto birthYear = birthYearOf(participant);
    const auto& end = working.tournament.header.end;
    const auto age = ageOf(participant, working.tournament.header);
    const AgeGroup group = ageGroupOf(age, working.rules);
    Trace& trace = *working.trace;
    trace.begin(Quantity::Age, working.number(self), working.clauses().age);
    trace.add(Op::BirthYear, birthYear);
    if (end)
        trace.add(Op::EndYear, end->year());
    trace.add(Op::Age, age);
    trace.explain(!birthYear ? kBirthYearUnknown : !end ? kEndUnknown : kAge);
    if (age)
        trace.explain(group == AgeGroup::Youth ? kIsYouth : group == AgeGroup::Junior ? kIsJunior : kIsAdult);
    if (working.field.group(self) != Group::Established)
        trace.explain(kAgeHasNoEffect, "");
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
    case NotCounted::TooFarApart:
    case NotCounted::RateOfPlay:
    case NotCounted::DifferenceTooGreat:
    case NotCounted::BeforeFirstList: break; // other systems only
    }
    return "";
}

const Explanation& scoreOf(Group group)
{
    switch (group) {
    case Group::Established: return kScoreOfRated;
    case Group::First:
    case Group::Second: return kScoreOfNewcomer;
    case Group::Residual: return kScoreOfOther;
    }
    return kScoreOfOther;
}

} // namespace

void traceParticipant(const Working& working, std::size_t self)
{
    traceGroup(working, self);
    traceAge(working, self);
}

void traceExceptionalOpponents(const Working& working, std::size_t self)
{
    Trace& trace = *working.trace;
    const bool bySuccess = working.rules.special == SpecialRating::Everything;
    for (const Contest& contest : working.field.contests(self)) {
        const auto opponent = contest.opponent;
        if (!working.field.counts(self, contest) || working.field.group(opponent) != Group::Established ||
            !working.result.participants[opponent].exceptional)
            continue;
        trace.tell(Quantity::ExceptionalOpponent, working.number(self), working.clauses().exceptional,
                   working.counting[opponent], bySuccess ? kSuccessfulOpponent : kExceptionalOpponent,
                   Op::Opponent, working.number(opponent), Op::OpponentRating, working.ratings[opponent],
                   Op::Performance, working.counting[opponent]);
    }
}

void explainKeeping(const Working& working, std::size_t self)
{
    switch (working.keeping(self)) {
    case Keeping::Nothing: working.trace->explain(kNotRecorded, working.clauses().notRecorded); break;
    case Keeping::Former: working.trace->explain(kNotPublished, working.clauses().formerMember); break;
    case Keeping::Member: break;
    }
}

void traceResult(const Working& working, std::size_t self)
{
    Trace& trace = *working.trace;
    const ParticipantEvaluation& result = working.result.participants[self];
    for (const GameDetail& detail : result.details) {
        if (detail.counted)
            continue;
        beginNotCounted(trace, result.number, detail, clauseOf(*detail.reason, working.clauses()));
        trace.finish(0);
    }
    trace.tell(Quantity::Games, working.number(self), working.clauses().games, result.games);
    const auto counted = static_cast<int>(std::ranges::count(result.details, true, &GameDetail::counted));
    const int carryOver = result.games - counted;
    trace.begin(Quantity::Score, working.number(self), working.clauses().games);
    trace.add(Op::Games, result.games, Op::GamesInTournament, result.details.size(), Op::GamesCounted,
              counted, Op::CarryOverGames, carryOver);
    trace.explain(kGamesThatCount);
    if (carryOver > 0)
        trace.explain(carryOver == 1 ? kOneCarryOverGameCounts : kCarryOverGamesCount);
    trace.finish(result.score.points(), result.games > 0 ? scoreOf(result.group) : kNoScore);
}

} // namespace zahlmeister::engine::dwz
