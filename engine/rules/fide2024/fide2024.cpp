// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fide2024/fide2024.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/fidescale.h"
#include "engine/base/rounding.h"
#include "engine/base/try.h"
#include "engine/model/eloperiods.h"
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
    .ratings = RatingSource::Fide,
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

/// A game that is rated, of the one who is evaluated now.
struct RatedGame {
    const Contest* contest;
    std::size_t period;
    std::size_t detail; ///< position in ParticipantEvaluation::details
};

/// What somebody's games in a period come to.
struct PeriodChange {
    std::size_t period;
    int own; ///< Elo of the list
    int games = 0;
    Score score = {};
    int percents = 0; ///< expected, in hundredths of a point
    int factor = 0;   ///< K
    double change = 0;
};

/// Everything about one tournament while it is computed. A tournament that is not split has one period.
class Computation {
public:
    Computation(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
                Evaluation& result, const Recording& record)
        : m_tournament(tournament),
          m_parameters(parameters),
          m_contests(contests),
          m_result(result),
          m_trace(record.trace),
          m_minutes(minutesOf(tournament.header)),
          m_day(tournament.header.start ? tournament.header.start : tournament.header.end),
          m_periods(ratingPeriodsOf(tournament.header))
    {
        if (!m_periods.empty()) {
            m_periodsOfGames = periodsOfGames(tournament, m_periods).periods;
            m_only = record.period;
        }
        for (const Participant& participant : tournament.participants) {
            m_entries.push_back(eloEntriesOf(participant, m_periods));
            for (EloEntry& entry : m_entries.back()) {
                // A DWZ or a national rating is no Elo, and there is none below the floor.
                if (participant.computer ||
                    (entry.rating && entry.rating->value() < parameters.floorOn(m_day)))
                    entry.rating.reset();
            }
        }
    }

    void run()
    {
        for (std::size_t self = 0; self < m_contests.size(); ++self)
            evaluate(self);
    }

private:
    [[nodiscard]] std::size_t periodOf(const Contest& contest) const
    {
        return m_periods.empty() ? 0 : m_periodsOfGames[contest.game];
    }
    /// The Elo with which somebody enters a period; 0: none.
    [[nodiscard]] int ratingOf(std::size_t participant, std::size_t period) const
    {
        const std::optional<Rating>& rating = m_entries[participant][period].rating;
        return rating ? rating->value() : 0;
    }

