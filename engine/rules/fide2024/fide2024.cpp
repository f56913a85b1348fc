// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fide2024/fide2024.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <vector>

#include "engine/base/fidescale.h"
#include "engine/base/rounding.h"
#include "engine/base/try.h"
#include "engine/model/timecontrol.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/fide2024/formulas.h"
#include "engine/rules/fide2024/parameters.h"
#include "engine/rules/fide2024/wording.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::fide2024 {

namespace {

using Op = OperandName;

constexpr int kMovesOfRateOfPlay = 60; // B.02, 1.1

constexpr std::array kColumns{
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old Elo"), "R_o"},
    ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), "K"},
    ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_a"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W_e", 2},
    ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Perf."), "R_p"},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New Elo"), "R_n"},
    ColumnSpec{Column::Change, "+/−", "R_n − R_o"},
};

constexpr std::array kWords{QuantityWord{Quantity::FirstRating, "R_u"}};

constexpr std::array kEntryChapters{Quantity::Group};
constexpr std::array kNewRatingChapters{Quantity::Group, Quantity::Expected, Quantity::Coefficient,
                                        Quantity::NewRating, Quantity::GameNotCounted};
constexpr std::array kFirstRatingChapters{Quantity::Group, Quantity::OpponentsAverage, Quantity::FirstRating,
                                          Quantity::GameNotCounted};
constexpr std::array kScoreChapters{Quantity::Score, Quantity::GameNotCounted};
constexpr std::array kOtherChapters{Quantity::Group, Quantity::FirstRating, Quantity::GameNotCounted};
constexpr std::array kStories{
    Story{Quantity::EntryRating, kEntryChapters},
    Story{Quantity::NewRating, kNewRatingChapters, Whose::Rated},
    Story{Quantity::NewRating, kOtherChapters, Whose::Others},
    Story{Quantity::FirstRating, kFirstRatingChapters},
    Story{Quantity::Score, kScoreChapters},
    Story{Quantity::Games, kScoreChapters},
    Story{Quantity::GameNotCounted, kScoreChapters},
};

constexpr std::array kGroups{
    GroupWord{Group::Established, ZAHLMEISTER_TEXT("Rules", "with an Elo"),
              ZAHLMEISTER_TEXT("Rules", "Players with an Elo")},
    GroupWord{Group::First, ZAHLMEISTER_TEXT("Rules", "first Elo"), ZAHLMEISTER_TEXT("Rules", "First Elo")},
    GroupWord{Group::Residual, ZAHLMEISTER_TEXT("Rules", "without an Elo"),
              ZAHLMEISTER_TEXT("Rules", "Without an Elo")},
};

constexpr SystemDescription kDescription{
    .id = "fide2024",
    .ratingName = "Elo",
    .document = "B.02",
    .lowerIsBetter = false,
    .coefficientKey = "k",
    .columns = kColumns,
    .words = kWords,
    .groups = kGroups,
    .stories = kStories,
};

/// Minutes of a player for 60 moves; nothing when the time control is not known.
std::optional<double> minutesOf(const TournamentHeader& header)
{
    const TimeControlReading reading = readTimeControl(header.timeControl);
    if (!reading.control)
        return std::nullopt;
    return totalSeconds(*reading.control, kMovesOfRateOfPlay) / 60.0;
}

/// Whether so many minutes for 60 moves are those of a list.
/// @param higher of the two ratings
// RULE: B02 1.1
bool isRateOfPlayOf(const Parameters& parameters, double minutes, int higher)
{
    const auto& [first, second, third] = parameters.minutes;
    if (parameters.rateOfPlay == RateOfPlay::Standard)
        return minutes >= (higher >= parameters.masterRating ? first : higher >= 1800 ? second : third);
    const bool isBelow = parameters.rateOfPlay == RateOfPlay::Rapid ? minutes < second : minutes <= second;
    return minutes > first && isBelow;
}

/// Everything about one tournament while it is computed.
class Computation {
public:
    Computation(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
                Evaluation& result, Trace* trace)
        : m_tournament(tournament),
          m_parameters(parameters),
          m_contests(contests),
          m_result(result),
          m_trace(trace),
          m_minutes(minutesOf(tournament.header)),
          m_day(tournament.header.start ? tournament.header.start : tournament.header.end)
    {
        for (const Participant& participant : tournament.participants) {
            // A DWZ or a national rating is no Elo, and there is none below the floor.
            const std::optional<Rating> elo = eloOf(participant);
            const bool isRated = elo && elo->value() >= parameters.floorOn(m_day) && !participant.computer;
            m_ratings.push_back(isRated ? elo->value() : 0);
        }
    }

