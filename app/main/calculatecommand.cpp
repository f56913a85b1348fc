// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>

#include <QCoreApplication>

#include "app/exchange/evaluationjson.h"
#include "app/main/command.h"
#include "app/main/evaluatedtournament.h"
#include "app/main/texttable.h"
#include "engine/rules/rulecatalog.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/text/textpattern.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

using engine::CalculationInput;
using engine::Column;
using engine::ParticipantEvaluation;
using engine::Rating;
using engine::Score;

class Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr int kMaximumGames = 1000;

constexpr std::array kOptions{
    OptionSpec{"rules", "ID", QT_TRANSLATE_NOOP("CommandLine", "rule version, else the newest")},
    OptionSpec{"rating", "R",
               QT_TRANSLATE_NOOP("CommandLine", "rating of the player; none for a first rating")},
    OptionSpec{"index", "I", QT_TRANSLATE_NOOP("CommandLine", "index of the rating")},
    OptionSpec{
        "age", "A",
        QT_TRANSLATE_NOOP("CommandLine", "year of the tournament's end minus year of birth; none: adult")},
    OptionSpec{"game", "RATING:SCORE",
               QT_TRANSLATE_NOOP("CommandLine", "a game: the opponent's rating and 1, 0.5 or 0; repeatable"),
               true},
    OptionSpec{"score", "W",
               QT_TRANSLATE_NOOP("CommandLine", "points, with --expected and --games instead of --game")},
    OptionSpec{"expected", "We", QT_TRANSLATE_NOOP("CommandLine", "expected score")},
    OptionSpec{"games", "N", QT_TRANSLATE_NOOP("CommandLine", "number of games")},
    OptionSpec{"arithmetic", "exact|tables",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "exactly, or with the printed tables; else as the rule version says")},
    OptionSpec{"format", "text|json", QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    OptionSpec{"output", "OUT", QT_TRANSLATE_NOOP("CommandLine", "file to write, else standard output")},
    kLanguageOption,
    kHelpOption,
};

