// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/fwz2019/fwz2019.h"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

#include "engine/base/rounding.h"
#include "engine/base/try.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancy.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/fwz2019/newrating.h"
#include "engine/rules/fwz2019/parameters.h"
#include "engine/rules/fwz2019/wording.h"
#include "engine/rules/fwz2019/working.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::fwz2019 {

namespace {

using Op = OperandName;

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

/// Document 002 knows no stages: everybody gets his first FWZ after his first tournament (3.5).
constexpr std::array kGroups{
    GroupWord{Group::Established, ZAHLMEISTER_TEXT("Rules", "with an FWZ"),
              ZAHLMEISTER_TEXT("Rules", "Players with an FWZ")},
    GroupWord{Group::First, ZAHLMEISTER_TEXT("Rules", "first FWZ"), ZAHLMEISTER_TEXT("Rules", "First FWZ")},
    GroupWord{Group::Residual, ZAHLMEISTER_TEXT("Rules", "without a game that counts"),
              ZAHLMEISTER_TEXT("Rules", "Without a game that counts")},
};

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
    .findings = FindingDocument::Fwz2019,
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
    return {.halfPoints = withdrewUnapproved(self) ? kLoss.halfPoints() : kWin.halfPoints()};
}

/// Games that ended by time forfeit or by an unapproved withdrawal count like others; such are entered as
/// forfeits, or left open and explained by the player's withdrawal. A forfeit of both sides is a game that
/// was not played.
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
    return {.halfPoints = tablePoints(own).halfPoints()};
}

/// Where the document leaves a game out; it knows neither computers nor excluded games.
const char* clauseOf(NotCounted reason)
{
    return reason == NotCounted::NotPlayed || reason == NotCounted::Forfeit ? "3.6, 3.8" : "";
}

/// Groups, games and scores, and what everybody counts with for his opponents.
void prepare(Working& working)
{
    Trace* const trace = working.trace;
    for (std::size_t at = 0; at < working.contests.size(); ++at) {
        const Participant& participant = working.tournament.participants[at];
        // A FIDE or national rating is no FWZ; document 002 does not know any other.
        const bool isRated = hasOwnRating(participant) && !participant.computer;
        ParticipantEvaluation& result =
            working.result.participants.emplace_back(ParticipantEvaluation{.number = participant.number});
        for (const Contest& contest : working.contests.of(at)) {
            if (!contest.countable)
                continue;
            ++result.games;
            result.score += Score::fromHalfPoints(contest.halfPoints);
        }
        // RULE: FWZ 3.5
        result.group = isRated ? Group::Established : result.games > 0 ? Group::First : Group::Residual;
        working.ratings.push_back(isRated ? participant.rating->value() : working.parameters.startValue);
        if (trace)
            trace->tell(Quantity::Group, working.number(at), isRated ? "3.1" : "3.5",
                        static_cast<double>(result.group),
                        isRated            ? kRated
                        : result.games > 0 ? kNewcomer
                                           : kWithoutGames,
                        Op::OldRating, working.ratings.back(), Op::OldIndex, participant.index.value_or(0));
    }
}

void evaluateRated(Working& working, std::size_t self)
{
    Trace* const trace = working.trace;
    ParticipantEvaluation& result = working.result.participants[self];
    const int old = working.tournament.participants[self].rating->value();
    const int index = working.tournament.participants[self].index.value_or(0);
    result.oldRating = old;
    result.oldIndex = index;
    result.newRating = old;
    result.newIndex = index;
    if (result.games == 0)
        return;
    if (trace)
        trace->begin(Quantity::Expected, working.number(self), "4.1");
    std::int64_t sum = 0;
    for (const Contest& contest : working.contests.of(self)) {
        if (!contest.countable)
            continue;
        const double rating = working.ratings[contest.opponent];
        const std::int64_t p = working.expected(old - rating);
        sum += p;
        addTerm(trace, working.tournament, contest, rating, old - rating, toPoints(p));
    }
    result.expected = toPoints(sum);
    result.recorded = true;
    if (trace)
        trace->finish(*result.expected, kExpected);
    const NewRating rated =
        newRatingOf({working.number(self), old, index, result.games, result.score.points(), *result.expected},
                    working.parameters, trace);
    result.coefficient = rated.factor;
    result.newRating = rated.rating;
    result.newIndex = index + 1;
    if (trace)
        trace->tell(Quantity::NewIndex, working.number(self), "3.1", *result.newIndex, kIndex);
}

