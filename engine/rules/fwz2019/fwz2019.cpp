// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/fwz2019.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "engine/base/rounding.h"
#include "engine/rules/byhand.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancy.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/fwz2019/explanations.h"
#include "engine/rules/fwz2019/newrating.h"
#include "engine/rules/fwz2019/parameters.h"
#include "engine/rules/fwz2019/working.h"

namespace zahlmeister::engine::fwz2019 {

namespace {

constexpr std::array kColumns{
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old FWZ"), "FWZ_o"},
    ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), "K"},
    ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_c"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "S"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W", 3},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New FWZ"), "FWZ_n"},
    ColumnSpec{Column::Change, "+/−", "FWZ_n − FWZ_o"},
};

constexpr std::array kWords{
    QuantityWord{Quantity::Iteration, "R_z"},
    QuantityWord{Quantity::FirstRating, "FWZ_1"},
};

constexpr std::array kEntryChapters{Quantity::Group};
constexpr std::array kNewRatingChapters{Quantity::Group, Quantity::Coefficient, Quantity::NewRating,
                                        Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kFirstRatingChapters{Quantity::Group, Quantity::Iteration, Quantity::FirstRating,
                                          Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kScoreChapters{Quantity::Score, Quantity::GameNotCounted};
constexpr std::array kIterationChapters{Quantity::Iteration, Quantity::FirstRating};
constexpr Telling kNothing{&kNothingEvaluated, ""};
constexpr std::array kStories{
    Story{Quantity::EntryRating, kEntryChapters},
    Story{Quantity::NewRating, kNewRatingChapters, Whose::Rated, {}, kNothing},
    Story{Quantity::FirstRating, kFirstRatingChapters},
    Story{Quantity::Score, kScoreChapters},
    Story{Quantity::Games, kScoreChapters},
    Story{Quantity::GameNotCounted, kScoreChapters},
    Story{Quantity::Expected, {}, Whose::Rated, {}, kNothing},
    Story{Quantity::Expected, kIterationChapters, Whose::Newcomers},
    Story{Quantity::Coefficient, {}, Whose::Rated, {}, kNothing},
    Story{Quantity::Coefficient, kIterationChapters, Whose::Newcomers},
    Story{Quantity::CarryOverKept, kEntryChapters, Whose::Others},
};

constexpr std::array kFindingClauses{
    FindingClause{FindingCode::IndexMissing, "3.1"},
    FindingClause{FindingCode::NoGames, "3.3"},
    FindingClause{FindingCode::GameNotPlayed, "3.3"},
    FindingClause{FindingCode::EndInFuture, "3.3"},
    FindingClause{FindingCode::EndNotLastGame, "3.3"},
    FindingClause{FindingCode::TimeControlUnreadable, "2"},
    FindingClause{FindingCode::CorrespondenceTooFast, "2"},
};

/// Document 002 knows no stages: everybody gets his first FWZ after his first tournament (3.5).
constexpr std::array kGroups{
    GroupWord{Group::Established, ZAHLMEISTER_TEXT("Rules", "with an FWZ"),
              ZAHLMEISTER_TEXT("Rules", "Players with an FWZ")},
    GroupWord{Group::First, ZAHLMEISTER_TEXT("Rules", "first FWZ"), ZAHLMEISTER_TEXT("Rules", "First FWZ")},
    GroupWord{Group::Residual, ZAHLMEISTER_TEXT("Rules", "without a game that counts"),
              ZAHLMEISTER_TEXT("Rules", "Without a game that counts")},
};

/// Document 002, 2.
constexpr TournamentConditions kConditions{.daysForTenMoves = 20};

constexpr SystemDescription kDescription{
    .id = "fwz2019",
    .ratingName = "FWZ",
    .document = "FWZ",
    .lowerIsBetter = false,
    .coefficientKey = "k",
    .columns = kColumns,
    .words = kWords,
    .groups = kGroups,
    .stories = kStories,
    .findingClauses = kFindingClauses,
    .conditions = &kConditions,
    .ratesWithdrawals = true,
};

bool withdrewUnapproved(const Participant& participant)
{
    return participant.withdrawal == Withdrawal::NotApproved;
}

/// What a game without a result is after a withdrawal. "Für die Gegner als gewonnen gewertet" (3.7): rated,
/// so what one has won the other has lost. Of two who both withdrew neither can have won. After an approved
/// withdrawal or a replacement (3.8, 3.9) nothing is rated, unless the director decided on a result; then it
/// is entered and counts as any other.
Countability countUnfinished(const Game& game, const Participant& self, const Participant& opponent)
{
    // RULE: FWZ 3.7, 3.8, 3.9
    if (withdrewUnapproved(self) == withdrewUnapproved(opponent))
        return {NotCounted::NotPlayed};
    // The other one may have left with approval, or have been replaced.
    const Participant& other = withdrewUnapproved(self) ? opponent : self;
    if (other.withdrawal || !game.rated || self.computer || opponent.computer)
        return {NotCounted::NotPlayed};
    return {std::nullopt, withdrewUnapproved(self) ? kLoss.halfPoints() : kWin.halfPoints()};
}

/// Games that ended by time forfeit or by an unapproved withdrawal count like others; such are entered as
/// forfeits, or left open and told by the player's withdrawal. A forfeit of both sides is a game that was not
/// played.
Countability countInCorrespondence(const Tournament&, const Game& game, SideResult own,
                                   const Participant& self, const Participant& opponent)
{
    // RULE: FWZ 3.6, 3.7
    const bool isDecided =
        game.result.white == SideResult::ForfeitWin || game.result.black == SideResult::ForfeitWin;
    if (own == SideResult::NotPlayed)
        return countUnfinished(game, self, opponent);
    if (own == SideResult::ForfeitLoss && !isDecided)
        return {NotCounted::Forfeit};
    if (!game.rated)
        return {NotCounted::MarkedUnrated};
    if (self.computer || opponent.computer)
        return {NotCounted::Computer};
    return {std::nullopt, tablePoints(own).halfPoints()};
}

/// Where the document leaves a game out; it knows neither computers nor excluded games.
const char* clauseOf(NotCounted reason)
{
    return reason == NotCounted::NotPlayed || reason == NotCounted::Forfeit ? "3.6, 3.8" : "";
}

/// One evaluation while it is computed.
class Computation {
public:
    Computation(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
                Evaluation& result, Trace* trace)
        : m_working{tournament, parameters, contests, result, trace, {}},
          m_tournament(tournament),
          m_parameters(parameters),
          m_contests(contests),
          m_result(result),
          m_trace(trace),
          m_ratings(m_working.ratings)
    {
    }

    void run()
    {
        prepare();
        rateNewcomers(m_working);
        for (std::size_t at = 0; at < m_contests.size(); ++at) {
            if (m_result.participants[at].group == Group::Established)
                evaluateRated(at);
        }
        for (std::size_t at = 0; at < m_contests.size(); ++at)
            summarise(at);
    }

private:
    [[nodiscard]] std::int32_t number(std::size_t at) const { return m_working.number(at); }
    [[nodiscard]] int round(const Contest& contest) const { return m_working.round(contest); }
    [[nodiscard]] ExpectedScore expected(double difference) const { return m_working.expected(difference); }

    void prepare();
    void evaluateRated(std::size_t self);
    void summarise(std::size_t self);

    Working m_working;
    const Tournament& m_tournament;
    const Parameters& m_parameters;
    const Contests& m_contests;
    Evaluation& m_result;
    Trace* m_trace;
    std::vector<double>& m_ratings;
};

void Computation::prepare()
{
    for (std::size_t at = 0; at < m_contests.size(); ++at) {
        const Participant& participant = m_tournament.participants[at];
        // A FIDE or national rating is no FWZ; document 002 does not know any other.
        const bool isRated =
            participant.rating && !participant.computer && participant.ratingSource == RatingSource::Dwz;
        ParticipantEvaluation& result =
            m_result.participants.emplace_back(ParticipantEvaluation{.number = participant.number});
        for (const Contest& contest : m_contests.of(at)) {
            if (!contest.countable)
                continue;
            ++result.games;
            result.score += Score::fromHalfPoints(contest.halfPoints);
        }
        // RULE: FWZ 3.5
        result.group = isRated ? Group::Established : result.games > 0 ? Group::First : Group::Residual;
        m_ratings.push_back(isRated ? participant.rating->value() : m_parameters.startValue);
        if (m_trace) {
            m_trace->begin(Quantity::Group, number(at), isRated ? "3.1" : "3.5");
            m_trace->add(OperandName::OldRating, m_ratings.back());
            m_trace->add(OperandName::OldIndex, participant.index.value_or(0));
            m_trace->explain(isRated ? kRated : result.games > 0 ? kNewcomer : kWithoutGames);
            m_trace->finish(static_cast<double>(result.group));
        }
    }
}

void Computation::evaluateRated(std::size_t self)
{
    ParticipantEvaluation& result = m_result.participants[self];
    const int old = m_tournament.participants[self].rating->value();
    const int index = m_tournament.participants[self].index.value_or(0);
    result.oldRating = old;
    result.oldIndex = index;
    result.newRating = old;
    result.newIndex = index;
    if (result.games == 0)
        return;
    if (m_trace)
        m_trace->begin(Quantity::Expected, number(self), "4.1");
    std::int64_t sum = 0;
    for (const Contest& contest : m_contests.of(self)) {
        if (!contest.countable)
            continue;
        const auto opponent = static_cast<std::size_t>(contest.opponent);
        const std::int64_t p = expected(old - m_ratings[opponent]);
        sum += p;
        if (m_trace)
            m_trace->add(TermKind::Participant, number(opponent), round(contest), contest.halfPoints,
                         m_ratings[opponent], old - m_ratings[opponent], toPoints(p));
    }
    result.expected = toPoints(sum);
    result.recorded = true;
    const RatedPlayer player{number(self), old, index, result.games, result.score.points(), *result.expected};
    const NewRating rated = newRatingOf(player, m_parameters);
    result.coefficient = rated.factor;
    result.newRating = rated.rating;
    result.newIndex = index + 1;
    if (!m_trace)
        return;
    m_trace->explain(kExpected);
    m_trace->finish(*result.expected);
    traceNewRating(player, m_parameters, *m_trace);
    m_trace->begin(Quantity::NewIndex, number(self), "3.1");
    m_trace->explain(kIndex);
    m_trace->finish(*result.newIndex);
}

/// Game details, the opponents' average, and the steps that say what counts.
void Computation::summarise(std::size_t self)
{
    ParticipantEvaluation& result = m_result.participants[self];
    std::int64_t sum = 0;
    for (const Contest& contest : m_contests.of(self)) {
        GameDetail& detail = result.details.emplace_back(detailOf(m_tournament, contest));
        if (!contest.countable) {
            detail.reason = contest.reason;
            if (m_trace) {
                m_trace->begin(Quantity::GameNotCounted, number(self), clauseOf(contest.reason));
                m_trace->add(OperandName::Reason, static_cast<double>(contest.reason));
                m_trace->add(OperandName::Round, detail.round.value_or(0));
                m_trace->add(OperandName::Opponent, detail.opponent.value());
                m_trace->finish(0);
            }
            continue;
        }
        const double rating = m_ratings[static_cast<std::size_t>(contest.opponent)];
        const double own = result.newRating && !result.oldRating ? *result.iterationValue : m_ratings[self];
        detail.counted = true;
        detail.ratingUsed = rating;
        detail.expected = toPoints(expected(own - rating));
        if (result.coefficient)
            detail.change = *result.coefficient * (contest.halfPoints / 2.0 - *detail.expected);
        sum += static_cast<std::int64_t>(rating);
    }
    if (result.games > 0)
        result.opponentsAverage = static_cast<int>(roundCommercial(static_cast<double>(sum) / result.games));
    if (!m_trace)
        return;
    for (const Quantity quantity : {Quantity::Games, Quantity::Score}) {
        m_trace->begin(quantity, number(self), "3.6");
        m_trace->add(OperandName::Games, result.games);
        if (quantity == Quantity::Score)
            m_trace->explain(result.oldRating && result.games > 0 ? kScoreOfRated : kScoreOfNewcomer);
        m_trace->finish(quantity == Quantity::Score ? result.score.points() : result.games);
    }
    if (result.opponentsAverage) {
        m_trace->begin(Quantity::OpponentsAverage, number(self), "");
        m_trace->add(OperandName::RatingSum, static_cast<double>(sum));
        m_trace->add(OperandName::Games, result.games);
        m_trace->add(OperandName::Unrounded, static_cast<double>(sum) / result.games);
        for (const Contest& contest : m_contests.of(self)) {
            const auto opponent = static_cast<std::size_t>(contest.opponent);
            if (contest.countable)
                m_trace->add(TermKind::Participant, number(opponent), round(contest), contest.halfPoints,
                             m_ratings[opponent]);
        }
        m_trace->explain(kAverage);
        m_trace->finish(*result.opponentsAverage);
    }
}

/// Table B: the ranges of D with the same two decimals.
PrintedTable expectancyTable(const Parameters& parameters)
{
    PrintedTable table{"expectancy", "Anhang B", {"D", "P(D)"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Expected score P(D)");
    table.note = ZAHLMEISTER_TEXT("Rules", "P(D) is what the stronger player expects; the weaker one expects "
                                           "1 − P(D).");
    table.blocks = 3;
    const int last = static_cast<int>(parameters.largestDifference);
    const auto hundredths = [&](int difference) {
        return roundCommercial(100 * parameters.expectancy(difference));
    };
    for (int first = 0; first <= last;) {
        int end = first;
        while (end < last && hundredths(end + 1) == hundredths(first))
            ++end;
        const std::string range =
            end == last ? ">=" + std::to_string(first) : std::to_string(first) + "-" + std::to_string(end);
        table.rows.push_back({range, fixed(static_cast<double>(hundredths(first)) / 100.0, 2)});
        first = end + 1;
    }
    return table;
}

PrintedTable factorTable(const Parameters& parameters)
{
    PrintedTable table{"coefficient",
                       "4.2",
                       {"FWZ", "I<" + std::to_string(parameters.securedIndex),
                        "I>=" + std::to_string(parameters.securedIndex)},
                       {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Development coefficient K");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "The columns are the index I; the last one holds for secured ratings.");
    const int ratings[]{parameters.lowUpTo, parameters.middleUpTo, parameters.middleUpTo + 1};
    const std::string heads[]{"<=" + std::to_string(parameters.lowUpTo),
                              std::to_string(parameters.lowUpTo + 1) + "-" +
                                  std::to_string(parameters.middleUpTo),
                              ">" + std::to_string(parameters.middleUpTo)};
    for (std::size_t row = 0; row < std::size(ratings); ++row)
        table.rows.push_back({heads[row], fixed(parameters.factor(ratings[row], 0), 0),
                              fixed(parameters.factor(ratings[row], parameters.securedIndex), 0)});
    return table;
}

/// Document 002 prints no such table; the K are all that it has.
PrintedTable gameTable(const Parameters& parameters)
{
    std::set<double> factors;
    for (const int rating : {parameters.lowUpTo, parameters.middleUpTo, parameters.middleUpTo + 1}) {
        for (const int index : {0, parameters.securedIndex})
            factors.insert(parameters.factor(rating, index));
    }
    const auto change = [&](double factor, double difference, Score score) {
        return static_cast<int>(
            roundCommercial(factor * (score.points() - parameters.expectancy(difference))));
    };
    return contributionTable("4.3", std::vector(factors.begin(), factors.end()),
                             static_cast<int>(parameters.largestDifference), change);
}

class Fwz2019 final : public RatingSystem {
public:
    const SystemDescription& description() const override { return kDescription; }

    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        const auto contests = Contests::build(tournament, countInCorrespondence);
        if (!contests.has_value())
            return tl::unexpected(contests.error());
        Evaluation result{version.id, options.arithmetic.value_or(version.arithmetic)};
        Computation(tournament, *parameters, *contests, result, options.trace ? &result.trace : nullptr)
            .run();
        return result;
    }

    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return calculateByHand(*this, input, version, options, [&](const TotalsByHand& totals, Trace* trace) {
            return fromTotals(totals, *parameters, trace);
        });
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return std::vector{expectancyTable(*parameters), factorTable(*parameters), gameTable(*parameters)};
    }

private:
    static ParticipantEvaluation fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                            Trace* trace)
    {
        ParticipantEvaluation result{.number = ParticipantNumber(1), .group = Group::Established};
        const int index = totals.index.value_or(0);
        const RatedPlayer player{
            1, totals.rating, index, totals.games, totals.score.points(), totals.expected};
        const NewRating rated = newRatingOf(player, parameters);
        result.games = totals.games;
        result.score = totals.score;
        result.expected = totals.expected;
        result.coefficient = rated.factor;
        result.oldRating = totals.rating;
        result.oldIndex = index;
        result.newRating = rated.rating;
        result.newIndex = index + 1;
        result.recorded = true;
        if (trace)
            traceNewRating(player, parameters, *trace);
        return result;
    }
};

} // namespace

const RatingSystem& system()
{
    static const Fwz2019 instance;
    return instance;
}

} // namespace zahlmeister::engine::fwz2019
