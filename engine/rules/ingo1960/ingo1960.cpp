// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ingo1960/ingo1960.h"

#include <array>

#include "engine/rules/byhand.h"
#include "engine/rules/contests.h"
#include "engine/rules/expectancytables.h"
#include "engine/rules/ingo1960/field.h"
#include "engine/rules/ingo1960/parameters.h"
#include "engine/rules/ingo1960/percentdifference.h"
#include "engine/rules/ingo1960/report.h"

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

/// A point of this scale weighs about eight of the DWZ.
constexpr TournamentConditions kConditions{.performanceFarOff = 60};

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
    .conditions = &kConditions,
};

/// "Gespielte Partien" (table): what was decided without play is none, and its opponent enters no level
/// (preface).
Countability countPlayed(const Tournament&, const Game& game, SideResult own, const Participant& self,
                         const Participant& opponent)
{
    if (own == SideResult::NotPlayed)
        return {NotCounted::NotPlayed};
    if (!isPlayed(own))
        return {NotCounted::Forfeit};
    if (!game.rated)
        return {NotCounted::MarkedUnrated};
    if (self.computer || opponent.computer)
        return {NotCounted::Computer};
    return {std::nullopt, tablePoints(own).halfPoints()};
}

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

class Ingo1960 final : public RatingSystem {
public:
    const SystemDescription& description() const override { return kDescription; }

    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions& options) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        const auto contests = Contests::build(tournament, countPlayed);
        if (!contests.has_value())
            return tl::unexpected(contests.error());
        Evaluation result{version.id, options.arithmetic.value_or(version.arithmetic)};
        Field field(tournament, *parameters, *contests, result.arithmetic);
        field.settle();
        result.iterations = field.steps();
        if (field.isUnfinished())
            result.findings.push_back({FindingCode::IterationLimitReached,
                                       FindingLevel::Warning,
                                       {},
                                       "B III 3",
                                       {std::to_string(field.steps())}});
        const Source source{tournament, *parameters, *contests, field};
        for (std::size_t at = 0; at < field.size(); ++at) {
            result.participants.push_back(evaluateParticipant(source, at));
            if (options.trace)
                traceParticipant(source, at, result.participants.back(), result.arithmetic, result.trace);
        }
        return result;
    }

    /// Without an expected score there is nothing to compute from W, W_e and n: the opponents decide.
    Result<Evaluation> calculate(const CalculationInput& input, const RuleVersion& version,
                                 const EvaluationOptions& options) const override
    {
        return calculateByHand(*this, input, version, options, {});
    }

    Result<std::vector<PrintedTable>> tables(const RuleVersion& version) const override
    {
        const auto parameters = Parameters::from(version);
        if (!parameters.has_value())
            return tl::unexpected(parameters.error());
        return std::vector{percentDifferenceTable(), weightTable(*parameters)};
    }
};

} // namespace

const RatingSystem& system()
{
    static const Ingo1960 instance;
    return instance;
}

} // namespace zahlmeister::engine::ingo1960
