// SPDX-License-Identifier: GPL-3.0-or-later
// First FWZ: document 002, 3.5 and 4.4.
//
// The document fixes the first FWZ of players with 0 % and 100 % and iterates the others. It does not say
// what holds when that has no end, though everybody gets a first FWZ. Here, as little as possible changes:
// 1. All others are iterated with all their games.
// 2. When values still move after the largest number of steps, the games against fixed players do not take
//    part for those who move: in a field without rated players they are all that moves it.
// 3. Who moves even then, because more points are scored than the largest difference lets expect, is treated
//    like 0 % or 100 %; with him fixed, the others begin again with 1.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "engine/rules/fwz2019/wording.h"
#include "engine/rules/fwz2019/working.h"

namespace zahlmeister::engine::fwz2019 {

namespace {

using Op = OperandName;

/// A value that settles changes its step by much more than this as long as the step is not tolerated.
constexpr double kSameMove = 1e-6;

/// Where a first FWZ comes from.
enum class Source {
    Iteration,
    Extreme,        ///< 0 % or 100 %
    LikeEverything, ///< a result for which the iteration has no end, treated like 100 %
    LikeNothing,    ///< the same, treated like 0 %
};

/// What a newcomer scored in the games that take part.
struct Tally {
    int games = 0;
    int halfPoints = 0;

    /// Half points above one half of all; its sign says on which side the result is.
    [[nodiscard]] int surplus() const { return halfPoints - games; }

    /// Whether the share of points is further from one half.
    [[nodiscard]] bool isMoreExtremeThan(const Tally& other) const
    {
        return std::int64_t(std::abs(surplus())) * other.games >
               std::int64_t(std::abs(other.surplus())) * games;
    }
};

class FirstRatings {
public:
    explicit FirstRatings(Working& working)
        : m_working(working),
          m_sources(working.contests.size(), Source::Iteration),
          m_leavesOut(working.contests.size(), false)
    {
        for (std::size_t at = 0; at < working.contests.size(); ++at) {
            if (working.result.participants[at].group == Group::First)
                m_newcomers.push_back(at);
        }
    }

    void run()
    {
        // RULE: FWZ 4.4
        for (const std::size_t newcomer : m_newcomers) {
            const Tally all = tally(newcomer);
            if (std::abs(all.surplus()) == all.games)
                fix(newcomer, Source::Extreme, all.surplus() > 0);
        }
        findEnd();
        if (m_working.trace)
            settle(m_working.trace);
        for (const std::size_t newcomer : m_newcomers)
            finish(newcomer);
    }

private:
    [[nodiscard]] bool isFixed(std::size_t participant) const
    {
        return m_sources[participant] != Source::Iteration;
    }
    /// Whether a game takes part in the iteration of a newcomer.
    [[nodiscard]] bool takesPart(std::size_t newcomer, const Contest& contest) const
    {
        return contest.countable && !(m_leavesOut[newcomer] && isFixed(contest.opponent));
    }
    /// With table B values are hundredths; what binary fractions add would hide that they repeat.
    [[nodiscard]] double withoutNoise(double value) const
    {
        return m_working.result.arithmetic == Arithmetic::Tables ? std::round(value * 1e6) / 1e6 : value;
    }
    /// What an opponent counts in the mean that stands for an iteration.
    [[nodiscard]] int entryRating(const Contest& contest) const
    {
        const auto opponent = contest.opponent;
        return m_working.result.participants[opponent].group == Group::Established
                   ? m_working.tournament.participants[opponent].rating->value()
                   : static_cast<int>(m_working.parameters.startValue);
    }

    [[nodiscard]] Tally tally(std::size_t newcomer) const
    {
        Tally tally;
        for (const Contest& contest : m_working.contests.of(newcomer)) {
            if (!takesPart(newcomer, contest))
                continue;
            ++tally.games;
            tally.halfPoints += contest.halfPoints;
        }
        return tally;
    }

    /// Whether no rating at all lets so many points, or so few, be expected.
    [[nodiscard]] bool isOutOfReach(const Tally& tally) const
    {
        const double most =
            tally.games * toPoints(m_working.expected(m_working.parameters.largestDifference));
        const double score = tally.halfPoints / 2.0;
        return score > most || score < tally.games - most;
    }