    void run()
    {
        for (std::size_t self = 0; self < m_contests.size(); ++self)
            evaluate(self);
    }

private:
    /// Why a game is not rated; nothing: it is.
    [[nodiscard]] std::optional<NotCounted> reasonOf(std::size_t self, const Contest& contest) const
    {
        if (!contest.countable)
            return contest.reason;
        const int own = m_ratings[self];
        const int other = m_ratings[contest.opponent];
        if (m_tournament.header.kind == TournamentKind::Match && (own == 0 || other == 0))
            return NotCounted::MatchUnrated; // RULE: B02 6.1
        if (other == 0)
            return NotCounted::OpponentUnrated; // RULE: B02 8.3.1
        if (m_minutes && !isRateOfPlayOf(m_parameters, *m_minutes, std::max(own, other)))
            return NotCounted::RateOfPlay;
        const bool isTooGreat = m_parameters.tooGreatDifference > 0 && own > 0 &&
                                Parameters::holds(m_parameters.tooGreatOn, m_day) &&
                                std::abs(own - other) >= m_parameters.tooGreatDifference &&
                                std::max(own, other) > m_parameters.tooGreatAbove;
        return isTooGreat ? std::optional(NotCounted::DifferenceTooGreat) : std::nullopt;
    }

    void evaluate(std::size_t self);
    void tellGames(std::size_t self, int sum);
    void tellNotCounted(const GameDetail& detail);
    void rate(std::size_t self);
    void rateNewcomer(std::size_t self, int sum);

    [[nodiscard]] std::int32_t number(std::size_t self) const
    {
        return m_tournament.participants[self].number.value();
    }

    const Tournament& m_tournament;
    const Parameters& m_parameters;
    const Contests& m_contests;
    Evaluation& m_result;
    Trace* m_trace;
    std::optional<double> m_minutes;
    std::optional<Date> m_day;           ///< the first one, whose list and rules hold
    std::vector<int> m_ratings;          ///< by participant; 0: none
    std::vector<const Contest*> m_rated; ///< games of the one who is evaluated now
};

void Computation::evaluate(std::size_t self)
{
    ParticipantEvaluation& result =
        m_result.participants.emplace_back(ParticipantEvaluation{.number = ParticipantNumber(number(self))});
    m_rated.clear();
    int sum = 0;
    for (const Contest& contest : m_contests.of(self)) {
        GameDetail& detail = result.details.emplace_back(detailOf(m_tournament, contest));
        detail.reason = reasonOf(self, contest);
        if (detail.reason) {
            tellNotCounted(detail);
            continue;
        }
        detail.counted = true;
        detail.ratingUsed = m_ratings[contest.opponent];
        m_rated.push_back(&contest);
        sum += m_ratings[contest.opponent];
        ++result.games;
        result.score += Score::fromHalfPoints(contest.halfPoints);
    }
    if (result.games > 0) {
        result.opponentsAverage = static_cast<int>(roundCommercial(static_cast<double>(sum) / result.games));
        tellGames(self, sum);
    }
    if (m_ratings[self] > 0)
        rate(self);
    else
        rateNewcomer(self, sum);
}

void Computation::tellGames(std::size_t self, int sum)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int difference = fideDifference(fidePercent(result.score.halfPoints(), result.games));
    result.performance = *result.opponentsAverage + difference;
    if (!m_trace)
        return;
    m_trace->begin(Quantity::OpponentsAverage, number(self), "8.2.2");
    for (const Contest* const contest : m_rated)
        addTerm(m_trace, m_tournament, *contest, m_ratings[contest->opponent]);
    m_trace->finish(*result.opponentsAverage, kAverage, Op::RatingSum, sum, Op::Games, result.games,
                    Op::Unrounded, static_cast<double>(sum) / result.games);
    m_trace->tell(Quantity::Games, number(self), "5.1", result.games, Op::Games, result.games);
    m_trace->tell(Quantity::Score, number(self), "5.1", result.score.points(), kScore, Op::Games,
                  result.games);
    m_trace->tell(Quantity::Performance, number(self), "8.1.1", *result.performance, kPerformance,
                  Op::OpponentsAverage, *result.opponentsAverage, Op::Difference, difference);
}

