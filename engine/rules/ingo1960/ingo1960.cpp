// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/ingo1960.h"

#include <algorithm>
#include <array>

#include "engine/base/try.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/ingo1960/field.h"
#include "engine/rules/ingo1960/parameters.h"
#include "engine/rules/ingo1960/percentdifference.h"
#include "engine/rules/ingo1960/report.h"
#include "engine/rules/parametricsystem.h"

namespace zahlmeister::engine::ingo1960 {

namespace {

constexpr std::array kColumns{
    ColumnSpec{Column::OldRating, ZAHLMEISTER_TEXT("Rules", "Old Ingo"), "F_o"},
    ColumnSpec{Column::Score, ZAHLMEISTER_TEXT("Rules", "Points"), "W"},
    ColumnSpec{Column::Games, ZAHLMEISTER_TEXT("Rules", "Games"), "n"},
    ColumnSpec{Column::Level, ZAHLMEISTER_TEXT("Rules", "Level"), "N", 1},
    ColumnSpec{Column::PercentDifference, ZAHLMEISTER_TEXT("Rules", "% diff."), "%d", 1},
    ColumnSpec{Column::Performance, ZAHLMEISTER_TEXT("Rules", "Success"), "H", 1},
    ColumnSpec{Column::NewRating, ZAHLMEISTER_TEXT("Rules", "New Ingo"), "F_n"},
    ColumnSpec{Column::Change, "+/−", "F_n − F_o"},
};

constexpr std::array kWords{
    QuantityWord{Quantity::FirstRating, "F_n"},
    QuantityWord{Quantity::StartValue, "H"},
    QuantityWord{Quantity::Performance, "H", ZAHLMEISTER_TEXT("Rules", "success in the tournament")},
};

constexpr std::array kNewRatingStory{Quantity::Group,    Quantity::PercentDifference, Quantity::StartValue,
                                     Quantity::Level,    Quantity::Performance,       Quantity::NewRating,
                                     Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kFirstRatingStory{Quantity::Group,    Quantity::PercentDifference, Quantity::StartValue,
                                       Quantity::Level,    Quantity::Performance,       Quantity::FirstRating,
                                       Quantity::NewIndex, Quantity::GameNotCounted};
constexpr std::array kPerformanceStory{Quantity::PercentDifference, Quantity::StartValue, Quantity::Level,
                                       Quantity::Performance, Quantity::GameNotCounted};
constexpr std::array kLevelStory{Quantity::StartValue, Quantity::Level, Quantity::GameNotCounted};
constexpr std::array kScoreStory{Quantity::Score, Quantity::GameNotCounted};
constexpr std::array kEntryStory{Quantity::Group};
constexpr std::array kWithoutNumberStory{Quantity::Group, Quantity::GameNotCounted};
constexpr std::array kStories{
    Story{Quantity::NewRating, kNewRatingStory},
    Story{Quantity::FirstRating, kFirstRatingStory},
    Story{Quantity::Performance, kPerformanceStory},
    Story{Quantity::Iteration, kPerformanceStory},
    Story{Quantity::Level, kLevelStory},
    Story{Quantity::Score, kScoreStory},
    Story{Quantity::Games, kScoreStory},
    Story{Quantity::EntryRating, kEntryStory},
    Story{Quantity::CarryOverKept, kWithoutNumberStory},
};

/// Document 003 knows no stages: a number is old or new, or there is none.
constexpr std::array kGroups{
    GroupWord{Group::Established, ZAHLMEISTER_TEXT("Rules", "with an Ingo number"),
              ZAHLMEISTER_TEXT("Rules", "Players with an Ingo number")},
    GroupWord{Group::First, ZAHLMEISTER_TEXT("Rules", "first evaluation"),
              ZAHLMEISTER_TEXT("Rules", "First evaluations")},
    GroupWord{Group::Residual, ZAHLMEISTER_TEXT("Rules", "without an Ingo number"),
              ZAHLMEISTER_TEXT("Rules", "Still without an Ingo number")},
};

constexpr SystemDescription kDescription{
    .id = "ingo1960",
    .ratingName = ZAHLMEISTER_TEXT("Rules", "Ingo number"),
    .document = "Ingo",
    .lowerIsBetter = true,
    .coefficientKey = "",
    .columns = kColumns,
    .words = kWords,
    .groups = kGroups,
    .stories = kStories,
    .performanceFarOff = 60, // a point of this scale weighs about eight of the DWZ
};

/// How the old number and H are weighed, as C I and C III to C V say.
PrintedTable weightTable(const Parameters& parameters)
{
    PrintedTable table{"weights", "C", {"", "F", "H", "max"}, {}};
    table.title = ZAHLMEISTER_TEXT("Rules", "Weights of the old number F and the performance H");
    table.note =
        ZAHLMEISTER_TEXT("Rules", "1 to 4+: the player's evaluations; C III: youth players who are much "
                                  "better; n: short tournaments, with the largest change; C V: single "
                                  "matches.");
    const auto row = [&](std::string head, double oldWeight, double performanceWeight,
                         std::optional<int> largestChange) {
        table.rows.push_back({std::move(head), fixed(oldWeight, 0), fixed(performanceWeight, 0),
                              largestChange ? std::to_string(*largestChange) : std::string()});
    };
    row("1", 0, 1, {});
    row("2", parameters.oldWeights[0], 1, {});
    row("3", parameters.oldWeights[1], 1, {});
    row("4+", parameters.oldWeights[2], 1, {});
    row("C III", 1, parameters.youthWeight, {});
    for (const auto& rule : parameters.shortTournaments)
        row("n = " + std::to_string(rule.games), rule.oldWeight, 1, rule.largestChange);
    row("C V", parameters.matchWeight, 1, {});
    return table;
}

/// An event of which nothing counts, because nobody has enough games.
void reportTooFewGames(const Tournament& tournament, const Parameters& parameters, const Field& field,
                       Evaluation& result)
{
    // RULE: INGO C IV, C V
    const bool isMatch = tournament.header.kind == TournamentKind::Match;
    const int needed = parameters.gamesNeeded(isMatch);
    int most = 0;
    for (std::size_t at = 0; at < field.size(); ++at)
        most = std::max(most, field.player(at).games);
    if (most > 0 && most < needed)
        addFinding(result, FindingCode::TooFewGamesOfEvent, isMatch ? "C V" : "C IV",
                   {std::to_string(most), std::to_string(needed)});
}

class Ingo1960 final : public ParametricSystem<Parameters> {
public:
    Ingo1960() : ParametricSystem(kDescription) { }

private:
    Result<void> compute(const Tournament& tournament, const Parameters& parameters, Evaluation& result,
                         const Recording& record) const override
    {
        TRY(const auto contests, Contests::build(tournament, countPlayed));
        Field field(tournament, parameters, contests, result.arithmetic);
        field.settle();
        result.iterations = field.steps();
        if (field.isUnfinished())
            addFinding(result, FindingCode::IterationLimitReached, "B III 3",
                       {std::to_string(field.steps())});
        reportTooFewGames(tournament, parameters, field, result);
        const Source source{tournament, parameters, contests, field};
        for (std::size_t at = 0; at < field.size(); ++at) {
            result.participants.push_back(evaluateParticipant(source, at));
            askForConsent(source, at, result);
            if (record.trace)
                traceParticipant(source, at, result.participants.back(), result.arithmetic, *record.trace);
        }
        return {};
    }

    /// Without an expected score there is nothing to compute from W, W_e and n: the opponents decide.
    std::optional<ParticipantEvaluation> fromTotals(const TotalsByHand&, const Parameters&,
                                                    Trace*) const override
    {
        return std::nullopt;
    }

    std::vector<PrintedTable> printedTables(const Parameters& parameters) const override
    {
        return {percentDifferenceTable(), weightTable(parameters)};
    }
};

} // namespace

const RatingSystem& system()
{
    static const Ingo1960 instance;
    return instance;
}

} // namespace zahlmeister::engine::ingo1960
