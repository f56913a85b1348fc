// SPDX-License-Identifier: GPL-3.0-or-later
// Rated participants: document 000, 3.5, 3.6, Anhang 1.1.4 and 1.3.
#include <algorithm>
#include <cmath>

#include "engine/base/rounding.h"
#include "engine/rules/dwz2026/arithmetic.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/working.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

template <class Arithmetic>
class EstablishedRatings {
public:
    using Value = typename Arithmetic::Value;

    explicit EstablishedRatings(Working& working) : m_working(working), m_counting(working.field.size(), 0.0)
    {
    }

    void run()
    {
        std::copy(m_working.ratings.begin(), m_working.ratings.end(), m_counting.begin());
        const auto forEach = [this](auto step) {
            for (std::size_t at = 0; at < m_working.field.size(); ++at) {
                if (m_working.field.group(at) == Group::Established)
                    step(at);
            }
        };
        // Everybody's performance first: an exceptional player counts with it for all his rated opponents.
        forEach([this](std::size_t at) { findPerformance(at); });
        forEach([this](std::size_t at) { evaluate(at); });
    }

private:
    void findPerformance(std::size_t self);
    Value startValue(std::size_t self, int games, int halfPoints);
    double iterate(std::size_t self, Value start, int games, int halfPoints);
    Value nextValue(std::size_t self, Value own, int games, int halfPoints, int step);
    void traceOpponents(std::size_t self, double performance) const;
    void decideSpecialRating(std::size_t self, double performance);
    void evaluate(std::size_t self);
    std::int64_t sumExpected(std::size_t self);
    [[nodiscard]] std::optional<int> traceAge(std::size_t self);
    double findCoefficient(std::size_t self, double expected);
    void setNewRating(std::size_t self, double expected, double coefficient);

    Working& m_working;
    std::vector<double>
        m_counting; ///< rating that counts for rated opponents: R_0, R_1, or R_h of exceptional players
    std::vector<Value> m_opponents; ///< constant ratings in the performance of one player
};

template <class Arithmetic>
void EstablishedRatings<Arithmetic>::findPerformance(std::size_t self)
{
    // RULE: WO2026 3.6.1
    ParticipantEvaluation& result = m_working.result.participants[self];
    m_opponents.clear();
    int halfPoints = 0;
    for (const Contest& contest : m_working.field.contests(self)) {
        if (!m_working.field.counts(self, contest))
            continue;
        m_opponents.push_back(
            static_cast<Value>(m_working.ratings[static_cast<std::size_t>(contest.opponent)]));
        halfPoints += contest.halfPoints;
    }
    int games = static_cast<int>(m_opponents.size());
    result.games = games;
    result.score = Score::fromHalfPoints(halfPoints);
    if (games < m_working.parameters.gamesNeeded || halfPoints == 0)
        return;

    const bool everythingWon = halfPoints == 2 * games;
    if (everythingWon) {
        ++games;
        ++halfPoints;
    }
    const Value start = startValue(self, games, halfPoints);
    const double performance =
        std::max(0.0, iterate(self, start, games, halfPoints)); // Anhang 1.1.4: never negative
    result.performance = static_cast<int>(roundCommercial(performance));
    if (Trace* trace = m_working.trace) {
        trace->begin(Quantity::Performance, m_working.number(self), "3.6.2, Anhang 1.1.4");
        trace->add(OperandName::StartValue, start);
        trace->add(OperandName::Games, games);
        trace->add(OperandName::Score, halfPoints / 2.0);
        trace->add(OperandName::Unrounded, performance);
        traceOpponents(self, performance);
        trace->finish(*result.performance);
    }
    decideSpecialRating(self, performance);
}