/// A number with a decimal point or comma; nothing for any other text.
std::optional<double> toNumber(QString text)
{
    bool isNumber = false;
    const double number = text.replace(u',', u'.').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Points such as `3.5`, `3,5` or `3½`.
std::optional<Score> toScore(QString text)
{
    if (text.endsWith(u'½')) {
        text.chop(1);
        text = (text.isEmpty() ? u"0"_s : text) + u".5"_s;
    }
    const auto points = toNumber(text);
    if (!points || *points < 0 || *points > kMaximumGames || *points * 2 != std::floor(*points * 2))
        return std::nullopt;
    return Score::fromHalfPoints(static_cast<int>(*points * 2));
}

tl::expected<CalculationInput::OpponentResult, QString> toGame(const QString& text)
{
    const QStringList parts = text.split(u':');
    bool isNumber = false;
    const int rating = parts.constFirst().toInt(&isNumber);
    const auto score = parts.size() == 2 ? toScore(parts.at(1)) : std::nullopt;
    if (!isNumber || !Rating::isValid(rating) || !score || *score > engine::kWin) {
        return tl::unexpected(ui::fillPattern(
            Tr::tr("--game is “%1”; expected is a rating and 1, 0.5 or 0, such as 1850:0.5."), {text}));
    }
    return CalculationInput::OpponentResult{rating, *score};
}

/// Reads --score and --expected.
tl::expected<void, QString> readSums(const Arguments& arguments, CalculationInput& input)
{
    if (const auto text = arguments.value(u"score")) {
        input.score = toScore(*text);
        if (!input.score)
            return tl::unexpected(
                ui::fillPattern(Tr::tr("--score is “%1”; expected are points such as 3 or 3.5."), {*text}));
    }
    if (const auto text = arguments.value(u"expected")) {
        input.expected = toNumber(*text);
        if (!input.expected || *input.expected < 0 || *input.expected > kMaximumGames)
            return tl::unexpected(
                ui::fillPattern(Tr::tr("--expected is “%1”; expected is a number such as 3.891."), {*text}));
    }
    return {};
}

tl::expected<CalculationInput, QString> readInput(const Arguments& arguments)
{
    CalculationInput input;
    const auto rating = arguments.integer(u"rating", Rating::kMinimum, Rating::kMaximum);
    const auto index = arguments.integer(u"index", 0, 9999);
    const auto age = arguments.integer(u"age", 0, 150);
    const auto games = arguments.integer(u"games", 1, kMaximumGames);
    for (const auto* number : {&rating, &index, &age, &games}) {
        if (!number->has_value())
            return tl::unexpected(number->error());
    }
    input.rating = *rating;
    input.index = *index;
    input.age = *age;
    input.gameCount = *games;
    for (const QString& text : arguments.values(u"game")) {
        const auto game = toGame(text);
        if (!game.has_value())
            return tl::unexpected(game.error());
        input.games.push_back(*game);
    }
    if (const auto sums = readSums(arguments, input); !sums.has_value())
        return tl::unexpected(sums.error());

    const int sums =
        int(input.score.has_value()) + int(input.expected.has_value()) + int(input.gameCount.has_value());
    if (input.games.empty() == (sums == 0) || (input.games.empty() && sums < 3))
        return tl::unexpected(
            Tr::tr("Give --game for each game, or --score, --expected and --games together."));
    if (input.games.empty() && !input.rating)
        return tl::unexpected(
            Tr::tr("--score, --expected and --games need --rating; a first rating needs each --game."));
    if (input.games.empty() && *input.score > Score::fromHalfPoints(2 * *input.gameCount))
        return tl::unexpected(Tr::tr("--score is more than --games allows."));
    if (input.games.empty() && *input.expected > *input.gameCount)
        return tl::unexpected(Tr::tr("--expected is more than --games allows."));
    return input;
}

QString numbersToText(const ParticipantEvaluation& result, const engine::RuleVersion& version)
{
    TextTable table;
    table.addColumn(Tr::tr("Quantity"), TextTable::Alignment::Left);
    table.addColumn({}, TextTable::Alignment::Left);
    table.addColumn(Tr::tr("Value"), TextTable::Alignment::Right);
    const auto add = [&](Column column, const std::optional<QString>& value) {
        if (value)
            table.addRow({{ui::columnHead(column, engine::descriptionOf(version))},
                          {ui::columnSymbol(column, engine::descriptionOf(version))},
                          {*value}});
    };
    const auto rating = [](std::optional<int> value) {
        return value ? std::optional(ui::formatRating(*value)) : std::nullopt;
    };
    const auto with = [](std::optional<double> value, QString (*format)(double)) {
        return value ? std::optional(format(*value)) : std::nullopt;
    };
    if (result.oldRating)
        add(Column::OldRating, ui::formatRating(*result.oldRating, result.oldIndex));
    if (result.ageGroup)
        add(Column::AgeGroup, ui::ageGroupName(*result.ageGroup));
    add(Column::OpponentsAverage, rating(result.opponentsAverage));
    add(Column::Score, ui::formatScore(result.score));
    add(Column::Games, ui::formatCount(result.games));
    add(Column::Expected, with(result.expected, ui::formatExpected));
    add(Column::Coefficient, with(result.coefficient, ui::formatCoefficient));
    add(Column::Performance,
        with(result.performance, [](double value) { return ui::formatNumberShort(value, 1); }));
    if (result.newRating)
        add(Column::NewRating, ui::formatRating(*result.newRating, result.newIndex));
    if (const auto change = result.change())
        add(Column::Change, ui::formatChange(*change));
    return table.text();
}

QString gamesToText(const ParticipantEvaluation& result)
{
    TextTable table;
    table.addColumn(Tr::tr("Opponent"), TextTable::Alignment::Right);
    table.addColumn(Tr::tr("Points"), TextTable::Alignment::Right);
    table.addColumn(ui::columnHead(Column::Expected), TextTable::Alignment::Right);
    table.addColumn(u"+/−"_s, TextTable::Alignment::Right);
    for (const engine::GameDetail& game : result.details) {
        table.addRow({{game.ratingUsed ? ui::formatNumberShort(*game.ratingUsed, 1) : QString()},
                      {ui::formatSide(game.result)},
                      {game.expected ? ui::formatExpected(*game.expected) : QString()},
                      {game.change ? ui::formatGameChange(*game.change) : QString()}});
    }
    return table.text();
}

QByteArray toText(const engine::Evaluation& evaluation, const engine::RuleVersion& version)
{
    const ParticipantEvaluation& result = evaluation.participants.front();
    QString text = ui::ruleVersionName(version) + u", "_s + ui::arithmeticName(evaluation.arithmetic) +
                   u"\n\n"_s + numbersToText(result, version);
    if (!result.details.empty())
        text += u'\n' + gamesToText(result);
    if (!result.newRating && result.group == engine::Group::Residual)
        text +=
            u'\n' + Tr::tr("Not enough for a first rating; the games are kept as carry-over games.") + u'\n';
    return text.toUtf8();
}

ExitCode run(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return printBadUsage(
            ui::fillPattern(Tr::tr("“%1” is not expected here."), {arguments.files().constFirst()}));
    const auto format = arguments.choice(u"format", {u"text"_s, u"json"_s}, u"text"_s);
    if (!format.has_value())
        return printBadUsage(format.error());
    const auto arithmetic = arithmeticOption(arguments);
    if (!arithmetic.has_value())
        return printBadUsage(arithmetic.error());
    const QString newest = ui::fromEngine(engine::RuleCatalog::shipped().choose({})->version->id);
    const auto version = ruleVersion(arguments.value(u"rules").value_or(newest));
    if (!version.has_value())
        return version.error();
    const auto input = readInput(arguments);
    if (!input.has_value())
        return printBadUsage(input.error());

    const auto system = engine::systemOf(**version);
    if (!system.has_value())
        return printBadUsage(ui::errorText(system.error()));
    const auto evaluation = (*system)->calculate(*input, **version, {*arithmetic, false});
    if (!evaluation.has_value())
        return printBadUsage(ui::errorText(evaluation.error()));
    const QByteArray data = *format == u"json"_s
                                ? app::writeEvaluationJson({}, *evaluation, evaluation->findings)
                                : toText(*evaluation, **version);
    return writeData(data, arguments.value(u"output"));
}

} // namespace

const Command& calculateCommand()
{
    static const Command command{"calculate",
                                 "--rules ID --rating R --index I --age A (--score W --expected We --games N "
                                 "| --game RATING:SCORE ...) "
                                 "[--format text|json]",
                                 QT_TRANSLATE_NOOP("CommandLine", "Evaluates one player by hand."),
                                 nullptr,
                                 kOptions,
                                 run};
    return command;
}

} // namespace zahlmeister::cli