    void findEnd()
    {
        std::vector<double> drifts = settle(nullptr);
        while (!drifts.empty()) {
            if (!leaveOutGames(drifts)) {
                if (!fixTheMostExtreme(drifts)) {
                    addFinding(m_working.result, FindingCode::IterationLimitReached, "4.4",
                               {std::to_string(m_working.parameters.maximumSteps)});
                    return;
                }
                m_leavesOut.assign(m_leavesOut.size(), false);
            }
            drifts = settle(nullptr);
        }
    }

    /// Iterates from the start value until nothing moves, or until the values of table B, which meet a score
    /// only by chance, repeat.
    /// @return by newcomer how much he moves per step when there is no end: in the second half of the largest
    /// number of steps, so that values that go to and fro do not count as moving; nothing when there is an
    /// end
    std::vector<double> settle(Trace* trace)
    {
        for (const std::size_t newcomer : m_newcomers) {
            if (!isFixed(newcomer))
                m_working.ratings[newcomer] = m_working.parameters.startValue;
        }
        m_seen.clear();
        m_cycle = 0;
        m_working.result.iterations = 0;
        if (std::all_of(m_newcomers.begin(), m_newcomers.end(),
                        [this](std::size_t at) { return isFixed(at); }))
            return {};
        const int last = m_working.parameters.maximumSteps;
        const int half = last / 2;
        std::vector<double> atHalf = valuesOfNewcomers();
        std::vector<double> moves(m_newcomers.size(), 0.0);
        for (int step = 1; step <= last; ++step) {
            const std::vector<double> before = valuesOfNewcomers();
            const std::vector<double> earlierMoves = moves;
            takeStep(step, trace);
            const std::vector<double> after = valuesOfNewcomers();
            std::transform(after.begin(), after.end(), before.begin(), moves.begin(), std::minus());
            m_working.result.iterations = step;
            if (std::all_of(moves.begin(), moves.end(),
                            [&](double move) { return std::fabs(move) < m_working.parameters.tolerance; }))
                return {};
            if (m_working.result.arithmetic == Arithmetic::Tables) {
                m_seen.emplace(before, step - 1);
                if (takeHighestOfCycle())
                    return {};
            } else if (isSame(moves, earlierMoves) && isEndless(moves)) {
                return moves;
            }
            if (step == half)
                atHalf = after;
        }
        moves = valuesOfNewcomers();
        for (std::size_t at = 0; at < moves.size(); ++at)
            moves[at] = (moves[at] - atHalf[at]) / (last - half);
        return moves;
    }

    /// All values of a step come from the step before: the iteration is simultaneous.
    void takeStep(int step, Trace* trace)
    {
        const std::vector<double> before = m_working.ratings;
        for (const std::size_t newcomer : m_newcomers) {
            if (!isFixed(newcomer))
                m_working.ratings[newcomer] = nextValue(newcomer, before, step, trace);
        }
    }

    [[nodiscard]] std::vector<double> valuesOfNewcomers() const
    {
        std::vector<double> values;
        for (const std::size_t newcomer : m_newcomers)
            values.push_back(m_working.ratings[newcomer]);
        return values;
    }

    /// With P of two decimals the values may repeat without settling: then, as with the tables of the DWZ,
    /// the highest value of the cycle holds for each player.
    // RULE: WO2026 Anhang 1.1.3
    [[nodiscard]] bool takeHighestOfCycle()
    {
        const auto first = m_seen.find(valuesOfNewcomers());
        if (first == m_seen.end())
            return false;
        m_cycle = static_cast<int>(m_seen.size()) - first->second;
        for (const auto& [values, step] : m_seen) {
            if (step < first->second)
                continue;
            for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
                double& value = m_working.ratings[m_newcomers[at]];
                value = std::max(value, values[at]);
            }
        }
        return true;
    }

    [[nodiscard]] static bool isSame(const std::vector<double>& moves, const std::vector<double>& others)
    {
        return std::equal(moves.begin(), moves.end(), others.begin(),
                          [](double move, double other) { return std::fabs(move - other) < kSameMove; });
    }

