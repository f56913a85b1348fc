// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <limits>

#include "app/archive/reading/archiveregister.h"
#include "app/chronicle/reading/tournamentregister.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/listreport.h"
#include "app/rules/shippedrules.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kTournamentsOptions{
    OptionSpec{"from", "DAY", QT_TRANSLATE_NOOP("CommandLine", "that ended on that day or later")},
    OptionSpec{"until", "DAY", QT_TRANSLATE_NOOP("CommandLine", "that ended on that day or before")},
    OptionSpec{
        "level", "L",
        QT_TRANSLATE_NOOP("CommandLine", "of one organisation level, such as C00, and those below it")},
    OptionSpec{"evaluator", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "whose evaluator's name holds that")},
    kArchiveOption,
    kIssueOption,
    kStaleOption,
    kIssuedOption,
    kListFormatOption,
    kOutputOption};

/// Those of a whole association.
Outcome<ExitCode> writeOfArchive(const Arguments& arguments, const app::TournamentListRequest& request)
{
    TRY(const auto archive, archiveOfList(arguments));
    const QString& path = archive->address().text;
    TRY(const auto list,
        in(path, app::tournamentList(*archive, request, std::numeric_limits<std::size_t>::max())));
    if (list.unseen > 0)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("Of %n tournament(s) you may not see who evaluated them, nor their games.",
                            nullptr, list.unseen),
                     "games-hidden");
    return writeMade(arguments, path, list, app::shippedRules());
}

Outcome<ExitCode> runTournaments(const Arguments& arguments)
{
    app::TournamentListRequest request;
    TRY(request.from, arguments.day(u"from"));
    TRY(request.until, arguments.day(u"until"));
    TRY_DO(inOrder(u"from"_s, request.from, u"until"_s, request.until));
    TRY(request.level, levelOf(arguments));
    request.evaluator = arguments.value(u"evaluator").value_or(QString()).toStdString();
    if (arguments.has(u"archive"))
        return writeOfArchive(arguments, request);
    return writeList(
        arguments, [&](const app::WorkFile& file, const app::Chronicle& chronicle) -> Outcome<app::AnyList> {
            TRY(const auto days, in(arguments.files().constFirst(), app::evaluationDays(file)));
            return app::tournamentList(chronicle, days, request);
        });
}

} // namespace

constinit const Command kTournamentsCommand{
    "tournaments",
    "WORKFILE|--archive ADDRESS [--from DAY] [--until DAY] [--level L] [--evaluator TEXT] [--issue [--stale] "
    "| "
    "--issued N] "
    "[--format text|json|csv|xlsx|html|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Lists the tournaments of a work file in the order of evaluation."),
    QT_TRANSLATE_NOOP("CommandLine",
                      "Each with its evaluators, the day on which its first report was made, and the day "
                      "of the last recalculation that changed it. With --archive they are those of a "
                      "whole association, with the days on which they were published first and last."),
    kTournamentsOptions,
    runTournaments};

} // namespace zahlmeister::cli
