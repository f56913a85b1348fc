// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz/evaluate.h"

#include <utility>

#include "engine/base/try.h"
#include "engine/rules/dwz/arithmetic.h"
#include "engine/rules/dwz/tracing.h"
#include "engine/rules/dwz/working.h"

namespace zahlmeister::engine::dwz {

namespace {

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
        working.result.participants.back().formerMember = working.keeping(at) == Keeping::Former;
        if (const auto age = ageOf(participant, working.tournament.header))
            working.result.participants.back().ageGroup = ageGroupOf(age, working.rules);
        if (working.trace)
            traceParticipant(working, at);
    }
    working.counting.assign(working.ratings.begin(), working.ratings.end());
}

template <class Arithmetic>
void compute(Working& working)
{
    // Where special ratings change the first ratings, only the round that holds is explained.
    const bool isRepeated = working.rules.special == SpecialRating::AllOpponents ||
                            working.rules.special == SpecialRating::Everything;
    Trace* const trace = isRepeated ? std::exchange(working.trace, nullptr) : working.trace;
    rateNewcomers<Arithmetic>(working);
    working.trace = trace;
    rateEstablished<Arithmetic>(working);
    collectCarryOver(working);
}

} // namespace

Result<void> evaluateFamily(const Tournament& tournament, const FamilyRules& rules, const Formulas& formulas,
                            Precision precision, Evaluation& result, const Recording& record)
{
    TRY(const auto field, Field::build(tournament, rules.stages));
    Working working{tournament, rules, formulas, field, result, record.trace, record.details, {}, {}};
    prepare(working);
    withArithmetic(precision, rules.expectancy,
                   [&]<class Arithmetic>(const Arithmetic& /*chosen*/) { compute<Arithmetic>(working); });
    if (record.trace) {
        for (std::size_t at = 0; at < field.size(); ++at)
            traceResult(working, at);
    }
    return {};
}

ParticipantEvaluation ratedFromTotals(const TotalsByHand& totals, const FamilyRules& rules,
                                      const Formulas& formulas, Trace* trace)
{
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
    return ratedByHand(totals, index, rated.coefficient, rated.newRating);
}

} // namespace zahlmeister::engine::dwz
