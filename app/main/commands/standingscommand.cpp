// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "app/formats/json/standingsjson.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/console/tournamentsource.h"
#include "app/main/reports/listreport.h"
#include "app/main/reports/standingsreport.h"
#include "engine/base/try.h"
#include "engine/model/teammatches.h"
#include "ui/print/listsheet.h"
#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kStandingsOptions{
    OptionSpec{"tie-breaks", "LIST",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "codes of FIDE C.07 such as BH/C1,BH,SB, or a usual list by its name; else "
                                 "that of the tournament, or the usual one of its kind")},
    OptionSpec{"edition", "2024-04|2024-08|2026-03",
               QT_TRANSLATE_NOOP("CommandLine", "edition of C.07; else that of the first day")},
    OptionSpec{"round", "N", QT_TRANSLATE_NOOP("CommandLine", "the last round that counts")},
    OptionSpec{"category", "CATEGORY",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "only women, u18 (youth up to 18), s60 (seniors from 60), rating:1400-1599 "
                                 "(either may be missing), or teams:4 (the best four of a team or club)")},
    OptionSpec{"explain", nullptr,
               QT_TRANSLATE_NOOP("CommandLine", "add what every round gives to every tie-break")},
    OptionSpec{"format", "text|json|csv|xlsx|html|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOutputOption,
};

Outcome<std::vector<engine::TieBreak>> tieBreaksOf(const QString& given, const engine::PlayedRounds& played)
{
    std::string list = given.toStdString();
    const auto presets = engine::tieBreakPresets();
    const auto preset = std::ranges::find(presets, list, &engine::TieBreakPreset::id);
    if (preset != presets.end())
        list = preset->list;
    auto tieBreaks = engine::tieBreaksFromText(list);
    if (!tieBreaks)
        return badUsage(ui::fillPattern(Tr::tr("--tie-breaks has “%1”, which is no tie-break of FIDE C.07."),
                                        {QString::fromStdString(tieBreaks.error().args.back())}));
    const bool isTeam = played.isTeamEvent();
    for (const engine::TieBreak& tieBreak : *tieBreaks) {
        if (!isTeam && engine::infoOf(tieBreak.code).forTeams)
            return badUsage(ui::fillPattern(Tr::tr("%1 is a tie-break of teams."),
                                            {QString::fromStdString(engine::tieBreakText(tieBreak))}));
    }
    return std::move(*tieBreaks);
}

Outcome<std::optional<engine::Category>> categoryOf(const Arguments& arguments,
                                                    const engine::PlayedRounds& played)
{
    const auto given = arguments.value(u"category");
    if (!given)
        return std::optional<engine::Category>();
    if (played.isTeamEvent())
        return badUsage(Tr::tr("A tournament of teams has no categories of players."));
    auto category = engine::categoryFromText(given->toStdString());
    if (!category)
        return badUsage(ui::fillPattern(Tr::tr("--category is “%1”; expected is women, u18, s60, "
                                               "rating:1400-1599 or teams:4."),
                                        {*given}));
    return category;
}

Outcome<ExitCode> runStandings(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one tournament."));
    TRY_DO(checkOutput(arguments));
    const QString& path = arguments.files().constFirst();
    TRY(const auto source, readTournament(path));
    engine::Tournament tournament = source.content.tournament;
    engine::settleTeams(tournament);
    engine::TableOptions options = engine::tableOptionsOf(tournament);
    const engine::PlayedRounds played(tournament);
    if (const auto given = arguments.value(u"tie-breaks")) {
        TRY(options.tieBreaks, tieBreaksOf(*given, played));
    }
    if (const auto edition = arguments.value(u"edition"))
        options.edition = engine::editionFromText(edition->toStdString());
    TRY(options.round, arguments.integer(u"round", 1, 999));
    if (const int last = played.rounds(); options.round.value_or(0) > last)
        return badUsage(
            Tr::tr("--round is %1; the last round with results is %2.").arg(*options.round).arg(last));
    const engine::FinalTable table(tournament, options);
    const bool explains = arguments.has(u"explain");
    const engine::StatedComparison stated = engine::compareStated(tournament, options);
    ui::FinalTableView view{.stated = &stated};
    TRY(view.category, categoryOf(arguments, played));
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"json"_s)
        return writeData(app::writeStandingsJson(table, {explains, &tournament, view.category, view.stated}),
                         arguments.output());
    const ui::ListTable list = ui::finalTableList(tournament, table, view);
    if (const auto known = ui::listFormatFromCode(format)) {
        TRY(const QByteArray data, in(path, ui::listFile(list, *known)));
        return writeData(data, arguments.output());
    }
    const QString explanations = explains ? standingsExplained(table) : QString();
    return writeData(listAsText(list) + explanations.toUtf8(), arguments.output());
}

/// The usual lists, one a line.
QString listUsualLists()
{
    QString text;
    for (const engine::TieBreakPreset& preset : engine::tieBreakPresets())
        text +=
            u"  %1  %2\n"_s.arg(QString::fromLatin1(preset.id), -17).arg(QString::fromLatin1(preset.list));
    return text;
}

} // namespace

constinit const Command kStandingsCommand{
    "standings",
    "FILE [--tie-breaks LIST] [--edition E] [--round N] [--category C] [--explain] "
    "[--format text|json|csv|xlsx|html|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Writes the final table, and what decided each place."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Tie-breaks are those of FIDE C.07, for players and teams. Where nothing decides, places are shared. "
        "What the organiser's own table says in the file is compared with it. Usual lists have names:"),
    kStandingsOptions,
    runStandings,
    listUsualLists};

} // namespace zahlmeister::cli