/// R_p, and the fictitious draw against R_c when everything was won (3.6.2).
template <class Arithmetic>
typename EstablishedRatings<Arithmetic>::Value
EstablishedRatings<Arithmetic>::startValue(std::size_t self, int games, int halfPoints)
{
    const int played = static_cast<int>(m_opponents.size());
    std::int64_t sum = 0;
    for (const Value rating : m_opponents)
        sum += Arithmetic::toSum(rating);
    const Value average = Arithmetic::mean(sum, played);
    Trace* trace = m_working.trace;
    if (games > played) {
        m_opponents.push_back(average);
        if (trace) {
            trace->begin(Quantity::FictitiousDraw, m_working.number(self), "3.6.2");
            trace->add(OperandName::RatingSum, Arithmetic::sumValue(sum));
            trace->add(OperandName::Games, played);
            trace->finish(average);
        }
    }
    const double p = Arithmetic::percentage(halfPoints, games);
    const Value difference = Arithmetic::difference(p);
    if (trace) {
        trace->begin(Quantity::PerformanceStart, m_working.number(self), "Anhang 1.1.1, Anhang 1.1.4");
        trace->add(OperandName::RatingSum, Arithmetic::sumValue(sum));
        trace->add(OperandName::Games, games);
        trace->add(OperandName::OpponentsAverage, average);
        trace->add(OperandName::Score, halfPoints / 2.0);
        trace->add(OperandName::Percentage, p);
        trace->add(OperandName::Difference, difference);
        trace->finish(average + difference);
    }
    return average + difference;
}

template <class Arithmetic>
double EstablishedRatings<Arithmetic>::iterate(std::size_t self, Value start, int games, int halfPoints)
{
    // RULE: WO2026 Anhang 1.1.4
    Value value = start;
    std::vector<Value> history;
    for (int step = 1; step <= m_working.parameters.maximumSteps; ++step) {
        const Value next = nextValue(self, value, games, halfPoints, step);
        const double change = std::fabs(static_cast<double>(next - value));
        if constexpr (std::is_integral_v<Value>) {
            // As in Anhang 1.1.3, the tables may only reach D' = +-1; then the higher value holds.
            history.push_back(value);
            const auto same = std::find(history.begin(), history.end(), next);
            if (change != 0 && same != history.end())
                return static_cast<double>(*std::max_element(same, history.end()));
        }
        value = next;
        if (change < m_working.parameters.tolerance)
            break;
    }
    return static_cast<double>(value);
}

template <class Arithmetic>
typename EstablishedRatings<Arithmetic>::Value
EstablishedRatings<Arithmetic>::nextValue(std::size_t self, Value own, int games, int halfPoints, int step)
{
    std::int64_t expected = 0;
    for (const Value rating : m_opponents)
        expected += Arithmetic::expected(own - rating);
    const double correction = Arithmetic::correction(halfPoints, expected, games);
    const Value difference = Arithmetic::difference(correction);
    if (Trace* trace = m_working.trace) {
        trace->begin(Quantity::PerformanceIteration, m_working.number(self), "Anhang 1.1.4", step);
        trace->add(OperandName::Value, own);
        trace->add(OperandName::Games, games);
        trace->add(OperandName::Score, halfPoints / 2.0);
        trace->add(OperandName::Expected, Arithmetic::points(expected));
        trace->add(OperandName::Correction, correction);
        trace->add(OperandName::Step, difference);
        trace->finish(own + difference);
    }
    return own + difference;
}

/// The opponents of the performance as terms, at its final value: their P(D) show that W_e = W there.
template <class Arithmetic>
void EstablishedRatings<Arithmetic>::traceOpponents(std::size_t self, double performance) const
{
    const auto add = [&](TermKind kind, int opponent, int round, int halfPoints, Value rating) {
        const double difference = performance - static_cast<double>(rating);
        m_working.trace->add(kind, opponent, round, halfPoints, static_cast<double>(rating), difference,
                             Arithmetic::points(Arithmetic::expected(difference)));
    };
    std::size_t at = 0;
    for (const Contest& contest : m_working.field.contests(self)) {
        if (m_working.field.counts(self, contest))
            add(TermKind::Participant, m_working.number(static_cast<std::size_t>(contest.opponent)),
                m_working.round(contest), contest.halfPoints, m_opponents[at++]);
    }
    if (at < m_opponents.size())
        add(TermKind::Fictitious, 0, 0, 1, m_opponents[at]);
}

template <class Arithmetic>
void EstablishedRatings<Arithmetic>::decideSpecialRating(std::size_t self, double performance)
{
    // RULE: WO2026 3.6.3
    // The performance is compared and counted as the arithmetic has it: an integer with the tables, unrounded
    // else, because "exact" rounds nothing in between.
    const int old = m_working.ratings[self];
    const bool match = m_working.tournament.header.kind == TournamentKind::Match;
    const bool exceptional = !match && performance > old + m_working.parameters.specialThreshold;
    m_working.result.participants[self].exceptional = exceptional;
    if (exceptional)
        m_counting[self] = performance;
    if (Trace* trace = m_working.trace) {
        trace->begin(Quantity::Exceptional, m_working.number(self), "3.6.3");
        trace->add(OperandName::Performance, performance);
        trace->add(OperandName::OldRating, old);
        trace->add(OperandName::Threshold, m_working.parameters.specialThreshold);
        trace->finish(exceptional ? 1 : 0);
    }
}

