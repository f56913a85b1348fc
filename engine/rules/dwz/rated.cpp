// SPDX-License-Identifier: GPL-3.0-or-later
// Rated participants: document 000, 3.5, 3.6, Anhang 1.1.4; document 001, 4.7.5, 4.7.6, 4.8 and 4.9.
#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/arithmetic.h"
#include "engine/rules/dwz/tracing.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/dwz/working.h"

namespace zahlmeister::engine::dwz {

namespace {

using Op = OperandName;

template <class Arithmetic>
class EstablishedRatings {
public:
    using Value = typename Arithmetic::Value;

    explicit EstablishedRatings(Working& working) : m_working(working) { }

    void run()
    {
        const SpecialRating special = m_working.rules.special;
        if (special == SpecialRating::Everything) {
            decideBySuccess();
            forEach([this](std::size_t at) { findPerformance(at); });
        } else {
            // Everybody's performance first: an exceptional player counts with it for his opponents.
            forEach([this](std::size_t at) { findPerformance(at); });
            if (special != SpecialRating::None)
                forEach([this](std::size_t at) { decideByPerformance(at); });
            if (special == SpecialRating::AllOpponents)
                rateNewcomersAgain();
        }
        forEach([this](std::size_t at) { evaluate(at); });
    }

private:
    /// What may make a special rating.
    struct Claim {
        std::size_t self;
        double counting; ///< R_h or R_p, what would count for the opponents
        bool isAbove;    ///< far enough above R_0
        int games = 0;   ///< what R_p was found from
        double score = 0;
        double expected = 0;
    };

    template <class Step>
    void forEach(Step step)
    {
        for (std::size_t at = 0; at < m_working.field.size(); ++at) {
            if (m_working.field.group(at) == Group::Established)
                step(at);
        }
    }

    [[nodiscard]] bool knowsSpecialRatings() const
    {
        return m_working.rules.specialInMatches || m_working.tournament.header.kind != TournamentKind::Match;
    }

    /// With the special ratings. Their first round was silent, so that the trace tells the one that holds.
    void rateNewcomersAgain()
    {
        if (m_working.trace ||
            m_working.counting != std::vector<double>(m_working.ratings.begin(), m_working.ratings.end()))
            rateNewcomers<Arithmetic>(m_working);
    }

    /// W_e of the performance's games at a value.
    [[nodiscard]] std::int64_t expectedAt(Value own) const
    {
        std::int64_t expected = 0;
        for (const Value rating : m_opponents)
            expected += m_arithmetic.expected(own - rating);
        return expected;
    }

    void findPerformance(std::size_t self)
    {
        // RULE: WO2026 3.6.1
        const PerformanceRules& rules = m_working.rules.performance;
        ParticipantEvaluation& result = m_working.result.participants[self];
        m_opponents.clear();
        int halfPoints = 0;
        for (const Contest& contest : m_working.field.contests(self)) {
            if (!m_working.field.counts(self, contest))
                continue;
            m_opponents.push_back(Arithmetic::toValue(m_working.counting[contest.opponent]));
            halfPoints += contest.halfPoints;
        }
        const int games = static_cast<int>(m_opponents.size());
        result.games = games;
        result.score = Score::fromHalfPoints(halfPoints);
        if (games < rules.gamesNeeded || games == 0 || (rules.pointsNeeded && halfPoints == 0))
            return;
        const double performance = performanceOf(self, halfPoints);
        m_unrounded[self] = performance;
        result.performance = static_cast<double>(roundCommercial(performance));
    }

