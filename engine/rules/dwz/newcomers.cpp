// SPDX-License-Identifier: GPL-3.0-or-later
// First ratings: document 000, 3.4.1.3, 3.4.4, Anhang 1.1; document 001, 4.7.2 to 4.7.4.
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

/// A game as the iteration sees it: the opponent has either a constant rating or is a newcomer himself.
template <class Value>
struct IterationGame {
    std::int32_t newcomer; ///< position in the list of newcomers, or -1
    Value rating;          ///< constant rating when newcomer is -1
    std::int32_t halfPoints;
    TermKind kind;
    std::int32_t opponent; ///< as Term::opponent
    std::int32_t round;
    const Contest* contest; ///< nullptr for carry-over games and the fictitious draw
};

template <class Arithmetic>
class FirstRatings {
public:
    using Value = typename Arithmetic::Value;
    using IteratedGame = IterationGame<Value>;

    explicit FirstRatings(Working& working)
        : m_working(working), m_newcomers(working.field.newcomers()), m_place(working.field.size(), -1)
    {
        for (std::size_t at = 0; at < m_newcomers.size(); ++at)
            m_place[m_newcomers[at]] = static_cast<std::int32_t>(at);
    }

    void run()
    {
        m_working.result.findings.clear();
        m_start.resize(m_newcomers.size());
        findStartValues(Group::First);
        findStartValues(Group::Second);
        for (std::size_t at = 0; at < m_newcomers.size(); ++at)
            collectGames(at);
        m_firstGame.push_back(static_cast<std::uint32_t>(m_games.size()));
        iterate();
        reportUnbounded();
        for (std::size_t at = 0; at < m_newcomers.size(); ++at)
            correct(at);
        for (std::size_t at = 0; at < m_newcomers.size(); ++at)
            summarise(at);
    }

private:
    [[nodiscard]] std::size_t participant(std::size_t newcomer) const { return m_newcomers[newcomer]; }
    [[nodiscard]] std::span<const IteratedGame> games(std::size_t newcomer) const
    {
        return std::span(m_games).subspan(m_firstGame[newcomer],
                                          m_firstGame[newcomer + 1] - m_firstGame[newcomer]);
    }
    [[nodiscard]] Value ratingOf(const IteratedGame& game, const std::vector<Value>& values) const
    {
        return game.newcomer < 0 ? game.rating : values[static_cast<std::size_t>(game.newcomer)];
    }