    /// Why a game is not rated; nothing: it is.
    [[nodiscard]] std::optional<NotCounted> reasonOf(std::size_t self, const Contest& contest) const
    {
        if (!contest.countable)
            return contest.reason;
        const int own = ratingOf(self, periodOf(contest));
        const int other = ratingOf(contest.opponent, periodOf(contest));
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
    void leaveOutUnrated(std::size_t self);
    void takeRated();
    void tellGames(std::size_t self);
    void tellNotCounted(const GameDetail& detail);
    [[nodiscard]] std::optional<std::size_t> firstRatedPeriod(std::size_t self) const;
    void rate(std::size_t self, std::size_t first);
    int ratePeriod(std::size_t self, std::size_t period, std::span<const RatedGame> games);
    void tellPeriod(std::size_t period, int own);
    void tellNewRating(std::size_t self, const PeriodChange& part);
    void rateNewcomer(std::size_t self);

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
    std::optional<Date> m_day;           ///< the first one, whose rules hold, and without periods its list
    std::vector<RatingPeriod> m_periods; ///< into which it is split; empty: it is not
    std::vector<std::size_t> m_periodsOfGames;
    std::optional<std::size_t> m_only;            ///< the period that is asked for alone
    std::vector<std::vector<EloEntry>> m_entries; ///< by participant and period; without a rating: unrated
    std::vector<RatedGame> m_rated;               ///< of the one who is evaluated now
    int m_sum = 0;                                ///< of the ratings of their opponents
};

void Computation::evaluate(std::size_t self)
{
    ParticipantEvaluation& result =
        m_result.participants.emplace_back(ParticipantEvaluation{.number = ParticipantNumber(number(self))});
    m_rated.clear();
    for (const Contest& contest : m_contests.of(self)) {
        const std::size_t period = periodOf(contest);
        if (m_only && period != *m_only)
            continue;
        GameDetail& detail = result.details.emplace_back(detailOf(m_tournament, contest));
        detail.reason = reasonOf(self, contest);
        if (!detail.reason)
            m_rated.push_back({&contest, period, result.details.size() - 1});
    }
    leaveOutUnrated(self);
    takeRated();
    for (const GameDetail& detail : result.details) {
        if (detail.reason)
            tellNotCounted(detail);
    }
    if (result.games > 0)
        tellGames(self);
    if (const auto first = firstRatedPeriod(self))
        rate(self, *first);
    else
        rateNewcomer(self);
}

/// Who comes onto a list in the course of the tournament is rated from then on. What he played before is part
/// of the first rating with which he came onto it.
// RULE: B02 7.1.4
void Computation::leaveOutUnrated(std::size_t self)
{
    const auto isUnrated = [&](const RatedGame& game) { return ratingOf(self, game.period) == 0; };
    if (std::ranges::all_of(m_rated, isUnrated))
        return;
    for (const RatedGame& game : m_rated) {
        if (isUnrated(game))
            m_result.participants[self].details[game.detail].reason = NotCounted::BeforeFirstList;
    }
    std::erase_if(m_rated, isUnrated);
}

void Computation::takeRated()
{
    ParticipantEvaluation& result = m_result.participants.back();
    m_sum = 0;
    for (const RatedGame& game : m_rated) {
        GameDetail& detail = result.details[game.detail];
        detail.counted = true;
        detail.ratingUsed = ratingOf(game.contest->opponent, game.period);
        m_sum += ratingOf(game.contest->opponent, game.period);
        ++result.games;
        result.score += Score::fromHalfPoints(game.contest->halfPoints);
    }
    if (result.games > 0)
        result.opponentsAverage =
            static_cast<int>(roundCommercial(static_cast<double>(m_sum) / result.games));
}

void Computation::tellGames(std::size_t self)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int difference = fideDifference(fidePercent(result.score.halfPoints(), result.games));
    result.performance = *result.opponentsAverage + difference;
    if (!m_trace)
        return;
    m_trace->begin(Quantity::OpponentsAverage, number(self), "8.2.2");
    for (const RatedGame& game : m_rated)
        addTerm(m_trace, m_tournament, *game.contest, ratingOf(game.contest->opponent, game.period));
    m_trace->finish(*result.opponentsAverage, kAverage, Op::RatingSum, m_sum, Op::Games, result.games,
                    Op::Unrounded, static_cast<double>(m_sum) / result.games);
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
        case NotCounted::BeforeFirstList: return {"7.1.4", &kBeforeFirstList};
        default: return {"5.1", &kGameNotRated};
        }
    }();
    beginNotCounted(*m_trace, m_result.participants.back().number, detail, clause);
    m_trace->finish(0, *explanation);
}

/// The first period with a rated game of somebody who is rated then; who has none: with an Elo at all.
std::optional<std::size_t> Computation::firstRatedPeriod(std::size_t self) const
{
    std::optional<std::size_t> first;
    for (const RatedGame& game : m_rated) {
        if (ratingOf(self, game.period) > 0)
            first = std::min(game.period, first.value_or(game.period));
    }
    if (first || !m_rated.empty())
        return first;
    if (m_only)
        return ratingOf(self, *m_only) > 0 ? m_only : std::nullopt;
    const auto rated =
        std::ranges::find_if(m_entries[self], [](const EloEntry& one) { return one.rating.has_value(); });
    return rated == m_entries[self].end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(rated - m_entries[self].begin()));
}

/// The change of each period is rounded once; those of all periods are added.
/// @source FIDE B.02, 8.3
void Computation::rate(std::size_t self, std::size_t first)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int own = ratingOf(self, first);
    result.group = Group::Established;
    result.oldRating = own;
    result.newRating = own;
    if (m_trace)
        m_trace->tell(Quantity::Group, number(self), "7.1", static_cast<double>(result.group), kRated,
                      Op::OldRating, own);
    if (result.games == 0)
        return;
    result.recorded = true;
    result.expected = 0;
    std::ranges::stable_sort(m_rated, {}, &RatedGame::period);
    int rated = 0; // periods
    for (auto begin = m_rated.begin(); begin != m_rated.end();) {
        const auto end = std::ranges::find_if(
            begin, m_rated.end(), [&](const RatedGame& one) { return one.period != begin->period; });
        *result.newRating += ratePeriod(self, begin->period, {begin, end});
        ++rated;
        begin = end;
    }
    if (rated == 1)
        return;
    result.unroundedChange.reset(); // there is none of several periods
    if (m_trace)
        m_trace->tell(Quantity::NewRating, number(self), "8.3.4", *result.newRating, kSumOfPeriods,
                      Op::OldRating, own, Op::Difference, *result.newRating - own);
}

