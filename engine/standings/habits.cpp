// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/standings/habits.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace zahlmeister::engine {

namespace {

constexpr std::array kHabits{
    CountingHabit{OpponentScores::AsOnTable, OwnUnplayed::Nothing},
    CountingHabit{OpponentScores::AsOnTable, OwnUnplayed::ForfeitsAsGames},
    CountingHabit{OpponentScores::AsOnTable, OwnUnplayed::DrawWithOneself},
    CountingHabit{OpponentScores::AsOnTable, OwnUnplayed::OwnScore},
    CountingHabit{OpponentScores::UnplayedDrawn, OwnUnplayed::VirtualOpponent},
    CountingHabit{OpponentScores::UnplayedDrawn, OwnUnplayed::Nothing},
    CountingHabit{OpponentScores::UnplayedDrawn, OwnUnplayed::ForfeitsAsGames},
    CountingHabit{OpponentScores::UnplayedDrawn, OwnUnplayed::DrawWithOneself},
    CountingHabit{OpponentScores::UnplayedDrawn, OwnUnplayed::OwnScore},
    CountingHabit{OpponentScores::AsOnTable, OwnUnplayed::VirtualOpponent},
};

double pointsOf(const RoundCell& cell)
{
    return cell.points.front() * 0.5;
}

/// What a round gives: whose score, and the points against it.
struct Part {
    double score = 0;
    double points = 0;
};

class ByHabit {
public:
    ByHabit(const PlayedRounds& played, CountingHabit habit) : m_played(played), m_habit(habit)
    {
        for (std::size_t entrant = 0; entrant < played.entrants().size(); ++entrant)
            m_scores.push_back(scoreForOthers(entrant));
    }

    /// @param values what opponents have in place of their scores; empty: their scores
    [[nodiscard]] std::vector<Part> partsOf(std::size_t entrant, std::span<const double> values) const
    {
        const std::span<const double> others = values.empty() ? std::span(m_scores) : values;
        std::vector<Part> parts;
        double before = 0;
        int number = 0;
        for (const RoundCell& cell : m_played.of(entrant)) {
            ++number;
            if (counts(cell))
                parts.push_back({others[static_cast<std::size_t>(cell.opponent)], pointsOf(cell)});
            else if (const auto dummy =
                         values.empty() ? dummyOf(entrant, cell, before, number) : std::nullopt)
                parts.push_back(*dummy);
            before += pointsOf(cell);
        }
        return parts;
    }

private:
    [[nodiscard]] double scoreForOthers(std::size_t entrant) const
    {
        double score = 0;
        for (const RoundCell& cell : m_played.of(entrant)) {
            const bool isDrawn = m_habit.opponents == OpponentScores::UnplayedDrawn && isUnplayed(cell.kind);
            score += isDrawn ? 0.5 : pointsOf(cell);
        }
        return score;
    }

    [[nodiscard]] bool counts(const RoundCell& cell) const
    {
        return cell.opponent != kNoOpponent &&
               (!isUnplayed(cell.kind) || m_habit.own == OwnUnplayed::ForfeitsAsGames);
    }

    /// @param before the score before the round
    /// @param number of the round
    /// @source FIDE C.07 until 31 August 2023: virtual opponent
    [[nodiscard]] std::optional<Part> dummyOf(std::size_t entrant, const RoundCell& cell, double before,
                                              int number) const
    {
        const double own = m_played.entrants()[entrant].score.front() * 0.5;
        switch (m_habit.own) {
        case OwnUnplayed::Nothing:
        case OwnUnplayed::ForfeitsAsGames: return std::nullopt;
        case OwnUnplayed::OwnScore: return Part{own, pointsOf(cell)};
        case OwnUnplayed::DrawWithOneself: return Part{own, 0.5};
        case OwnUnplayed::VirtualOpponent: break;
        }
        const double score = before + (1 - pointsOf(cell)) + 0.5 * (m_played.rounds() - number);
        return Part{score, pointsOf(cell)};
    }

    const PlayedRounds& m_played;
    CountingHabit m_habit;
    std::vector<double> m_scores;
};

/// The sum of what is not cut.
double sumOf(std::vector<Part> parts, const TieBreak& tieBreak, bool isWeighted)
{
    std::ranges::sort(parts, [](const Part& a, const Part& b) {
        return std::pair(a.score, a.points) < std::pair(b.score, b.points);
    });
    const auto count = static_cast<int>(parts.size());
    double sum = 0;
    for (int i = tieBreak.cutLowest; i < count - tieBreak.cutHighest; ++i) {
        const Part& part = parts[static_cast<std::size_t>(i)];
        sum += isWeighted ? part.score * part.points : part.score;
    }
    return sum;
}

} // namespace

std::span<const CountingHabit> countingHabits()
{
    return kHabits;
}

bool hasHabits(TieBreakCode code)
{
    using enum TieBreakCode;
    return code == Buchholz || code == BuchholzSum || code == SonnebornBerger;
}

std::vector<double> valuesByHabit(const PlayedRounds& played, const TieBreak& tieBreak, CountingHabit habit)
{
    const ByHabit byHabit(played, habit);
    const bool isWeighted = tieBreak.code == TieBreakCode::SonnebornBerger;
    std::vector<double> buchholz;
    if (tieBreak.code == TieBreakCode::BuchholzSum)
        buchholz =
            valuesByHabit(played, {.code = TieBreakCode::Buchholz, .cutLowest = habit.cutOfSummed}, habit);
    std::vector<double> values;
    for (std::size_t entrant = 0; entrant < played.entrants().size(); ++entrant)
        values.push_back(sumOf(byHabit.partsOf(entrant, buchholz), tieBreak, isWeighted));
    return values;
}

} // namespace zahlmeister::engine