template <class Arithmetic>
void EstablishedRatings<Arithmetic>::evaluate(std::size_t self)
{
    const Participant& participant = m_working.tournament.participants[self];
    ParticipantEvaluation& result = m_working.result.participants[self];
    const bool foreign = participant.ratingSource != RatingSource::Dwz;
    result.oldRating = m_working.ratings[self];
    result.oldIndex = participant.index.value_or(foreign ? m_working.parameters.foreignIndex : 0);
    Trace* trace = m_working.trace;
    if (trace && foreign) {
        trace->begin(Quantity::EntryRating, m_working.number(self), "4.1.2, 2.2.4");
        trace->add(OperandName::Source, static_cast<double>(participant.ratingSource));
        trace->add(OperandName::OldIndex, *result.oldIndex);
        trace->finish(*result.oldRating);
    }
    const std::int64_t expectedSum = sumExpected(self);
    if (result.games == 0) {
        // RULE: WO2026 3.5.2: without a game there is no evaluation; rating and index stay as they are.
        result.newRating = result.oldRating;
        result.newIndex = result.oldIndex;
        return;
    }
    const double expected = Arithmetic::points(expectedSum);
    result.expected = expected;
    result.recorded = participant.member;
    const double coefficient = findCoefficient(self, expected);
    result.coefficient = coefficient;
    for (GameDetail& detail : result.details) {
        // RULE: WO2026 Anhang 3.2
        if (detail.counted)
            detail.change = coefficient * (tablePoints(detail.result).points() - *detail.expected);
    }
    setNewRating(self, expected, coefficient);
}

/// W_e, R_c and the game details; the terms of both sums are the same games.
template <class Arithmetic>
std::int64_t EstablishedRatings<Arithmetic>::sumExpected(std::size_t self)
{
    // RULE: WO2026 3.3.2
    ParticipantEvaluation& result = m_working.result.participants[self];
    Trace* trace = m_working.trace;
    if (trace)
        trace->begin(Quantity::Expected, m_working.number(self), "3.3.2");
    std::int64_t expectedSum = 0;
    std::int64_t ratingSum = 0;
    const auto contests = m_working.field.contests(self);
    result.details.reserve(contests.size());
    for (const Contest& contest : contests) {
        GameDetail& detail = result.details.emplace_back(m_working.detail(contest));
        if (!m_working.field.counts(self, contest)) {
            detail.reason = m_working.field.reason(contest);
            continue;
        }
        const double rating = m_counting[static_cast<std::size_t>(contest.opponent)];
        const double difference = m_working.ratings[self] - rating;
        const std::int64_t probability = Arithmetic::expected(difference);
        expectedSum += probability;
        ratingSum += Arithmetic::toSum(rating);
        detail.counted = true;
        detail.ratingUsed = rating;
        detail.expected = Arithmetic::points(probability);
        if (trace)
            trace->add(TermKind::Participant, m_working.number(static_cast<std::size_t>(contest.opponent)),
                       m_working.round(contest), contest.halfPoints, rating, difference, *detail.expected);
    }
    if (result.games > 0) {
        const double sum = Arithmetic::sumValue(ratingSum);
        result.opponentsAverage = static_cast<int>(roundCommercial(sum / result.games));
        if (trace) {
            trace->add(OperandName::Games, result.games);
            trace->add(OperandName::OldRating, *result.oldRating);
            trace->finish(Arithmetic::points(expectedSum));
            trace->begin(Quantity::OpponentsAverage, m_working.number(self), "3.2, Anhang 3.1.11");
            trace->add(OperandName::RatingSum, sum);
            trace->add(OperandName::Games, result.games);
            trace->finish(*result.opponentsAverage);
        }
    } else if (trace) {
        trace->finish(0);
    }
    return expectedSum;
}

