// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QDate>

#include "app/chronicle/ratinglist.h"
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
    OptionSpec{"group", "women|seniors|youth",
               QT_TRANSLATE_NOOP("CommandLine", "women; seniors: who becomes 60 or more in the year of the "
                                                "list; youth: who becomes 20 or less in it")},
    OptionSpec{"order", "rating|name",
               QT_TRANSLATE_NOOP("CommandLine", "best first, or by name; else by rating")},
    OptionSpec{"format", "text|json|csv",
               QT_TRANSLATE_NOOP("CommandLine", "format of the output, else text")},
    kOutputOption,
    kLanguageOption,
    kHelpOption};

app::ListedGroup groupOf(const Arguments& arguments)
{
    const QString group = arguments.value(u"group").value_or(QString());
    return group == u"women"_s     ? app::ListedGroup::Women
           : group == u"seniors"_s ? app::ListedGroup::Seniors
           : group == u"youth"_s   ? app::ListedGroup::Youth
                                   : app::ListedGroup::All;
}

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
    request.group = groupOf(arguments);
    request.byName = arguments.value(u"order") == u"name"_s;
    if (!request.level.empty() && !engine::isLevel(request.level))
        return badUsage(
            ui::fillPattern(Tr::tr("--level is “%1”; expected is an organisation level such as C00."),
                            {ui::fromEngine(request.level)}));
    TRY(const auto chronicle, chronicleNamedBy(arguments));
    TRY(const auto ratings, in(arguments.files().constFirst(), app::ratingList(chronicle, request)));
    TRY(const auto unknown, in(arguments.files().constFirst(), app::withoutGroup(chronicle, request)));
    if (unknown > 0)
        printMessage(
            arguments.files().constFirst(), 0, MessageLevel::Warning,
            Tr::tr("%n player(s) are missing because sex or year of birth is not known.", nullptr, unknown),
            "group-unknown");
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
        "WORKFILE [--date DAY] [--since DAY] [--club VKZ] [--level L] [--rules ID] "
        "[--group women|seniors|youth] [--order rating|name] [--format text|json|csv] [--output OUT]",
        QT_TRANSLATE_NOOP("CommandLine", "Lists the ratings of a day, best first."),
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "What the tournaments of the work file that had ended by then left their players "
            "with. Only members of a club are listed; ratings from before June 2026 are "
            "converted for days after it. In the ranking of correspondence chess stands who has five "
            "tournaments; the lists of groups and by name have everybody who is active."),
        kOptions,
        run};
    return command;
}

} // namespace zahlmeister::cli