    /// Whether the same moves will be made for ever: a player who moves against an opponent is already so far
    /// from him that his expectancy does not change any more, and moves away from him. Who comes from afar
    /// makes the same moves for a while, too, but not for ever.
    [[nodiscard]] bool isEndless(const std::vector<double>& moves) const
    {
        std::vector<double> moveOf(m_working.contests.size(), 0.0);
        for (std::size_t at = 0; at < m_newcomers.size(); ++at)
            moveOf[m_newcomers[at]] = moves[at];
        const auto isFinal = [&](std::size_t newcomer, const Contest& contest) {
            const double move = moveOf[newcomer] - moveOf[contest.opponent];
            const double difference = m_working.ratings[newcomer] - m_working.ratings[contest.opponent];
            return std::fabs(move) < kSameMove ||
                   (std::fabs(difference) >= m_working.parameters.largestDifference &&
                    (difference > 0) == (move > 0));
        };
        return std::all_of(m_newcomers.begin(), m_newcomers.end(), [&](std::size_t newcomer) {
            const auto games = m_working.contests.of(newcomer);
            return isFixed(newcomer) || std::all_of(games.begin(), games.end(), [&](const Contest& contest) {
                       return !takesPart(newcomer, contest) || isFinal(newcomer, contest);
                   });
        });
    }

    [[nodiscard]] bool isDrifting(double drift) const
    {
        // Of several who move together, at least one changes by the tolerance in every step.
        return std::fabs(drift) >= m_working.parameters.tolerance / 2;
    }

    [[nodiscard]] double nextValue(std::size_t newcomer, const std::vector<double>& values, int step,
                                   Trace* trace) const
    {
        // RULE: FWZ 4.4
        const double own = values[newcomer];
        ExpectedScore sum = 0;
        int halfPoints = 0;
        if (trace)
            trace->begin(Quantity::Iteration, m_working.number(newcomer), "4.4", step);
        for (const Contest& contest : m_working.contests.of(newcomer)) {
            if (!takesPart(newcomer, contest))
                continue;
            const double rating = values[contest.opponent];
            const ExpectedScore p = m_working.expected(own - rating);
            sum += p;
            halfPoints += contest.halfPoints;
            addTerm(trace, m_working.tournament, contest, rating, own - rating, toPoints(p));
        }
        const double factor = m_working.parameters.factor(own, 0);
        const double next = withoutNoise(own + factor * (halfPoints / 2.0 - toPoints(sum)));
        if (trace) {
            trace->add(Op::Value, own, Op::Coefficient, factor, Op::Score, halfPoints / 2.0, Op::Expected,
                       toPoints(sum));
            trace->explain(kIteration);
            if (m_leavesOut[newcomer])
                trace->explain(kIterationWithoutFixed);
            trace->finish(next);
        }
        return next;
    }

    /// Takes the games against fixed players from those who move, as long as they have others.
    /// @return whether anything changed
    bool leaveOutGames(const std::vector<double>& drifts)
    {
        bool isChanged = false;
        for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
            const std::size_t newcomer = m_newcomers[at];
            if (m_leavesOut[newcomer] || isFixed(newcomer) || !isDrifting(drifts[at]))
                continue;
            const int all = tally(newcomer).games;
            m_leavesOut[newcomer] = true;
            const int others = tally(newcomer).games;
            m_leavesOut[newcomer] = others > 0 && others < all;
            isChanged = isChanged || m_leavesOut[newcomer];
        }
        return isChanged;
    }

