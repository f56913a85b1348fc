// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/evaluatedtournament.h"
#include "app/main/console/selection.h"
#include "app/main/console/sheetfile.h"
#include "engine/league/leaguetable.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr const char* kKindWords =
    "evaluation|scoresheets|first-ratings|crosstable|findings|query-letter|notice|new-ratings|comparison|"
    "league|matches|teams|schedule|lineups|cards|all";
constexpr std::array kKinds{
    ui::SheetKind::Evaluation,  ui::SheetKind::Scoresheets, ui::SheetKind::FirstRatings,
    ui::SheetKind::Crosstable,  ui::SheetKind::Findings,    ui::SheetKind::QueryLetter,
    ui::SheetKind::Notice,      ui::SheetKind::NewRatings,  ui::SheetKind::Comparison,
    ui::SheetKind::LeagueTable, ui::SheetKind::Matches,     ui::SheetKind::Teams,
    ui::SheetKind::Schedule,    ui::SheetKind::LineUps,     ui::SheetKind::MatchCards,
    ui::SheetKind::Everything}; ///< in the words' order

constexpr std::array kSheetsOptions{
    OptionSpec{
        "kind", "KIND",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "evaluation: the evaluation sheet; scoresheets: the games of players; "
            "first-ratings: how first ratings came about; crosstable: all results; "
            "findings: what was found; query-letter: a letter to the club about what is "
            "missing; notice: a letter that tells the organiser of the evaluation; new-ratings: who has a "
            "new rating; comparison: the new ratings under two rule versions; league: the table of a league "
            "with what teams and players did; matches: all matches board by board; teams: a sheet for each "
            "team; schedule: the programme of a league with the results so far; lineups: the line-ups with "
            "their numbers; cards: a card for each match, to be filled in or filled; all: evaluation, "
            "crosstable or the sheets of the league, scoresheets, first ratings and "
            "findings in one file"),
        false, kKindWords},
    OptionSpec{"with", "ID", QT_TRANSLATE_NOOP("CommandLine", "second rule version of a comparison")},
    OptionSpec{
        "player", "N",
        QT_TRANSLATE_NOOP("CommandLine", "number of a player whose sheet is wanted, repeatable; else all"),
        true},
    OptionSpec{"round", "N",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "round of a league whose matches are wanted, or up to which its "
                                 "table counts; else all")},
    OptionSpec{"team", "NAME",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "name of a team, or its number in the league, whose players, matches, sheet "
                                 "or scoresheets are wanted; else all")},
    kOrderOption,
    kClubOption,
    OptionSpec{"format", "pdf|html|csv|xlsx|json",
               QT_TRANSLATE_NOOP("CommandLine", "format of the sheets of a league, else pdf")},
    OptionSpec{"output", "OUT", QT_TRANSLATE_NOOP("CommandLine", "file to write")},
    kRulesOption,
    kArithmeticOption,
    kForceOption,
};

Outcome<std::vector<engine::ParticipantNumber>> players(const Arguments& arguments)
{
    std::vector<engine::ParticipantNumber> numbers;
    for (const QString& text : arguments.values(u"player")) {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!isNumber || number < 1)
            return badUsage(
                ui::fillPattern(Tr::tr("--player is “%1”; expected is a participant's number."), {text}));
        numbers.emplace_back(number);
    }
    return numbers;
}

/// Which part is asked for: `--round`, `--order`, `--club` and `--team`.
Outcome<ui::SheetRequest> ofPart(ui::SheetRequest request, const Arguments& arguments,
                                 const engine::Tournament& tournament)
{
    int last = engine::lastRound(engine::leagueMatches(tournament));
    for (const engine::Fixture& fixture : tournament.header.schedule)
        last = std::max(last, fixture.round); // cards are wanted before the match
    if (arguments.has(u"round") && last > 0) {
        TRY(request.round, arguments.integer(u"round", 1, last));
    } else if (arguments.has(u"round")) {
        return badUsage(Tr::tr("--round is for leagues; this tournament has no matches of teams."));
    }
    TRY(const auto selection, selectionOption(arguments, tournament));
    request.order = selection.order;
    request.club = selection.club;
    request.team = selection.team;
    return request;
}

Outcome<ExitCode> runSheets(const Arguments& arguments)
{
    const QStringList words = QString::fromLatin1(kKindWords).split(u'|');
    if (!arguments.has(u"kind"))
        return badUsage(
            ui::fillPattern(Tr::tr("Say with --kind which sheets are wanted: %1."), {words.join(u", "_s)}));
    const ui::SheetKind kind = kKinds[static_cast<std::size_t>(words.indexOf(*arguments.value(u"kind")))];
    TRY(const auto numbers, players(arguments));
    if (!numbers.empty() && !ui::isAboutPlayers(kind))
        return badUsage(Tr::tr("--player is for sheets about single players; this one has all players."));
    const bool isComparison = kind == ui::SheetKind::Comparison;
    if (isComparison != arguments.has(u"with"))
        return badUsage(Tr::tr("--with names the second rule version of --kind comparison."));
    if (arguments.has(u"round") && !ui::hasRounds(kind))
        return badUsage(Tr::tr("--round is for the table, the matches and the schedule of a league."));
    if (arguments.has(u"team") && !ui::isAboutTeams(kind))
        return badUsage(
            Tr::tr("--team is for the evaluation, scoresheets and the sheets of a league but its table."));
    if (arguments.has(u"club") && !ui::isAboutClubs(kind))
        return badUsage(Tr::tr("--club is for the evaluation and for scoresheets."));
    if (arguments.has(u"order") && !ui::hasOrder(kind))
        return badUsage(Tr::tr("--order is for sheets with all players."));
    const QString format = arguments.value(u"format").value_or(u"pdf"_s);
    if (format != u"pdf"_s && !ui::isOfLeague(kind))
        return badUsage(Tr::tr("--format is for the sheets of a league; others are PDF."));
    if (format == u"pdf"_s && !arguments.has(u"output"))
        return badUsage(Tr::tr("Name the file to write: --output OUT.pdf."));

    TRY(const auto evaluated,
        evaluateFile(arguments, true, {}, ui::namesEverybody(kind) ? Naming::Everybody : Naming::Published));
    TRY(auto request, ofPart({.kind = kind, .players = numbers}, arguments, evaluated.tournament()));
    if (isComparison) {
        TRY(const auto* version, ruleVersion(*arguments.value(u"with"), *evaluated.source.rules));
        request.comparedWith = *version;
    }
    const auto data = sheetFile(evaluated, request, format);
    if (!data.has_value()) {
        auto complaint = failed(evaluated.source.file, data.error());
        if (data.error().code == ErrorCode::UnknownParticipant)
            complaint.value().exitCode = ExitCode::BadUsage;
        return complaint;
    }
    const bool isAboutErrors = kind == ui::SheetKind::Findings || kind == ui::SheetKind::QueryLetter;
    return writeResult(evaluated, *data, arguments, isAboutErrors);
}

} // namespace

constinit const Command kSheetsCommand{
    "sheets",
    "FILE --kind evaluation|scoresheets|first-ratings|crosstable|findings|"
    "query-letter|notice|new-ratings|comparison|league|matches|teams|schedule|lineups|cards|all "
    "[--player N] [--round N] [--team NAME] [--club VKZ] "
    "[--order number|place|name|rating|club|team] "
    "[--format pdf|html|csv|xlsx|json] --output OUT",
    QT_TRANSLATE_NOOP("CommandLine", "Prints sheets to a PDF file; those "
                                     "of a league to other files, too."),
    nullptr,
    kSheetsOptions,
    runSheets};

} // namespace zahlmeister::cli
