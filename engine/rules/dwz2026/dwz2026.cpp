// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/dwz2026.h"

#include <array>

#include "engine/rules/dwz2026/arithmetic.h"
#include "engine/rules/dwz2026/byhand.h"
#include "engine/rules/dwz2026/coefficient.h"
#include "engine/rules/dwz2026/printedtables.h"
#include "engine/rules/dwz2026/working.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

/// Anhang 3.1.11, in its order.
constexpr std::array kColumns{
    ColumnSpec{Column::AgeGroup, ZAHLMEISTER_TEXT("Rules", "Age group"), ""},
    ColumnSpec{Column::Club, ZAHLMEISTER_TEXT("Rules", "Club"), ""},
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old DWZ"), "R_o"},
    ColumnSpec{Column::Coefficient, ZAHLMEISTER_TEXT("Rules", "Coefficient"), "K", 1},
    ColumnSpec{Column::OpponentsAverage, ZAHLMEISTER_TEXT("Rules", "Opp. Ø"), "R_c"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Expected, ZAHLMEISTER_TEXT("Rules", "Expected"), "W_e", 3},
    ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Performance"), "R_h"},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New DWZ"), "R_n"},
    ColumnSpec{Column::Change, "+/−", "R_n − R_o"},
};

constexpr SystemDescription kDescription{
    .id = "dwz2026",
    .ratingName = "DWZ",
    .document = "WO",
    .lowerIsBetter = false,
    .coefficientKey = "k",
    .columns = kColumns,
    .stories = {},
};

void traceGroup(const Working& working, std::size_t self)
{
    const Participant& participant = working.tournament.participants[self];
    const std::int32_t number = working.number(self);
    const Group group = working.field.group(self);
    Trace& trace = *working.trace;
    if (group == Group::Established) {
        trace.begin(Quantity::Group, number, "3.4.1.1");
        trace.add(OperandName::OldRating, working.ratings[self]);
        trace.finish(static_cast<double>(group));
        return;
    }
    std::size_t valid = 0;
    const auto kept = working.field.carryOver(self);
    for (std::size_t at = 0; at < participant.carryOver.size(); ++at) {
        if (valid < kept.size() && kept[valid].position == static_cast<std::int32_t>(at)) {
            ++valid;
            continue;
        }
        const CarryOverGame& game = participant.carryOver[at];
        trace.begin(Quantity::CarryOverDiscarded, number, "4.1.1");
        trace.add(OperandName::OpponentRating, game.opponentRating.value());
        trace.add(OperandName::Score, game.score.points());
        if (game.date) {
            trace.add(OperandName::Year, game.date->year());
            trace.add(OperandName::Month, game.date->month());
            trace.add(OperandName::Day, game.date->day());
        }
        trace.finish(0);
    }
    const Tally rated = working.field.againstRated(self);
    const Tally selection = working.field.againstSelectionOne(self);
    trace.begin(Quantity::Group, number,
                group == Group::First    ? "3.4.1.1"
                : group == Group::Second ? "3.4.1.2"
                                         : "3.4.2");
    trace.add(OperandName::GamesAgainstRated, rated.games);
    trace.add(OperandName::PointsAgainstRated, rated.halfPoints / 2.0);
    trace.add(OperandName::GamesAgainstSelection, selection.games);
    trace.add(OperandName::PointsAgainstSelection, selection.halfPoints / 2.0);
    trace.add(OperandName::GamesNeeded, working.parameters.gamesNeeded);
    trace.add(OperandName::PointsNeeded, working.parameters.halfPointsNeeded / 2.0);
    trace.add(OperandName::CarryOverGames, static_cast<double>(kept.size()));
    trace.finish(static_cast<double>(group));
}

const char* clauseOf(NotCounted reason)
{
    switch (reason) {
    case NotCounted::NotPlayed:
    case NotCounted::Forfeit: return "2.2.5.2";
    case NotCounted::MarkedUnrated: return "6.4.3";
    case NotCounted::Computer: return "4.1.4";
    case NotCounted::OpponentUnrated: return "3.4.1";
    case NotCounted::SecondStageOpponent: return "3.4.2";
    case NotCounted::MatchUnrated: return "4.2.4.5";
    }
    return "";
}

void traceResult(const Working& working, std::size_t self)
{
    Trace& trace = *working.trace;
    const ParticipantEvaluation& result = working.result.participants[self];
    for (const GameDetail& detail : result.details) {
        if (detail.counted)
            continue;
        trace.begin(Quantity::GameNotCounted, working.number(self), clauseOf(*detail.reason));
        trace.add(OperandName::Reason, static_cast<double>(*detail.reason));
        trace.add(OperandName::Round, detail.round.value_or(0));
        trace.add(OperandName::Opponent, detail.opponent.value());
        trace.finish(0);
    }
    trace.begin(Quantity::Games, working.number(self), "3.2");
    trace.finish(result.games);
    trace.begin(Quantity::Score, working.number(self), "3.2");
    trace.add(OperandName::Games, result.games);
    trace.finish(result.score.points());
}

void compute(Working& working, Arithmetic arithmetic)
{
    if (arithmetic == Arithmetic::Exact) {
        rateNewcomers<ExactArithmetic>(working);
        rateEstablished<ExactArithmetic>(working);
    } else {
        rateNewcomers<TablesArithmetic>(working);
        rateEstablished<TablesArithmetic>(working);
    }
    collectCarryOver(working);
}

class Dwz2026 final : public RatingSystem {
public:
    const SystemDescription& description() const override { return kDescription; }

    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        const auto field = Field::build(tournament, *parameters);
        if (!field.has_value())
            return tl::unexpected(field.error());

        Evaluation result{version.id, options.arithmetic.value_or(version.arithmetic)};
        Trace* trace = options.trace ? &result.trace : nullptr;
        Working working{tournament, *parameters, *field, result, trace, {}};
        prepare(working);
        compute(working, result.arithmetic);
        if (trace) {
            for (std::size_t at = 0; at < field->size(); ++at)
                traceResult(working, at);
        }
        return result;
    }

    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        return calculateByHand(*this, input, version, options);
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        return printedTables(version);
    }

private:
    static void prepare(Working& working)
    {
        const auto& participants = working.tournament.participants;
        working.ratings.reserve(participants.size());
        working.result.participants.reserve(participants.size());
        if (working.trace)
            working.trace->reserve(32 * participants.size(), 128 * participants.size(),
                                   64 * participants.size());
        for (std::size_t at = 0; at < participants.size(); ++at) {
            const Participant& participant = participants[at];
            working.ratings.push_back(isRated(participant) ? participant.rating->value() : 0);
            working.result.participants.push_back(
                {.number = participant.number, .group = working.field.group(at)});
            if (const auto age = ageOf(participant, working.tournament.header))
                working.result.participants.back().ageGroup = ageGroupOf(age, working.parameters);
            if (working.trace)
                traceGroup(working, at);
        }
    }
};

} // namespace

const RatingSystem& system()
{
    static const Dwz2026 instance;
    return instance;
}

} // namespace zahlmeister::engine::dwz2026
