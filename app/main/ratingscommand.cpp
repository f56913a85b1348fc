// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QDate>

#include "app/main/chroniclereport.h"
#include "app/main/chroniclesource.h"
#include "app/main/command.h"
#include "app/main/commandtext.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kOptions{
    OptionSpec{"date", "DAY",
               QT_TRANSLATE_NOOP("CommandLine", "day of the list, such as 2026-10-01; else today")},
    OptionSpec{"since", "DAY", QT_TRANSLATE_NOOP("CommandLine", "tell the change since that day")},
    OptionSpec{"rules", "ID",
               QT_TRANSLATE_NOOP("CommandLine",
                                 "rule version whose rating system is listed, such as fwz-2019; "
                                 "else the DWZ of the day")},
    OptionSpec{"club", "VKZ", QT_TRANSLATE_NOOP("CommandLine", "the members of one club")},
    OptionSpec{"level", "L",
               QT_TRANSLATE_NOOP("CommandLine", "the clubs of one organisation level, such as C00")},
    OptionSpec{"format", "text|json|csv",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOutputOption,
    kLanguageOption,
    kHelpOption};

Outcome<ExitCode> run(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        return badUsage(Tr::tr("Name one work file."));
    TRY(const auto day, dayOf(arguments, u"date"));
    TRY(const auto since, dayOf(arguments, u"since"));
    const QDate today = QDate::currentDate();
    app::RatingListRequest request{
        day.value_or(*engine::Date::tryFrom(today.year(), today.month(), today.day())), since};
    request.club = arguments.value(u"club").value_or(QString()).toStdString();
    request.rules = arguments.value(u"rules").value_or(QString()).toStdString();
    request.level = arguments.value(u"level").value_or(QString()).toStdString();
    if (!request.level.empty() && !engine::isLevel(request.level))
        return badUsage(
            ui::fillPattern(Tr::tr("--level is “%1”; expected is an organisation level such as C00."),
                            {ui::fromEngine(request.level)}));
    TRY(const auto chronicle, chronicleNamedBy(arguments));
    TRY(const auto ratings, in(arguments.files().constFirst(), app::ratingList(chronicle, request)));
    const QString format = arguments.value(u"format").value_or(u"text"_s);
    const auto write = format == u"json"_s  ? ratingsToJson
                       : format == u"csv"_s ? ratingsToCsv
                                            : ratingsToText;
    TRY_DO(writeData(write(ratings, request), arguments.value(u"output")));
    return printSkipped(arguments.files().constFirst(), chronicle.skipped);
}

} // namespace

const Command& ratingsCommand()
{
    static const Command command{
        "ratings",
        "WORKFILE [--date DAY] [--since DAY] [--club VKZ] [--level L] [--rules ID] [--format text|json|csv] "
        "[--output "
        "OUT]",
        QT_TRANSLATE_NOOP("CommandLine", "Lists the ratings of a day, best first."),
        QT_TRANSLATE_NOOP("CommandLine",
                          "What the tournaments of the work file that had ended by then left their players "
                          "with. Only members of a club are listed; ratings from before June 2026 are "
                          "converted for days after it."),
        kOptions,
        run};
    return command;
}

} // namespace zahlmeister::cli
