// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/main/console/calculationrequest.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/main/reports/calculationreport.h"
#include "engine/base/try.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/rules/byhand.h"
#include "engine/rules/contribution.h"
#include "engine/rules/conversion.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kCalculateOptions{
    OptionSpec{"rules", "ID", QT_TRANSLATE_NOOP("CommandLine", "rule version, else the newest")},
    OptionSpec{"rating", "R",
               QT_TRANSLATE_NOOP("CommandLine", "rating of the player; none for a first rating")},
    OptionSpec{"index", "I", QT_TRANSLATE_NOOP("CommandLine", "index of the rating")},
    OptionSpec{
        "age", "A",
        QT_TRANSLATE_NOOP("CommandLine", "year of the tournament's end minus year of birth; none: adult")},
    OptionSpec{"source", "dwz|fide|national",
               QT_TRANSLATE_NOOP("CommandLine", "where the rating comes from; decides an index not given")},
    OptionSpec{"game", "RATING:SCORE",
               QT_TRANSLATE_NOOP("CommandLine", "a game: the opponent's rating and 1, 0.5 or 0; repeatable"),
               true},
    OptionSpec{"score", "W",
               QT_TRANSLATE_NOOP("CommandLine", "points, with --expected and --games instead of --game")},
    OptionSpec{"expected", "We", QT_TRANSLATE_NOOP("CommandLine", "expected score")},
    OptionSpec{"games", "N", QT_TRANSLATE_NOOP("CommandLine", "number of games")},
    OptionSpec{"k", "K",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "shows the games with this K, too, as an evaluation or a table has it")},
    OptionSpec{"approximate", nullptr,
               QT_TRANSLATE_NOOP("CommandLine",
                                 "shows the games by the approximation of Anhang 2.1, too, which is not "
                                 "binding")},
    OptionSpec{
        "next", "RATING",
        QT_TRANSLATE_NOOP("CommandLine",
                          "what a win, a draw and a loss against this opponent would bring; repeatable"),
        true},
    OptionSpec{"estimate", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "by the rules of thumb of documents that have some")},
    OptionSpec{
        "instead-of", "R",
        QT_TRANSLATE_NOOP("CommandLine",
                          "corrects an evaluation that was made with this rating instead of --rating")},
    OptionSpec{"mean", "RATING:GAMES",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "mean of several first ratings, weighted by their games; repeatable"),
               true},
    OptionSpec{"convert", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "converts --rating and --index as of the rules' beginning")},
    OptionSpec{"explain", nullptr, QT_TRANSLATE_NOOP("CommandLine", "say how the result came about")},
    kArithmeticOption,
    kRulesFromOption,
    kFormatOption,
    kOutputOption,
};

Result<engine::Evaluation> evaluationOf(const CalculationRequest& request, const engine::RatingSystem& system,
                                        const engine::RuleVersion& version,
                                        const engine::EvaluationOptions& options)
{
    const engine::CalculationInput& input = request.input;
    switch (request.kind) {
    case CalculationKind::Estimate: return system.estimate(input, version, options);
    case CalculationKind::Correct:
        return system.correct({.rating = *request.ratingUsed,
                               .index = input.index,
                               .age = input.age,
                               .score = *input.score,
                               .expected = *input.expected,
                               .gameCount = *input.gameCount},
                              *input.rating, version, options);
    case CalculationKind::Convert:
        return engine::convertByHand(*input.rating, *input.index, version, options.trace);
    case CalculationKind::Calculate:
    case CalculationKind::Mean:
    case CalculationKind::NextGame: break;
    }
    return system.calculate(input, version, options);
}

Result<CalculationReport> reportOf(const CalculationRequest& request, const engine::RatingSystem& system,
                                   const engine::RuleVersion& version,
                                   const engine::EvaluationOptions& options)
{
    CalculationReport report{.version = version,
                             .arithmetic = options.arithmetic.value_or(version.arithmetic),
                             .tournament = engine::tournamentByHand(request.input, version),
                             .isRough = request.kind == CalculationKind::Estimate};
    if (request.kind == CalculationKind::Mean) {
        TRY(const auto mean, engine::meanRating(request.partials));
        report.mean = mean;
    } else if (request.kind != CalculationKind::NextGame) {
        TRY(auto evaluation, evaluationOf(request, system, version, options));
        report.evaluation = std::move(evaluation);
        if (request.factor)
            report.given = engine::contributionsOf(report.evaluation->participants.front(), request.factor,
                                                   engine::leastRatingOf(version));
        if (request.approximates)
            report.approximated = engine::approximatedContributions(
                report.evaluation->participants.front(), request.factor, engine::leastRatingOf(version),
                engine::expectancyOf(version));
    }
    for (const int opponent : request.nextOpponents) {
        TRY(const auto next, engine::nextGame(system, request.input, opponent, version, options.arithmetic));
        report.nextGames.push_back(next);
    }
    return report;
}

/// What the rules of a version do not have, in words that name the version.
QString refusal(const Error& error, const CalculationRequest& request, const engine::RuleVersion& version)
{
    if (error.code == ErrorCode::MissingParameter && request.kind == CalculationKind::Convert)
        return ui::fillPattern(Tr::tr("%1 came without a conversion of ratings."),
                               {ui::ruleVersionName(version)});
    if (error.code != ErrorCode::QuantityUnavailable)
        return ui::errorText(error);
    return request.kind == CalculationKind::Estimate
               ? ui::fillPattern(Tr::tr("%1 has no rules of thumb."), {ui::ruleVersionName(version)})
               : ui::fillPattern(Tr::tr("%1 has no corrections from the expected score alone."),
                                 {ui::ruleVersionName(version)});
}

Outcome<ExitCode> runCalculate(const Arguments& arguments)
{
    const bool isJson = arguments.value(u"format") == u"json"_s;
    TRY(const auto rules, ruleCatalog(arguments));
    const QString newest = ui::fromEngine(rules->choose({})->version->id);
    TRY(const auto version, ruleVersion(arguments.value(u"rules").value_or(newest), *rules));
    TRY(const auto request, readCalculationRequest(arguments, *version));
    const auto system = engine::systemOf(*version);
    if (!system.has_value())
        return badUsage(ui::errorText(system.error()));
    const auto report =
        reportOf(request, **system, *version, {arithmeticOption(arguments), arguments.has(u"explain")});
    if (!report.has_value())
        return badUsage(refusal(report.error(), request, *version));
    return writeData(isJson ? calculationToJson(*report) : calculationToText(*report), arguments.output());
}

} // namespace

constinit const Command kCalculateCommand{
    "calculate",
    "--rules ID --rating R --index I --age A (--score W --expected We --games N "
    "| --game RATING:SCORE ...) [--next RATING] [--format text|json]",
    QT_TRANSLATE_NOOP("CommandLine", "Evaluates one player by hand."),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Also asks what the next game would bring (--next), corrects an evaluation that began "
                      "with a wrong rating (--instead-of), and converts a rating (--convert)."),
    kCalculateOptions,
    runCalculate};

} // namespace zahlmeister::cli
