// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/files/fileinhand.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/official/officialcomparison.h"
#include "ui/text/derivation/derivation.h"
#include "ui/text/derivation/derivationformat.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/text/officialtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kCompareOptions{
    kRulesOption,
    kArithmeticOption,
    OptionSpec{"answer", "NUMBER",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "write the answer to a complaint of this participant, and nothing else")},
    kFormatOption,
    kOutputOption,
};

using Layout = app::JsonWriter::Layout;

/// What the federation published, in one answer of its portal or in two.
Outcome<app::OfficialResult> readOfficial(const QStringList& files)
{
    std::optional<app::OfficialResult> official;
    for (const QString& file : files) {
        TRY(const QByteArray content, in(file, app::contentOfFile(file)));
        auto read = app::readOfficialResult(content);
        if (!read.has_value()) {
            printNotes(file, read.error());
            return tl::unexpected(Complaint{ExitCode::FileFailed});
        }
        printNotes(file, read->notes);
        if (!official)
            official = std::move(*read);
        else if (app::hasGamesAlone(*read))
            official = app::withGames(std::move(*official), *read);
        else if (app::hasGamesAlone(*official))
            official = app::withGames(std::move(*read), *official);
        else
            return badUsage(Tr::tr("Two official evaluations: name one, and the games of it."));
    }
    return *std::move(official);
}

QString nameOf(const app::ComparedPlayer& player, const engine::Tournament& tournament,
               const app::OfficialResult& official)
{
    return player.participant ? ui::formatName(tournament, *player.participant)
                              : QString::fromStdString(official.rows[*player.officialRow].name);
}

QByteArray toText(const app::OfficialComparison& comparison, const EvaluatedTournament& evaluated,
                  const app::OfficialResult& official)
{
    const engine::Tournament& tournament = evaluated.tournament();
    const engine::SystemDescription* system = engine::descriptionOf(*evaluated.choice.version);
    QString text = comparison.deviating == 0 ? Tr::tr("The official evaluation agrees in all numbers.")
                                             : Tr::tr("%n player(s) deviate.", nullptr, comparison.deviating);
    text += u'\n';
    for (const app::ComparedPlayer& player : comparison.players) {
        if (player.causes.empty())
            continue;
        text += u'\n' + (player.participant ? u"%1 "_s.arg(player.participant->value()) : QString()) +
                nameOf(player, tournament, official) + u'\n';
        for (const app::OfficialDeviation& deviation : player.deviations)
            text += u"  "_s + ui::deviationText(deviation, system) + u'\n';
        for (const app::ProbableCause& cause : player.causes)
            text += u"  ! "_s + ui::causeText(cause, tournament) + u'\n';
    }
    return writtenText(text);
}

void writeReal(app::JsonWriter& json, std::string_view key, std::optional<double> value)
{
    if (value)
        json.member(key, *value);
}

void writeResult(app::JsonWriter& json, std::string_view key, std::optional<engine::GameResult> result)
{
    if (result)
        json.member(key, engine::resultText(*result));
}

void writeCause(app::JsonWriter& json, const app::ProbableCause& cause)
{
    json.member("cause", app::deviationCauseCode(cause.cause));
    json.member("confirmed", cause.confirmed);
    if (cause.opponent)
        json.member("opponent", cause.opponent->value());
    if (cause.round)
        json.member("round", *cause.round);
    writeResult(json, "result", cause.result);
    if (!cause.rules.empty())
        json.member("rules", cause.rules);
}

void writePlayer(app::JsonWriter& json, const app::ComparedPlayer& player,
                 const engine::Tournament& tournament, const app::OfficialResult& official)
{
    if (player.participant)
        json.member("number", player.participant->value());
    json.member("name", nameOf(player, tournament, official).toStdString());
    json.objects("deviations", Layout::OneLine, player.deviations,
                 [&](const app::OfficialDeviation& deviation) {
                     json.member("field", app::officialFieldCode(deviation.field));
                     writeReal(json, "official", deviation.official);
                     writeReal(json, "here", deviation.ours);
                 });
    json.objects("causes", Layout::OneLine, player.causes,
                 [&](const app::ProbableCause& cause) { writeCause(json, cause); });
}

