// SPDX-License-Identifier: GPL-3.0-or-later
// Participants who stay unrated, and their carry-over games: document 000, 3.4.2 and 3.4.3.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/base/rounding.h"
#include "engine/rules/dwz/wording.h"
#include "engine/rules/dwz/working.h"

namespace zahlmeister::engine::dwz {

namespace {

using Op = OperandName;

/// The carry-over games of one participant while they are collected.
class Collection {
public:
    Collection(Working& working, std::size_t self)
        : m_working(working),
          m_self(self),
          m_participant(working.tournament.participants[self]),
          m_result(working.result.participants[self]),
          m_trace(working.trace)
    {
    }

    void run()
    {
        if (m_trace)
            m_trace->begin(Quantity::CarryOverKept, m_working.number(m_self),
                           m_working.clauses().carryOverKept);
        takeOldGames();
        takeNewGames();
        if (m_trace)
            tellGames();
        if (m_result.games > 0)
            setAverage();
        // RULE: WO2026 3.4.3: for text-only participants nothing is kept.
        if (m_working.keeping(m_self) != Keeping::Nothing)
            keep();
    }

private:
    /// A game and where it stands in the order of what is kept.
    struct Kept {
        std::size_t order;
        CarryOverGame game;
    };

    void takeOldGames()
    {
        for (const ValidCarryOver& game : m_working.field.carryOver(m_self)) {
            const auto& old = m_participant.carryOver[static_cast<std::size_t>(game.position)];
            take({0, old}, game.rating); // kept as it was played: the day tells the level
            if (m_trace)
                m_trace->add(TermKind::CarryOver, game.position, 0, game.halfPoints, game.rating);
        }
    }

    void takeNewGames()
    {
        // RULE: WO2026 3.4.2
        for (const Contest& contest : m_working.field.contests(m_self)) {
            const bool counts = m_working.field.counts(m_self, contest);
            GameDetail* const detail = addDetail(m_working, m_self, contest, counts);
            if (!counts)
                continue;
            const int rating = m_working.ratings[contest.opponent];
            if (detail)
                detail->ratingUsed = rating;
            take({contest.game + std::size_t{1},
                  {Rating(rating), Score::fromHalfPoints(contest.halfPoints),
                   m_working.tournament.header.end}},
                 rating);
            addTerm(m_trace, m_working.tournament, contest, rating);
        }
    }

    void take(const Kept& kept, int rating)
    {
        m_sum += rating;
        ++m_result.games;
        m_result.score += kept.game.score;
        m_kept.push_back(kept);
    }

    void tellGames()
    {
        m_trace->add(Op::RatingSum, static_cast<double>(m_sum), Op::Score, m_result.score.points());
        if (!m_participant.computer) {
            const bool isGuest = m_result.games > 0 && m_working.keeping(m_self) == Keeping::Nothing;
            m_trace->explain(isGuest               ? kCarryOverOfGuest
                             : m_result.games == 0 ? kNothingCarriedOver
                                                   : kCarryOverKept,
                             isGuest ? m_working.clauses().notRecorded : nullptr);
        }
        m_trace->finish(m_result.games);
    }

    void setAverage()
    {
        const double average = static_cast<double>(m_sum) / m_result.games;
        m_result.opponentsAverage = static_cast<int>(roundCommercial(average));
        if (!m_trace)
            return;
        m_trace->tell(Quantity::OpponentsAverage, m_working.number(m_self),
                      m_working.clauses().residualAverage, *m_result.opponentsAverage, kAverageOfOther,
                      kAverage, Op::RatingSum, static_cast<double>(m_sum), Op::Games, m_result.games,
                      Op::Unrounded, average);
    }

    /// Old games first, then the new ones in the order of the tournament's games, whatever their rounds.
    void keep()
    {
        std::ranges::stable_sort(m_kept, {}, &Kept::order);
        for (const Kept& kept : m_kept)
            m_result.carryOver.push_back(kept.game);
    }

    Working& m_working;
    std::size_t m_self;
    const Participant& m_participant;
    ParticipantEvaluation& m_result;
    Trace* m_trace;
    std::int64_t m_sum = 0; ///< of the opponents' ratings
    std::vector<Kept> m_kept;
};

} // namespace

void collectCarryOver(Working& working)
{
    for (std::size_t at = 0; at < working.field.size(); ++at) {
        if (working.field.group(at) == Group::Residual)
            Collection(working, at).run();
    }
}

} // namespace zahlmeister::engine::dwz