    [[nodiscard]] double performanceOf(std::size_t self, int halfPoints)
    {
        const PerformanceRules& rules = m_working.rules.performance;
        int games = static_cast<int>(m_opponents.size());
        const bool everythingWon = halfPoints == 2 * games;
        if (everythingWon && rules.fictitiousDraw) {
            ++games;
            ++halfPoints;
        }
        // RULE: WO1992 4.7.2.1.2: for such results a performance is fixed, not found; it stays as it starts.
        const bool fixed = rules.extremeDifference != 0 && (everythingWon || halfPoints == 0);
        const Value start = startValue(self, games, halfPoints);
        m_end = nullptr;
        const double reached = fixed ? static_cast<double>(start) : iterate(self, start, games, halfPoints);
        // RULE: WO2026 Anhang 1.1.4
        const double performance = rules.neverNegative ? std::max(0.0, reached) : reached;
        if (Trace* trace = m_working.trace) {
            trace->begin(Quantity::Performance, m_working.number(self), m_working.clauses().performance);
            trace->add(Op::StartValue, start, Op::Games, games, Op::Score, halfPoints / 2.0, Op::Unrounded,
                       performance);
            traceOpponents(self, performance);
            if (m_end)
                trace->explain(*m_end);
            if (m_end && m_end != &kNearEnough && m_working.rules.iteration.isCycleOurs)
                trace->explain(kCycleIsOurs, "");
            if (Arithmetic::kInterpolates && !fixed)
                trace->explain(kInterpolated, "");
            trace->finish(static_cast<double>(roundCommercial(performance)),
                          reached < performance ? kPerformanceIsZero : kPerformance);
        }
        return performance;
    }

    /// R_p, and the fictitious draw against R_c when everything was won (3.6.2).
    Value startValue(std::size_t self, int games, int halfPoints)
    {
        const int played = static_cast<int>(m_opponents.size());
        std::int64_t sum = 0;
        for (const Value rating : m_opponents)
            sum += Arithmetic::toSum(rating);
        const Value average = Arithmetic::mean(sum, played);
        Trace* trace = m_working.trace;
        if (games > played) {
            m_opponents.push_back(average);
            if (trace)
                trace->tell(Quantity::FictitiousDraw, m_working.number(self),
                            m_working.clauses().performanceFictitiousDraw, average, kDrawOfPerformance,
                            kDrawMean, Op::RatingSum, Arithmetic::sumValue(sum), Op::Games, played);
        }
        const double p = Arithmetic::percentage(halfPoints, games);
        const double extreme = m_working.rules.performance.extremeDifference;
        const bool fixed = extreme != 0 && (halfPoints == 0 || halfPoints == 2 * games);
        const Value difference =
            fixed ? static_cast<Value>(halfPoints == 0 ? -extreme : extreme) : m_arithmetic.difference(p);
        if (trace)
            trace->tell(Quantity::PerformanceStart, m_working.number(self),
                        m_working.clauses().performanceStart, average + difference, kPerformanceMean,
                        fixed ? kPerformanceOfExtreme : kPerformanceStart, Op::RatingSum,
                        Arithmetic::sumValue(sum), Op::Games, games, Op::GamesCounted, played,
                        Op::OpponentsAverage, average, Op::Score, halfPoints / 2.0, Op::Percentage, p,
                        Op::Difference, difference);
        return average + difference;
    }

    double iterate(std::size_t self, Value start, int games, int halfPoints)
    {
        // RULE: WO2026 Anhang 1.1.4
        Value value = start;
        std::vector<Value> history;
        for (int step = 1; step <= m_working.rules.iteration.maximumSteps; ++step) {
            if (isNearEnough(value, halfPoints)) {
                m_end = &kNearEnough;
                break;
            }
            const Value next = nextValue(self, value, games, halfPoints, step);
            const double change = std::fabs(static_cast<double>(next - value));
            if constexpr (std::is_integral_v<Value>) {
                // As in Anhang 1.1.3, the tables may only reach D' = +-1; then the higher value holds.
                history.push_back(value);
                const auto same = std::find(history.begin(), history.end(), next);
                if (change != 0 && same != history.end()) {
                    const bool isHighest = m_working.rules.performance.highestOfCycle;
                    m_end = isHighest ? &kHighestOfCycleHolds : &kLastOfCycleHolds;
                    return static_cast<double>(isHighest ? *std::max_element(same, history.end()) : value);
                }
            }
            value = next;
            if (change < m_working.rules.iteration.tolerance)
                break;
        }
        return static_cast<double>(value);
    }