void Computation::tellNotCounted(const GameDetail& detail)
{
    if (!m_trace)
        return;
    const auto [clause, explanation] = [&]() -> std::pair<const char*, const Explanation*> {
        switch (*detail.reason) {
        case NotCounted::OpponentUnrated: return {"8.3.1", &kOpponentUnrated};
        case NotCounted::MatchUnrated: return {"6.1", &kMatchUnrated};
        case NotCounted::RateOfPlay: return {"1.1", &kRateOfPlay};
        case NotCounted::DifferenceTooGreat: return {"", &kDifferenceTooGreat};
        default: return {"5.1", &kGameNotRated};
        }
    }();
    beginNotCounted(*m_trace, m_result.participants.back().number, detail, clause);
    m_trace->finish(0, *explanation);
}

/// @source FIDE B.02, 8.3
void Computation::rate(std::size_t self)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int own = m_ratings[self];
    result.group = Group::Established;
    result.oldRating = own;
    result.newRating = own;
    if (m_trace)
        m_trace->tell(Quantity::Group, number(self), "7.1", static_cast<double>(result.group), kRated,
                      Op::OldRating, own);
    if (result.games == 0)
        return;
    result.recorded = true;
    const Participant& participant = m_tournament.participants[self];
    const int factor = participant.eloFactor.value_or(
        developmentFactor(own, ageOf(participant, m_tournament.header), m_parameters));
    const int bounded = boundedFactor(factor, result.games, m_parameters);
    if (m_trace)
        m_trace->begin(Quantity::Expected, number(self), "8.3.2");
    int percents = 0;
    auto detail = result.details.begin();
    for (const Contest* const contest : m_rated) {
        while (!detail->counted)
            ++detail;
        const int difference = countedDifference(own, m_ratings[contest->opponent], m_day, m_parameters);
        const int percent = fideProbability(difference);
        percents += percent;
        detail->expected = percent / 100.0;
        detail->change = ratingChange(bounded, contest->halfPoints * 50 - percent);
        addTerm(m_trace, m_tournament, *contest, m_ratings[contest->opponent], difference, percent / 100.0);
        ++detail;
    }
    result.expected = percents / 100.0;
    result.coefficient = bounded;
    result.unroundedChange = ratingChange(bounded, result.score.halfPoints() * 50 - percents);
    // RULE: B02 8.3.4
    result.newRating = own + static_cast<int>(roundCommercial(*result.unroundedChange));
    if (!m_trace)
        return;
    const bool isFull = countedDifference(own, own - 1000, m_day, m_parameters) == 1000;
    m_trace->finish(*result.expected, isFull ? kExpectedInFull : kExpected);
    m_trace->begin(Quantity::Coefficient, number(self), "8.3.3");
    m_trace->explain(participant.eloFactor ? kListedFactor : kFactor);
    if (bounded != factor)
        m_trace->explain(kBoundedFactor);
    m_trace->finish(bounded, Op::BaseCoefficient, factor, Op::Games, result.games);
    m_trace->begin(Quantity::NewRating, number(self), "8.3.4");
    m_trace->explain(kNewRating);
    m_trace->explain(kChanges);
    const int floor = m_parameters.floorOn(m_day);
    if (*result.newRating < floor)
        m_trace->explain(kUnderFloor, "7.2.1");
    m_trace->finish(*result.newRating, Op::OldRating, own, Op::Coefficient, bounded, Op::Games, result.games,
                    Op::Score, result.score.points(), Op::Expected, *result.expected, Op::Unrounded,
                    own + *result.unroundedChange, Op::MinimumRating, floor);
}