    /// Fixes those who are out of reach by themselves; where there are none, but some who together climb or
    /// fall without end, the one whose result is the most extreme: the others may only follow him.
    /// @return whether there is one
    bool fixTheMostExtreme(const std::vector<double>& drifts)
    {
        std::vector<std::pair<std::size_t, Tally>> moving;
        for (std::size_t at = 0; at < m_newcomers.size(); ++at) {
            const Tally result = tally(m_newcomers[at]);
            if (isDrifting(drifts[at]) && result.surplus() != 0 && (result.surplus() > 0) == (drifts[at] > 0))
                moving.emplace_back(m_newcomers[at], result);
        }
        if (moving.empty())
            return false;
        const auto most = std::max_element(moving.begin(), moving.end(), [](const auto& a, const auto& b) {
            return b.second.isMoreExtremeThan(a.second);
        });
        const Tally bound = most->second;
        for (const auto& [newcomer, result] : moving) {
            if (isOutOfReach(result) || !bound.isMoreExtremeThan(result))
                fix(newcomer, result.surplus() > 0 ? Source::LikeEverything : Source::LikeNothing,
                    result.surplus() > 0);
        }
        return true;
    }

    void fix(std::size_t newcomer, Source source, bool isHigh)
    {
        m_sources[newcomer] = source;
        // RULE: FWZ 4.4
        std::int64_t sum = 0;
        for (const Contest& contest : m_working.contests.of(newcomer)) {
            if (contest.countable)
                sum += entryRating(contest);
        }
        const double difference = m_working.parameters.extremeDifference;
        m_working.ratings[newcomer] =
            static_cast<double>(sum) / m_working.result.participants[newcomer].games +
            (isHigh ? difference : -difference);
    }

    void finish(std::size_t newcomer)
    {
        ParticipantEvaluation& result = m_working.result.participants[newcomer];
        const double unrounded = m_working.ratings[newcomer];
        result.startValue = m_working.parameters.startValue;
        result.iterationValue = unrounded;
        result.newRating = static_cast<int>(roundCommercial(unrounded));
        result.newIndex = 1;
        result.recorded = true;
        m_working.ratings[newcomer] = *result.newRating;
        report(newcomer);
        if (m_working.trace)
            tell(newcomer, unrounded);
    }

    /// Where the document does not say what was done.
    void report(std::size_t newcomer) const
    {
        const FindingPlace place{.participant = m_working.tournament.participants[newcomer].number};
        const Source source = m_sources[newcomer];
        if (source == Source::LikeEverything || source == Source::LikeNothing) {
            const std::string points =
                std::to_string(roundCommercial(m_working.parameters.extremeDifference));
            addFinding(m_working.result, FindingCode::FirstRatingOutOfReach, "4.4",
                       {(source == Source::LikeEverything ? "+" : "-") + points}, place);
        } else if (m_leavesOut[newcomer]) {
            addFinding(m_working.result, FindingCode::GamesLeftOutOfIteration, "4.4", {}, place);
        }
    }

    void tell(std::size_t newcomer, double unrounded) const
    {
        Trace& trace = *m_working.trace;
        const ParticipantEvaluation& result = m_working.result.participants[newcomer];
        trace.begin(Quantity::FirstRating, m_working.number(newcomer), "4.4");
        trace.add(Op::Games, result.games);
        if (isFixed(newcomer)) {
            double sum = 0;
            for (const Contest& contest : m_working.contests.of(newcomer)) {
                if (!contest.countable)
                    continue;
                const double rating = entryRating(contest);
                sum += rating;
                addTerm(&trace, m_working.tournament, contest, rating);
            }
            trace.add(Op::RatingSum, sum);
        }
        trace.finish(*result.newRating,
                     !isFixed(newcomer) ? m_cycle > 0 ? kFirstRatingOfCycle : kFirstRating
                     : m_sources[newcomer] == Source::Extreme ? kFirstRatingOfExtreme
                                                              : kFirstRatingLikeExtreme,
                     Op::CycleLength, m_cycle, Op::Unrounded, unrounded);
        trace.tell(Quantity::NewIndex, m_working.number(newcomer), "3.1", 1, kIndex);
    }

    Working& m_working;
    std::vector<std::size_t> m_newcomers;
    std::vector<Source> m_sources; ///< by participant
    std::vector<bool> m_leavesOut; ///< by participant: his games against fixed players take no part
    std::map<std::vector<double>, int> m_seen; ///< with tables only: values of newcomers, steps before
    int m_cycle = 0;                           ///< steps after which they repeat; 0 when they settle
};

} // namespace

void rateNewcomers(Working& working)
{
    FirstRatings(working).run();
}

} // namespace zahlmeister::engine::fwz2019