/// Game details, the opponents' average, and the steps that say what counts.
void summarise(Working& working, std::size_t self)
{
    Trace* const trace = working.trace;
    ParticipantEvaluation& result = working.result.participants[self];
    std::int64_t sum = 0;
    for (const Contest& contest : working.contests.of(self)) {
        GameDetail& detail = result.details.emplace_back(detailOf(working.tournament, contest));
        if (!contest.countable) {
            detail.reason = contest.reason;
            if (trace) {
                beginNotCounted(*trace, result.number, detail, clauseOf(contest.reason));
                trace->finish(0);
            }
            continue;
        }
        const double rating = working.ratings[contest.opponent];
        const double own =
            result.newRating && !result.oldRating ? *result.iterationValue : working.ratings[self];
        detail.counted = true;
        detail.ratingUsed = rating;
        detail.expected = toPoints(working.expected(own - rating));
        if (result.coefficient)
            detail.change = *result.coefficient * (contest.halfPoints / 2.0 - *detail.expected);
        sum += static_cast<std::int64_t>(rating);
    }
    if (result.games > 0)
        result.opponentsAverage = static_cast<int>(roundCommercial(static_cast<double>(sum) / result.games));
    if (!trace)
        return;
    trace->tell(Quantity::Games, working.number(self), "3.6", result.games, Op::Games, result.games);
    trace->tell(Quantity::Score, working.number(self), "3.6", result.score.points(),
                result.oldRating && result.games > 0 ? kScoreOfRated : kScoreOfNewcomer, Op::Games,
                result.games);
    if (result.opponentsAverage) {
        trace->begin(Quantity::OpponentsAverage, working.number(self), "");
        trace->add(Op::RatingSum, static_cast<double>(sum), Op::Games, result.games, Op::Unrounded,
                   static_cast<double>(sum) / result.games);
        for (const Contest& contest : working.contests.of(self)) {
            if (contest.countable)
                addTerm(trace, working.tournament, contest, working.ratings[contest.opponent]);
        }
        trace->finish(*result.opponentsAverage, kAverage);
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

class Fwz2019 final : public ParametricSystem<Parameters> {
public:
    Fwz2019() : ParametricSystem(kDescription) { }

private:
    Result<void> compute(const Tournament& tournament, const Parameters& parameters, Evaluation& result,
                         const Recording& record) const override
    {
        TRY(const auto contests, Contests::build(tournament, countInCorrespondence));
        Working working{tournament, parameters, contests, result, record.trace, {}};
        prepare(working);
        rateNewcomers(working);
        for (std::size_t at = 0; at < contests.size(); ++at) {
            if (result.participants[at].group == Group::Established)
                evaluateRated(working, at);
        }
        for (std::size_t at = 0; at < contests.size(); ++at)
            summarise(working, at);
        return {};
    }

    std::optional<ParticipantEvaluation> fromTotals(const TotalsByHand& totals, const Parameters& parameters,
                                                    Trace* trace) const override
    {
        const int index = totals.index.value_or(0);
        const NewRating rated =
            newRatingOf({1, totals.rating, index, totals.games, totals.score.points(), totals.expected},
                        parameters, trace);
        return ratedByHand(totals, index, rated.factor, rated.rating);
    }

    std::vector<PrintedTable> printedTables(const Parameters& parameters) const override
    {
        return {expectancyTable(parameters), factorTable(parameters), gameTable(parameters)};
    }
};

} // namespace

const RatingSystem& system()
{
    static const Fwz2019 instance;
    return instance;
}

} // namespace zahlmeister::engine::fwz2019