    /// Whether W - W_e at a value ends the iteration before D' does.
    [[nodiscard]] bool isNearEnough(Value own, int halfPoints) const
    {
        // The tolerance comes from P with three decimals, whose sum may never meet W. Without that rounding W
        // is met, and the step D' decides as it does for first ratings.
        const double tolerance = m_working.rules.performance.scoreTolerance;
        if (!std::is_integral_v<Value> || tolerance <= 0)
            return false;
        return std::fabs(halfPoints / 2.0 - Arithmetic::points(expectedAt(own))) <= tolerance + 1e-9;
    }

    Value nextValue(std::size_t self, Value own, int games, int halfPoints, int step)
    {
        const std::int64_t expected = expectedAt(own);
        const double correction = Arithmetic::correction(halfPoints, expected, games);
        const Value difference = m_arithmetic.difference(correction);
        if (Trace* trace = m_working.trace) {
            trace->begin(Quantity::PerformanceIteration, m_working.number(self),
                         m_working.clauses().performanceIteration, step);
            trace->finish(own + difference, kPerformanceIteration, Op::Value, own, Op::Score,
                          halfPoints / 2.0, Op::Expected, Arithmetic::points(expected), Op::Games, games,
                          Op::Correction, correction, Op::Step, difference);
        }
        return own + difference;
    }

    /// The opponents of the performance as terms, at its final value: their P(D) show that W_e = W there.
    void traceOpponents(std::size_t self, double performance) const
    {
        const auto add = [&](TermKind kind, int opponent, int round, int halfPoints, Value rating) {
            const double difference = performance - static_cast<double>(rating);
            m_working.trace->add(kind, opponent, round, halfPoints, static_cast<double>(rating), difference,
                                 Arithmetic::points(m_arithmetic.expected(difference)));
        };
        std::size_t at = 0;
        for (const Contest& contest : m_working.field.contests(self)) {
            if (m_working.field.counts(self, contest))
                add(TermKind::Participant, m_working.number(contest.opponent), m_working.round(contest),
                    contest.halfPoints, m_opponents[at++]);
        }
        if (at < m_opponents.size())
            add(TermKind::Fictitious, 0, 0, 1, m_opponents[at]);
    }

    void decideByPerformance(std::size_t self)
    {
        // RULE: WO2026 3.6.3
        // RULE: WO2026 2.2.1, 3.6.1: R_h is a rating, so a whole number, before it is compared or counts.
        // Before 2026 it counts as the arithmetic has it: the official evaluations of those years were made
        // so.
        const ParticipantEvaluation& result = m_working.result.participants[self];
        if (!result.performance || result.games < m_working.rules.specialGamesNeeded)
            return;
        const double performance = m_working.rules.specialIsWhole ? *result.performance : m_unrounded[self];
        decide({.self = self,
                .counting = performance,
                .isAbove = performance > m_working.ratings[self] + m_working.rules.specialThreshold});
    }

    /// The special rating of 1992 looks at R_p = R_0 + 800 (W - W_e) / n, then everything is computed once
    /// more; who would be exceptional only then is not.
    void decideBySuccess()
    {
        // RULE: WO1992 4.7.6
        std::vector<Claim> claims;
        forEach([&](std::size_t self) {
            std::int64_t sum = 0;
            int games = 0;
            int halfPoints = 0;
            for (const Contest& contest : m_working.field.contests(self)) {
                if (!m_working.field.counts(self, contest))
                    continue;
                ++games;
                halfPoints += contest.halfPoints;
                sum += m_arithmetic.expected(m_working.ratings[self] - m_working.counting[contest.opponent]);
            }
            if (games == 0 || games < m_working.rules.specialGamesNeeded)
                return;
            const double score = halfPoints / 2.0;
            const double expected = Arithmetic::points(sum);
            const int old = m_working.ratings[self];
            const double success = old + kWholeScale * (score - expected) / games;
            claims.push_back({.self = self,
                              .counting = success,
                              .isAbove = success >= old + m_working.rules.specialThreshold,
                              .games = games,
                              .score = score,
                              .expected = expected});
        });
        for (const Claim& claim : claims)
            decide(claim);
        rateNewcomersAgain();
    }