QByteArray toJson(const app::OfficialComparison& comparison, const engine::Tournament& tournament,
                  const app::OfficialResult& official)
{
    std::vector<const app::ComparedPlayer*> deviating;
    for (const app::ComparedPlayer& player : comparison.players) {
        if (!player.causes.empty())
            deviating.push_back(&player);
    }
    app::JsonWriter json;
    json.beginObject();
    json.member("rules", comparison.evaluation.rules);
    json.member("tournament", official.tournament);
    json.member("deviating", comparison.deviating);
    json.objects("players", Layout::Lines, deviating, [&](const app::ComparedPlayer* player) {
        writePlayer(json, *player, tournament, official);
    });
    json.objects("games", Layout::OneLine, comparison.games, [&](const app::ComparedGame& game) {
        if (game.round)
            json.member("round", *game.round);
        json.member("white", game.white.value());
        json.member("black", game.black.value());
        writeResult(json, "official", game.result);
        if (game.ours)
            writeResult(json, "here", tournament.games[*game.ours].result);
        writeReal(json, "official_expected", game.expected);
    });
    json.endObject();
    return json.take();
}

/// The answer to a complaint, as the window has it.
Outcome<QByteArray> answerTo(int number, const app::OfficialComparison& comparison,
                             const EvaluatedTournament& evaluated)
{
    const engine::ParticipantNumber wanted(number);
    const app::ComparedPlayer* player = comparison.of(wanted);
    if (!player)
        return badUsage(ui::fillPattern(Tr::tr("There is no participant %1."), {QString::number(number)}));
    const engine::RuleVersion& version = *evaluated.choice.version;
    const QString derivation = ui::derivationToText(ui::derive(evaluated.tournament(), evaluated.evaluation,
                                                               version, wanted, engine::Quantity::NewRating));
    return writtenText(
        ui::complaintAnswer(*player, evaluated.tournament(), engine::descriptionOf(version), derivation, {}));
}

Outcome<ExitCode> runCompare(const Arguments& arguments)
{
    constexpr int kFiles = 2; // the tournament and one answer, at least
    constexpr int kLargestNumber = 99'999;
    if (arguments.files().size() < kFiles || arguments.files().size() > kFiles + 1)
        return badUsage(Tr::tr("Name a tournament and its official evaluation."));
    TRY(const auto answer, arguments.integer(u"answer", 1, kLargestNumber));
    TRY(const auto evaluated,
        evaluateFile(arguments, arguments.files().constFirst(), answer.has_value(), {}, Naming::Everybody));
    TRY(const auto official, readOfficial(arguments.files().sliced(1)));
    TRY(const auto comparison,
        in(evaluated.source.file,
           app::compareWithOfficial(evaluated.tournament(), *evaluated.choice.version,
                                    evaluated.evaluation.arithmetic, *evaluated.source.rules, official)));
    if (answer) {
        TRY(const QByteArray letter, answerTo(*answer, comparison, evaluated));
        return writeData(letter, arguments.output());
    }
    const bool isJson = arguments.value(u"format") == u"json"_s;
    return writeData(isJson ? toJson(comparison, evaluated.tournament(), official)
                            : toText(comparison, evaluated, official),
                     arguments.output());
}

} // namespace

constinit const Command kCompareCommand{
    "compare",
    "FILE OFFICIAL [GAMES] [--rules ID] [--arithmetic exact|tables] [--answer NUMBER] [--format text|json] "
    "[--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Compares a tournament with its official evaluation."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "OFFICIAL is what the federation's portal answers (JSON), a spreadsheet or a saved page; GAMES its "
        "games, where they are a file of their own. Each difference has its probable cause."),
    kCompareOptions,
    runCompare};

} // namespace zahlmeister::cli
