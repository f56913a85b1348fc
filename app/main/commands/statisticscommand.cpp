// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/archive/reading/archivestatistics.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/statisticsreport.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/print/printservice.h"
#include "ui/print/statisticssheet.h"
#include "ui/text/statisticstext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kStatisticsOptions{
    OptionSpec{
        "from", "DAY",
        QT_TRANSLATE_NOOP("CommandLine", "first day of the span; else the end of the first tournament")},
    OptionSpec{"to", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "last day; else today or the end of the last tournament, "
                                                "whichever is later")},
    OptionSpec{"format", "text|json|csv|pdf",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kArchiveOption, kOutputOption};

Result<QByteArray> toFormat(const app::Statistics& statistics, const QString& format)
{
    if (format == u"json"_s)
        return statisticsToJson(statistics);
    if (format == u"csv"_s)
        return ui::statisticsCsv(statistics);
    if (format == u"pdf"_s)
        return ui::pdfOf(ui::layoutStatistics(statistics, app::today()));
    return statisticsToText(statistics);
}

/// The days that are asked for, where nothing is said all that there are.
Outcome<app::StatisticsRequest> requestOf(const Arguments& arguments,
                                          const std::optional<app::StatisticsRequest>& span)
{
    TRY(const auto from, arguments.day(u"from"));
    TRY(const auto to, arguments.day(u"to"));
    app::StatisticsRequest request = span.value_or(app::StatisticsRequest{app::today(), app::today()});
    request.from = from.value_or(to ? std::min(request.from, *to) : request.from);
    request.to = to.value_or(std::max(request.to, request.from));
    TRY_DO(inOrder(u"from"_s, request.from, u"to"_s, request.to));
    return request;
}

/// Those of a whole association.
Outcome<app::Statistics> statisticsOfArchive(const Arguments& arguments)
{
    if (!arguments.files().isEmpty())
        return badUsage(Tr::tr("Name either a work file or an archive."));
    TRY(const auto archive, archiveNamedBy(arguments));
    const QString& path = archive->address().text;
    TRY(const auto span, in(path, app::wholeSpan(*archive, app::today())));
    TRY(const auto request, requestOf(arguments, span));
    TRY(const auto gathered, in(path, app::gatherStatistics(*archive, request)));
    app::Statistics statistics = gathered.finish();
    if (statistics.unseen > 0)
        printMessage(path, 0, MessageLevel::Note,
                     Tr::tr("The games of %n tournament(s) are missing, because you may not see them.",
                            nullptr, statistics.unseen),
                     "games-hidden");
    return statistics;
}

Outcome<ExitCode> write(const Arguments& arguments, const QString& path, const app::Statistics& statistics)
{
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    TRY(const QByteArray data, in(path, toFormat(statistics, format)));
    return writeData(data, arguments.output());
}

Outcome<ExitCode> runStatistics(const Arguments& arguments)
{
    const bool isOfArchive = arguments.has(u"archive");
    if (!isOfArchive && arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    if (format == u"pdf"_s && !arguments.has(u"output") && isOutputTerminal())
        return badUsage(Tr::tr("A PDF file needs --output OUT.pdf."));
    if (isOfArchive) {
        TRY(const auto statistics, statisticsOfArchive(arguments));
        return write(arguments, arguments.value(u"archive").value_or(QString()), statistics);
    }
    TRY(const auto chronicle, chronicleNamedBy(arguments));
    TRY(const auto request, requestOf(arguments, app::wholeSpan(chronicle, app::today())));
    const QString& path = arguments.files().constFirst();
    TRY(const auto statistics, in(path, app::statisticsOf(chronicle, request)));
    TRY_DO(write(arguments, path, statistics));
    return printSkipped(path, chronicle.skipped);
}

} // namespace

constinit const Command kStatisticsCommand{
    "statistics",
    "WORKFILE|--archive ADDRESS [--from DAY] [--to DAY] [--format text|json|csv|pdf] [--output OUT]",
    QT_TRANSLATE_NOOP("CommandLine", "Tells how the ratings are distributed and whether P(D) holds."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "About the DWZ of all members in the work file: its distribution on the last day, a fixed cohort "
        "over the years, points that come and go, games between regions, and reached against expected "
        "scores by the difference of the ratings. Nobody is named, and groups of one or two are left "
        "out. With --archive they are those of a whole association, as far as its archive is computed."),
    kStatisticsOptions,
    runStatistics};

} // namespace zahlmeister::cli