    void decide(const Claim& claim)
    {
        const bool isExceptional = claim.isAbove && knowsSpecialRatings();
        m_working.result.participants[claim.self].exceptional = isExceptional;
        // As the arithmetic has ratings, so that rated opponents, newcomers and performances meet the same
        // value.
        if (isExceptional)
            m_working.counting[claim.self] = static_cast<double>(Arithmetic::toValue(claim.counting));
        if (m_working.trace)
            traceDecision(claim);
    }

    void traceDecision(const Claim& claim) const
    {
        const SpecialRating special = m_working.rules.special;
        const int old = m_working.ratings[claim.self];
        const int threshold = m_working.rules.specialThreshold;
        Trace& trace = *m_working.trace;
        trace.begin(Quantity::Exceptional, m_working.number(claim.self), m_working.clauses().exceptional);
        trace.add(Op::Performance, claim.counting, Op::OldRating, old, Op::Threshold, threshold,
                  Op::UpperBound, old + threshold);
        if (special == SpecialRating::Everything) {
            trace.add(Op::Games, claim.games, Op::Score, claim.score, Op::Expected, claim.expected);
            trace.explain(claim.isAbove ? kSuccessIsAbove : kSuccessIsNotAbove);
        } else {
            trace.explain(claim.isAbove ? kPerformanceIsAbove : kPerformanceIsNotAbove);
        }
        trace.finish(claim.isAbove && knowsSpecialRatings() ? 1 : 0,
                     !claim.isAbove                           ? kNotExceptional
                     : !knowsSpecialRatings()                 ? kNotInMatches
                     : special == SpecialRating::Everything   ? kExceptionalAndAnew
                     : special == SpecialRating::AllOpponents ? kExceptionalForAll
                                                              : kExceptionalForRated);
    }

    void evaluate(std::size_t self)
    {
        const Participant& participant = m_working.tournament.participants[self];
        ParticipantEvaluation& result = m_working.result.participants[self];
        const bool foreign = participant.ratingSource != RatingSource::Dwz;
        result.oldRating = m_working.ratings[self];
        result.oldIndex =
            participant.index.value_or(foreign ? m_working.formulas.entryIndex(participant.ratingSource) : 0);
        if (m_working.trace)
            traceEntry(self);
        const std::int64_t expectedSum = sumExpected(self);
        if (result.games == 0) {
            // RULE: WO2026 3.5.2: without a game there is no evaluation; rating and index stay as they are.
            result.newRating = result.oldRating;
            result.newIndex = result.oldIndex;
            return;
        }
        result.expected = Arithmetic::points(expectedSum);
        result.recorded = m_working.keeping(self) != Keeping::Nothing;
        setNewRating(self, *result.expected);
    }

    void traceEntry(std::size_t self) const
    {
        const Participant& participant = m_working.tournament.participants[self];
        const ParticipantEvaluation& result = m_working.result.participants[self];
        const Clauses& clauses = m_working.clauses();
        const bool foreign = participant.ratingSource != RatingSource::Dwz;
        Trace& trace = *m_working.trace;
        trace.begin(Quantity::EntryRating, m_working.number(self),
                    foreign ? clauses.foreignRating : clauses.entryRating);
        trace.add(Op::Source, participant.ratingSource, Op::OldRating, *result.oldRating, Op::OldIndex,
                  *result.oldIndex);
        if (foreign)
            trace.explain(kForeignRating);
        else if (participant.index)
            trace.explain(kEntryRating);
        else
            trace.explain(kIndexMissing, clauses.coefficient);
        trace.finish(*result.oldRating);
    }

