// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/console/calculationrequest.h"

#include <QStringList>

#include "app/main/console/commandtext.h"
#include "app/spelling/points.h"
#include "app/spelling/result.h"
#include "engine/base/try.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using engine::CalculationInput;
using engine::Rating;
using engine::Score;

constexpr int kMaximumGames = 1000;
constexpr double kMaximumFactor = 1000;

/// The points of one game, or `r`, `=` and `1/2` for a draw.
std::optional<Score> toResult(const QString& text)
{
    const auto side = app::sideOf(text);
    if (side && engine::isPlayed(*side))
        return engine::tablePoints(*side);
    const auto score = app::pointsOf(text);
    return score && *score <= engine::kWin ? score : std::nullopt;
}

/// A rating and something after a colon.
std::optional<std::pair<int, QString>> toRatingAnd(const QString& text)
{
    const QStringList parts = text.split(u':');
    bool isNumber = false;
    const int rating = parts.constFirst().toInt(&isNumber);
    if (parts.size() != 2 || !isNumber || !Rating::isValid(rating))
        return std::nullopt;
    return std::pair(rating, parts.at(1));
}

/// Games stand after `--game`; further ones may follow without the option.
Outcome<void> readGames(const Arguments& arguments, CalculationInput& input)
{
    QStringList words = arguments.values(u"game");
    if (words.isEmpty() && !arguments.files().isEmpty())
        return badUsage(
            ui::fillPattern(Tr::tr("“%1” is not expected here."), {arguments.files().constFirst()}));
    words += arguments.files();
    for (const QString& text : words) {
        const auto game = toRatingAnd(text);
        const auto score = game ? toResult(game->second) : std::nullopt;
        if (!score) {
            return badUsage(ui::fillPattern(
                Tr::tr("--game is “%1”; expected is a rating and 1, 0.5 or 0, such as 1850:0.5."), {text}));
        }
        input.games.push_back({game->first, *score});
    }
    return {};
}

/// Reads --score and --expected.
Outcome<void> readSums(const Arguments& arguments, CalculationInput& input)
{
    if (const auto text = arguments.value(u"score")) {
        input.score = app::pointsOf(*text);
        if (!input.score || input.score->points() > kMaximumGames)
            return badUsage(
                ui::fillPattern(Tr::tr("--score is “%1”; expected are points such as 3 or 3.5."), {*text}));
    }
    if (const auto text = arguments.value(u"expected")) {
        input.expected = ui::parseNumber(*text);
        if (!input.expected || *input.expected < 0 || *input.expected > kMaximumGames)
            return badUsage(
                ui::fillPattern(Tr::tr("--expected is “%1”; expected is a number such as 3.891."), {*text}));
    }
    return {};
}

Outcome<void> readNumbers(const Arguments& arguments, const engine::RuleVersion& version,
                          CalculationRequest& request)
{
    TRY(request.input.rating, arguments.integer(u"rating", Rating::kMinimum, Rating::kMaximum));
    TRY(request.input.index, arguments.integer(u"index", 0, 9999));
    TRY(request.input.age, arguments.integer(u"age", 0, 150));
    TRY(request.input.gameCount, arguments.integer(u"games", 1, kMaximumGames));
    TRY(request.ratingUsed, arguments.integer(u"instead-of", Rating::kMinimum, Rating::kMaximum));
    const QStringList sources{u"dwz"_s, u"fide"_s, u"national"_s};
    constexpr engine::RatingSource kSources[]{engine::RatingSource::Dwz, engine::RatingSource::Fide,
                                              engine::RatingSource::National};
    const bool isElo = version.number("fide_ratings").value_or(0) == 1; // goes without saying
    request.input.source =
        kSources[sources.indexOf(arguments.value(u"source").value_or(isElo ? u"fide"_s : u"dwz"_s))];
    request.approximates = arguments.has(u"approximate");
    if (request.approximates && !engine::hasApproximation(version))
        return badUsage(Tr::tr("Approximations stand in the Wertungsordnung of 2026 only."));
    if (const auto text = arguments.value(u"k")) {
        request.factor = ui::parseNumber(*text);
        if (!request.factor || *request.factor <= 0 || *request.factor > kMaximumFactor)
            return badUsage(
                ui::fillPattern(Tr::tr("--k is “%1”; expected is a number such as 33.7."), {*text}));
    }
    return {};
}