template <class Arithmetic>
std::optional<int> EstablishedRatings<Arithmetic>::traceAge(std::size_t self)
{
    const auto birthYear = birthYearOf(m_working.tournament.participants[self]);
    const auto& end = m_working.tournament.header.end;
    const auto age = ageOf(m_working.tournament.participants[self], m_working.tournament.header);
    if (Trace* trace = m_working.trace) {
        trace->begin(Quantity::Age, m_working.number(self), "3.2, Anhang 1.3");
        if (birthYear)
            trace->add(OperandName::BirthYear, *birthYear);
        if (end)
            trace->add(OperandName::EndYear, end->year());
        if (age)
            trace->add(OperandName::Age, *age);
        trace->finish(static_cast<double>(ageGroupOf(age, m_working.parameters)));
    }
    return age;
}

template <class Arithmetic>
double EstablishedRatings<Arithmetic>::findCoefficient(std::size_t self, double expected)
{
    const Parameters& parameters = m_working.parameters;
    const ParticipantEvaluation& result = m_working.result.participants[self];
    const int old = *result.oldRating;
    const int index = *result.oldIndex;
    const AgeGroup group = ageGroupOf(traceAge(self), parameters);
    const bool success = result.score.points() >= expected;
    const Coefficient k = coefficientOf(group, old, index, success, parameters);
    if (Trace* trace = m_working.trace) {
        const std::int32_t number = m_working.number(self);
        trace->begin(Quantity::BaseCoefficient, number, "Anhang 1.3");
        trace->add(OperandName::AgeGroup, static_cast<double>(group));
        trace->add(OperandName::OldIndex, index);
        trace->add(OperandName::OldRating, old);
        trace->finish(k.base);
        trace->begin(Quantity::Bonus, number, "Anhang 1.3");
        trace->add(OperandName::AgeGroup, static_cast<double>(group));
        trace->add(OperandName::OldRating, old);
        trace->add(OperandName::Score, result.score.points());
        trace->add(OperandName::Expected, expected);
        trace->add(OperandName::ParameterT, parameters.t);
        trace->add(OperandName::UpperBound,
                   group == AgeGroup::Youth ? parameters.youthBonusBelow : parameters.adultBonusBelow);
        trace->finish(k.bonus);
        trace->begin(Quantity::Brake, number, "Anhang 1.3");
        trace->add(OperandName::OldRating, old);
        trace->add(OperandName::Score, result.score.points());
        trace->add(OperandName::Expected, expected);
        trace->add(OperandName::ParameterU, parameters.u);
        trace->add(OperandName::UpperBound, parameters.brakeBelow);
        trace->finish(k.brake);
        trace->begin(Quantity::Coefficient, number, "3.5.1, Anhang 1.3");
        trace->add(OperandName::BaseCoefficient, k.base);
        trace->add(OperandName::Brake, k.brake);
        trace->add(OperandName::Bonus, k.bonus);
        trace->add(OperandName::Unrounded, k.unrounded);
        trace->add(OperandName::MaximumCoefficient, parameters.maximumCoefficient);
        trace->finish(k.value);
    }
    return k.value;
}

template <class Arithmetic>
void EstablishedRatings<Arithmetic>::setNewRating(std::size_t self, double expected, double coefficient)
{
    // RULE: WO2026 3.5.2
    ParticipantEvaluation& result = m_working.result.participants[self];
    const int old = *result.oldRating;
    const double unrounded = old + coefficient * (result.score.points() - expected);
    const int least = m_working.parameters.minimumRating;
    result.newRating = std::max(least, static_cast<int>(roundCommercial(unrounded)));
    result.newIndex = *result.oldIndex + 1; // RULE: WO2026 2.2.4
    if (Trace* trace = m_working.trace) {
        const std::int32_t number = m_working.number(self);
        trace->begin(Quantity::NewRating, number, "3.5.2");
        trace->add(OperandName::OldRating, old);
        trace->add(OperandName::Coefficient, coefficient);
        trace->add(OperandName::Score, result.score.points());
        trace->add(OperandName::Expected, expected);
        trace->add(OperandName::Unrounded, unrounded);
        trace->add(OperandName::MinimumRating, least);
        trace->finish(*result.newRating);
        trace->begin(Quantity::NewIndex, number, "2.2.4");
        trace->add(OperandName::OldIndex, *result.oldIndex);
        trace->finish(*result.newIndex);
    }
}

} // namespace

template <class Arithmetic>
void rateEstablished(Working& working)
{
    EstablishedRatings<Arithmetic>(working).run();
}

template void rateEstablished<ExactArithmetic>(Working&);
template void rateEstablished<TablesArithmetic>(Working&);

} // namespace zahlmeister::engine::dwz2026