/// @param games of one period
/// @return the change, rounded
int Computation::ratePeriod(std::size_t self, std::size_t period, std::span<const RatedGame> games)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const Participant& participant = m_tournament.participants[self];
    const EloEntry& entry = m_entries[self][period];
    const int own = entry.rating->value();
    const TournamentHeader then{.end = m_periods.empty() ? m_tournament.header.end
                                                         : std::optional(m_periods[period].last)};
    PeriodChange part{.period = period, .own = own, .games = static_cast<int>(games.size())};
    const int factor = entry.factor.value_or(developmentFactor(own, ageOf(participant, then), m_parameters));
    part.factor = boundedFactor(factor, part.games, m_parameters);
    if (m_trace) {
        m_trace->begin(Quantity::Expected, number(self), "8.3.2");
        tellPeriod(period, own);
    }
    for (const RatedGame& game : games) {
        GameDetail& detail = result.details[game.detail];
        const int other = ratingOf(game.contest->opponent, period);
        const int difference = countedDifference(own, other, m_day, m_parameters);
        const int percent = fideProbability(difference);
        part.percents += percent;
        part.score += Score::fromHalfPoints(game.contest->halfPoints);
        detail.expected = percent / 100.0;
        detail.change = ratingChange(part.factor, game.contest->halfPoints * 50 - percent);
        addTerm(m_trace, m_tournament, *game.contest, other, difference, percent / 100.0);
    }
    part.change = ratingChange(part.factor, part.score.halfPoints() * 50 - part.percents);
    const bool isFirst = !result.unroundedChange;
    const auto before = std::lround(result.expected.value_or(0) * 100); // whole per cents, so sums are exact
    result.expected = (static_cast<int>(before) + part.percents) / 100.0;
    if (isFirst)
        result.coefficient = part.factor;
    else if (result.coefficient != part.factor)
        result.coefficient.reset(); // each period has its own
    result.unroundedChange = part.change;
    if (m_trace) {
        const bool isFull = countedDifference(own, own - 1000, m_day, m_parameters) == 1000;
        m_trace->finish(part.percents / 100.0, isFull ? kExpectedInFull : kExpected);
        m_trace->begin(Quantity::Coefficient, number(self), "8.3.3");
        m_trace->explain(entry.factor ? kListedFactor : kFactor);
        if (part.factor != factor)
            m_trace->explain(kBoundedFactor);
        m_trace->finish(part.factor, Op::BaseCoefficient, factor, Op::Games, part.games);
        tellNewRating(self, part);
    }
    return static_cast<int>(roundCommercial(part.change)); // RULE: B02 8.3.4
}

/// Says in the open step which period it is about, where there are several.
void Computation::tellPeriod(std::size_t period, int own)
{
    if (m_periods.empty())
        return;
    const Date first = m_periods[period].first;
    m_trace->add(Op::Year, first.year(), Op::Month, first.month(), Op::Day, first.day());
    m_trace->add(Op::OldRating, own);
    m_trace->explain(kPeriod, "7.1.1");
}

void Computation::tellNewRating(std::size_t self, const PeriodChange& part)
{
    const int rated = part.own + static_cast<int>(roundCommercial(part.change));
    const int floor = m_parameters.floorOn(m_day);
    m_trace->begin(Quantity::NewRating, number(self), "8.3.4");
    tellPeriod(part.period, part.own);
    m_trace->explain(kNewRating);
    if (part.period == m_rated.back().period)
        m_trace->explain(kChanges);
    if (rated < floor)
        m_trace->explain(kUnderFloor, "7.2.1");
    if (m_periods.empty())
        m_trace->add(Op::OldRating, part.own);
    m_trace->finish(rated, Op::Coefficient, part.factor, Op::Games, part.games, Op::Score,
                    part.score.points(), Op::Expected, part.percents / 100.0, Op::Unrounded,
                    part.own + part.change, Op::MinimumRating, floor);
}

/// @source FIDE B.02, 7.1.4, 8.2
void Computation::rateNewcomer(std::size_t self)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int floor = m_parameters.floorOn(m_day);
    const bool isScored = result.score != kLoss;
    std::optional<FirstRating> first;
    if (result.games > 0 && isScored)
        first = firstRating(m_sum, result.games, result.score.halfPoints(), m_day, m_parameters);
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
        Computation(tournament, parameters, contests, result, record).run();
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