Outcome<void> readLists(const Arguments& arguments, CalculationRequest& request)
{
    for (const QString& text : arguments.values(u"next")) {
        bool isNumber = false;
        const int rating = text.toInt(&isNumber);
        if (!isNumber || !Rating::isValid(rating))
            return badUsage(
                ui::fillPattern(Tr::tr("--next is “%1”; expected is the rating of an opponent."), {text}));
        request.nextOpponents.push_back(rating);
    }
    for (const QString& text : arguments.values(u"mean")) {
        const auto partial = toRatingAnd(text);
        bool isNumber = false;
        const int games = partial ? partial->second.toInt(&isNumber) : 0;
        if (!isNumber || games < 1 || games > kMaximumGames)
            return badUsage(ui::fillPattern(
                Tr::tr("--mean is “%1”; expected is a rating and a number of games, such as 1520:6."),
                {text}));
        request.partials.push_back({partial->first, games});
    }
    return {};
}

Outcome<CalculationKind> kindOf(const Arguments& arguments)
{
    constexpr std::pair<const char16_t*, CalculationKind> kKinds[]{{u"estimate", CalculationKind::Estimate},
                                                                   {u"instead-of", CalculationKind::Correct},
                                                                   {u"convert", CalculationKind::Convert},
                                                                   {u"mean", CalculationKind::Mean}};
    std::optional<CalculationKind> kind;
    for (const auto& [option, meant] : kKinds) {
        if (!arguments.has(option))
            continue;
        if (kind)
            return badUsage(Tr::tr("--estimate, --instead-of, --convert and --mean exclude each other."));
        kind = meant;
    }
    return kind.value_or(CalculationKind::Calculate);
}

/// Nothing is guessed: how much a game changes depends on the index.
Outcome<void> checkIndex(const CalculationInput& input)
{
    if (input.rating && !input.index && input.source == engine::RatingSource::Dwz)
        return badUsage(
            Tr::tr("--rating needs --index; only with --source fide or national do the rules give one."));
    return {};
}

Outcome<void> checkTogether(CalculationRequest& request)
{
    const CalculationInput& input = request.input;
    const int sums =
        int(input.score.has_value()) + int(input.expected.has_value()) + int(input.gameCount.has_value());
    const bool isAlone = input.games.empty() && sums == 0;
    if (request.factor && (isAlone || !input.rating))
        return badUsage(Tr::tr("--k needs --rating, and --game for each game or the totals."));
    if (request.approximates && (input.games.empty() || !input.rating))
        return badUsage(Tr::tr("--approximate needs --rating, and --game for each game."));
    // What these compute is not where a next game would begin.
    if (request.kind != CalculationKind::Calculate && !request.nextOpponents.empty())
        return badUsage(Tr::tr("--next cannot go with --estimate, --instead-of, --convert or --mean."));
    switch (request.kind) {
    case CalculationKind::Convert:
        if (!isAlone || !input.rating || !input.index)
            return badUsage(Tr::tr("--convert needs --rating and --index, and no games."));
        return {};
    case CalculationKind::Mean:
        if (!isAlone || input.rating)
            return badUsage(Tr::tr("--mean needs nothing but the first ratings and their games."));
        return {};
    case CalculationKind::Estimate:
        if (input.games.empty() || sums > 0)
            return badUsage(Tr::tr("--estimate needs --game for each game."));
        return {};
    case CalculationKind::Correct:
        if (!input.rating || !input.games.empty() || sums < 3)
            return badUsage(Tr::tr("--instead-of needs the right rating with --rating, and --score, "
                                   "--expected and --games as they were."));
        break;
    case CalculationKind::Calculate:
    case CalculationKind::NextGame: break;
    }
    if (isAlone && !request.nextOpponents.empty()) {
        request.kind = CalculationKind::NextGame;
        return checkIndex(input);
    }
    if (input.games.empty() == (sums == 0) || (input.games.empty() && sums < 3))
        return badUsage(Tr::tr("Give --game for each game, or --score, --expected and --games together."));
    if (input.games.empty() && !input.rating)
        return badUsage(
            Tr::tr("--score, --expected and --games need --rating; a first rating needs each --game."));
    if (input.games.empty() && *input.score > Score::fromHalfPoints(2 * *input.gameCount))
        return badUsage(Tr::tr("--score is more than --games allows."));
    if (input.games.empty() && *input.expected > *input.gameCount)
        return badUsage(Tr::tr("--expected is more than --games allows."));
    return checkIndex(input);
}

} // namespace

Outcome<CalculationRequest> readCalculationRequest(const Arguments& arguments,
                                                   const engine::RuleVersion& version)
{
    CalculationRequest request;
    TRY(request.kind, kindOf(arguments));
    TRY_DO(readNumbers(arguments, version, request));
    TRY_DO(readLists(arguments, request));
    TRY_DO(readGames(arguments, request.input));
    TRY_DO(readSums(arguments, request.input));
    TRY_DO(checkTogether(request));
    return request;
}

} // namespace zahlmeister::cli