/// @source FIDE B.02, 7.1.4, 8.2
void Computation::rateNewcomer(std::size_t self, int sum)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int floor = m_parameters.floorOn(m_day);
    const bool isScored = result.score != kLoss;
    std::optional<FirstRating> first;
    if (result.games > 0 && isScored)
        first = firstRating(sum, result.games, result.score.halfPoints(), m_day, m_parameters);
    const bool isPublished = first && result.games >= m_parameters.leastGames && first->rating >= floor;
    result.group = isPublished ? Group::First : Group::Residual;
    if (isPublished) {
        result.newRating = first->rating;
        result.recorded = true;
    }
    if (!m_trace)
        return;
    const bool isFew = result.games < m_parameters.leastGames;
    m_trace->begin(Quantity::Group, number(self), result.games > 0 && !isScored ? "8.2.1" : "7.1.4");
    m_trace->explain(result.games > 0 && !isScored ? kZeroScore : isFew ? kTooFewGames : kNewcomer);
    if (first && !isFew && !isPublished)
        m_trace->explain(kBelowFloor);
    m_trace->finish(static_cast<double>(result.group), Op::Games, result.games, Op::GamesNeeded,
                    m_parameters.leastGames, Op::Unrounded, first ? first->unrounded : 0, Op::MinimumRating,
                    floor);
    if (!first)
        return;
    const bool isEarlier = !Parameters::holds(m_parameters.newcomersOn, m_day);
    m_trace->begin(Quantity::FirstRating, number(self), "8.2");
    m_trace->add(Op::RatingSum, first->sum, Op::Games, first->games, Op::Difference, first->difference,
                 Op::Unrounded, first->unrounded);
    m_trace->finish(first->rating, isEarlier ? kEarlierFirstRating : kFirstRating);
}

PrintedTable probabilityTable()
{
    PrintedTable table{"expectancy", "8.1.2", {"D", "PD"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Scoring probability PD");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "PD is that of the higher rated player; the other one has 1 − PD.");
    table.blocks = 3;
    for (int first = 0; first < 737;) {
        int end = first;
        while (end < 736 && fideProbability(end + 1) == fideProbability(first))
            ++end;
        const std::string range =
            end >= 736 ? ">=" + std::to_string(first) : std::to_string(first) + "-" + std::to_string(end);
        table.rows.push_back({range, fixed(fideProbability(first) / 100.0, 2)});
        first = end + 1;
    }
    return table;
}

PrintedTable differenceTableOfFide()
{
    PrintedTable table{"difference", "8.1.1", {"p", "dp"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Rating difference dp by the share of the points");
    table.blocks = 4;
    for (int percent = 100; percent >= 0; --percent)
        table.rows.push_back({fixed(percent / 100.0, 2), std::to_string(fideDifference(percent))});
    return table;
}

class Fide2024 final : public ParametricSystem<Parameters> {
public:
    Fide2024() : ParametricSystem(kDescription) { }

private:
    Result<void> compute(const Tournament& tournament, const Parameters& parameters, Evaluation& result,
                         const Recording& record) const override
    {
        TRY(const auto contests, Contests::build(tournament, countPlayed));
        Computation(tournament, parameters, contests, result, record.trace).run();
        return {};
    }

    std::optional<ParticipantEvaluation> fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                                    Trace*) const override
    {
        const int factor =
            boundedFactor(developmentFactor(totals.rating, totals.age, parameters), totals.games, parameters);
        const double change = factor * (totals.score.points() - totals.expected);
        ParticipantEvaluation result =
            ratedByHand(totals, 0, factor, totals.rating + static_cast<int>(roundCommercial(change)));
        result.oldIndex.reset();
        result.newIndex.reset();
        result.unroundedChange = change;
        return result;
    }

    std::vector<PrintedTable> printedTables(const Parameters&) const override
    {
        return {probabilityTable(), differenceTableOfFide()};
    }
};

} // namespace

const RatingSystem& system()
{
    static const Fide2024 instance;
    return instance;
}

bool fits(const RuleVersion& version, const TournamentHeader& header)
{
    const auto parameters = Parameters::from(version);
    if (!parameters.has_value())
        return false;
    const auto minutes = minutesOf(header);
    return minutes ? isRateOfPlayOf(*parameters, *minutes, 0)
                   : parameters->rateOfPlay == RateOfPlay::Standard;
}

bool isFaster(const RuleVersion& version, const RuleVersion& other)
{
    const auto one = Parameters::from(version);
    const auto two = Parameters::from(other);
    return one.has_value() && two.has_value() && one->rateOfPlay > two->rateOfPlay;
}

} // namespace zahlmeister::engine::fide2024