    /// W_e, R_c and the game details; the terms of both sums are the same games.
    std::int64_t sumExpected(std::size_t self)
    {
        // RULE: WO2026 3.3.2
        ParticipantEvaluation& result = m_working.result.participants[self];
        Trace* trace = m_working.trace;
        if (trace) {
            traceExceptionalOpponents(m_working, self);
            trace->begin(Quantity::Expected, m_working.number(self), m_working.clauses().expected);
        }
        std::int64_t expectedSum = 0;
        std::int64_t ratingSum = 0;
        const auto contests = m_working.field.contests(self);
        if (m_working.withDetails)
            result.details.reserve(contests.size());
        for (const Contest& contest : contests) {
            const bool counts = m_working.field.counts(self, contest);
            GameDetail* const detail = addDetail(m_working, self, contest, counts);
            if (!counts)
                continue;
            const double rating = m_working.counting[contest.opponent];
            const double difference = m_working.ratings[self] - rating;
            const std::int64_t probability = m_arithmetic.expected(difference);
            expectedSum += probability;
            ratingSum += Arithmetic::toSum(rating);
            if (detail) {
                detail->ratingUsed = rating;
                detail->expected = Arithmetic::points(probability);
            }
            addTerm(trace, m_working.tournament, contest, rating, difference,
                    Arithmetic::points(probability));
        }
        const double average = result.games > 0 ? Arithmetic::sumValue(ratingSum) / result.games : 0;
        if (result.games > 0)
            result.opponentsAverage = static_cast<int>(roundCommercial(average));
        if (trace)
            traceSums(self, Arithmetic::points(expectedSum), Arithmetic::sumValue(ratingSum), average);
        return expectedSum;
    }

    /// Ends the step of W_e, whose games are its terms, and tells R_c of the same games.
    void traceSums(std::size_t self, double expected, double ratingSum, double average) const
    {
        const ParticipantEvaluation& result = m_working.result.participants[self];
        const Clauses& clauses = m_working.clauses();
        Trace& trace = *m_working.trace;
        if (result.games == 0) {
            trace.explain(kNothingEvaluated, clauses.newRating);
            trace.finish(expected);
            return;
        }
        trace.add(Op::Games, result.games, Op::OldRating, *result.oldRating);
        trace.explain(kExpected);
        trace.explain(Arithmetic::method(), Arithmetic::methodClause(clauses));
        trace.finish(expected);
        trace.tell(Quantity::OpponentsAverage, m_working.number(self), clauses.average,
                   *result.opponentsAverage, kAverageOfRated, kAverage, Op::RatingSum, ratingSum, Op::Games,
                   result.games, Op::Unrounded, average);
    }

    void setNewRating(std::size_t self, double expected)
    {
        ParticipantEvaluation& result = m_working.result.participants[self];
        const auto age = ageOf(m_working.tournament.participants[self], m_working.tournament.header);
        const RatedResult rated = m_working.formulas.newRating({.number = m_working.number(self),
                                                                .rating = *result.oldRating,
                                                                .index = *result.oldIndex,
                                                                .age = age,
                                                                .group = ageGroupOf(age, m_working.rules),
                                                                .games = result.games,
                                                                .score = result.score.points(),
                                                                .expected = expected},
                                                               m_working.trace);
        result.coefficient = rated.coefficient;
        result.newRating = rated.newRating;
        result.newIndex = *result.oldIndex + 1; // RULE: WO2026 2.2.4
        for (GameDetail& detail : result.details) {
            // RULE: WO2026 Anhang 3.2
            if (detail.counted)
                detail.change = rated.perPoint * (tablePoints(detail.result).points() - *detail.expected);
        }
        if (Trace* trace = m_working.trace) {
            trace->begin(Quantity::NewIndex, m_working.number(self), m_working.clauses().newIndex);
            trace->add(Op::OldIndex, *result.oldIndex);
            trace->explain(kIndex);
            explainKeeping(m_working, self);
            trace->finish(*result.newIndex);
        }
    }

    Working& m_working;
    const Arithmetic m_arithmetic{m_working.rules.expectancy};
    std::vector<double> m_unrounded = std::vector<double>(m_working.field.size(), 0.0); ///< R_h
    std::vector<Value> m_opponents;     ///< constant ratings in the performance of one player
    const Explanation* m_end = nullptr; ///< why its steps ended, unless because nothing moved any more
};

} // namespace

template <class Arithmetic>
void rateEstablished(Working& working)
{
    EstablishedRatings<Arithmetic>(working).run();
}

template void rateEstablished<ExactArithmetic>(Working&);
template void rateEstablished<TablesArithmetic>(Working&);
template void rateEstablished<CoarseArithmetic>(Working&);

} // namespace zahlmeister::engine::dwz