    void findStartValues(Group stage)
    {
        for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
            if (m_working.field.group(participant(at)) == stage)
                findStartValue(at, stage);
        }
    }

    void findStartValue(std::size_t newcomer, Group stage)
    {
        // RULE: WO2026 Anhang 1.1.1
        const std::size_t self = participant(newcomer);
        Trace* trace = m_working.trace;
        if (trace)
            trace->begin(Quantity::StartValue, m_working.number(self), m_working.clauses().startValue);
        std::int64_t sum = 0;
        int count = 0;
        int halfPoints = 0;
        const auto take = [&](TermKind kind, int opponent, int round, int half, double rating) {
            sum += Arithmetic::toSum(rating);
            ++count;
            halfPoints += half;
            if (trace)
                trace->add(kind, opponent, round, half, rating);
        };
        for (const ValidCarryOver& game : m_working.field.carryOver(self))
            take(TermKind::CarryOver, game.position, 0, game.halfPoints, game.rating);
        for (const Contest& contest : m_working.field.contests(self)) {
            const auto opponent = contest.opponent;
            const Group group = m_working.field.group(opponent);
            if (!contest.countable ||
                !(group == Group::Established || (group == Group::First && stage == Group::Second)))
                continue;
            const double rating =
                group == Group::Established
                    ? m_working.counting[opponent]
                    : static_cast<double>(m_start[static_cast<std::size_t>(m_place[opponent])]);
            take(TermKind::Participant, m_working.number(opponent), m_working.round(contest),
                 contest.halfPoints, rating);
        }
        const Value average = Arithmetic::mean(sum, count);
        const double p = Arithmetic::percentage(halfPoints, count);
        // RULE: WO1992 4.7.2.1.2
        const double extreme = m_working.rules.iteration.extremeDifference;
        const bool isExtreme = extreme != 0 && (halfPoints == 0 || halfPoints == 2 * count);
        const Value difference =
            isExtreme ? static_cast<Value>(halfPoints == 0 ? -extreme : extreme) : m_arithmetic.difference(p);
        m_start[newcomer] = average + difference;
        if (trace)
            trace->finish(m_start[newcomer], stage == Group::First ? kStartOfFirstStage : kStartOfSecondStage,
                          kStartMean, isExtreme ? kStartOfExtreme : kStartValue, Op::RatingSum,
                          Arithmetic::sumValue(sum), Op::Games, count, Op::OpponentsAverage, average,
                          Op::Score, halfPoints / 2.0, Op::Percentage, p, Op::Difference, difference);
    }

    void collectGames(std::size_t newcomer)
    {
        const std::size_t self = participant(newcomer);
        if (m_working.trace)
            traceExceptionalOpponents(m_working, self);
        const std::size_t first = m_games.size();
        m_firstGame.push_back(static_cast<std::uint32_t>(first));
        for (const ValidCarryOver& game : m_working.field.carryOver(self))
            m_games.push_back({-1, static_cast<Value>(game.rating), game.halfPoints, TermKind::CarryOver,
                               game.position, 0, nullptr});
        for (const Contest& contest : m_working.field.contests(self)) {
            if (!m_working.field.counts(self, contest))
                continue;
            const auto opponent = contest.opponent;
            m_games.push_back({m_place[opponent], Arithmetic::toValue(m_working.counting[opponent]),
                               contest.halfPoints, TermKind::Participant, m_working.number(opponent),
                               m_working.round(contest), &contest});
        }
        const auto allAre = [&](int halfPoints) {
            return std::all_of(m_games.begin() + static_cast<std::ptrdiff_t>(first), m_games.end(),
                               [=](const IteratedGame& game) { return game.halfPoints == halfPoints; });
        };
        const bool everythingWon = allAre(2);
        // RULE: WO2026 3.4.1.3
        if (everythingWon && m_working.rules.iteration.fictitiousDraw)
            addFictitiousDraw(newcomer, first);
        // RULE: WO1992 4.7.2.1.2
        const double extreme = m_working.rules.iteration.extremeDifference;
        m_extreme.push_back(everythingWon ? extreme : allAre(0) ? -extreme : 0);
    }

    void addFictitiousDraw(std::size_t newcomer, std::size_t firstGame)
    {
        Trace* trace = m_working.trace;
        if (trace)
            trace->begin(Quantity::FictitiousDraw, m_working.number(participant(newcomer)),
                         m_working.clauses().fictitiousDraw);
        std::int64_t sum = 0;
        const int count = static_cast<int>(m_games.size() - firstGame);
        for (std::size_t at = firstGame; at < m_games.size(); ++at) {
            const IteratedGame& game = m_games[at];
            const Value rating = ratingOf(game, m_start);
            sum += Arithmetic::toSum(rating);
            if (trace)
                trace->add(game.kind, game.opponent, game.round, game.halfPoints,
                           static_cast<double>(rating));
        }
        const Value average = Arithmetic::mean(sum, count);
        m_games.push_back({-1, average, 1, TermKind::Fictitious, 0, 0, nullptr});
        if (trace)
            trace->finish(average, kDrawOfNewcomer, kDrawMean, Op::RatingSum, Arithmetic::sumValue(sum),
                          Op::Games, count);
    }

    void iterate()
    {
        // RULE: WO2026 Anhang 1.1.3
        m_values = m_start;
        int step = 0;
        while (!m_newcomers.empty()) {
            ++step;
            m_previous = m_values;
            double largest = 0;
            // All values of a step come from the step before: the iteration is simultaneous.
            for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
                m_values[at] = nextValue(at, step);
                largest = std::max(largest, std::fabs(static_cast<double>(m_values[at] - m_previous[at])));
            }
            if (largest < m_working.rules.iteration.tolerance) {
                if (m_working.rules.iteration.keepsValueBeforeLast)
                    m_values = m_previous;
                break;
            }
            if constexpr (std::is_integral_v<Value>) {
                m_history.push_back(m_previous);
                m_cycle = cycleLength();
                if (m_cycle > 0) {
                    takeHighestOfCycle(m_cycle);
                    break;
                }
            }
            m_isStopped = step >= m_working.rules.iteration.maximumSteps;
            if (m_isStopped) {
                addFinding(m_working.result, FindingCode::IterationLimitReached,
                           m_working.clauses().iterationEnd, {std::to_string(step)});
                break;
            }
        }
        m_working.result.iterations = step;
    }

    Value nextValue(std::size_t newcomer, int step)
    {
        // RULE: WO2026 Anhang 1.1.2
        Trace* trace = m_working.trace;
        if (trace)
            trace->begin(Quantity::Iteration, m_working.number(participant(newcomer)),
                         m_working.clauses().iteration, step);
        const Value own = m_previous[newcomer];
        std::int64_t expected = 0;
        int halfPoints = 0;
        const auto played = games(newcomer);
        for (const IteratedGame& game : played) {
            const Value rating = ratingOf(game, m_previous);
            const std::int64_t probability = m_arithmetic.expected(own - rating);
            expected += probability;
            halfPoints += game.halfPoints;
            if (trace)
                trace->add(game.kind, game.opponent, game.round, game.halfPoints, static_cast<double>(rating),
                           static_cast<double>(own - rating), Arithmetic::points(probability));
        }
        const int count = static_cast<int>(played.size());
        const double correction = Arithmetic::correction(halfPoints, expected, count);
        const Value difference = m_extreme[newcomer] == 0 ? m_arithmetic.difference(correction)
                                                          : meanOfOpponents(newcomer) +
                                                                static_cast<Value>(m_extreme[newcomer]) - own;
        if (trace)
            trace->finish(own + difference, m_extreme[newcomer] == 0 ? kIteration : kIterationOfExtreme,
                          Op::Value, own, Op::Score, halfPoints / 2.0, Op::Expected,
                          Arithmetic::points(expected), Op::Games, count, Op::Correction, correction,
                          Op::Step, difference);
        return own + difference;
    }

    /// Steps since the current values occurred before; 0 when they are new.
    [[nodiscard]] std::size_t cycleLength() const
    {
        const auto same = std::find(m_history.rbegin(), m_history.rend(), m_values);
        return same == m_history.rend() ? 0 : static_cast<std::size_t>(same - m_history.rbegin()) + 1;
    }

    void takeHighestOfCycle(std::size_t length)
    {
        for (auto state = m_history.end() - static_cast<std::ptrdiff_t>(length); state != m_history.end();
             ++state) {
            for (std::size_t at = 0; at < m_values.size(); ++at)
                m_values[at] = std::max(m_values[at], (*state)[at]);
        }
    }

    /// Finds newcomers whom no result bounds from above: they, and everybody against whom they gave away
    /// points, beat all rated opponents. Nobody is unbounded from below, because a stage asks for half a
    /// point (3.4.1).
    void reportUnbounded()
    {
        // RULE: WO1992 4.7.2.1.2: who won everything has a value as soon as his opponents have.
        m_bounded.clear();
        for (const double extreme : m_extreme)
            m_bounded.push_back(extreme != 0);
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
                if (m_bounded[at])
                    continue;
                const auto played = games(at);
                m_bounded[at] = std::any_of(played.begin(), played.end(), [&](const IteratedGame& game) {
                    return game.halfPoints < 2 &&
                           (game.newcomer < 0 || m_bounded[static_cast<std::size_t>(game.newcomer)]);
                });
                changed = changed || m_bounded[at];
            }
        }
        for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
            if (!m_bounded[at])
                addFinding(m_working.result, FindingCode::IterationHasNoSolution,
                           m_working.clauses().noSolution, {},
                           {.participant = m_working.tournament.participants[participant(at)].number});
        }
    }

    /// R_c with the newcomers' values of the step before.
    [[nodiscard]] Value meanOfOpponents(std::size_t newcomer) const
    {
        std::int64_t sum = 0;
        for (const IteratedGame& game : games(newcomer))
            sum += Arithmetic::toSum(ratingOf(game, m_previous));
        return Arithmetic::mean(sum, static_cast<int>(games(newcomer).size()));
    }

    void correct(std::size_t newcomer)
    {
        const std::size_t self = participant(newcomer);
        const std::int32_t number = m_working.number(self);
        const double reached = static_cast<double>(m_values[newcomer]);
        // RULE: WO2026 3.4.4.2
        const double iterated = m_working.rules.iteration.neverNegative ? std::max(0.0, reached) : reached;
        Trace* trace = m_working.trace;
        if (trace) {
            trace->begin(Quantity::IterationValue, number, m_working.clauses().iterationEnd);
            trace->add(Op::Value, reached, Op::CycleLength, m_cycle, Op::Tolerance,
                       m_working.rules.iteration.tolerance);
            trace->explain(m_cycle > 0                                      ? kIterationCycled
                           : m_isStopped                                    ? kIterationStopped
                           : m_working.rules.iteration.keepsValueBeforeLast ? kIterationKeepsValueBefore
                                                                            : kIterationEnded);
            if (m_cycle > 0 && m_working.rules.iteration.isCycleOurs)
                trace->explain(kCycleIsOurs, "");
            if (Arithmetic::kInterpolates && m_extreme[newcomer] == 0)
                trace->explain(kInterpolated, "");
            if (reached < iterated)
                trace->explain(kRaisedToZero, m_working.clauses().neverNegative);
            if (!m_bounded[newcomer])
                trace->explain(kUnbounded, m_working.clauses().noSolution);
            trace->finish(iterated);
        }
        const int rating = m_working.formulas.firstRating(iterated, number, trace);
        m_working.ratings[self] = rating;
        m_working.counting[self] = rating;

        ParticipantEvaluation& result = m_working.result.participants[self];
        result.startValue = static_cast<double>(m_start[newcomer]);
        result.iterationValue = iterated;
        result.newRating = rating;
        result.newIndex = 1;
        result.recorded = m_working.keeping(self) != Keeping::Nothing;
        if (m_working.rules.performance.newcomersToo)
            result.performance = rating;
        if (trace) {
            trace->begin(Quantity::NewIndex, number, m_working.clauses().firstIndex);
            trace->explain(kFirstIndex);
            explainKeeping(m_working, self);
            trace->finish(1);
        }
    }

    /// R_c, W and n as the sheet shows them: with the ratings that count for the opponents, which are R_0,
    /// R_1 and, where special ratings reach newcomers, these; without the fictitious draw (Anhang 3.1.11).
    void summarise(std::size_t newcomer)
    {
        const std::size_t self = participant(newcomer);
        ParticipantEvaluation& result = m_working.result.participants[self];
        Trace* trace = m_working.trace;
        if (trace)
            trace->begin(Quantity::OpponentsAverage, m_working.number(self),
                         m_working.clauses().newcomersAverage);
        result.games = 0;
        result.score = {};
        result.details.clear();
        std::int64_t sum = 0;
        const auto played = games(newcomer);
        for (const IteratedGame& game : played) {
            if (game.kind == TermKind::Fictitious)
                continue;
            const double rating =
                game.contest ? m_working.counting[game.contest->opponent] : static_cast<double>(game.rating);
            sum += Arithmetic::toSum(static_cast<Value>(rating));
            ++result.games;
            result.score += Score::fromHalfPoints(game.halfPoints);
            if (trace)
                trace->add(game.kind, game.opponent, game.round, game.halfPoints, rating);
        }
        const double ratingSum = Arithmetic::sumValue(sum);
        const double average = ratingSum / result.games;
        result.opponentsAverage = static_cast<int>(roundCommercial(average));
        if (trace) {
            trace->add(Op::RatingSum, ratingSum, Op::Games, result.games, Op::Unrounded, average);
            trace->explain(kAverageOfNewcomer);
            if (m_working.rules.special == SpecialRating::RatedOpponents)
                trace->explain(kSpecialIsLeftOut);
            else if (m_working.rules.special != SpecialRating::None)
                trace->explain(kSpecialCounts);
            trace->finish(*result.opponentsAverage, kOpponents, kAverage);
        }

        if (!m_working.withDetails)
            return;
        auto counted = std::find_if(played.begin(), played.end(),
                                    [](const auto& game) { return game.contest != nullptr; });
        const Value own = m_previous[newcomer];
        for (const Contest& contest : m_working.field.contests(self)) {
            const bool counts = counted != played.end() && counted->contest == &contest;
            GameDetail* const detail = addDetail(m_working, self, contest, counts);
            if (!counts)
                continue;
            const Value rating = ratingOf(*counted, m_previous);
            detail->ratingUsed = static_cast<double>(rating);
            detail->expected = Arithmetic::points(m_arithmetic.expected(own - rating));
            ++counted;
        }
    }

    Working& m_working;
    const Arithmetic m_arithmetic{m_working.rules.expectancy};
    std::span<const std::uint32_t> m_newcomers;
    std::vector<std::int32_t> m_place; ///< participant -> newcomer, or -1
    std::vector<Value> m_start;        ///< R_p
    std::vector<IteratedGame> m_games;
    std::vector<std::uint32_t> m_firstGame;
    std::vector<Value> m_previous;             ///< R_z at the beginning of the last step
    std::vector<Value> m_values;               ///< R_z' of the last step, in the end R_i
    std::vector<std::vector<Value>> m_history; ///< tables only: integers can run into a cycle
    std::vector<double> m_extreme;             ///< D of those who won or lost everything, where it is fixed
    std::size_t m_cycle = 0;
    bool m_isStopped = false;    ///< at the largest number of steps
    std::vector<bool> m_bounded; ///< by newcomer: some result bounds his rating from above
};

} // namespace

template <class Arithmetic>
void rateNewcomers(Working& working)
{
    FirstRatings<Arithmetic>(working).run();
}

template void rateNewcomers<ExactArithmetic>(Working&);
template void rateNewcomers<TablesArithmetic>(Working&);
template void rateNewcomers<CoarseArithmetic>(Working&);

} // namespace zahlmeister::engine::dwz
