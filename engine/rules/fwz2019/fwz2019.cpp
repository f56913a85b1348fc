// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/fwz2019.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

#include "engine/base/rounding.h"
#include "engine/rules/byhand.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancy.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/fwz2019/explanations.h"
#include "engine/rules/fwz2019/parameters.h"

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

constexpr std::array kNewRatingStory{Quantity::Group, Quantity::Coefficient, Quantity::NewRating,
                                     Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kFirstRatingStory{Quantity::Group, Quantity::Iteration, Quantity::FirstRating,
                                       Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kScoreStory{Quantity::Score, Quantity::GameNotCounted};
constexpr std::array kEntryStory{Quantity::Group};
constexpr std::array kStories{
    Story{Quantity::NewRating, kNewRatingStory}, Story{Quantity::FirstRating, kFirstRatingStory},
    Story{Quantity::Score, kScoreStory},         Story{Quantity::Games, kScoreStory},
    Story{Quantity::EntryRating, kEntryStory},
};

constexpr SystemDescription kDescription{
    .id = "fwz2019",
    .ratingName = "FWZ",
    .document = "FWZ",
    .lowerIsBetter = false,
    .coefficientKey = "k",
    .hasGeneralClauses = false,
    .columns = kColumns,
    .stories = kStories,
};

/// Games that ended by time forfeit or by an unapproved withdrawal count like others; such are entered as
/// forfeits. A forfeit of both sides is a game that was not played.
Countability countInCorrespondence(const Tournament&, const Game& game, SideResult own,
                                   const Participant& self, const Participant& opponent)
{
    // RULE: FWZ 3.6, 3.7
    const bool isDecided =
        game.result.white == SideResult::ForfeitWin || game.result.black == SideResult::ForfeitWin;
    if (own == SideResult::NotPlayed)
        return {NotCounted::NotPlayed};
    if (own == SideResult::ForfeitLoss && !isDecided)
        return {NotCounted::Forfeit};
    if (!game.rated)
        return {NotCounted::MarkedUnrated};
    if (self.computer || opponent.computer)
        return {NotCounted::Computer};
    return {std::nullopt, tablePoints(own).halfPoints()};
}

/// One evaluation while it is computed.
class Computation {
public:
    Computation(const Tournament& tournament, const Parameters& parameters, const Contests& contests,
                Evaluation& result, Trace* trace)
        : m_tournament(tournament),
          m_parameters(parameters),
          m_contests(contests),
          m_result(result),
          m_trace(trace)
    {
    }

    void run()
    {
        prepare();
        iterate();
        for (const std::size_t newcomer : m_newcomers)
            finishNewcomer(newcomer);
        for (std::size_t at = 0; at < m_contests.size(); ++at) {
            if (m_result.participants[at].group == Group::Established)
                evaluateRated(at);
        }
        for (std::size_t at = 0; at < m_contests.size(); ++at)
            summarise(at);
    }

private:
    [[nodiscard]] std::int32_t number(std::size_t at) const
    {
        return m_tournament.participants[at].number.value();
    }
    [[nodiscard]] int round(const Contest& contest) const
    {
        return m_tournament.games[contest.game].round.value_or(0);
    }
    /// P(D) as the arithmetic has it, in the unit whose sums do not depend on their order.
    [[nodiscard]] std::int64_t expected(double difference) const
    {
        const double p = m_parameters.expectancy(difference);
        const double counted = m_result.arithmetic == Arithmetic::Exact
                                   ? p
                                   : static_cast<double>(roundCommercial(100 * p)) / 100.0;
        return std::llround(counted * static_cast<double>(kExpectedUnit));
    }

    void prepare();
    void iterate();
    [[nodiscard]] bool isBeyondIteration(std::size_t newcomer) const;
    [[nodiscard]] double nextValue(std::size_t newcomer, const std::vector<double>& values, bool isTold,
                                   int step);
    std::vector<double> settle(const std::vector<std::size_t>& iterated, Trace* trace);
    void setExtreme(std::size_t newcomer, bool isHigh);
    void finishNewcomer(std::size_t newcomer);
    void evaluateRated(std::size_t self);
    void summarise(std::size_t self);

    const Tournament& m_tournament;
    const Parameters& m_parameters;
    const Contests& m_contests;
    Evaluation& m_result;
    Trace* m_trace;
    std::vector<double> m_ratings;        ///< of everybody: FWZ, or what the iteration has reached
    std::vector<std::size_t> m_newcomers; ///< with at least one game that counts
    std::vector<bool> m_extreme;          ///< by participant: his value is fixed, not iterated
};

void Computation::prepare()
{
    for (std::size_t at = 0; at < m_contests.size(); ++at) {
        const Participant& participant = m_tournament.participants[at];
        const bool isRated = participant.rating.has_value() && !participant.computer;
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
        if (result.group == Group::First)
            m_newcomers.push_back(at);
        m_ratings.push_back(isRated ? participant.rating->value() : m_parameters.startValue);
        if (m_trace) {
            m_trace->begin(Quantity::Group, number(at), "3");
            m_trace->add(OperandName::OldRating, m_ratings.back());
            m_trace->add(OperandName::OldIndex, participant.index.value_or(0));
            m_trace->explain(isRated ? kRated : result.games > 0 ? kNewcomer : kWithoutGames);
            m_trace->finish(static_cast<double>(result.group));
        }
    }
    m_extreme.assign(m_contests.size(), false);
}

/// 0 % and 100 %, and every score that the expectancy at 560 points cannot reach: the iteration would not
/// end.
bool Computation::isBeyondIteration(std::size_t newcomer) const
{
    // RULE: FWZ 4.4
    const ParticipantEvaluation& result = m_result.participants[newcomer];
    const double most = result.games * m_parameters.expectancy(m_parameters.largestDifference);
    return result.score.points() >= most || result.score.points() <= result.games - most;
}

double Computation::nextValue(std::size_t newcomer, const std::vector<double>& values, bool isTold, int step)
{
    const double own = values[newcomer];
    std::int64_t sum = 0;
    if (isTold)
        m_trace->begin(Quantity::Iteration, number(newcomer), "4.4", step);
    for (const Contest& contest : m_contests.of(newcomer)) {
        if (!contest.countable)
            continue;
        const auto opponent = static_cast<std::size_t>(contest.opponent);
        const std::int64_t p = expected(own - values[opponent]);
        sum += p;
        if (isTold)
            m_trace->add(TermKind::Participant, number(opponent), round(contest), contest.halfPoints,
                         values[opponent], own - values[opponent], toPoints(p));
    }
    const double factor = m_parameters.factor(own, 0);
    const double score = m_result.participants[newcomer].score.points();
    const double next = own + factor * (score - toPoints(sum));
    if (isTold) {
        m_trace->add(OperandName::Value, own);
        m_trace->add(OperandName::Coefficient, factor);
        m_trace->add(OperandName::Score, score);
        m_trace->add(OperandName::Expected, toPoints(sum));
        m_trace->explain(kIteration);
        m_trace->finish(next);
    }
    return next;
}

void Computation::iterate()
{
    // RULE: FWZ 4.4
    std::vector<std::size_t> iterated;
    for (const std::size_t newcomer : m_newcomers) {
        if (isBeyondIteration(newcomer))
            setExtreme(newcomer, 2 * m_result.participants[newcomer].score.points() >
                                     m_result.participants[newcomer].games);
        else
            iterated.push_back(newcomer);
    }
    // Newcomers who gave points away only to each other climb together without end: they are treated like 100
    // %, and the others begin anew.
    for (std::vector<double> moves = settle(iterated, nullptr); !moves.empty();
         moves = settle(iterated, nullptr)) {
        std::vector<std::size_t> rest;
        for (std::size_t at = 0; at < iterated.size(); ++at) {
            if (std::fabs(moves[at]) >= m_parameters.tolerance)
                setExtreme(iterated[at], moves[at] > 0);
            else
                rest.push_back(iterated[at]);
        }
        iterated = std::move(rest);
        m_result.findings = {{FindingCode::IterationLimitReached,
                              FindingLevel::Warning,
                              FindingPlace{},
                              "4.4",
                              {std::to_string(m_parameters.maximumSteps)}}};
    }
    if (m_trace)
        settle(iterated, m_trace);
}

/// Iterates from the start value until nothing moves.
/// @return the last changes when they do not end within the largest number of steps; else nothing
std::vector<double> Computation::settle(const std::vector<std::size_t>& iterated, Trace* trace)
{
    for (const std::size_t newcomer : iterated)
        m_ratings[newcomer] = m_parameters.startValue;
    std::vector<double> moves(iterated.size(), 0.0);
    for (int step = 1; step <= m_parameters.maximumSteps; ++step) {
        const std::vector<double> before = m_ratings;
        bool isMoving = false;
        for (std::size_t at = 0; at < iterated.size(); ++at) {
            const std::size_t newcomer = iterated[at];
            m_ratings[newcomer] = nextValue(newcomer, before, trace != nullptr, step);
            moves[at] = m_ratings[newcomer] - before[newcomer];
            isMoving = isMoving || std::fabs(moves[at]) >= m_parameters.tolerance;
        }
        m_result.iterations = iterated.empty() ? 0 : step;
        if (!isMoving)
            return {};
    }
    return moves;
}

void Computation::setExtreme(std::size_t newcomer, bool isHigh)
{
    m_extreme[newcomer] = true;
    // RULE: FWZ 4.4
    const ParticipantEvaluation& result = m_result.participants[newcomer];
    std::int64_t sum = 0;
    for (const Contest& contest : m_contests.of(newcomer)) {
        const Participant& opponent = m_tournament.participants[static_cast<std::size_t>(contest.opponent)];
        if (contest.countable)
            sum += opponent.rating ? opponent.rating->value() : static_cast<int>(m_parameters.startValue);
    }
    m_ratings[newcomer] = static_cast<double>(sum) / result.games +
                          (isHigh ? m_parameters.extremeDifference : -m_parameters.extremeDifference);
}

void Computation::finishNewcomer(std::size_t newcomer)
{
    ParticipantEvaluation& result = m_result.participants[newcomer];
    const double unrounded = m_ratings[newcomer];
    result.startValue = m_parameters.startValue;
    result.iterationValue = unrounded;
    result.newRating = static_cast<int>(roundCommercial(unrounded));
    result.newIndex = 1;
    result.recorded = true;
    m_ratings[newcomer] = *result.newRating;
    if (!m_trace)
        return;
    m_trace->begin(Quantity::FirstRating, number(newcomer), "4.4");
    m_trace->add(OperandName::Games, result.games);
    if (m_extreme[newcomer]) {
        double sum = 0;
        for (const Contest& contest : m_contests.of(newcomer)) {
            if (!contest.countable)
                continue;
            const auto opponent = static_cast<std::size_t>(contest.opponent);
            const auto& rating = m_tournament.participants[opponent].rating;
            const double counted = rating ? rating->value() : m_parameters.startValue;
            sum += counted;
            m_trace->add(TermKind::Participant, number(opponent), round(contest), contest.halfPoints,
                         counted);
        }
        m_trace->add(OperandName::RatingSum, sum);
    }
    m_trace->add(OperandName::Unrounded, unrounded);
    m_trace->explain(m_extreme[newcomer] ? kFirstRatingOfExtreme : kFirstRating);
    m_trace->finish(*result.newRating);
    m_trace->begin(Quantity::NewIndex, number(newcomer), "3.1");
    m_trace->explain(kIndex);
    m_trace->finish(1);
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
    // RULE: FWZ 4.2, 4.3
    const double factor = m_parameters.factor(old, index);
    const double unrounded = old + factor * (result.score.points() - *result.expected);
    result.coefficient = factor;
    result.newRating = static_cast<int>(roundCommercial(unrounded));
    result.newIndex = index + 1;
    if (!m_trace)
        return;
    m_trace->explain(kExpected);
    m_trace->finish(*result.expected);
    const bool isSecuredRating = index >= m_parameters.securedIndex;
    const double base = isSecuredRating ? m_parameters.securedFactor : m_parameters.unsecuredFactor;
    m_trace->begin(Quantity::Coefficient, number(self), "4.2");
    m_trace->add(OperandName::OldIndex, index);
    m_trace->add(OperandName::OldRating, old);
    m_trace->add(OperandName::BaseCoefficient, base);
    m_trace->add(OperandName::Bonus, factor - base);
    m_trace->explain(isSecuredRating ? kFactorSecured : kFactorUnsecured);
    m_trace->finish(factor);
    m_trace->begin(Quantity::NewRating, number(self), "4.3");
    m_trace->add(OperandName::OldRating, old);
    m_trace->add(OperandName::Coefficient, factor);
    m_trace->add(OperandName::Games, result.games);
    m_trace->add(OperandName::Score, result.score.points());
    m_trace->add(OperandName::Expected, *result.expected);
    m_trace->add(OperandName::Unrounded, unrounded);
    m_trace->explain(kNewRating);
    m_trace->finish(*result.newRating);
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
                m_trace->begin(Quantity::GameNotCounted, number(self), "3.6");
                m_trace->add(OperandName::Reason, static_cast<double>(contest.reason));
                m_trace->add(OperandName::Round, detail.round.value_or(0));
                m_trace->add(OperandName::Opponent, detail.opponent.value());
                m_trace->explain(kGameNotCounted);
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
            m_trace->explain(kScore);
        m_trace->finish(quantity == Quantity::Score ? result.score.points() : result.games);
    }
    if (result.opponentsAverage) {
        m_trace->begin(Quantity::OpponentsAverage, number(self), "4.4");
        m_trace->add(OperandName::RatingSum, static_cast<double>(sum));
        m_trace->add(OperandName::Games, result.games);
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
    const int ratings[]{parameters.lowBelow, parameters.middleBelow, parameters.middleBelow + 1};
    const std::string heads[]{"<=" + std::to_string(parameters.lowBelow),
                              std::to_string(parameters.lowBelow + 1) + "-" +
                                  std::to_string(parameters.middleBelow),
                              ">" + std::to_string(parameters.middleBelow)};
    for (std::size_t row = 0; row < std::size(ratings); ++row)
        table.rows.push_back({heads[row], fixed(parameters.factor(ratings[row], 0), 0),
                              fixed(parameters.factor(ratings[row], parameters.securedIndex), 0)});
    return table;
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
        return std::vector{expectancyTable(*parameters), factorTable(*parameters)};
    }

private:
    static ParticipantEvaluation fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                            Trace* trace)
    {
        ParticipantEvaluation result{.number = ParticipantNumber(1), .group = Group::Established};
        const int index = totals.index.value_or(0);
        const double factor = parameters.factor(totals.rating, index);
        const double unrounded = totals.rating + factor * (totals.score.points() - totals.expected);
        result.games = totals.games;
        result.score = totals.score;
        result.expected = totals.expected;
        result.coefficient = factor;
        result.oldRating = totals.rating;
        result.oldIndex = index;
        result.newRating = static_cast<int>(roundCommercial(unrounded));
        result.newIndex = index + 1;
        result.recorded = true;
        if (trace) {
            trace->begin(Quantity::NewRating, 1, "4.3");
            trace->add(OperandName::OldRating, totals.rating);
            trace->add(OperandName::Coefficient, factor);
            trace->add(OperandName::Games, totals.games);
            trace->add(OperandName::Score, totals.score.points());
            trace->add(OperandName::Expected, totals.expected);
            trace->add(OperandName::Unrounded, unrounded);
            trace->explain(kNewRating);
            trace->finish(*result.newRating);
        }
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
